import type { Format } from "../format.ts";
import { BARE } from "../holdings.ts";

/** Kahoot's spreadsheet for importing questions, with its limits. */
export const kahoot: Format = {
  ...{ name: "kahoot", extension: ".xlsx" },
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  holds: {
    ...BARE,
    ...{ options: { min: 2, max: 4 }, stemMaxChars: 120, optionMaxChars: 75 },
    adaptable: ["manyOptions", "longStem", "longOption"],
  },
  writer: async () => (await import("../tables/kahoot.ts")).writeKahoot,
};
