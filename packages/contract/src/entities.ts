import * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { QualityReportSchema } from "./quality.ts";
import { DocumentReportSchema } from "./source-text.ts";
import { FallbackSchema, ModelPriceSchema, ModelUsageSchema, TokensSchema, WriterSchema } from "./writers.ts";

/** test: like an exam, explanations wait for the results. study: each opens as soon as a question is checked. */
export const MODES = ["test", "study"] as const;
export const ModeSchema = z.enum(MODES);
export type Mode = z.infer<typeof ModeSchema>;

/** ISO 8601, UTC. */
const TimestampSchema = z.iso.datetime();

/** The account as its owner sees it. */
export const UserSchema = z.object({
  email: z.string(),
  name: z.string().optional(),
  createdAt: TimestampSchema,
});
export type User = z.infer<typeof UserSchema>;

/** What login, register and refresh answer. The refresh token travels in a cookie, never here. */
export const SessionSchema = z.object({ accessToken: z.string(), user: UserSchema });
export type Session = z.infer<typeof SessionSchema>;

/** One that is open on some device, as the account's owner sees it. */
export const OpenSessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** Browser and system as these name themselves ("Firefox, Windows"); null where they do not. */
  device: z.string().nullable(),
  /** When it was last opened or renewed. */
  lastSeenAt: TimestampSchema,
});
export type OpenSession = z.infer<typeof OpenSessionSchema>;

/** Counts over all sets of an account; the calls say chunk for what the code names a passage. */
export const StatsSchema = z.object({
  datasets: z.number().int(),
  questions: z.number().int(),
  answerOptions: z.number().int(),
  processedChunks: z.number().int(),
  totalChunks: z.number().int(),
});
export type Stats = z.infer<typeof StatsSchema>;

/** One answer of a question. */
export const OptionSchema = z.object({
  /** 1-based position. */
  id: z.number().int().positive(),
  /** A, B, C … */
  label: z.string(),
  text: z.string(),
});
export type Option = z.infer<typeof OptionSchema>;

/** Where in the reader's own document an answer stands. */
export const EvidenceSchema = z.object({
  /** Literally in the document's text. */
  quote: z.string(),
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
  heading: z.string().optional(),
});
export type Evidence = z.infer<typeof EvidenceSchema>;

/** A question before it has an id: what the engine gives and the command line prints. */
export const ItemSchema = z.object({
  text: z.string(),
  options: z.array(OptionSchema),
  groundTruthOptionId: z.number().int().positive().nullable(),
  aiChosenOptionId: z.number().int().positive().nullable(),
  aiExplanation: z.string().nullable(),
  /** 0..1 */
  aiConfidence: z.number().min(0).max(1).nullable(),
  /** Parallel to `options`; each 0..1, their sum 1. */
  aiOptionProbs: z.array(z.number().min(0).max(1)).nullable(),
  source: EvidenceSchema.nullable(),
  /** What it rests on with other questions, such as a passage or a table; a line a paragraph or row. */
  context: z.string().max(LIMITS.imported.contextMaxChars).optional(),
  /** It rests on something that was not read, such as a picture. */
  needsPicture: z.boolean().optional(),
});
export type Item = z.infer<typeof ItemSchema>;

/** An item that is stored. */
export const QuestionSchema = ItemSchema.extend({
  id: z.number().int().positive(),
  /** Absent where it was not kept yet. */
  writtenBy: WriterSchema.optional(),
});
export type Question = z.infer<typeof QuestionSchema>;

/** PENDING and PROCESSING may still grow; PARTIAL ended early with questions, FAILED without any. */
export const DATASET_STATUSES = ["PENDING", "PROCESSING", "READY", "PARTIAL", "FAILED"] as const;
export const DatasetStatusSchema = z.enum(DATASET_STATUSES);
export type DatasetStatus = z.infer<typeof DatasetStatusSchema>;

const ErrorCodeSchema = z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]);

/** A set as the list shows it. */
export const DatasetSummarySchema = z.object({
  id: z.string(),
  /** May be empty; the page then shows a fallback name. */
  name: z.string(),
  createdAt: TimestampSchema,
  questionCount: z.number().int(),
  mode: ModeSchema,
  status: DatasetStatusSchema,
  /** Why a FAILED or PARTIAL set ended early. */
  failureCode: ErrorCodeSchema.nullable(),
  processedChunks: z.number().int(),
  totalChunks: z.number().int(),
});
export type DatasetSummary = z.infer<typeof DatasetSummarySchema>;

/** A part of the list of sets. */
export const DatasetPageSchema = z.object({
  sets: z.array(DatasetSummarySchema),
  /** The cursor of the page after it; null at the end. */
  next: z.string().nullable(),
});
export type DatasetPage = z.infer<typeof DatasetPageSchema>;

/** A set with its questions, in the order of the document. */
export const DatasetDetailSchema = DatasetSummarySchema.extend({
  /** ISO 639-1 code of the document's language, where known. */
  language: z.string().nullable(),
  /** From the passage plan; null once the set is complete. */
  totalEstimated: z.number().int().nullable(),
  /** Running job, if there is one: lets the owner cancel it. */
  jobId: z.string().nullable(),
  /** How much of the document could be read. */
  document: DocumentReportSchema,
  /** How its questions were checked; null for sets made before that was kept. */
  quality: QualityReportSchema.nullable(),
  /**
   * Only where a language model was asked to write: what it used, why it stopped, if it did, and about how many
   * tokens the whole set is going to take; null once it is complete.
   */
  model: z
    .object({
      usage: ModelUsageSchema,
      fellBack: FallbackSchema.nullable(),
      expected: TokensSchema.nullable(),
    })
    .optional(),
  questions: z.array(QuestionSchema),
});
export type DatasetDetail = z.infer<typeof DatasetDetailSchema>;

