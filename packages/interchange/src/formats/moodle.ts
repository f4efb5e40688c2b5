import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

/** Moodle XML (docs.moodle.org, "Moodle XML format"). */
export const moodle: Format = {
  ...{ name: "moodle", extension: ".xml", mediaType: "application/xml", holds: IN_HTML },
  recognises: ({ text }) =>
    text !== null &&
    /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]{0,10000}?-->\s*|<!DOCTYPE[^>[]*>\s*)*<quiz[\s>]/.test(text),
  writer: async () => (await import("../moodle/write-moodle.ts")).writeMoodle,
  reader: async () => (await import("../moodle/read-moodle.ts")).readMoodle,
};
