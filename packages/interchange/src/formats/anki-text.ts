import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Anki's text file: two fields for its "Basic" notes, with the deck and tags. */
export const ankiText: Format = {
  ...FACTS["anki-text"],
  recognises: ({ text }) =>
    text !== null && /^\uFEFF?#(?:separator|html|notetype|deck|guid column|columns)[: ]/i.test(text),
  writer: async () => (await import("../anki/anki-text.ts")).writeAnkiText,
  reader: async () => (await import("../anki/anki-text.ts")).readAnkiText,
};