/** What an upload answers: the set, its job, and the questions there are by then. */
export const BootstrapSchema = z.object({
  datasetId: z.string(),
  jobId: z.string(),
  /** Opens this job's event stream for 24 hours. */
  token: z.string(),
  datasetName: z.string(),
  initial: z.array(QuestionSchema),
  totalEstimated: z.number().int().optional(),
});
export type Bootstrap = z.infer<typeof BootstrapSchema>;

/** Before the set exists (PENDING, extracting), while it grows, and how it ended. */
export const UPLOAD_STAGES = ["PENDING", "extracting", "generating", "done", "failed"] as const;
/** How far an upload is; counts are 0 and the set null until the plan stands. */
export const UploadProgressSchema = z.object({
  stage: z.enum(UPLOAD_STAGES),
  /** Passages finished, of all planned. */
  done: z.number().int(),
  total: z.number().int(),
  questions: z.number().int(),
  etaSeconds: z.number().int().nullable(),
  datasetId: z.string().nullable(),
  failureCode: ErrorCodeSchema.nullable(),
  /** How much of the document could be read; null until it has been. */
  document: DocumentReportSchema.nullable(),
});
export type UploadProgress = z.infer<typeof UploadProgressSchema>;

/** A sample question; it has no ids, since nothing of a demo is stored. */
export const DemoQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ label: z.string(), text: z.string(), isCorrect: z.boolean().optional() })),
  /** 0-based. */
  correctIndex: z.number().int().optional(),
  explanation: z.string(),
  source: EvidenceSchema.optional(),
  context: ItemSchema.shape.context,
  needsPicture: ItemSchema.shape.needsPicture,
});
/** `truncated` tells that the document is longer than a demo reads. */
export const DemoSchema = z.object({
  questions: z.array(DemoQuestionSchema),
  truncated: z.boolean(),
});
export type Demo = z.infer<typeof DemoSchema>;

/** Set by whoever runs the installation; null where not set. */
export const SettingsSchema = z.object({
  operatorName: z.string().nullable(),
  operatorAddress: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** Without mail a reset link only reaches the server's log, and the page says so. */
  mailEnabled: z.boolean(),
  /**
   * Only where a language model is set up: whether it writes unless the learner chooses otherwise, about what it
   * takes for a page, and what that costs, where that is known.
   */
  model: z
    .object({ isDefault: z.boolean(), perPage: TokensSchema, price: ModelPriceSchema.nullable() })
    .optional(),
});
export type Settings = z.infer<typeof SettingsSchema>;

/**
 * One line of a person's own words, kept as they are but for what no line holds: control characters (PostgreSQL
 * refuses NUL) and halves of characters. Signs of direction stay; the pages keep them from reaching beyond.
 */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
}

const LineSchema = z.string().overwrite(tidyLine);

const EmailSchema = z.string().trim().max(LIMITS.account.emailMaxChars).pipe(z.email());

/** The address is trimmed; the password is taken as it is. */
export const LoginBodySchema = z.object({
  email: EmailSchema,
  password: z.string().min(1).max(LIMITS.account.passwordMaxChars),
  /** Keeps the refresh cookie for 30 days instead of the browser session. */
  remember: z.boolean().optional(),
});

/** What a new password must be: long enough, with an uppercase letter of any script. */
export const PasswordSchema = z
  .string()
  .min(LIMITS.account.passwordMinChars)
  .max(LIMITS.account.passwordMaxChars)
  .regex(/\p{Lu}/u);

/** Address and name are trimmed; an empty name counts as none. */
export const RegisterBodySchema = z.object({
  email: EmailSchema,
  password: PasswordSchema,
  name: LineSchema.max(LIMITS.account.nameMaxChars).optional(),
});

/** `language` is that of the letter; one we do not speak becomes the default. */
export const ForgotBodySchema = z.object({ email: EmailSchema, language: z.string().optional() });
/** The token out of the letter, and the password to set. */
export const ResetBodySchema = z.object({
  token: z.string().min(1).max(200),
  password: PasswordSchema,
});

const KnownPasswordSchema = z.string().min(1).max(LIMITS.account.passwordMaxChars);
/** Whoever is only sitting at somebody's computer does not know the password. */
export const ChangePasswordBodySchema = z.object({ current: KnownPasswordSchema, password: PasswordSchema });
export const EndSessionBodySchema = z.object({ password: KnownPasswordSchema });

/** Pasted notes; without a name the set is called by their first line. */
export const NotesBodySchema = z.object({
  /** Length is checked after trimming, so that the refusal can say how much is missing; the route says how long it may be. */
  text: z.string(),
  name: LineSchema.max(LIMITS.dataset.nameMaxChars).optional(),
});

/** The new name, trimmed. */
export const RenameBodySchema = z.object({
  name: LineSchema.min(1).max(LIMITS.dataset.nameMaxChars),
});
