import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Moodle's simplest text format (docs.moodle.org, "Aiken format"). */
export const aiken: Format = {
  ...FACTS.aiken,
  recognises: ({ text }) => text !== null && /^ANSWER:[ \t]*[A-Z][ \t]*$/m.test(text) && isAiken(text),
  writer: async () => (await import("../text/aiken.ts")).writeAiken,
  reader: async () => (await import("../text/aiken.ts")).readAiken,
};

/** Whether all of a text is in this form: a line or more, options from A on, the answer. */
function isAiken(text: string): boolean {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  let expected = 0;
  let hasStem = false;
  for (const line of lines) {
    const letter = /^([A-Z])[.)]/.exec(line)?.[1];
    if (/^ANSWER:[ \t]*[A-Z][ \t]*$/.test(line)) {
      if (expected < 2) return false;
      [expected, hasStem] = [0, false];
    } else if (letter !== undefined && hasStem && letter.charCodeAt(0) - 65 === expected) expected += 1;
    else if (expected > 0) return false;
    else hasStem = true;
  }
  return expected === 0 && !hasStem;
}
