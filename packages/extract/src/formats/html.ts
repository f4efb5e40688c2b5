import type { Format } from "../format.ts";

const EXTENSIONS = new Set([".html", ".htm", ".xhtml"]);

/** Web pages, and what word processors save as such (HTML Living Standard). */
export const html: Format = {
  name: "html",
  isQuick: true,
  recognises: ({ magic, extension }) =>
    magic === "html" || (EXTENSIONS.has(extension) && (magic === "unknown" || magic === "xml")),
  load: async () => (await import("../web/read-html.ts")).readHtml,
};
