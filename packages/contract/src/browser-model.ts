import * as z from "zod";
import { LIMITS } from "./limits.ts";

/**
 * Why a page cannot answer. `closed`: it goes, and another page may answer. `too_long`: more than the model takes.
 * `no_schema`: the model does not take this form of an answer. `unsupported`: it never answers, as with a language that
 * it does not know; this ends its part in the set. `failed`: anything else.
 */
export const BROWSER_MODEL_FAULTS = [
  "closed",
  "too_long",
  "no_schema",
  "refused",
  "unsupported",
  "failed",
] as const;
/** One of `BROWSER_MODEL_FAULTS`. */
export type BrowserModelFault = (typeof BROWSER_MODEL_FAULTS)[number];

const CountSchema = z.number().int().nonnegative();

/** How far a browser's model is with a set: passages that it is through with, of all. */
export const BrowserModelPartSchema = z.object({ done: CountSchema, total: CountSchema });

/** What the model of a browser is asked for a set, and how far that set is. */
export const BrowserModelRequestSchema = BrowserModelPartSchema.extend({
  id: z.string(),
  datasetId: z.string(),
  jobId: z.string(),
  /** ISO 639-1; null where the document's language is not known. */
  language: z.string().nullable(),
  system: z.string(),
  user: z.string(),
  /** The JSON schema of the answer; null for free text. */
  schema: z.record(z.string(), z.unknown()).nullable(),
  maxTokens: CountSchema.nullable(),
});
/** See `BrowserModelRequestSchema`. */
export type BrowserModelRequest = z.infer<typeof BrowserModelRequestSchema>;

/**
 * The answer to a page that asks for work. Without a request it asks again at once, unless no set is `open`: then
 * nothing waits for a browser's model.
 */
export const BrowserModelWorkSchema = z.object({
  request: BrowserModelRequestSchema.nullable(),
  /** The account's sets whose questions a browser's model may still make deeper. */
  open: CountSchema,
});
/** See `BrowserModelWorkSchema`. */
export type BrowserModelWork = z.infer<typeof BrowserModelWorkSchema>;

/**
 * What a page says of a request: the model's words, why there are none, or that it is at work, which it says every
 * `LIMITS.browserModel.renewMs` so that no other page gets the request.
 */
export const BrowserModelAnswerSchema = z.union([
  z.object({ text: z.string().max(LIMITS.browserModel.answerMaxChars) }),
  z.object({ fault: z.enum(BROWSER_MODEL_FAULTS) }),
  z.object({ isWorking: z.literal(true) }),
]);
/** See `BrowserModelAnswerSchema`. */
export type BrowserModelAnswer = z.infer<typeof BrowserModelAnswerSchema>;
