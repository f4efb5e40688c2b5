import type { ExportFormat } from "@quizmill/contract";
import { isTooLongForCard } from "./card-room.ts";
import { BARE, EVERYTHING, type Holdings, IN_HTML } from "./holdings.ts";

/** What is known of a format without its writer: all that a page needs to tell what will be lost. */
export interface FormatFacts {
  readonly name: ExportFormat;
  /** With the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** What its files are where they have pictures beside them; absent where that makes no difference. */
  readonly withPictures?: Pick<FormatFacts, "extension" | "mediaType">;
  /** What questions keep in it. */
  readonly holds: Holdings;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";
/** Options that a note of ours in Anki has fields for. */
const ANKI_OPTIONS = 8;
/** Options that letters of one sign can name. */
const LETTERS = 26;
const MANY = Number.POSITIVE_INFINITY;

/** What is printed. */
const PRINTED: Holdings = {
  ...EVERYTHING,
  section: false,
  tags: false,
  record: false,
  more: false,
  options: { min: 2, max: LETTERS },
};
const OF_ANKI: Holdings = { ...IN_HTML, keys: "any", tags: "oneWord" };

/** The formats that a set can be exported to. */
export const FACTS: { readonly [Name in ExportFormat]: FormatFacts & { readonly name: Name } } = {
  json: { name: "json", extension: ".json", mediaType: "application/json", holds: EVERYTHING },
  anki: {
    name: "anki",
    extension: ".apkg",
    mediaType: "application/apkg",
    holds: {
      ...OF_ANKI,
      pictures: true,
      options: { min: 2, max: ANKI_OPTIONS },
      adaptable: ["manyOptions"],
    },
  },
  "anki-text": {
    name: "anki-text",
    extension: ".txt",
    mediaType: "text/plain",
    holds: { ...OF_ANKI, options: { min: 2, max: LETTERS } },
  },
  csv: {
    name: "csv",
    extension: ".csv",
    mediaType: "text/csv",
    holds: { ...EVERYTHING, pictures: false, record: false, more: false, options: { min: 2, max: LETTERS } },
  },
  markdown: {
    name: "markdown",
    extension: ".md",
    mediaType: "text/markdown",
    withPictures: { extension: ".zip", mediaType: "application/zip" },
    holds: { ...EVERYTHING, record: false, more: false, options: { min: 2, max: MANY } },
  },
  gift: { name: "gift", extension: ".txt", mediaType: "text/plain", holds: IN_HTML },
  moodle: {
    name: "moodle",
    extension: ".xml",
    mediaType: "application/xml",
    holds: { ...IN_HTML, pictures: true },
  },
  aiken: {
    name: "aiken",
    extension: ".txt",
    mediaType: "text/plain",
    holds: {
      ...BARE,
      keys: "one",
      options: { min: 2, max: LETTERS },
      // A stem that begins like an option or an answer would be read as one.
      misreads: ({ text }) => /^(?:[A-Z][).]|ANSWER:)/i.test(text),
    },
  },
  qti21: {
    name: "qti21",
    extension: ".zip",
    mediaType: "application/zip",
    holds: { ...IN_HTML, pictures: true, keys: "any" },
  },
  qti12: {
    name: "qti12",
    extension: ".zip",
    mediaType: "application/zip",
    holds: { ...IN_HTML, pictures: true, section: false },
  },
  kahoot: {
    name: "kahoot",
    extension: ".xlsx",
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    holds: {
      ...BARE,
      options: { min: 2, max: 4 },
      stemMaxChars: 120,
      optionMaxChars: 75,
      adaptable: ["manyOptions", "longStem", "longOption"],
    },
  },
  quizlet: {
    name: "quizlet",
    extension: ".txt",
    mediaType: "text/plain",
    holds: {
      ...BARE,
      options: { min: 2, max: LETTERS },
      // Letters in brackets part the options.
      misreads: ({ text, options }) =>
        [text, ...options].some((words) => /(?:^|\s)\([A-Z]\)(?:\s|$)|\t/.test(words)),
    },
  },
  worksheet: {
    name: "worksheet",
    extension: ".docx",
    mediaType: `${OFFICE}.wordprocessingml.document`,
    holds: PRINTED,
  },
  flashcards: {
    name: "flashcards",
    extension: ".docx",
    mediaType: `${OFFICE}.wordprocessingml.document`,
    holds: { ...PRINTED, context: "inStem", source: false, overflows: isTooLongForCard },
  },
};
