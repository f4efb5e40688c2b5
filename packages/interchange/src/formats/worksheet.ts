import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** A worksheet with its answer key, for word processors. */
export const worksheet: Format = {
  ...FACTS.worksheet,
  writer: async () => (await import("../docx/worksheet.ts")).writeWorksheet,
};
