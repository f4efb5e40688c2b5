import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Markdown: a heading a question, its options a task list, the right ones ticked. */
export const markdown: Format = {
  ...FACTS.markdown,
  recognises: ({ text }) => text !== null && /^#{1,6} \d+\s*$/m.test(text) && /^[-*] \[[ xX]\] /m.test(text),
  writer: async () => (await import("../text/write-markdown.ts")).writeMarkdown,
  reader: async () => (await import("../text/read-markdown.ts")).readMarkdown,
};
