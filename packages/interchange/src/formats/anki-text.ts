import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

/** Anki's text file: two fields for its "Basic" notes, with the deck and tags. */
export const ankiText: Format = {
  ...{ name: "anki-text", extension: ".txt", mediaType: "text/plain" },
  holds: { ...IN_HTML, keys: "any", tags: "oneWord", options: { min: 2, max: 26 } },
  recognises: ({ text }) =>
    text !== null && /^\uFEFF?#(?:separator|html|notetype|deck|guid column|columns)[: ]/i.test(text),
  writer: async () => (await import("../anki/anki-text.ts")).writeAnkiText,
  reader: async () => (await import("../anki/anki-text.ts")).readAnkiText,
};
