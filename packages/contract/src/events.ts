import * as z from "zod";
import { DatasetStatusSchema, ModeSchema } from "./entities.ts";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";
import type { JobEventName } from "./job-events.ts";

const SeqSchema = z.number().int().positive();

/**
 * The events of a job, by name. `seq` rises by one within a job and is also the SSE event id. A listener that
 * reconnects sends the last one it saw and misses nothing.
 */
export const JOB_EVENTS = {
  progress: z.object({
    seq: SeqSchema,
    /** Passages that are finished, of all planned ones. */
    done: z.number().int(),
    total: z.number().int(),
    questions: z.number().int(),
    etaSeconds: z.number().int().nullable(),
    /** Only while pages are read from their pictures: how many are done, of all that are to be read. */
    pages: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
    /** Only once a model replaces questions: passages that it is through with, of all. */
    model: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  }),
  new_questions: z.object({
    seq: SeqSchema,
    /** How many questions this event announces; those that took the place of others count too. */
    count: z.number().int(),
    total: z.number().int(),
  }),
  done: z.object({ seq: SeqSchema, status: DatasetStatusSchema, total: z.number().int() }),
  failed: z.object({
    seq: SeqSchema,
    code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  }),
} as const satisfies Record<JobEventName, z.ZodType>;

/** An event: its name and the data of that name. */
export type JobEvent = {
  [Name in JobEventName]: { name: Name; data: z.infer<(typeof JOB_EVENTS)[Name]> };
}[JobEventName];

const TextSchema = z.string().max(200);
const CountSchema = z.number().int().nonnegative();

/** The properties of every usage event. None names an account or an address; unknown properties are not stored. */
const UsagePropertiesSchema = z.object({
  /** Random. It is the same on the next visit only with consent (`sidPersisted`). */
  session_id: z.string().max(64),
  /** When it happened, in milliseconds since 1970, UTC. */
  ts: CountSchema,
  /** The path of the page, without query and fragment: those may hold tokens. */
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

/** One usage event. The union lists all kinds and all properties of each. */
export const AnalyticsBodySchema = z.discriminatedUnion("event", [
  usageEvent("page_view", {}),
  usageEvent("click", {
    element: z.enum(["link", "button"]),
    /** The landmark of the page that contains the element. */
    area: z.enum(["header", "main", "footer", "dialog", "other"]),
    /** The target of a link: the path within this site; for others only the kind of address. */
    target: z.string().max(500).optional(),
  }),
  usageEvent("signup", entry),
  usageEvent("login", entry),
  usageEvent("upload_start", { mode: ModeSchema, mime: TextSchema, size: CountSchema }),
  usageEvent("upload_finish", {
    mode: ModeSchema,
    ok: z.boolean(),
    /** Null if no set was made. */
    dataset_id: DatasetIdSchema.nullable(),
    duration_ms: CountSchema,
  }),
  usageEvent("quiz_start", { dataset_id: DatasetIdSchema, total_questions: CountSchema }),
  usageEvent("question_answered", {
    dataset_id: DatasetIdSchema,
    /** Negative if the browser had to make one up. */
    question_id: z.number().int(),
    correct: z.enum(["yes", "no", "n/a"]),
  }),
  usageEvent("quiz_completed", {
    dataset_id: DatasetIdSchema,
    /** Share of right answers, among questions with a key; null if none has one. */
    accuracy_pct: z.number().int().min(0).max(100).nullable(),
    duration_sec: CountSchema,
    answered: CountSchema,
    checked: CountSchema,
  }),
]);
/** See `AnalyticsBodySchema`. */
export type AnalyticsBody = z.infer<typeof AnalyticsBodySchema>;
/** The name of a usage event. */
export type UsageEventName = AnalyticsBody["event"];
/** The properties of one kind of event, without the common ones. */
export type UsageFields<Name extends UsageEventName> = Omit<
  Extract<AnalyticsBody, { event: Name }>["properties"],
  keyof z.infer<typeof UsagePropertiesSchema>
>;
