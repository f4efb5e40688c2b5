/** What a job tells its listeners, by event name; the data of each stands in `events.ts`. */
export const JOB_EVENT_NAMES = ["progress", "new_questions", "done", "failed"] as const;

export type JobEventName = (typeof JOB_EVENT_NAMES)[number];

/** After one of these the stream ends. */
export function isFinalJobEvent(name: JobEventName): boolean {
  return name === "done" || name === "failed";
}
