import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Cards to print on both sides and cut out. */
export const flashcards: Format = {
  ...FACTS.flashcards,
  writer: async () => (await import("../docx/flashcards.ts")).writeFlashcards,
};
