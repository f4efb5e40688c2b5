/** The topic for everything that happens to a job. */
export function jobTopic(jobId: string): string {
  return `job:${jobId}`;
}

/** The topic for the end of sessions, and of sets: tokens of jobs may have ended with them. */
export const TOKENS_TOPIC = "tokens";

/** The topic for the end of a job that a worker may be working on. */
export function stopTopic(jobId: string): string {
  return `stop:${jobId}`;
}

/** The topic for what an account's pages may ask their browsers' models. */
export function pagesTopic(accountId: string): string {
  return `pages:${accountId}`;
}

/** The topic for what pages answer to a job. */
export function answersTopic(jobId: string): string {
  return `answers:${jobId}`;
}
