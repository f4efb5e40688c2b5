import * as z from "zod";

/**
 * Who wrote a question: the document itself, the embedded engine or a language model; in older sets also the embedded
 * engine with wrong options of a language model.
 */
export const WRITERS = ["document", "embedded", "model", "model_options"] as const;
/** Parses a `Writer`. */
export const WriterSchema = z.enum(WRITERS);
/** One of `WRITERS`. */
export type Writer = z.infer<typeof WriterSchema>;

/** Why the embedded engine took over a set that a model was writing. */
export const FALLBACKS = [
  "model_unreachable",
  "model_refused_access",
  "budget_spent",
  // Nothing that it wrote could be kept.
  "model_unusable",
] as const;
/** Parses a `Fallback`. */
export const FallbackSchema = z.enum(FALLBACKS);
/** One of `FALLBACKS`. */
export type Fallback = z.infer<typeof FallbackSchema>;

const CountSchema = z.number().int().nonnegative();

/** Tokens that a model reads (input) and writes (output). */
export const TokensSchema = z.object({ inputTokens: CountSchema, outputTokens: CountSchema });
/** See `TokensSchema`. */
export type Tokens = z.infer<typeof TokensSchema>;

/** The use of a model's server. Tokens are the server's count, or an estimate if it gives none. */
export const ModelUsageSchema = TokensSchema.extend({ calls: CountSchema });
/** See `ModelUsageSchema`. */
export type ModelUsage = z.infer<typeof ModelUsageSchema>;

/** The engine that a learner may choose; `browser` is the language model of a browser that has one. */
export const EngineChoiceSchema = z.enum(["embedded", "model", "browser"]);
/** See `EngineChoiceSchema`. */
export type EngineChoice = z.infer<typeof EngineChoiceSchema>;

/** The price of a million tokens as the operator set it; the currency is an ISO 4217 code. */
export const ModelPriceSchema = z.object({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
/** See `ModelPriceSchema`. */
export type ModelPrice = z.infer<typeof ModelPriceSchema>;

/** The language model that would write for an account now: its own, or else that of the installation. */
export const ModelStandingSchema = z.object({
  isOwn: z.boolean(),
  /** Where the text goes; null if it stays on the server. */
  host: z.string().nullable(),
  /** Whether it writes unless the learner chooses otherwise. */
  isDefault: z.boolean(),
  /** About how many tokens a page takes. */
  perPage: TokensSchema,
  /** Null if it is not known. */
  price: ModelPriceSchema.nullable(),
  /** About; null if it was not measured. */
  msPerQuestion: z.number().positive().nullable(),
  /** Of today; null without a limit. */
  tokensLeft: CountSchema.nullable(),
  /** ISO 8601: when the day's tokens are renewed. */
  renewsAt: z.string(),
  /** Why the embedded engine would write the whole set; null if the model would write. */
  unavailable: z.enum(["model_refused_access", "budget_spent", "key_unreadable"]).nullable(),
});
/** See `ModelStandingSchema`. */
export type ModelStanding = z.infer<typeof ModelStandingSchema>;
