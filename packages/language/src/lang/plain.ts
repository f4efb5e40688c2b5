import type { Operations } from "../operations.ts";
import { NEVER } from "../sections.ts";
import { SPACED } from "./spaced.ts";

/** A language without operations of its own. */
export const PLAIN: Operations = {
  writing: SPACED,
  clausesOf: (text) => [text],
  plainStyle: (text) => text,
  cases: {
    nominative: { noun: NEVER, agreeing: [], others: { feminine: NEVER, masculine: NEVER } },
    fromInstrumental: { nouns: [], adjectives: { m: [], f: [], n: [] } },
  },
};
