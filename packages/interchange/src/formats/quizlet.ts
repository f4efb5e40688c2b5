import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { cardRows } from "../text/card-rows.ts";

/** What Quizlet imports and exports: a term and a definition a line, a tab or another sign between them. */
export const quizlet: Format = {
  ...FACTS.quizlet,
  recognises: ({ text, name }) => text !== null && /\.txt$/i.test(name) && cardRows(text) !== null,
  writer: async () => (await import("../text/quizlet.ts")).writeQuizlet,
  reader: async () => (await import("../text/quizlet.ts")).readQuizlet,
};
