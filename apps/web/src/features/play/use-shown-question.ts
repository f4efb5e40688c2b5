import { use, useEffect, useEffectEvent, useRef } from "react";
import { QuestionEdits } from "../edit/edits.ts";
import type { QuizModel } from "./use-quiz.ts";

/** Moves to a question that is to be seen, such as one that was added, once it is there. */
export function useShownQuestion({ questions, act }: Pick<QuizModel, "questions" | "act">): void {
  const shown = use(QuestionEdits)?.shown ?? null;
  const seen = useRef(0);
  const idx = shown === null ? -1 : questions.findIndex(({ id }) => id === shown.questionId);
  const show = useEffectEvent(() => {
    if (shown === null || idx === -1 || seen.current === shown.count) return;
    seen.current = shown.count;
    act({ type: "jump", idx });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when the set changes
  useEffect(() => show(), [idx, shown]);
}
