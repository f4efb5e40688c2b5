import { comeBack } from "../../platform/errors.ts";

/** An event stream is taken up again after this long, where a seat was wanted for a tab that has just closed. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Seats for those who follow a job live: a person's few tabs, not the thousands that one token could open, each of
 * which would read the database at every news.
 */
export function createListeners(maxOfJob: number) {
  const seated = new Map<string, number>();
  /** Gives the way to leave again. Throws RATE_LIMITED where all seats of the job are taken. */
  return (jobId: string): (() => void) => {
    const others = seated.get(jobId) ?? 0;
    if (others >= maxOfJob) throw comeBack("RATE_LIMITED", "Too many follow this job.", RETRY_AFTER_SECONDS);
    seated.set(jobId, others + 1);
    return () => {
      const left = (seated.get(jobId) ?? 1) - 1;
      if (left > 0) seated.set(jobId, left);
      else seated.delete(jobId);
    };
  };
}
