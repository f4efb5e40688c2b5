import * as z from "zod";
import { QuestionSchema } from "./entities.ts";
import { LIMITS } from "./limits.ts";

const CountSchema = z.number().int().nonnegative();

/**
 * The query of a newer version of a set's document. Without `revision` nothing is stored; with it, the set must still be
 * as it was when that number was told. `document`: which one of several, counted from 0 in their order.
 */
export const NewVersionQuerySchema = z.object({
  revision: z.coerce.number().int().nonnegative().optional(),
  document: z.coerce.number().int().nonnegative().optional(),
});

/** What a newer version of its document makes of a set, or made of it. Of several documents only this one counts. */
export const NewVersionSchema = z.object({
  /** Counts the changes of a set by its owner. */
  revision: CountSchema,
  isStored: z.boolean(),
  /** Questions whose sentence, or which themselves, are still there as they were. */
  unchanged: CountSchema,
  /** Questions of the document that it has now with another key, other options or another explanation. */
  corrected: CountSchema,
  /** How many of them have another right answer. */
  otherKeys: CountSchema,
  /** The first of them. */
  correctedTexts: z.array(z.string()).max(LIMITS.newVersion.goneTold),
  /** Those of the document's corrections that are not taken, since the owner changed the question: the first of them. */
  ownKept: CountSchema,
  ownKeptTexts: z.array(z.string()).max(LIMITS.newVersion.goneTold),
  /** Those whose sentence is gone. */
  gone: CountSchema,
  /** The first of them. */
  goneTexts: z.array(z.string()).max(LIMITS.newVersion.goneTold),
  /** Passages of the new version, and those of them that say something new. */
  passages: CountSchema,
  newPassages: CountSchema,
  /** Pages that hold only pictures. They are not read. */
  pagesNotRead: CountSchema,
  /** The language of the new version, if it is known and the set has another one. */
  otherLanguage: z.string().nullable(),
});
/** See `NewVersionSchema`. */
export type NewVersion = z.infer<typeof NewVersionSchema>;

/** The questions of a set whose sentence is no longer in its document, in order. */
export const GoneQuestionsSchema = z.object({ questions: z.array(QuestionSchema) });
/** See `GoneQuestionsSchema`. */
export type GoneQuestions = z.infer<typeof GoneQuestionsSchema>;

/** Keeps or takes out some of them, or all. */
export const SettleGoneBodySchema = z.object({
  questions: z.array(z.number().int().positive()).min(1).max(LIMITS.newVersion.settledAtOnce).nullable(),
  isKept: z.boolean(),
});
