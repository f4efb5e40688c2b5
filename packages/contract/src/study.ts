import * as z from "zod";
import { CONFIDENCES } from "./confidences.ts";
import { QuestionSchema } from "./entities.ts";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";
import { LIMITS } from "./limits.ts";

/** Parses a `Confidence`. */
export const ConfidenceSchema = z.enum(CONFIDENCES);

/** Where a question was answered. All of them count as reviews. */
export const ANSWER_SOURCES = ["quiz", "practice", "review", "exam"] as const;
/** One of `ANSWER_SOURCES`. */
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

const TimestampSchema = z.iso.datetime();
const QuestionIdSchema = z.number().int().positive();
const OptionIdSchema = z.number().int().positive();

/** One answer, as the browser that took it tells it. */
export const NewAnswerSchema = z.object({
  /** Made by the browser: an answer that is sent again changes nothing. */
  id: z.uuid(),
  questionId: QuestionIdSchema,
  /** The version that was shown. Without it the first: browsers kept such answers before questions could be changed. */
  questionVersion: z.number().int().positive().optional(),
  /** Null if the question was skipped. */
  chosenOptionId: OptionIdSchema.nullable(),
  /** Null if it was not asked for. */
  confidence: ConfidenceSchema.nullable(),
  source: z.enum(ANSWER_SOURCES),
  /** Milliseconds that the question was visible. */
  durationMs: z.number().int().nonnegative(),
  /** Milliseconds that this person usually needed by then, as the server had told; null if it had not. */
  usualMs: z.number().int().positive().nullable(),
  /** By the browser's clock. */
  answeredAt: TimestampSchema,
  /** Tells the devices of one person apart. */
  deviceId: z.string().regex(/^[\w-]{1,64}$/),
});
/** See `NewAnswerSchema`. */
export type NewAnswer = z.infer<typeof NewAnswerSchema>;

/** The body of sending answers. */
export const AnswersBodySchema = z.object({
  answers: z.array(NewAnswerSchema).min(1).max(LIMITS.study.answersPerCall),
});

/** What became of each answer; `known` was sent before. A refused one will be refused again: it need not be kept. */
export const AnswerOutcomeSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(["accepted", "known", "refused"]),
  /** Why it was refused. */
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]).optional(),
  /** With this answer the question has become known: see `known` of `MasterySchema`. */
  becameKnown: z.literal(true).optional(),
});
/** See `AnswerOutcomeSchema`. */
export type AnswerOutcome = z.infer<typeof AnswerOutcomeSchema>;

/** How a person studies. */
export const StudySettingsSchema = z.object({
  /** The share of questions that are to be recalled when they come again. */
  retention: z.number().min(LIMITS.study.retentionMin).max(LIMITS.study.retentionMax),
  /** New questions a day. */
  newPerDay: z.number().int().min(0).max(LIMITS.study.newPerDayMax),
  /** Minutes after midnight at which a day begins. */
  dayStartsAt: z.number().int().min(0).max(LIMITS.study.dayStartsAtMax),
  /** IANA name; null until the browser has told one. */
  timeZone: z.string().max(64).nullable(),
  /** Whether the pages ask how sure a person is. */
  asksConfidence: z.boolean(),
});
/** See `StudySettingsSchema`. */
export type StudySettings = z.infer<typeof StudySettingsSchema>;

/** What a person has who never changed a setting. */
export const DEFAULT_STUDY_SETTINGS: StudySettings = {
  retention: 0.9,
  newPerDay: 10,
  dayStartsAt: 240,
  timeZone: null,
  asksConfidence: true,
};

/** A question that is studied outside its set's page. */
export const StudyQuestionSchema = QuestionSchema.extend({
  datasetId: z.string(),
  datasetName: z.string(),
  /** Of the set's document; null where it is not known. */
  language: z.string().nullable(),
  /** Null for a question that was never answered. */
  lastAnsweredAt: TimestampSchema.nullable(),
});
/** See `StudyQuestionSchema`. */
export type StudyQuestion = z.infer<typeof StudyQuestionSchema>;

