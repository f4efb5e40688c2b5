import { useEffect, useRef } from "react";
import { track } from "../../lib/analytics/track.ts";
import type { Session } from "./session.ts";
import { usageBetween } from "./usage.ts";
import type { QuizModel } from "./use-quiz.ts";

/** Counts, if allowed, how the quiz is played: its start, each checked answer, its end. */
export function useQuizUsage(
  { session, isFromOtherTab, questions, score }: QuizModel,
  datasetId: string,
): void {
  const seen = useRef<Session | null>(null);
  const startedAtMs = useRef(0);
  useEffect(() => {
    // Without questions there is nothing to start yet.
    if (questions.length === 0 || seen.current === session) return;
    const now = performance.now();
    if (seen.current === null) startedAtMs.current = now;
    const seconds = (now - startedAtMs.current) / 1000;
    const before = seen.current;
    seen.current = session;
    // The other tab has counted it.
    if (isFromOtherTab && before !== null) return;
    for (const usage of usageBetween(before, session, { datasetId, questions, score, seconds })) {
      if (usage.event === "quiz_start") startedAtMs.current = now;
      track(usage.event, usage.fields);
    }
  }, [session, isFromOtherTab, questions, score, datasetId]);
}
