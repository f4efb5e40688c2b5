import type { Format } from "../format.ts";
import type { Reading } from "../reading.ts";

const EXTENSIONS = new Set([".html", ".htm", ".xhtml"]);

/** Web pages, and what word processors save as such (HTML Living Standard). */
export const html: Format = {
  name: "html",
  recognises: ({ magic, extension }) =>
    magic === "html" || (EXTENSIONS.has(extension) && (magic === "unknown" || magic === "xml")),
  preload: () => import("../web/html-document.ts"),
  read: readHtml,
};

async function readHtml(bytes: Uint8Array): Promise<Reading> {
  const [{ decodeMarkup }, { readPage }] = await Promise.all([
    import("../web/markup-encoding.ts"),
    import("../web/html-document.ts"),
  ]);
  return { pageCount: null, pagesWithText: null, ...(await readPage(await decodeMarkup(bytes))) };
}
