import type { Format } from "../format.ts";
import { PRINTED } from "./worksheet.ts";

/** Cards to print on both sides and cut out. */
export const flashcards: Format = {
  ...{ name: "flashcards", extension: ".docx" },
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  holds: { ...PRINTED, context: "inStem", source: false },
  writer: async () => (await import("../docx/flashcards.ts")).writeFlashcards,
};
