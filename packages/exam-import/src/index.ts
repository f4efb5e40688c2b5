/** A document as text in, the multiple-choice questions that it already contains out, word for word. */

export { type Found, type FoundQuestion, findQuestions, type ImportedItem } from "./find-questions.ts";
