import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

/** IMS Question and Test Interoperability 1.2, as Canvas imports it. */
export const qti12: Format = {
  ...{ name: "qti12", extension: ".zip", mediaType: "application/zip" },
  holds: { ...IN_HTML, tags: false, section: false },
  writer: async () => (await import("../qti/write-qti12.ts")).writeQti12,
};
