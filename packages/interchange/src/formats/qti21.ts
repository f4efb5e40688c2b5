import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** IMS Question and Test Interoperability 2.1: a package of one item a question and a test. */
export const qti21: Format = {
  ...FACTS.qti21,
  writer: async () => (await import("../qti/write-qti21.ts")).writeQti21,
};
