import * as z from "zod";

/** Who worded a question: the document itself, the engine inside this program, or a language model. */
export const WRITERS = ["document", "embedded", "model"] as const;
export const WriterSchema = z.enum(WRITERS);
export type Writer = z.infer<typeof WriterSchema>;

/** Why the embedded engine went on in the middle of a set that a model was writing. */
export const FALLBACKS = ["model_unreachable", "model_refused_access", "budget_spent"] as const;
export const FallbackSchema = z.enum(FALLBACKS);
export type Fallback = z.infer<typeof FallbackSchema>;

const CountSchema = z.number().int().nonnegative();

/** Tokens that a model reads, and that it writes. */
export const TokensSchema = z.object({ inputTokens: CountSchema, outputTokens: CountSchema });
export type Tokens = z.infer<typeof TokensSchema>;

/** What was asked of a model's server; tokens are the server's own count, or an estimate where it gives none. */
export const ModelUsageSchema = TokensSchema.extend({ calls: CountSchema });
export type ModelUsage = z.infer<typeof ModelUsageSchema>;

/** Who an account may ask to write a set. */
export const EngineChoiceSchema = z.enum(["embedded", "model"]);
export type EngineChoice = z.infer<typeof EngineChoiceSchema>;

/** What a million tokens cost, as whoever runs the installation has set it; the currency as ISO 4217 has it. */
export const ModelPriceSchema = z.object({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type ModelPrice = z.infer<typeof ModelPriceSchema>;

/** What an account may ask of the language model now. */
export const ModelStandingSchema = z.object({
  /** Of the day's; null where there is no limit. */
  tokensLeft: CountSchema.nullable(),
  /** ISO 8601: when there are new ones. */
  renewsAt: z.string(),
  /** Why the embedded engine would write all of a set; null where the model would. */
  unavailable: FallbackSchema.extract(["model_refused_access", "budget_spent"]).nullable(),
});
export type ModelStanding = z.infer<typeof ModelStandingSchema>;
