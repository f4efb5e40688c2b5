import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** IMS Question and Test Interoperability 1.2, as Canvas imports it. */
export const qti12: Format = {
  ...FACTS.qti12,
  writer: async () => (await import("../qti/write-qti12.ts")).writeQti12,
};
