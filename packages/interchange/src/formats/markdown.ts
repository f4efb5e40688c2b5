import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { isOwnMarkdown } from "../text/markdown-fields.ts";
import { isMarkdownQuiz, MARKDOWN_NAME, quizTextsIn } from "../text/markdown-texts.ts";

/** Markdown: a heading a question, its options a task list, the right ones ticked. */
export const markdown: Format = {
  ...FACTS.markdown,
  // A paper in plain text has forms of its own, which are found in documents.
  recognises: ({ text, name, parts }) => {
    if (text === null) return parts !== null && quizTextsIn(parts).length > 0;
    return isOwnMarkdown(text) || (MARKDOWN_NAME.test(name) && isMarkdownQuiz(text));
  },
  writer: async () => (await import("../text/write-markdown.ts")).writeMarkdown,
  reader: async () => (await import("../text/read-markdown.ts")).readMarkdown,
};
