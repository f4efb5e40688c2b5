/** The names of the events of a job. The data of each is in `events.ts`. */
export const JOB_EVENT_NAMES = ["progress", "new_questions", "done", "failed"] as const;

/** One of `JOB_EVENT_NAMES`. */
export type JobEventName = (typeof JOB_EVENT_NAMES)[number];

/** Whether the stream ends after this event. */
export function isFinalJobEvent(name: JobEventName): boolean {
  return name === "done" || name === "failed";
}
