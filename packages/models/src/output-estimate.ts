/** Estimates the output tokens of a call by the most that any call of its kind has written so far. */
export interface OutputEstimate {
  /** Tokens for `count` items; without a count, for an answer. */
  outputOf(items: number | undefined): number;
  learn(items: number | undefined, outputTokens: number): void;
}

/** First guess: an item with its distractors and their reasons; a letter. */
const FIRST_GUESS = { item: 600, answer: 10 };

export function createOutputEstimate(): OutputEstimate {
  const most = { ...FIRST_GUESS };
  return {
    outputOf: (items) => (items === undefined ? most.answer : items * most.item),
    learn(items, outputTokens) {
      if (items === undefined) most.answer = Math.max(most.answer, outputTokens);
      else most.item = Math.max(most.item, Math.ceil(outputTokens / items));
    },
  };
}
