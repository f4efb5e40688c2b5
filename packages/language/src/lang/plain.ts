import type { Operations } from "../operations.ts";
import { NEVER } from "../sections.ts";

/** A language without operations of its own. */
export const PLAIN: Operations = {
  clausesOf: (text) => [text],
  plainStyle: (text) => text,
  cases: {
    nominative: { noun: NEVER, agreeing: [], others: { feminine: NEVER, masculine: NEVER } },
    fromInstrumental: { nouns: [], adjectives: { m: [], f: [], n: [] } },
  },
};