/** How the last exam or quiz ended. */
export const LastResultSchema = z.object({
  kind: z.enum(["exam", "quiz"]),
  /** Of the attempt, or of the set. */
  id: z.string(),
  name: z.string(),
  /** Right answers of all questions with a key, 0..100, rounded. */
  percent: z.number().int(),
});
/** See `LastResultSchema`. */
export type LastResult = z.infer<typeof LastResultSchema>;

/** A set that was made or studied last, and how many of its questions were answered at least once. */
export const RecentSetSchema = z.object({
  id: z.string(),
  name: z.string(),
  questions: z.number().int(),
  seen: z.number().int(),
});
/** See `RecentSetSchema`. */
export type RecentSet = z.infer<typeof RecentSetSchema>;

/** What is to be studied today, what else lies ahead, and the questions of the next session. */
export const TodaySchema = z.object({
  /** What can be asked now, by this session and those that follow it: reviews and new questions. */
  due: z.number().int(),
  /** How many of them are new. */
  newLeft: z.number().int(),
  /** Questions that become due before the end of tomorrow. */
  dueTomorrow: z.number().int(),
  /** Questions answered today. */
  answeredToday: z.number().int(),
  /** Median of the person's last answers, in milliseconds; null for too few of them. */
  usualMs: z.number().int().positive().nullable(),
  /** Null where no exam or quiz has ended. */
  lastResult: LastResultSchema.nullable(),
  /** Days in a row up to today, or up to yesterday where today is still open. */
  daysInARow: z.number().int(),
  /** The last one first; at most `LIMITS.study.todayRows`, as of each of the following. */
  sets: z.array(RecentSetSchema),
  /** Exams to come, the next one first. */
  exams: z.array(z.object({ datasetId: z.string(), name: z.string(), examAt: TimestampSchema })),
  /** What was answered wrong, and not right since on two different days: how many, and the last of them. */
  mistakes: z.object({
    total: z.number().int(),
    latest: z.array(
      z.object({
        id: QuestionIdSchema,
        text: z.string(),
        datasetId: z.string(),
        datasetName: z.string(),
        /** Of the set's document; null where it is not known. */
        language: z.string().nullable(),
      }),
    ),
  }),
  settings: StudySettingsSchema,
  questions: z.array(StudyQuestionSchema),
});
/** See `TodaySchema`. */
export type Today = z.infer<typeof TodaySchema>;

/** What was answered wrong, and not right since on two different days. */
export const MistakesSchema = z.object({
  total: z.number().int(),
  questions: z.array(StudyQuestionSchema),
});
/** See `MistakesSchema`. */
export type Mistakes = z.infer<typeof MistakesSchema>;

/** The same of one set: the ids of all these questions. */
export const SetMistakesSchema = z.object({ questionIds: z.array(z.number().int().positive()) });

/** A person's progress in a set, as the viewer keeps it; ids of questions are the keys. */
export const QuizSessionSchema = z.object({
  idx: z.number().int().nonnegative(),
  selectedByQ: z.record(z.string().regex(/^[1-9]\d{0,15}$/), OptionIdSchema),
  revealedByQ: z.record(z.string().regex(/^[1-9]\d{0,15}$/), z.boolean()),
  finished: z.boolean(),
});
/** See `QuizSessionSchema`. */
export type QuizSession = z.infer<typeof QuizSessionSchema>;

/** The session that is stored. `version` rises with each change; 0 where nothing is stored. */
export const StoredQuizSessionSchema = z.object({
  version: z.number().int().nonnegative(),
  session: QuizSessionSchema.nullable(),
});
/** See `StoredQuizSessionSchema`. */
export type StoredQuizSession = z.infer<typeof StoredQuizSessionSchema>;

/** The session to store, and the version that it is based on. */
export const QuizSessionBodySchema = z.object({
  version: z.number().int().nonnegative(),
  session: QuizSessionSchema,
});

/** The answer to storing a session: what is stored now. `isStored` is false where another device was quicker. */
export const QuizSessionAnswerSchema = StoredQuizSessionSchema.extend({ isStored: z.boolean() });

