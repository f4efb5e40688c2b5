/**
 * For a process that runs the engine in another thread, or only names items: nothing here loads the engine or its
 * languages.
 */

export { seedOf } from "./random.ts";
export {
  type AnswerCounts,
  FEWEST_ANSWERS,
  type ItemCount,
  itemId,
  optionId,
} from "./rank/answer-counts.ts";
export { openTally, type QualityTally, tallied, talliedAnew } from "./set/quality.ts";
