import type { Confidence, Question } from "@quizmill/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { type Confidences, createAnswerLog, type LoggedAnswer } from "./answer-log.ts";
import type { Session, SessionAction } from "./session.ts";

/** Takes an answer to where it is kept; null if answers are not kept. */
export type KeepAnswer = ((answer: LoggedAnswer) => void) | null;

/** Follows the steps of a quiz and keeps its answers, with the time each took and how sure the person was. */
export function useAnswerLog(
  questions: readonly Question[],
  question: Question | undefined,
  keep: KeepAnswer,
) {
  const [log] = useState(() => createAnswerLog(() => performance.now()));
  const [confidences, setConfidences] = useState<Confidences>({});
  useSeen(question?.id, log.show);
  return {
    confidence: question && confidences[question.id],
    setConfidence(confidence: Confidence) {
      if (question) setConfidences({ ...confidences, [question.id]: confidence });
    },
    followStep(action: SessionAction, before: Session, after: Session) {
      for (const answer of log.answersOf({ action, before, after, questions, confidences })) keep?.(answer);
      if (action.type === "restart") setConfidences({});
    },
  };
}

/** Tells which question can be seen, and when the page is hidden or left. */
export function useSeen(id: number | undefined, show: (id: number | null) => void): void {
  const showNow = useEffectEvent(show);
  useEffect(() => {
    const look = () => showNow(document.visibilityState === "visible" ? (id ?? null) : null);
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      showNow(null);
    };
  }, [id]);
}
