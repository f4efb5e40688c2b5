import type { JSONSchema7, OutputInterface } from "ai";
import * as z from "zod";

/** Bloom's revised taxonomy (Anderson & Krathwohl 2001), rising. */
export const BLOOM_LEVELS = ["remember", "understand", "apply", "analyze", "evaluate"] as const;

/**
 * An item in the order in which a model should write it: the sentence first, then a question on it. The judge checks
 * the item; the model's own claims do not count.
 */
export const ModelItemSchema = z.object({
  quote: z.string().describe("The sentence of the passage that proves the key, copied letter by letter."),
  stem: z.string().describe("The question, complete without the passage."),
  key: z.string().describe("The one right answer."),
  explanation: z.string().describe("Why the key is right, by the passage alone."),
  distractors: z
    .array(
      z.object({
        text: z.string(),
        misconception: z.string().describe("What a learner who chooses it believes."),
        whyWrong: z.string().describe("Why it is not the answer, by the passage alone."),
      }),
    )
    .describe("At least five wrong answers, best first."),
  bloom: z.enum(BLOOM_LEVELS),
});
export type ModelItem = z.infer<typeof ModelItemSchema>;

/** The same when read: an unknown taxonomy level is no reason to lose a paid item. */
export const ReadItemSchema = ModelItemSchema.extend({
  bloom: z.preprocess(
    (level) => (typeof level === "string" ? level.toLowerCase() : level),
    ModelItemSchema.shape.bloom.catch("understand"),
  ),
});

/** How strictly the form of an answer is requested, strictest first. Not all servers support all forms. */
export type AnswerForm = "schema" | "json" | "text";

type Format = NonNullable<Awaited<OutputInterface["responseFormat"]>>;

const ANSWER = z.toJSONSchema(z.object({ elements: z.array(ModelItemSchema) }), { target: "draft-7" });

/** The form as sent to servers. The prompt also describes it in words. */
export const FORMATS: Readonly<Record<AnswerForm, Format>> = {
  schema: { type: "json", name: "questions", schema: ANSWER as JSONSchema7 },
  json: { type: "json" },
  text: { type: "text" },
};
