import type { JSONSchema7, OutputInterface } from "ai";
import * as z from "zod";
import type { PromptForm } from "./settings.ts";

/** Bloom's revised taxonomy (Anderson & Krathwohl 2001), rising. */
export const BLOOM_LEVELS = ["remember", "understand", "apply", "analyze", "evaluate"] as const;

/** The belief first, so that the wrong answer follows from it. */
const DistractorSchema = z.object({
  why: z.string().describe("What a learner who chooses it believes, and why that is not so."),
  text: z.string(),
});

/** The same when read, also without the belief. */
const ReadDistractorSchema = z.preprocess(
  (given) => (typeof given === "string" ? { text: given } : given),
  DistractorSchema.extend({ why: DistractorSchema.shape.why.catch("") }),
);

/**
 * An item in the order in which a model should write it: the idea and its sentence first, then a question on it. The
 * judge checks the item; the model's own claims do not count.
 */
const ModelItemSchema = z.object({
  idea: z.string().describe("The idea worth understanding, in a few words."),
  bloom: z.enum(BLOOM_LEVELS),
  quote: z.string().describe("The sentence of the passage that proves the key, copied letter by letter."),
  second: z.string().describe("A second sentence where the question compares two things; else empty."),
  stem: z.string().describe("The question, complete without the passage."),
  key: z.string().describe("The one right answer."),
  explanation: z.string().describe("Why the key is right, by the passage alone."),
  distractors: z.array(DistractorSchema).describe("Six wrong answers, best first."),
});
export type ModelItem = z.infer<typeof ModelItemSchema>;

/** The parts of it that a small model writes. */
const ShortItemSchema = ModelItemSchema.pick({
  quote: true,
  stem: true,
  key: true,
  explanation: true,
}).extend({
  distractors: z.array(z.string()).describe("Six wrong answers, best first."),
});

/**
 * The same when read: an unknown taxonomy level, or a missing part that only helps to think or to explain, is no
 * reason to lose a paid item.
 */
export const ReadItemSchema = ModelItemSchema.extend({
  idea: ModelItemSchema.shape.idea.catch(""),
  bloom: z.preprocess(
    (level) => (typeof level === "string" ? level.toLowerCase() : level),
    ModelItemSchema.shape.bloom.catch("understand"),
  ),
  second: ModelItemSchema.shape.second.catch(""),
  explanation: ModelItemSchema.shape.explanation.catch(""),
  distractors: z.array(ReadDistractorSchema),
});

/** How strictly the form of an answer is requested, strictest first. Not all servers support all forms. */
export type AnswerForm = "schema" | "json" | "text";

export type Format = NonNullable<Awaited<OutputInterface["responseFormat"]>>;

const listOf = (item: z.ZodType): JSONSchema7 =>
  z.toJSONSchema(z.object({ elements: z.array(item) }), { target: "draft-7" }) as JSONSchema7;

/** How an answer with items is described to a model that is asked in this form. */
export const ITEMS: Readonly<Record<PromptForm, JSONSchema7>> = {
  full: listOf(ModelItemSchema),
  short: listOf(ShortItemSchema),
};

/** The form as sent to servers. The prompt also describes it in words. */
export function formatFor(answer: AnswerForm, form: PromptForm): Format {
  if (answer === "text") return { type: "text" };
  if (answer === "json") return { type: "json" };
  return { type: "json", name: "questions", schema: ITEMS[form] };
}
