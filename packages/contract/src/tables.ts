/**
 * The side door of the contract, without Zod. Building all schemas takes four times as long as starting Node, and a
 * process starts for each document.
 */
export { type QuestionTexts, roomOfSet, shortened, withinBounds } from "./bounds.ts";
export { figureNumber } from "./figure-number.ts";
export { isFoundType } from "./found-types.ts";
export {
  type DocumentLanguage,
  isDocumentLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
} from "./languages.ts";
export { LIMITS } from "./limits.ts";
export * from "./loss-kinds.ts";
export { partTags } from "./question-tags.ts";
export {
  type FormulaText,
  type PictureMark,
  parseRichText,
  pictureMark,
  picturesIn,
  type RichPart,
  withoutMarks,
  withPictures,
} from "./rich-text.ts";
export { subscript, superscript, typedScript } from "./scripts.ts";
export { labelOf } from "./section-label.ts";
export { truthsIn } from "./truths.ts";
