import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Moodle XML (docs.moodle.org, "Moodle XML format"). */
export const moodle: Format = {
  ...FACTS.moodle,
  recognises: ({ text }) => text !== null && rootOf(text) === "quiz",
  writer: async () => (await import("../moodle/write-moodle.ts")).writeMoodle,
  reader: async () => (await import("../moodle/read-moodle.ts")).readMoodle,
};

const MAX_COMMENT_CHARS = 10_000;
const HEADS = /<\?xml[^>]*>|<!DOCTYPE[^>[]*>/y;
const ROOT = /<(\w+)[\s>]/y;

/** The name of the first element, behind what may stand before it; null if there is none. Linear. */
function rootOf(text: string): string | null {
  let at = 0;
  for (;;) {
    at = afterSpace(text, at);
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at + 4);
      if (end < 0 || end - at - 4 > MAX_COMMENT_CHARS) return null;
      at = end + 3;
      continue;
    }
    HEADS.lastIndex = at;
    if (!HEADS.test(text)) break;
    at = HEADS.lastIndex;
  }
  ROOT.lastIndex = at;
  return ROOT.exec(text)?.[1] ?? null;
}

function afterSpace(text: string, from: number): number {
  const space = /\s*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}
