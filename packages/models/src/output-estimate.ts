/** What calls ask for. */
export type Wanted = "items" | "answers";

/** Estimates the output tokens of a call by the most that any call of its kind has written so far. */
export interface OutputEstimate {
  outputOf(wanted: Wanted, count: number): number;
  learn(wanted: Wanted, count: number, outputTokens: number): void;
}

/** First guess of the tokens of one: an item with its distractors and their reasons; a number and a letter. */
const FIRST_GUESS: Readonly<Record<Wanted, number>> = { items: 450, answers: 10 };

export function createOutputEstimate(): OutputEstimate {
  const most = { ...FIRST_GUESS };
  return {
    outputOf: (wanted, count) => count * most[wanted],
    learn(wanted, count, outputTokens) {
      most[wanted] = Math.max(most[wanted], Math.ceil(outputTokens / count));
    },
  };
}
