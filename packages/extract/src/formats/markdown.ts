import { decodeText } from "../encoding.ts";
import type { Format } from "../format.ts";
import type { Reading } from "../reading.ts";

const EXTENSIONS = new Set([".md", ".markdown", ".mdown", ".mkd"]);

/** Markdown: CommonMark with what GitHub and note-taking programs add. Told by its name, as plain text is. */
export const markdown: Format = {
  name: "md",
  recognises: ({ extension, magic }) =>
    EXTENSIONS.has(extension) && (magic === "unknown" || magic === "html"),
  preload: () => import("../markdown/parse.ts"),
  read: readMarkdown,
};

async function readMarkdown(bytes: Uint8Array): Promise<Reading> {
  const { parseMarkdown } = await import("../markdown/parse.ts");
  return { pageCount: null, pagesWithText: null, ...(await parseMarkdown(await decodeText(bytes))) };
}
