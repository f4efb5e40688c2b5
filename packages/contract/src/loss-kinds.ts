/**
 * What can be lost when a set is carried into or out of a format. Each has a text in all six catalogues.
 */
export const LOSS_KINDS = [
  /** A question to which there are no options: matching, essays, short answers. */
  "otherKind",
  /** Hidden parts of a picture. */
  "imageOcclusion",
  /** Statements of which each is judged alone. */
  "kprim",
  /** A question that cannot be read. */
  "unreadable",
  /** Answers whose end is not marked: they are taken up to the next empty line. */
  "unclosed",
  /** More questions than a set may have, or more text of them. */
  "manyQuestions",
  "fewOptions",
  "manyOptions",
  "noKey",
  "severalKeys",
  "longStem",
  "longOption",
  "longExplanation",
  /** More than a printed card has room for. */
  "longCard",
  "explanation",
  "source",
  "context",
  /** The context is put before the stem. */
  "contextInStem",
  "section",
  "tags",
  "formula",
  "code",
  "lines",
  "picture",
  "styling",
  /** Points for an answer that is only partly right. */
  "credit",
  /** What is told of single options becomes part of the explanation. */
  "optionFeedback",
  /** Who wrote the question and how it was checked. */
  "record",
  /** Members of a question, of its options or its quote that Quizmill does not know. */
  "more",
  /** The same of the set or its file. */
  "moreOfFile",
  /** A sheet of a workbook that has no questions. */
  "sheet",
  /** The distractors are answers of other questions of the same file. */
  "distractorsFromDeck",
] as const;

/** One of `LOSS_KINDS`. */
export type LossKind = (typeof LOSS_KINDS)[number];

/**
 * The losses that a person may accept: the question is then shortened, has fewer options or no key. Otherwise it is
 * left out.
 */
export const ADAPTABLE = ["manyOptions", "severalKeys", "longStem", "longOption", "picture"] as const;

/** One of `ADAPTABLE`. */
export type Adaptable = (typeof ADAPTABLE)[number];

/** What a column of a table can be taken for. */
export const COLUMN_ROLES = [
  "ignore",
  "stem",
  "option",
  "key",
  "explanation",
  "context",
  "quote",
  "page",
  "slide",
  "heading",
  "section",
  "tags",
] as const;

/** One of `COLUMN_ROLES`. */
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Formats that a set can be exported to. */
export const EXPORT_FORMATS = [
  "json",
  "anki",
  "anki-text",
  "csv",
  "markdown",
  "gift",
  "moodle",
  "aiken",
  "qti21",
  "qti12",
  "kahoot",
  "quizlet",
  "worksheet",
  "flashcards",
] as const;

/** One of `EXPORT_FORMATS`. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
