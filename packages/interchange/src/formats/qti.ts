import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

const ROOT = /<(?:\w+:)?(?:questestinterop|assessmentItem|qti-assessment-item)[\s>]/;

/** Packages and single files of QTI 1.2 and 2.x. */
export const qti: Format = {
  ...{ name: "qti", extension: ".zip", mediaType: "application/zip", holds: IN_HTML },
  recognises: ({ text, parts }) =>
    (text !== null && /^\s*</.test(text) && ROOT.test(text.slice(0, 4_000))) ||
    (parts?.names.some((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name)) ?? false),
  reader: async () => (await import("../qti/read-qti.ts")).readQti,
};
