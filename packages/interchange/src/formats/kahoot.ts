import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Kahoot's spreadsheet for importing questions, with its limits. */
export const kahoot: Format = {
  ...FACTS.kahoot,
  writer: async () => (await import("../tables/kahoot.ts")).writeKahoot,
};
