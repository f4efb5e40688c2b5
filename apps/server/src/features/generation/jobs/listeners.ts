import { comeBack } from "../../../platform/errors.ts";

/** An event stream may connect again after this time, when a tab that has just closed still held its place. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the live streams of a job: enough for a person's few tabs, but not for the thousands that one token could
 * open, each of which would read the database at every event.
 */
export function createListeners(maxOfJob: number) {
  const seated = new Map<string, number>();
  /** Returns the function that frees the place. Throws RATE_LIMITED if all places of the job are taken. */
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
