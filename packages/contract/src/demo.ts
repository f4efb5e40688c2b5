import * as z from "zod";
import { ItemSchema } from "./entities.ts";
import { EvidenceSchema } from "./evidence.ts";
import { LIMITS } from "./limits.ts";
import { WriterSchema } from "./writers.ts";

/** A sample question of the demo. It has no id, because the demo stores nothing. */
const DemoQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ label: z.string(), text: z.string(), isCorrect: z.boolean().optional() })),
  /** 0-based. */
  correctIndex: z.number().int().optional(),
  explanation: z.string(),
  source: EvidenceSchema.optional(),
  context: ItemSchema.shape.context,
  needsPicture: ItemSchema.shape.needsPicture,
  writtenBy: WriterSchema.optional(),
  /** 0 to 1. */
  worth: z.number().optional(),
});

/** What the visitor's browser may ask its own model: one prompt for each passage, in the document's language. */
const DemoPromptsSchema = z.object({
  /** ISO 639-1, or "und". */
  language: z.string(),
  system: z.string(),
  /** The JSON schema of each answer. */
  schema: z.record(z.string(), z.unknown()),
  prompts: z.array(z.object({ user: z.string(), text: z.string() })),
});
/** See `DemoPromptsSchema`. */
export type DemoPrompts = z.infer<typeof DemoPromptsSchema>;

/** The response of the demo. `truncated`: the document is longer than the demo reads. */
export const DemoSchema = z.object({
  questions: z.array(DemoQuestionSchema),
  truncated: z.boolean(),
  /** Absent where the text has no passage of which more could be asked. */
  deeper: DemoPromptsSchema.optional(),
});
/** See `DemoSchema`. */
export type Demo = z.infer<typeof DemoSchema>;

/** What a browser's model answered about a passage, and the sample questions that stay beside its own. */
export const DemoReplyBodySchema = z.object({
  text: z.string().max(LIMITS.demoModel.promptTextMaxChars),
  reply: z.string().max(LIMITS.demoModel.replyMaxChars),
  staying: z
    .array(DemoQuestionSchema.pick({ question: true, options: true, correctIndex: true, source: true }))
    .max(LIMITS.demo.maxQuestions),
});
/** See `DemoReplyBodySchema`. */
export type DemoReplyBody = z.infer<typeof DemoReplyBodySchema>;

/** The questions of such an answer that pass the checks. */
export const DemoReplySchema = DemoSchema.pick({ questions: true });
