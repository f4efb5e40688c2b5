import type { Format } from "../format.ts";
import { EVERYTHING, type Holdings } from "../holdings.ts";

/** What is printed: formulas stay as they are written. */
export const PRINTED: Holdings = {
  ...EVERYTHING,
  ...{ section: false, tags: false, formula: false, record: false, more: false },
  options: { min: 2, max: 26 },
};

/** A worksheet with its answer key, for word processors. */
export const worksheet: Format = {
  ...{ name: "worksheet", extension: ".docx" },
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  holds: PRINTED,
  writer: async () => (await import("../docx/worksheet.ts")).writeWorksheet,
};
