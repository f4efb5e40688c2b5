import * as z from "zod";
import { DatasetStatusSchema, ModeSchema } from "./entities.ts";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";
import type { JobEventName } from "./job-events.ts";

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
} as const satisfies Record<JobEventName, z.ZodType>;

/** An event with the data its name promises. */
export type JobEvent = {
  [Name in JobEventName]: { name: Name; data: z.infer<(typeof JOB_EVENTS)[Name]> };
}[JobEventName];

const TextSchema = z.string().max(200);
const CountSchema = z.number().int().nonnegative();

/** What every usage event carries. No property names an account or holds an address, and none other is kept. */
const UsagePropertiesSchema = z.object({
  /** Random; the same from visit to visit only with consent (`sidPersisted`). */
  session_id: z.string().max(64),
  /** When it happened: milliseconds since 1970, UTC. */
  ts: CountSchema,
  /** Of the page, without query and anchor: those may hold tokens. */
  path: z.string().max(500),
  utm_source: TextSchema.optional(),
  utm_medium: TextSchema.optional(),
  utm_campaign: TextSchema.optional(),
  utm_term: TextSchema.optional(),
  utm_content: TextSchema.optional(),
});

function usageEvent<Name extends string, Fields extends z.ZodRawShape>(event: Name, fields: Fields) {
  return z.object({
    event: z.literal(event),
    properties: UsagePropertiesSchema.extend(fields),
    consentedAnalytics: z.boolean(),
    sidPersisted: z.boolean(),
  });
}

const entry = { method: z.enum(["email"]) };
const DatasetIdSchema = z.string().max(100);

/** One usage event: what may be counted, and exactly what is told of it. */
export const AnalyticsBodySchema = z.discriminatedUnion("event", [
  usageEvent("page_view", {}),
  usageEvent("click", {
    element: z.enum(["link", "button"]),
    /** The landmark it stands in. */
    area: z.enum(["header", "main", "footer", "dialog", "other"]),
    /** Where a link leads: the path within this site, else only the kind of address. */
    target: z.string().max(500).optional(),
  }),
  usageEvent("signup", entry),
  usageEvent("login", entry),
  usageEvent("upload_start", { mode: ModeSchema, mime: TextSchema, size: CountSchema }),
  usageEvent("upload_finish", {
    mode: ModeSchema,
    ok: z.boolean(),
    /** Null where no set came of it. */
    dataset_id: DatasetIdSchema.nullable(),
    duration_ms: CountSchema,
  }),
  usageEvent("quiz_start", { dataset_id: DatasetIdSchema, total_questions: CountSchema }),
  usageEvent("question_answered", {
    dataset_id: DatasetIdSchema,
    /** Negative where the client had to make one up. */
    question_id: z.number().int(),
    correct: z.enum(["yes", "no", "n/a"]),
  }),
  usageEvent("quiz_completed", {
    dataset_id: DatasetIdSchema,
    /** Of the questions that have a key; null where none has. */
    accuracy_pct: z.number().int().min(0).max(100).nullable(),
    duration_sec: CountSchema,
    answered: CountSchema,
    checked: CountSchema,
  }),
]);
export type AnalyticsBody = z.infer<typeof AnalyticsBodySchema>;
export type UsageEventName = AnalyticsBody["event"];
/** What is told of one kind of event, beside what every event carries. */
export type UsageFields<Name extends UsageEventName> = Omit<
  Extract<AnalyticsBody, { event: Name }>["properties"],
  keyof z.infer<typeof UsagePropertiesSchema>
>;
