import type { Format } from "../format.ts";
import { EVERYTHING } from "../holdings.ts";

/** Markdown: a heading a question, its options a task list, the right ones ticked. */
export const markdown: Format = {
  ...{ name: "markdown", extension: ".md", mediaType: "text/markdown" },
  holds: { ...EVERYTHING, record: false, more: false, options: { min: 2, max: Number.POSITIVE_INFINITY } },
  recognises: ({ text }) => text !== null && /^#{1,6} \d+\s*$/m.test(text) && /^[-*] \[[ xX]\] /m.test(text),
  writer: async () => (await import("../text/write-markdown.ts")).writeMarkdown,
  reader: async () => (await import("../text/read-markdown.ts")).readMarkdown,
};
