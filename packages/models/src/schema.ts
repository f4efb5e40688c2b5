import type { JSONSchema7, OutputInterface } from "ai";
import * as z from "zod";

/** After Bloom's revised taxonomy (Anderson & Krathwohl 2001), rising. */
export const BLOOM_LEVELS = ["remember", "understand", "apply", "analyze", "evaluate"] as const;

/**
 * An item as a model is asked to give it, in the order in which it is best thought of: the sentence first, what may be
 * asked by it then. What it says of itself is a claim: the judge looks at the item.
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

/** As it is read: a level in capitals or another taxonomy's is no reason to lose an item that was paid for. */
export const ReadItemSchema = ModelItemSchema.extend({
  bloom: z.preprocess(
    (level) => (typeof level === "string" ? level.toLowerCase() : level),
    ModelItemSchema.shape.bloom.catch("understand"),
  ),
});

/** How much of a form an answer with items is asked to keep, most first: not all servers know all of it. */
export type AnswerForm = "schema" | "json" | "text";

type Format = NonNullable<Awaited<OutputInterface["responseFormat"]>>;

const ANSWER = z.toJSONSchema(z.object({ elements: z.array(ModelItemSchema) }), { target: "draft-7" });

/** As servers are told it. Whatever they know of it, what is asked for is said in words as well. */
export const FORMATS: Readonly<Record<AnswerForm, Format>> = {
  schema: { type: "json", name: "questions", schema: ANSWER as JSONSchema7 },
  json: { type: "json" },
  text: { type: "text" },
};
