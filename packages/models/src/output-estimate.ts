/** What calls of either kind are expected to write, by the most that any of them has written so far. */
export interface OutputEstimate {
  /** Tokens for so many items; without a number for an answer. */
  outputOf(items: number | undefined): number;
  learn(items: number | undefined, outputTokens: number): void;
}

/** Before anything is known: an item with its distractors and a sentence of reasons for each; a letter. */
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
