import * as z from "zod";
import { DatasetStatusSchema } from "./entities.ts";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";

const SeqSchema = z.number().int().positive();

/**
 * What a job tells its listeners, by event name. `seq` rises by one within a job and is also the
 * SSE event id, so a reconnecting listener names the last one it saw and misses nothing.
 */
export const JOB_EVENTS = {
  progress: z.object({
    seq: SeqSchema,
    /** Passages finished, of all planned. */
    done: z.number().int(),
    total: z.number().int(),
    questions: z.number().int(),
    etaSeconds: z.number().int().nullable(),
  }),
  new_questions: z.object({
    seq: SeqSchema,
    /** How many came with this event. */
    count: z.number().int(),
    total: z.number().int(),
  }),
  done: z.object({ seq: SeqSchema, status: DatasetStatusSchema, total: z.number().int() }),
  failed: z.object({
    seq: SeqSchema,
    code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  }),
} as const;

export type JobEventName = keyof typeof JOB_EVENTS;
/** An event with the data its name promises. */
export type JobEvent = {
  [Name in JobEventName]: { name: Name; data: z.infer<(typeof JOB_EVENTS)[Name]> };
}[JobEventName];

/** After one of these the stream ends. */
export function isFinalJobEvent(name: JobEventName): boolean {
  return name === "done" || name === "failed";
}

/** What may be counted, where the person consented. */
export const ANALYTICS_EVENTS = [
  "page_view",
  "click",
  "signup",
  "login",
  "upload_start",
  "upload_finish",
  "quiz_start",
  "question_answered",
  "quiz_completed",
] as const;

/** One usage event with flat properties; it names no account, and the server adds none. */
export const AnalyticsBodySchema = z.object({
  event: z.enum(ANALYTICS_EVENTS),
  properties: z.record(
    z.string().max(64),
    z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]),
  ),
  consentedAnalytics: z.boolean(),
  sidPersisted: z.boolean(),
});
export type AnalyticsBody = z.infer<typeof AnalyticsBodySchema>;
