import type { Format } from "../format.ts";

const EXTENSIONS = new Set([".md", ".markdown", ".mdown", ".mkd"]);

/** Markdown: CommonMark with what GitHub and note-taking programs add. Told by its name, as plain text is. */
export const markdown: Format = {
  name: "md",
  recognises: ({ extension, magic }) =>
    EXTENSIONS.has(extension) && (magic === "unknown" || magic === "html"),
  load: async () => (await import("../markdown/read-markdown.ts")).readMarkdown,
};
