import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

const MIN_CARDS = 4;
/** GIFT may have a tab before its answers. */
const GIFT_ANSWERS = /^\{.*\}$/;

/** What Quizlet imports and exports: a term and a definition a line, a tab between them. */
export const quizlet: Format = {
  ...FACTS.quizlet,
  recognises: ({ text, name }) => {
    if (text === null || !/\.txt$/i.test(name)) return false;
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    const cards = lines.map((line) => line.split("\t").map((side) => side.trim()));
    const areCards = cards.every((sides) => sides.length === 2 && !sides.includes(""));
    return cards.length >= MIN_CARDS && areCards && !cards.every(([, side = ""]) => GIFT_ANSWERS.test(side));
  },
  writer: async () => (await import("../text/quizlet.ts")).writeQuizlet,
  reader: async () => (await import("../text/quizlet.ts")).readQuizlet,
};
