/** Makes multiple-choice questions with their evidence from a document's text. */

export type { DocumentQuestion, QuestionInWords } from "./document-questions.ts";
export { embeddedEngine } from "./embedded/embedded-engine.ts";
export type { Batch, Engine, Item, Passage, Plan } from "./engine.ts";
export { estimateTotal } from "./estimate.ts";
export { generateQuestions, type Recorded, type TakenOver, type ToRewrite } from "./generate.ts";
export { adviceOn, type OwnItem } from "./judge/judge.ts";
export { likelyQuestions } from "./likely.ts";
export { type MoreFrom, type PlacedItem, writeMore } from "./more.ts";
export { type Following, planMore } from "./more-passages.ts";
export {
  type Correction,
  type EarlierPassage,
  type FollowedDocument,
  followDocument,
  followOneOf,
  type NewPlace,
  type OneOfSeveral,
  type PlacedQuestion,
} from "./new-version.ts";
export { planPassages } from "./passages.ts";
export type { SetItem } from "./question-set.ts";
