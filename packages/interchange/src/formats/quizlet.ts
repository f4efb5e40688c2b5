import type { Format } from "../format.ts";
import { BARE } from "../holdings.ts";

const MIN_CARDS = 4;

/** What Quizlet imports and exports: a term and a definition a line, a tab between them. */
export const quizlet: Format = {
  ...{ name: "quizlet", extension: ".txt", mediaType: "text/plain" },
  holds: {
    ...BARE,
    options: { min: 2, max: 26 },
    // Letters in brackets part the options.
    misreads: ({ text, options }) =>
      [text, ...options].some((words) => /(?:^|\s)\([A-Z]\)(?:\s|$)|\t/.test(words)),
  },
  recognises: ({ text, name }) => {
    if (text === null || !/\.txt$/i.test(name)) return false;
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    const isCard = (line: string) => /^[^\t]*[^\s][^\t]*\t[^\t]*[^\s][^\t]*$/.test(line);
    return lines.length >= MIN_CARDS && lines.every(isCard);
  },
  writer: async () => (await import("../text/quizlet.ts")).writeQuizlet,
  reader: async () => (await import("../text/quizlet.ts")).readQuizlet,
};
