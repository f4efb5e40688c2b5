import * as z from "zod";
import { BrowserModelPartSchema } from "./browser-model.ts";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";
import { EvidenceSchema } from "./evidence.ts";
import { LIMITS } from "./limits.ts";
import { QualityReportSchema } from "./quality.ts";
import { DocumentReportSchema } from "./source-text.ts";
import { FallbackSchema, ModelPriceSchema, ModelUsageSchema, TokensSchema, WriterSchema } from "./writers.ts";

/**
 * The kind of quiz. `test`: like an exam, explanations are shown with the results. `study`: each explanation is shown
 * when its question is checked.
 */
export const MODES = ["test", "study"] as const;
/** Parses a `Mode`. */
export const ModeSchema = z.enum(MODES);
/** One of `MODES`. */
export type Mode = z.infer<typeof ModeSchema>;

/** ISO 8601, UTC. */
const TimestampSchema = z.iso.datetime();

/** The account as its owner sees it. */
export const UserSchema = z.object({
  email: z.string(),
  name: z.string().optional(),
  createdAt: TimestampSchema,
});
/** The account as its owner sees it. */
export type User = z.infer<typeof UserSchema>;

/** The response of login, register and refresh. The refresh token is sent in a cookie, never here. */
export const SessionSchema = z.object({ accessToken: z.string(), user: UserSchema });
/** An access token and the account it belongs to. */
export type Session = z.infer<typeof SessionSchema>;

/** An open session on some device, as the account's owner sees it. */
export const OpenSessionSchema = z.object({
  id: z.string(),
  /** Whether it is the session that makes this call. */
  isThis: z.boolean(),
  /** Browser and system from the User-Agent header ("Firefox, Windows"); null where it names none. */
  device: z.string().nullable(),
  /** When it was last opened or renewed. */
  lastSeenAt: TimestampSchema,
  /** Whether it outlives the browser. */
  isRemembered: z.boolean(),
});
/** See `OpenSessionSchema`. */
export type OpenSession = z.infer<typeof OpenSessionSchema>;

/** Counts over the sets of an account. The HTTP API says "chunk" for what the code calls a passage. */
export const StatsSchema = z.object({
  datasets: z.number().int(),
  questions: z.number().int(),
  /** What counts towards `LIMITS.account.questionsMax`: those in the trash too, and those that are being written. */
  heldQuestions: z.number().int(),
  answerOptions: z.number().int(),
  processedChunks: z.number().int(),
  totalChunks: z.number().int(),
});
/** See `StatsSchema`. */
export type Stats = z.infer<typeof StatsSchema>;

/** One answer of a question. */
export const OptionSchema = z.object({
  /** 1-based position. */
  id: z.number().int().positive(),
  /** A, B, C … */
  label: z.string(),
  text: z.string(),
});
/** See `OptionSchema`. */
export type Option = z.infer<typeof OptionSchema>;

/** A question without an id: what the engine returns and the command line prints. */
export const ItemSchema = z.object({
  text: z.string(),
  options: z.array(OptionSchema),
  /** The right option (the key); null where it is not known, as in some imported questions. */
  groundTruthOptionId: z.number().int().positive().nullable(),
  /** The option that the solver chose without seeing the key. */
  aiChosenOptionId: z.number().int().positive().nullable(),
  aiExplanation: z.string().nullable(),
  /** The solver's confidence in its option, 0..1. */
  aiConfidence: z.number().min(0).max(1).nullable(),
  /** The solver's probability of each option, parallel to `options`: each 0..1, their sum 1. */
  aiOptionProbs: z.array(z.number().min(0).max(1)).nullable(),
  source: EvidenceSchema.nullable(),
  /**
   * What the stem leans on, shown above it: sentences of the document before it, or a passage or table that several
   * imported questions refer to; one line per paragraph or row.
   */
  context: z.string().optional(),
  /** Whether it refers to something that is not text, such as a picture. */
  needsPicture: z.boolean().optional(),
  /** What it is about, in a word or two each, as `partTags` gives them; absent where there are none. */
  tags: z.array(z.string()).optional(),
});
/** See `ItemSchema`. */
export type Item = z.infer<typeof ItemSchema>;

