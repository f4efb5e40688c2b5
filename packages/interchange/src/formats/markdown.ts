import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { FoundPictures } from "../pictures.ts";
import { isOwnMarkdown, withPictureMarks } from "../text/markdown-fields.ts";
import { markdownQuiz } from "../text/markdown-quiz.ts";

/** Markdown: a heading a question, its options a task list, the right ones ticked. */
export const markdown: Format = {
  ...FACTS.markdown,
  // A paper in plain text has forms of its own, which are found in documents.
  recognises: ({ text, name }) =>
    text !== null &&
    (isOwnMarkdown(text) ||
      (/\.(?:md|markdown)$/i.test(name) &&
        markdownQuiz(withPictureMarks(text, new FoundPictures())) !== null)),
  writer: async () => (await import("../text/write-markdown.ts")).writeMarkdown,
  reader: async () => (await import("../text/read-markdown.ts")).readMarkdown,
};
