import * as z from "zod";
import { CarriedEvidenceSchema } from "./evidence.ts";
import { WriterSchema } from "./writers.ts";

const UnknownMembersSchema = z.record(z.string(), z.unknown());

/**
 * A question on its way into or out of the product: what Quizmill knows of it, in the terms of no format. Texts follow
 * the grammar of `parseRichText`.
 */
export const CarriedQuestionSchema = z.object({
  /** The same in every export of its set, so that a second one updates the first. */
  id: z.string().optional(),
  text: z.string(),
  /** A passage or table that several questions refer to. */
  context: z.string().optional(),
  options: z.array(z.string()),
  /** 0-based indexes of the right options, in rising order; empty where none is known. */
  key: z.array(z.number().int().nonnegative()),
  explanation: z.string().optional(),
  /** The quote that proves the key. */
  source: CarriedEvidenceSchema.optional(),
  /** The part of its set that it belongs to. */
  section: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** Whether it refers to something that is not text, such as a picture. */
  needsPicture: z.boolean().optional(),
  writtenBy: WriterSchema.optional(),
  /** Where its present words come from, as `QuestionSchema` says; other programs may write other words. */
  origin: z.string().optional(),
  /** What the solver answered; see `ItemSchema`. `chosen` is a 0-based index. */
  solver: z
    .object({
      chosen: z.number().int().nonnegative(),
      confidence: z.number().min(0).max(1).nullable(),
      probabilities: z.array(z.number().min(0).max(1)).nullable(),
    })
    .optional(),
  /** Members that Quizmill does not know, as they were in the file. */
  more: UnknownMembersSchema.optional(),
  /** The same of each option; parallel to `options`. */
  moreOfOptions: z.array(UnknownMembersSchema).optional(),
  moreOfSource: UnknownMembersSchema.optional(),
});
/** See `CarriedQuestionSchema`. */
export type CarriedQuestion = z.infer<typeof CarriedQuestionSchema>;

/** A set on its way into or out of the product. */
export const CarriedSetSchema = z.object({
  id: z.string().optional(),
  /** May be empty. */
  title: z.string(),
  /** ISO 639-1 code of its language, where it is known. */
  language: z.string().optional(),
  questions: z.array(CarriedQuestionSchema),
  /** Members that Quizmill does not know of the set itself, and of its file. */
  more: UnknownMembersSchema.optional(),
  moreOfFile: UnknownMembersSchema.optional(),
});
/** See `CarriedSetSchema`. */
export type CarriedSet = z.infer<typeof CarriedSetSchema>;