/**
 * Where a question's present words come from: the embedded engine, a language model, the document itself, or its owner,
 * who changed it or wrote it.
 */
export const QUESTION_ORIGINS = ["generated", "model", "imported", "edited", "own"] as const;
/** One of `QUESTION_ORIGINS`. */
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

/** A stored item. */
export const QuestionSchema = ItemSchema.extend({
  id: z.number().int().positive(),
  /** Absent for questions stored before this was recorded. */
  writtenBy: WriterSchema.optional(),
  /** Counts from 1 with each change. It and the origin are absent in exams that began before questions could be changed. */
  version: z.number().int().positive().optional(),
  origin: z.enum(QUESTION_ORIGINS).optional(),
  /** Its sentence is no longer in the document, and its owner has neither kept it nor taken it out. */
  isGone: z.literal(true).optional(),
  /** It is worth less than what a set takes by itself (`LIMITS.question.goodWorth`). */
  isWeak: z.literal(true).optional(),
});
/** See `QuestionSchema`. */
export type Question = z.infer<typeof QuestionSchema>;

/**
 * The states of a set. PENDING and PROCESSING may still grow. PARTIAL ended early with questions, FAILED without any.
 */
export const DATASET_STATUSES = ["PENDING", "PROCESSING", "READY", "PARTIAL", "FAILED"] as const;
/** Parses a `DatasetStatus`. */
export const DatasetStatusSchema = z.enum(DATASET_STATUSES);
/** One of `DATASET_STATUSES`. */
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
  /** Why a FAILED or PARTIAL set ended early; null for others. */
  failureCode: ErrorCodeSchema.nullable(),
  processedChunks: z.number().int(),
  totalChunks: z.number().int(),
  /** Only while a browser's model may make its questions deeper. */
  browserModel: BrowserModelPartSchema.optional(),
});
/** See `DatasetSummarySchema`. */
export type DatasetSummary = z.infer<typeof DatasetSummarySchema>;

/** A set with its questions, in the order of the document. */
export const DatasetDetailSchema = DatasetSummarySchema.extend({
  /** ISO 639-1 code of the document's language; null where it is not known. */
  language: z.string().nullable(),
  /** Expected number of questions; null once the set is complete. */
  totalEstimated: z.number().int().nullable(),
  /** The job that runs, if any; the owner may cancel it. */
  jobId: z.string().nullable(),
  /** How much of the document could be read. */
  document: DocumentReportSchema,
  /** How its questions were checked; null for sets made before this was recorded. */
  quality: QualityReportSchema.nullable(),
  /**
   * Only where a language model was asked to write: whether it is its owner's own, its usage, why it stopped (null
   * where it did not), and about how many tokens the whole set will take (null once the set is complete).
   */
  model: z
    .object({
      isOwn: z.boolean(),
      usage: ModelUsageSchema,
      fellBack: FallbackSchema.nullable(),
      expected: TokensSchema.nullable(),
    })
    .optional(),
  questions: z.array(QuestionSchema),
});
/** See `DatasetDetailSchema`. */
export type DatasetDetail = z.infer<typeof DatasetDetailSchema>;

/** The response of an upload: the set, its job, and the questions written so far. */
export const BootstrapSchema = z.object({
  datasetId: z.string(),
  jobId: z.string(),
  /** Opens this job's event stream for 24 hours. */
  token: z.string(),
  datasetName: z.string(),
  initial: z.array(QuestionSchema),
  totalEstimated: z.number().int().optional(),
});
/** See `BootstrapSchema`. */
export type Bootstrap = z.infer<typeof BootstrapSchema>;

/** The answer to adding a document to a set; the job writes its questions. */
export const AddedDocumentSchema = BootstrapSchema.omit({ initial: true }).extend({
  /** Questions of it that were left out, since the set has the same ones; as far as it is read by now. */
  doubles: z.number().int().nonnegative(),
});
/** See `AddedDocumentSchema`. */
export type AddedDocument = z.infer<typeof AddedDocumentSchema>;

