import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { isAiken } from "../text/aiken-blocks.ts";

/** Moodle's simplest text format (docs.moodle.org, "Aiken format"). */
export const aiken: Format = {
  ...FACTS.aiken,
  recognises: ({ name, text }) =>
    text !== null && /^[ \t]*ANSWER[ \t]*:/m.test(text) && (/\.aiken$/i.test(name) || isAiken(text)),
  writer: async () => (await import("../text/aiken.ts")).writeAiken,
  reader: async () => (await import("../text/aiken.ts")).readAiken,
};
