import * as z from "zod";
import { withinBounds } from "./bounds.ts";
import { QuestionSchema, tidyLine, tidyText } from "./entities.ts";
import { LIMITS } from "./limits.ts";
import { FLAW_CODES } from "./quality.ts";
import { partTags } from "./question-tags.ts";
import { REPORT_REASONS } from "./report-reasons.ts";
import { picturesOf } from "./rich-text.ts";

const { question: MAX } = LIMITS;
const TimestampSchema = z.iso.datetime();
const VersionSchema = z.number().int().positive();
const TextSchema = z.string().overwrite(tidyText);

const TagsSchema = z.array(z.string()).overwrite((tags) => partTags(tags.map(tidyLine)));

/** What the owner of a question writes: its stem, its options, which of them is right, and why. */
export const QuestionWordsSchema = z
  .object({
    text: TextSchema.min(1),
    options: z
      .array(
        z.object({
          /** Of an option that was there before, whatever its words are now; a new one has none. */
          id: z.number().int().positive().max(MAX.optionIdMax).optional(),
          text: TextSchema.min(1),
        }),
      )
      .min(MAX.optionsMin)
      .max(MAX.optionsMax),
    /** 0-based position of the right option; null if it is not known. */
    key: z.number().int().nonnegative().nullable(),
    explanation: TextSchema.nullable(),
    /** What is read before the question; without it the question keeps what it has. */
    context: TextSchema.nullable().optional(),
    /** Without them the question keeps those that it has. */
    tags: TagsSchema.optional(),
  })
  .refine(({ key, options }) => key === null || key < options.length, { path: ["key"] })
  .refine(({ options }) => new Set(options.map(({ id }, i) => id ?? -i - 1)).size === options.length, {
    path: ["options"],
  })
  .refine((words) => picturesOf(words).length <= LIMITS.pictures.perQuestion, { path: ["text"] })
  .superRefine((words, { addIssue }) => {
    const options = words.options.map(({ text }) => text);
    for (const part of withinBounds({ ...words, options }).over)
      addIssue({ code: "custom", message: "too long", path: [part] });
  });
/** See `QuestionWordsSchema`. */
export type QuestionWords = z.infer<typeof QuestionWordsSchema>;

/** The body of changing a question: the version that was read, and the new words. */
export const EditBodySchema = z.object({ version: VersionSchema, words: QuestionWordsSchema });

/** The body of restoring a question: the version that is stored now, and the one whose words it gets. */
export const RestoreBodySchema = z.object({ version: VersionSchema, to: VersionSchema });

/**
 * The answer to a change: what is stored now. `isStored` is false where the question had been changed meanwhile, on
 * another device: then nothing was written.
 */
export const QuestionChangeSchema = z.object({
  isStored: z.boolean(),
  isDeleted: z.boolean(),
  question: QuestionSchema,
});
/** See `QuestionChangeSchema`. */
export type QuestionChange = z.infer<typeof QuestionChangeSchema>;

/** The body of writing a question of one's own. */
export const OwnQuestionBodySchema = z.object({
  /** The question that it follows; null for the beginning of the set. */
  after: z.number().int().positive().nullable(),
  words: QuestionWordsSchema,
});

/** A question that was added to a set, and the one before it; null at the beginning. */
export const AddedQuestionSchema = z.object({
  after: z.number().int().positive().nullable(),
  question: QuestionSchema,
});
/** See `AddedQuestionSchema`. */
export type AddedQuestion = z.infer<typeof AddedQuestionSchema>;

/** The body of asking the judge; `questionId` is the question that is being changed, null for a new one. */
export const AdviceBodySchema = z.object({
  questionId: z.number().int().positive().nullable(),
  words: QuestionWordsSchema,
});
/** What the judge would object to. It is advice: it keeps nobody from storing the question. */
export const AdviceSchema = z.object({ findings: z.array(z.enum(FLAW_CODES)) });

/** What the owner says is wrong with a question; a null reason takes it back. */
export const ReportBodySchema = z.object({
  reason: z.enum(REPORT_REASONS).nullable(),
  note: TextSchema.max(MAX.reportNoteMaxChars).default(""),
});

/** A report as it is stored, with the version it was about. */
export const QuestionReportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  version: VersionSchema,
  createdAt: TimestampSchema,
});
/** See `QuestionReportSchema`. */
export type QuestionReport = z.infer<typeof QuestionReportSchema>;

/** A version of a question; `madeAt` is null for the first one. */
export const QuestionVersionSchema = QuestionSchema.extend({
  version: VersionSchema,
  madeAt: TimestampSchema.nullable(),
});
/** See `QuestionVersionSchema`. */
export type QuestionVersion = z.infer<typeof QuestionVersionSchema>;

/** All versions of a question, the present one first, and what was reported of it. */
export const QuestionHistorySchema = z.object({
  versions: z.array(QuestionVersionSchema),
  isDeleted: z.boolean(),
  report: QuestionReportSchema.nullable(),
});
/** See `QuestionHistorySchema`. */
export type QuestionHistory = z.infer<typeof QuestionHistorySchema>;

/** Deleted questions of a set, the last one first. */
export const DeletedQuestionsSchema = z.object({
  questions: z.array(QuestionSchema.extend({ version: VersionSchema, deletedAt: TimestampSchema })),
});
/** See `DeletedQuestionsSchema`. */
export type DeletedQuestions = z.infer<typeof DeletedQuestionsSchema>;
