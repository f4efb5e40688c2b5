import { closed } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { EN_THINGS } from "../semantic-classes.ts";
import { EN_SENTENCES } from "./clauses.ts";
import { EN_WORDS } from "./forms.ts";

/** English. */
export const en: LanguageProfile = {
  code: "en",
  script: "spaced",
  blank: "_____",
  ...EN_WORDS,
  ...EN_SENTENCES,
  naming:
    /\b(?:called|known as|termed|named|referred to as|dubbed|nicknamed|terms?|entitled|titled)(?: an?| the)?[ “"‘']+$/iu,
  relative: /\b(?:that|which|who|where)\b/u,
  groups: GROUP_CUES.en,
  definitions: GROUP_CUES.en.definitions,
  semanticClasses: EN_THINGS,
  phrases: {
    askDescribed: (told) => `Which of these is described here: “${told}”?`,
    askDefinition: (term) => `Which of the following best describes the term “${term}”?`,
    askUnder: (point) => `Under which of these is “${point}” listed?`,
    askEntry: (row, column) =>
      column === null ? `Which of these belongs to “${row}”?` : `Which “${column}” belongs to “${row}”?`,
    askHaving: (column, value) => `“${column}”: “${value}”. Which of these does that apply to?`,
    askNext: (step) => `What comes right after “${step}”?`,
    askWhoDid: (told) => `Who ${told}?`,
    about: (topic, stem) => `Topic: ${closed(topic)} ${stem}`,
    because: (quote) => `The document says: “${quote}”`,
    described: (option, says) => `The document describes “${option}” differently: “${says}”`,
    elsewhere: (option, says) => `The answer “${option}” belongs to something else: “${says}”`,
    named: (option, says) => `About “${option}” the document says: “${says}”`,
    swapped: (option, says) => `“${option}”: the document says that of something else: “${says}”`,
    changed: (option, says) => `Not “${option}” but: “${says}”`,
    place: ({ page, slide, heading }) =>
      [heading && `“${heading}”`, page && `page ${page}`, slide && `slide ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