/** The stages of an upload: before the set exists (PENDING, extracting), while it grows, and its two ends. */
export const UPLOAD_STAGES = ["PENDING", "extracting", "generating", "done", "failed"] as const;
/** The progress of an upload. Counts are 0 and `datasetId` is null until the passages are planned. */
export const UploadProgressSchema = z.object({
  stage: z.enum(UPLOAD_STAGES),
  /** Passages that are finished, of all planned ones. */
  done: z.number().int(),
  total: z.number().int(),
  questions: z.number().int(),
  etaSeconds: z.number().int().nullable(),
  datasetId: z.string().nullable(),
  failureCode: ErrorCodeSchema.nullable(),
  /** How much of the document could be read; null until it has been read. */
  document: DocumentReportSchema.nullable(),
});
/** See `UploadProgressSchema`. */
export type UploadProgress = z.infer<typeof UploadProgressSchema>;

/** Settings of the installation that the pages need; null where the operator set none. */
export const SettingsSchema = z.object({
  operatorName: z.string().nullable(),
  operatorAddress: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** Without mail a reset link is only written to the server's log, and the page says so. */
  mailEnabled: z.boolean(),
  /** Whether the text of scans and photos can be read. */
  readsPictures: z.boolean(),
  /** What the installation's language model costs; null where it has none, or no price is set. */
  modelPrice: ModelPriceSchema.nullable(),
});
/** See `SettingsSchema`. */
export type Settings = z.infer<typeof SettingsSchema>;

/**
 * Tidies one line of user input. It removes control characters (PostgreSQL refuses NUL) and unpaired surrogates, and
 * trims. Bidirectional control characters stay; the pages isolate them.
 */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
}

/** The same for a text of several lines. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .trim();
}

const LineSchema = z.string().overwrite(tidyLine);

const EmailSchema = z.string().trim().max(LIMITS.account.emailMaxChars).pipe(z.email());

/** Whether the refresh cookie lasts 30 days, as it does if nothing is said, or the browser session. */
const remember = z.boolean().default(true);

/** The body of login. The address is trimmed; the password is taken as it is. */
export const LoginBodySchema = z.object({
  email: EmailSchema,
  password: z.string().min(1).max(LIMITS.account.passwordMaxChars),
  remember,
});

/** A new password: long enough, with an uppercase letter of any script. */
export const PasswordSchema = z
  .string()
  .min(LIMITS.account.passwordMinChars)
  .max(LIMITS.account.passwordMaxChars)
  .regex(/\p{Lu}/u);

/** The body of registering. Address and name are trimmed; an empty name counts as none. */
export const RegisterBodySchema = z.object({
  email: EmailSchema,
  password: PasswordSchema,
  name: LineSchema.max(LIMITS.account.nameMaxChars).optional(),
  remember,
});

/** The body of "forgot password". `language` is that of the mail; an unknown one becomes the default. */
export const ForgotBodySchema = z.object({ email: EmailSchema, language: z.string().optional() });
/** The token of the reset mail, and the new password. */
export const ResetBodySchema = z.object({
  token: z.string().min(1).max(200),
  password: PasswordSchema,
});

const KnownPasswordSchema = z.string().min(1).max(LIMITS.account.passwordMaxChars);
/**
 * The body of changing a password. The current password is required, so that somebody at an unlocked computer cannot
 * change it.
 */
export const ChangePasswordBodySchema = z.object({ current: KnownPasswordSchema, password: PasswordSchema });
/** The body of ending a session. The password is required for the same reason. */
export const EndSessionBodySchema = z.object({ password: KnownPasswordSchema });

/** Pasted notes. Without a name the first line becomes the name of the set. */
export const NotesBodySchema = z.object({
  /** Length is checked after trimming, so that the refusal can say how much is missing or too much. */
  text: z.string(),
  name: LineSchema.max(LIMITS.dataset.nameMaxChars).optional(),
});

/** The new name; it is trimmed. */
export const RenameBodySchema = z.object({
  name: LineSchema.min(1).max(LIMITS.dataset.nameMaxChars),
});
