/** Makes multiple-choice questions with their evidence from a document's text. */

export { embeddedEngine } from "./embedded-engine.ts";
export type { Batch, Engine, Item, Passage, Plan } from "./engine.ts";
export { generateQuestions, type Recorded, type ToRewrite } from "./generate.ts";
export { adviceOn, type OwnItem } from "./judge/judge.ts";
export type { SetItem } from "./question-set.ts";
export type { DocumentQuestion, QuestionInWords } from "./read/document-questions.ts";
export { planPassages } from "./read/passages.ts";
export { estimateTotal } from "./set/estimate.ts";
export { likelyQuestions } from "./set/likely.ts";
export { type MoreFrom, type PlacedItem, writeMore } from "./set/more.ts";
export { type Following, planMore } from "./set/more-passages.ts";
export {
  type Correction,
  type EarlierPassage,
  type FollowedDocument,
  followDocument,
  type NewPlace,
  type PlacedQuestion,
  type PlaceOfDocument,
} from "./set/new-version.ts";
