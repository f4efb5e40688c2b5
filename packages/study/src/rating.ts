import { type Grade, Rating } from "ts-fsrs";
import type { LoggedAnswer } from "./answers.ts";

/** Slower than this many times the usual: right, but with effort. */
const SLOW_FACTOR = 3;

/**
 * The grade of an answer whose key is known: wrong or skipped is Again; right is Hard if guessed or slow, Easy if sure
 * and quicker than usual, else Good. Where nobody asked how sure it was, the first right answer counts as Hard: of four
 * options one is found by luck. (Binary grades lose little: log loss .3256 against .3214, srs-benchmark.)
 */
export function gradeOf(
  { isCorrect, confidence, durationMs, usualMs }: LoggedAnswer & { isCorrect: boolean },
  isFirst: boolean,
): Grade {
  if (!isCorrect) return Rating.Again;
  if (confidence === null) return isFirst ? Rating.Hard : Rating.Good;
  if (confidence === "guess") return Rating.Hard;
  if (usualMs !== null && durationMs > usualMs * SLOW_FACTOR) return Rating.Hard;
  if (confidence === "sure" && usualMs !== null && durationMs < usualMs) return Rating.Easy;
  return Rating.Good;
}
