import * as z from "zod";
import { CarriedQuestionSchema, CarriedSetSchema } from "./carried.ts";
import { CarriedEvidenceSchema } from "./evidence.ts";

const {
  more: _more,
  moreOfOptions: _ofOptions,
  moreOfSource: _ofSource,
  ...known
} = CarriedQuestionSchema.shape;

/**
 * Quizmill JSON, version 2, as `packages/interchange` writes it. Every object may have members that Quizmill does not
 * know; they are kept.
 */
export const QuizmillFileSchema = z
  .looseObject({
    quizmill: z.literal(2).describe("The version of the format"),
    set: z.looseObject(CarriedSetSchema.pick({ id: true, title: true, language: true }).shape),
    questions: z.array(
      z.looseObject({
        ...known,
        options: z.array(z.looseObject({ text: z.string() })),
        source: z
          .looseObject(CarriedEvidenceSchema.shape)
          .describe("The verbatim quote that proves the key, and its place in the document")
          .optional(),
        key: known.key.describe("0-based indexes of the right options; empty where none is known"),
        section: known.section.describe("The part of its set that the question belongs to"),
      }),
    ),
    pictures: z
      .record(z.string(), z.looseObject({ type: z.string(), base64: z.string() }))
      .describe("The pictures that texts name, by their hash: ![words](picture:<hash>-<width>x<height>)")
      .optional(),
  })
  .describe("A set of multiple-choice questions. Texts may have `code`, $formulas$ and pictures.");
