import type { Question } from "@quizmill/contract";
import { shuffledOptions } from "@quizmill/study/draw";

/** The question with its options in an order that follows from the seed, so that no letter is learnt by its place. */
export function shuffledQuestion<Q extends Question>(question: Q, seed: string): Q {
  const options = shuffledOptions(question.options, seed);
  const placeOf = (id: number) => question.options.findIndex((option) => option.id === id);
  const probabilities = question.aiOptionProbs;
  return {
    ...question,
    options,
    aiOptionProbs: probabilities && options.map(({ id }) => probabilities[placeOf(id)] ?? 0),
  };
}
