import { type Attempt, ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { clockOffset } from "./run/clock.ts";
import { keptAttempt, type TimedAttempt } from "./run/kept-attempt.ts";

/** The account's exams with their attempts, the newest first. */
export const examsQuery = queryOptions({
  queryKey: ["exams"],
  queryFn: ({ signal }) => call(ROUTES.listExams, { signal }),
  staleTime: 0,
});

/** The sets that were studied, with their exam dates. */
export const studiedSetsQuery = queryOptions({
  queryKey: ["study", "progress"],
  queryFn: async ({ signal }) => (await call(ROUTES.progress, { query: {}, signal })).sets,
});

/** One attempt. While the server cannot be reached, an open one goes on from what this browser keeps of it. */
export function attemptQuery(id: string) {
  return queryOptions({
    queryKey: ["attempts", id],
    queryFn: async ({ signal }): Promise<TimedAttempt> => {
      try {
        const attempt = await call(ROUTES.attempt, { params: { id }, signal });
        return received(attempt.state === "over" ? await withKept(attempt) : attempt);
      } catch (error) {
        const isUnreachable = error instanceof ApiError && error.status === 0;
        const kept = isUnreachable ? keptAttempt(id).loadAttempt() : null;
        if (kept !== null) return kept;
        throw error;
      }
    },
  });
}

/** An attempt that ended elsewhere: the answers of this browser are sent, and what the server did not get may count. */
async function withKept(attempt: Attempt): Promise<Attempt> {
  const { id } = attempt;
  const run = keptAttempt(id).loadRun();
  return run === null ? attempt : call(ROUTES.submitAttempt, { params: { id }, body: run.answers });
}

/** What was just received of an attempt, kept in this browser as long as it is open. */
export function received(attempt: Attempt): TimedAttempt {
  const timed = { attempt, clockOffsetMs: clockOffset(attempt.now, Date.now()) };
  const kept = keptAttempt(attempt.id);
  if (attempt.state === "open") kept.saveAttempt(timed);
  else kept.forget();
  return timed;
}
