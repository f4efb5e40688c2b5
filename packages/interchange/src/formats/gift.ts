import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Moodle's text format (docs.moodle.org, "GIFT format"), with texts in HTML. */
export const gift: Format = {
  ...FACTS.gift,
  recognises: ({ text }) => text?.includes("{") === true && isGift(text),
  writer: async () => (await import("../text/gift.ts")).writeGift,
  reader: async () => (await import("../text/read-gift.ts")).readGift,
};

/** Whether all of a text is GIFT: a document that quotes a question in braces is none. */
function isGift(text: string): boolean {
  const bare = text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => (/^\s*(?:\/\/|\$CATEGORY:)/.test(line) ? "" : line))
    .join("\n")
    .replaceAll(/\\[^\n]/g, "");
  const blocks = bare.split(/\n\s*\n/).filter((block) => block.trim() !== "");
  const whole = blocks.join("\n\n");
  const answers = whole.match(/\{[^{}]*\}/g) ?? [];
  const choices = answers.filter((answer) => /^\{\s*[=~]/.test(answer));
  const withAnswers = blocks.filter((block) => block.includes("{"));
  // Without a title on most of them, braces are a program's.
  const titled = (whole.match(/::[^:\n]*(?::[^:\n]+)*::/g) ?? []).length;
  const isCode = /[;=]\s*\{|\)\s*\{/.test(whole);
  const isTold = titled >= 0.5 * answers.length || (choices.length === answers.length && !isCode);
  return choices.length > 0 && isTold && withAnswers.length >= 0.9 * blocks.length;
}
