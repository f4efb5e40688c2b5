import * as z from "zod";
import { AddedQuestionSchema } from "./editing.ts";
import { QuestionSchema } from "./entities.ts";
import { LIMITS } from "./limits.ts";
import { FLAW_CODES } from "./quality.ts";

const CountSchema = z.number().int().nonnegative();

/** Which prompt: of a section, and of a long one which stretch of its text, from 0. */
export const ChatPromptQuerySchema = z.object({
  section: z.coerce.number().int().nonnegative(),
  stretch: z.coerce.number().int().nonnegative().default(0),
});

/** A prompt for a learner's own chat assistant. */
export const ChatPromptSchema = z.object({
  /** Null where the section has no text to ask about. */
  prompt: z.string().nullable(),
  /** Questions that it requests. */
  count: CountSchema,
  /** The stretches that the section is asked in. */
  stretches: CountSchema,
});
/** See `ChatPromptSchema`. */
export type ChatPrompt = z.infer<typeof ChatPromptSchema>;

/** What an assistant replied to a prompt of this section, as it was copied. */
export const PastedBodySchema = z.object({
  section: z.number().int().nonnegative(),
  reply: z.string().max(LIMITS.pasted.replyMaxChars),
});

/** Why a question of a reply is not taken: a flaw, or it does not tell which option is right. */
export const PASTE_REFUSALS = [...FLAW_CODES, "no_key"] as const;
/** One of `PASTE_REFUSALS`. */
export type PasteRefusal = (typeof PASTE_REFUSALS)[number];

/** What became of the questions of a reply. */
export const PastedSchema = z.object({
  /** Those that took the place of another question of theirs, which is their first version. */
  replaced: z.array(QuestionSchema),
  added: z.array(AddedQuestionSchema),
  /** Questions that left the set, since it has as many as were requested. They can be restored. */
  dropped: z.array(QuestionSchema),
  refused: z.array(z.object({ stem: z.string(), why: z.enum(PASTE_REFUSALS) })),
});
/** See `PastedSchema`. */
export type Pasted = z.infer<typeof PastedSchema>;
