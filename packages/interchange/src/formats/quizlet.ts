import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

const MIN_CARDS = 4;

/** What Quizlet imports and exports: a term and a definition a line, a tab between them. */
export const quizlet: Format = {
  ...FACTS.quizlet,
  recognises: ({ text, name }) => {
    if (text === null || !/\.txt$/i.test(name)) return false;
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    const isCard = (line: string) => {
      const fields = line.split("\t");
      return fields.length === 2 && fields.every((field) => field.trim() !== "");
    };
    return lines.length >= MIN_CARDS && lines.every(isCard);
  },
  writer: async () => (await import("../text/quizlet.ts")).writeQuizlet,
  reader: async () => (await import("../text/quizlet.ts")).readQuizlet,
};
