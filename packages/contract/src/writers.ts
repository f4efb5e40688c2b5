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

/** What was asked of a model's server; tokens are the server's own count, or an estimate where it gives none. */
export const ModelUsageSchema = z.object({
  calls: CountSchema,
  inputTokens: CountSchema,
  outputTokens: CountSchema,
});
export type ModelUsage = z.infer<typeof ModelUsageSchema>;

/** Who an account may ask to write a set. */
export const EngineChoiceSchema = z.enum(["embedded", "model"]);
export type EngineChoice = z.infer<typeof EngineChoiceSchema>;