/** The day of an exam, for one set; null takes it away. */
export const ExamDateBodySchema = z.object({ examAt: TimestampSchema.nullable() });

/** Figures of one day. */
export const StudyDaySchema = z.object({
  /** "2026-11-26", by the person's own days. */
  date: z.iso.date(),
  answers: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  durationMs: z.number().int(),
});

/** How well a part of a set is known: each of its questions is new, being learnt, known or a mistake. */
export const MasterySchema = z.object({
  questions: z.number().int(),
  /** Answered at least once. */
  seen: z.number().int(),
  /** Due again only after three weeks or more, and no mistake. */
  known: z.number().int(),
  /** Answered wrong, and not right since on two different days. */
  mistakes: z.number().int(),
  /** What of it can be asked now, as `due` of today. */
  due: z.number().int(),
  /**
   * The share expected to be recalled today, of those questions that were answered on two different days: nothing is
   * known of the memory of others. Null where there are none.
   */
  recall: z.object({ questions: z.number().int(), share: z.number().min(0).max(1) }).nullable(),
});
/** See `MasterySchema`. */
export type Mastery = z.infer<typeof MasterySchema>;

/** What it takes to see every question of a set before its exam, as planned. */
export const ExamCostSchema = z.object({
  /** Days left, today included, that of the exam not. */
  days: z.number().int(),
  /** Questions that were never answered. */
  unseen: z.number().int(),
  /** New questions of this set a day. */
  newPerDay: z.number().int(),
  /** The daily number of new questions with which all sets are seen whose exams are no later. */
  newNeeded: z.number().int(),
  /** The account's number of new questions a day. */
  newAllowed: z.number().int(),
  /** Reviews a day before the last two days and on them: at least, since what is forgotten comes more often. */
  reviewsPerDay: z.number().int(),
  lastReviewsPerDay: z.number().int(),
  /**
   * Why it cannot be done: no number of new questions a day that may be set would be enough, or the one that is set is
   * not. Null if it can be done.
   */
  obstacle: z.enum(["days", "new"]).nullable(),
});
/** See `ExamCostSchema`. */
export type ExamCost = z.infer<typeof ExamCostSchema>;

/** A person's progress, over all sets or in one. */
export const ProgressSchema = z.object({
  /** The last days on which something was answered, at most 365; of all sets. */
  days: z.array(StudyDaySchema),
  /** What can be asked now, of all sets: as `due` of today. */
  due: z.number().int(),
  /** Days in a row up to today, or up to yesterday where today is still open. */
  daysInARow: z.number().int(),
  /** How many questions become due on each of the next 30 days, today first with what is due already. */
  forecast: z.array(z.number().int()),
  /** How often answers of each confidence were right. */
  calibration: z.array(
    z.object({ confidence: ConfidenceSchema, answers: z.number().int(), correct: z.number().int() }),
  ),
  /** Sets that were studied, the last one first; without `set`, at most 50. */
  sets: z.array(
    MasterySchema.extend({
      datasetId: z.string(),
      name: z.string(),
      examAt: TimestampSchema.nullable(),
      /** Only without `set`, and until the exam. */
      examCost: ExamCostSchema.optional(),
      /** Those that have questions, in the order of the document; only with `set`. Several may have the same heading. */
      sections: z
        .array(MasterySchema.extend({ section: z.number().int(), heading: z.string().nullable() }))
        .optional(),
    }),
  ),
});
/** See `ProgressSchema`. */
export type Progress = z.infer<typeof ProgressSchema>;

/**
 * The questions of a set of which some option was never chosen, in the order of the document; only those with many
 * answers (`LIMITS.study.weakFromAnswers`) to their present version.
 */
export const WeakOptionsSchema = z.object({
  questions: z.array(
    z.object({
      questionId: QuestionIdSchema,
      version: z.number().int().positive(),
      /** In which an option was chosen: skipping is no answer. */
      answers: z.number().int(),
      optionIds: z.array(OptionIdSchema).min(1),
    }),
  ),
});
/** See `WeakOptionsSchema`. */
export type WeakOptions = z.infer<typeof WeakOptionsSchema>;
