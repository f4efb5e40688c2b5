import type { JSONSchema7, OutputInterface } from "ai";
import * as z from "zod";

/** After Bloom's revised taxonomy (Anderson & Krathwohl 2001), rising. */
export const BLOOM_LEVELS = ["remember", "understand", "apply", "analyze", "evaluate"] as const;

/** An item as a model is asked to give it. What it says of itself is a claim: the judge looks at the item. */
export const ModelItemSchema = z.object({
  stem: z.string().describe("The question, complete without the passage."),
  key: z.string().describe("The one right answer."),
  distractors: z
    .array(
      z.object({
        text: z.string(),
        misconception: z.string().describe("What a learner who chooses it believes."),
        whyWrong: z.string().describe("Why it is not the answer, by the passage alone."),
      }),
    )
    .describe("At least five wrong answers, best first."),
  quote: z.string().describe("The sentence of the passage that proves the key, copied letter by letter."),
  explanation: z.string().describe("Why the key is right, by the passage alone."),
  bloom: z.enum(BLOOM_LEVELS),
});
export type ModelItem = z.infer<typeof ModelItemSchema>;

/** The form of an answer, as servers are told it. */
export function itemsFormat(): NonNullable<Awaited<OutputInterface["responseFormat"]>> {
  const answer = z.object({ elements: z.array(ModelItemSchema) });
  const schema = z.toJSONSchema(answer, { target: "draft-7" }) as JSONSchema7;
  return { type: "json", name: "questions", schema };
}
