import type { Format } from "../format.ts";

/** Electronic books (EPUB 2 and 3): chapters in XHTML, put in order by a package document. */
export const epub: Format = {
  name: "epub",
  isQuick: true,
  recognises: ({ mainType }) => mainType.trim().startsWith("application/epub+zip"),
  load: async () => (await import("../web/read-epub.ts")).readEpub,
};
