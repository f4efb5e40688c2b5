import type { Operations } from "../operations.ts";
import { SPACED } from "./spaced.ts";

/** So many letters in common are no ending. */
const SURE_LETTERS = 7;

/** A language without operations of its own. */
export const PLAIN: Operations = {
  writing: SPACED,
  clausesOf: (text) => [text],
  plainStyle: (text) => text,
  isHead: (tail) => tail.length >= SURE_LETTERS,
};
