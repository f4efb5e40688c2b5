import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Moodle XML (docs.moodle.org, "Moodle XML format"). */
export const moodle: Format = {
  ...FACTS.moodle,
  recognises: ({ text }) =>
    text !== null &&
    /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]{0,10000}?-->\s*|<!DOCTYPE[^>[]*>\s*)*<quiz[\s>]/.test(text),
  writer: async () => (await import("../moodle/write-moodle.ts")).writeMoodle,
  reader: async () => (await import("../moodle/read-moodle.ts")).readMoodle,
};
