import type { Question } from "@quizmill/contract";
import { shuffledQuestion } from "@quizmill/study/draw";
import { useMemo, useState } from "react";
import type { QuizPersistence, Rounds } from "./persistence.ts";

export interface RoundCount {
  /** How often the questions were started anew. */
  readonly count: number;
  readonly startNext: () => void;
}

/** Counts the rounds of a set, or of its practice, over reloads. */
export function useRounds(which: keyof Rounds, persistence: QuizPersistence | null): RoundCount {
  const [count, setCount] = useState(() => persistence?.loadRounds()[which] ?? 0);
  const startNext = () => {
    setCount(count + 1);
    persistence?.saveRounds({ ...persistence.loadRounds(), [which]: count + 1 });
  };
  return { count, startNext };
}

/** In every further round the options come in another order, so that no letter is learnt by its place. */
export function useShuffled(questions: readonly Question[], round: number): readonly Question[] {
  return useMemo(
    () =>
      round === 0
        ? questions
        : questions.map((question) => shuffledQuestion(question, `${question.id} round ${round}`)),
    [questions, round],
  );
}
