import type { Format } from "../format.ts";

const EXTENSIONS = new Set([".md", ".markdown", ".mdown", ".mkd"]);

/**
 * Markdown: CommonMark with the extensions of GitHub and note-taking programs. Recognised by its file name, like
 * plain text.
 */
export const markdown: Format = {
  name: "md",
  isQuick: true,
  recognises: ({ extension, magic }) =>
    EXTENSIONS.has(extension) && (magic === "unknown" || magic === "html"),
  load: async () => (await import("../markdown/read-markdown.ts")).readMarkdown,
};
