import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

const HEADERS = /^\uFEFF?#(?:separator|html|notetype|deck|guid column|columns)[: ]/i;
const MIN_NOTES = 3;
const TAGS = /^(?:\p{L}[^\s.,;!?]{0,60}(?: |$)){0,8}$/u;

/** Anki's text file: two fields for its "Basic" notes, with the deck and tags. */
export const ankiText: Format = {
  ...FACTS["anki-text"],
  recognises: ({ text, name }) =>
    text !== null && (HEADERS.test(text) || (/\.txt$/i.test(name) && isWithoutHeaders(text))),
  writer: async () => (await import("../anki/anki-text.ts")).writeAnkiText,
  reader: async () => (await import("../anki/anki-text.ts")).readAnkiText,
};

/** As Anki wrote it once: front, back and tags on each line. */
function isWithoutHeaders(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < MIN_NOTES) return false;
  const notes = lines.map((line) => line.split("\t"));
  const areNotes = notes.every(
    ([front = "", back = "", tags = "", ...more]) =>
      front.trim() !== "" && back.trim() !== "" && TAGS.test(tags) && more.length === 0,
  );
  return areNotes && notes.every((note) => note.length === 3) && notes.some(([, , tags]) => tags !== "");
}
