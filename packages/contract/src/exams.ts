import * as z from "zod";
import { OptionSchema, QuestionSchema, tidyLine } from "./entities.ts";
import { LIMITS } from "./limits.ts";

const { exams: MAX } = LIMITS.study;
const TimestampSchema = z.iso.datetime();
const SetIdSchema = z.string().regex(/^[\w-]{1,100}$/);
const QuestionKeySchema = z.string().regex(/^[1-9]\d{0,15}$/);

/** What an exam is drawn from and how it runs. */
export const ExamRulesSchema = z.object({
  name: z.string().overwrite(tidyLine).max(LIMITS.dataset.nameMaxChars),
  /** The sets; of each, the numbers of the sections to draw from, or null for all of it. */
  sets: z
    .array(
      z.object({
        datasetId: SetIdSchema,
        sections: z.array(z.number().int().nonnegative()).max(LIMITS.library.chosenSections).nullable(),
      }),
    )
    .min(1)
    .max(MAX.setsMax),
  count: z.number().int().min(1).max(MAX.questionsMax),
  minutes: z.number().int().min(1).max(MAX.minutesMax),
  /** Right answers that are needed to pass, in per cent. */
  passPercent: z.number().int().min(0).max(100),
});
/** See `ExamRulesSchema`. */
export type ExamRules = z.infer<typeof ExamRulesSchema>;

/** Right answers of so many questions. */
const ScoreSchema = z.object({
  questions: z.number().int(),
  correct: z.number().int(),
  unanswered: z.number().int(),
});

/** Why a result was computed anew: answers came after the end that were chosen before it, or keys were corrected. */
export const REMARK_REASONS = ["lateAnswers", "correctedKeys"] as const;

/** A result that another one took the place of. */
const RemarkSchema = z.object({
  reason: z.enum(REMARK_REASONS),
  /** When it was computed anew. */
  at: TimestampSchema,
  /** How many answers came late, or how many keys were corrected. */
  count: z.number().int(),
  before: ScoreSchema.extend({ percent: z.number().int(), isPassed: z.boolean() }),
});
/** See `RemarkSchema`. */
export type Remark = z.infer<typeof RemarkSchema>;

/** How an attempt ended. Questions that have no known key any more are not counted. */
export const ExamResultSchema = ScoreSchema.extend({
  /** 0..100, rounded. */
  percent: z.number().int(),
  isPassed: z.boolean(),
  /** Whether the time was over before it was handed in. */
  isTimeOver: z.boolean(),
  sections: z.array(
    ScoreSchema.extend({
      datasetName: z.string(),
      /** The document of the set, if that was added later. */
      part: z.string().optional(),
      heading: z.string().nullable(),
    }),
  ),
  /** Questions with an answer that was chosen in time, and arrived too late to count. */
  tooLate: z.array(z.number().int()).optional(),
  /** The results before this one, the first one first. */
  remarks: z.array(RemarkSchema).optional(),
});
/** See `ExamResultSchema`. */
export type ExamResult = z.infer<typeof ExamResultSchema>;

/** An attempt as the history shows it. */
export const AttemptSummarySchema = z.object({
  id: z.string(),
  startedAt: TimestampSchema,
  deadline: TimestampSchema,
  /** Null while it is open. */
  submittedAt: TimestampSchema.nullable(),
  result: ExamResultSchema.nullable(),
});
/** See `AttemptSummarySchema`. */
export type AttemptSummary = z.infer<typeof AttemptSummarySchema>;

/** An exam with its attempts, the last first. */
export const ExamSchema = ExamRulesSchema.extend({
  id: z.string(),
  createdAt: TimestampSchema,
  attempts: z.array(AttemptSummarySchema),
});
/** See `ExamSchema`. */
export type Exam = z.infer<typeof ExamSchema>;

/** A question while the exam runs: nothing tells its key. */
export const OpenExamQuestionSchema = QuestionSchema.pick({
  id: true,
  text: true,
  context: true,
  needsPicture: true,
}).extend({ options: z.array(OptionSchema), language: z.string().nullable() });
/** See `OpenExamQuestionSchema`. */
export type OpenExamQuestion = z.infer<typeof OpenExamQuestionSchema>;

/** The same once the exam is over. */
export const ExamQuestionSchema = QuestionSchema.extend({
  datasetId: z.string(),
  datasetName: z.string(),
  language: z.string().nullable(),
});
/** See `ExamQuestionSchema`. */
export type ExamQuestion = z.infer<typeof ExamQuestionSchema>;

/** Milliseconds since 1970 by question. */
const MomentsSchema = z.record(QuestionKeySchema, z.number().int().nonnegative());

/** What a person has answered so far: chosen options, marks for later, and milliseconds, by question. */
export const AttemptAnswersSchema = z.object({
  chosen: z.record(QuestionKeySchema, z.number().int().positive()),
  marked: z.array(z.number().int().positive()).max(MAX.questionsMax),
  times: z.record(QuestionKeySchema, z.number().int().nonnegative()),
  /** When each question's option, and its mark, were last changed, by the server's clock: the later of two devices wins. */
  chosenAt: MomentsSchema.default({}),
  markedAt: MomentsSchema.default({}),
});
/** See `AttemptAnswersSchema`. */
export type AttemptAnswers = z.infer<typeof AttemptAnswersSchema>;

/** One attempt: open with its questions as asked, or over with keys and result. `now` is the server's clock. */
export const AttemptSchema = z.discriminatedUnion("state", [
  AttemptSummarySchema.pick({ id: true, startedAt: true, deadline: true }).extend({
    state: z.literal("open"),
    examId: z.string(),
    name: z.string(),
    now: TimestampSchema,
    questions: z.array(OpenExamQuestionSchema),
    answers: AttemptAnswersSchema,
  }),
  AttemptSummarySchema.pick({ id: true, startedAt: true, deadline: true }).extend({
    state: z.literal("over"),
    examId: z.string(),
    name: z.string(),
    now: TimestampSchema,
    submittedAt: TimestampSchema,
    passPercent: z.number().int(),
    questions: z.array(ExamQuestionSchema),
    answers: AttemptAnswersSchema,
    result: ExamResultSchema,
    /** Questions with another key now than the result was computed by, and since when. */
    corrected: z.array(z.object({ questionId: z.number().int().positive(), since: TimestampSchema })),
  }),
]);
/** See `AttemptSchema`. */
export type Attempt = z.infer<typeof AttemptSchema>;

/** The body of beginning an attempt. */
export const AttemptBodySchema = z.object({
  /** The questions of the attempt before once more, in another order; else a fresh draw. */
  isSame: z.boolean(),
  /** Questions that the person took out of their sets. */
  flagged: z.array(z.number().int().positive()).max(MAX.flaggedMax).default([]),
});
