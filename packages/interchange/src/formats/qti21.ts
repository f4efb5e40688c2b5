import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

/** IMS Question and Test Interoperability 2.1: a package of one item a question and a test. */
export const qti21: Format = {
  ...{ name: "qti21", extension: ".zip", mediaType: "application/zip" },
  holds: { ...IN_HTML, keys: "any", tags: false },
  writer: async () => (await import("../qti/write-qti21.ts")).writeQti21,
};
