import * as z from "zod";
import { BrowserModelAnswerSchema, BrowserModelWorkSchema } from "./browser-model.ts";
import {
  CopiedSetSchema,
  CopyBodySchema,
  MoreBodySchema,
  SectionBodySchema,
  SectionsSchema,
} from "./copies.ts";
import { DemoReplyBodySchema, DemoReplySchema, DemoSchema } from "./demo.ts";
import { DocumentPartSchema, OutlineSchema } from "./document-part.ts";
import {
  AddedQuestionSchema,
  AdviceBodySchema,
  AdviceSchema,
  DeletedQuestionsSchema,
  EditBodySchema,
  OwnQuestionBodySchema,
  QuestionChangeSchema,
  QuestionHistorySchema,
  ReportBodySchema,
  RestoreBodySchema,
} from "./editing.ts";
import {
  AddedDocumentSchema,
  BootstrapSchema,
  ChangePasswordBodySchema,
  DatasetDetailSchema,
  DatasetSummarySchema,
  EndSessionBodySchema,
  ForgotBodySchema,
  LoginBodySchema,
  NotesBodySchema,
  OpenSessionSchema,
  QuestionSchema,
  RegisterBodySchema,
  RenameBodySchema,
  ResetBodySchema,
  SessionSchema,
  SettingsSchema,
  StatsSchema,
  UploadProgressSchema,
  UserSchema,
} from "./entities.ts";
import { AnalyticsBodySchema } from "./events.ts";
import {
  AttemptAnswersSchema,
  AttemptBodySchema,
  AttemptSchema,
  ExamRulesSchema,
  ExamSchema,
} from "./exams.ts";
import { FidelitySchema } from "./fidelity.ts";
import { LANGUAGES } from "./languages.ts";
import { LibraryChangeSchema, LibraryPageSchema, LibraryQuerySchema, LibraryTagsSchema } from "./library.ts";
import { LIMITS } from "./limits.ts";
import { ADAPTABLE, COLUMN_ROLES } from "./loss-kinds.ts";
import {
  GoneQuestionsSchema,
  NewVersionQuerySchema,
  NewVersionSchema,
  SettleGoneBodySchema,
} from "./new-version.ts";
import {
  LocalTrialBodySchema,
  ModelListBodySchema,
  ModelTrialBodySchema,
  OwnModelSchema,
} from "./own-model.ts";
import { ChatPromptQuerySchema, ChatPromptSchema, PastedBodySchema, PastedSchema } from "./pasted.ts";
import { PagePictureSchema, QuestionPictureSchema } from "./pictures.ts";
import { TextHitsSchema, TextPageSchema, TextQuerySchema, TextSearchQuerySchema } from "./reading.ts";
import { ExportBodySchema } from "./set-export.ts";
import {
  AnswerOutcomeSchema,
  AnswersBodySchema,
  ExamDateBodySchema,
  MistakesSchema,
  ProgressSchema,
  QuizSessionAnswerSchema,
  QuizSessionBodySchema,
  SetMistakesSchema,
  StoredQuizSessionSchema,
  StudySettingsSchema,
  TodaySchema,
  WeakOptionsSchema,
} from "./study.ts";
import { EngineChoiceSchema, ModelStandingSchema } from "./writers.ts";

/**
 * One HTTP call. The server mounts it, the browser calls it, tests iterate over all, and OpenAPI is generated from
 * it.
 */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Parameters in braces, as in OpenAPI. */
  readonly path: `/api/${string}`;
  /**
   * json: JSON in and out · upload: multipart with field `file` in, JSON out · stream: server-sent events out · file:
   * a file out.
   */
  readonly kind: "json" | "upload" | "stream" | "file";
  /** user: bearer token · cookie: refresh cookie · job: job token in the query · public: anyone. */
  readonly auth: "user" | "cookie" | "job" | "public";
  readonly timeoutMs: number;
  /** The status of success; 204 has no body. */
  readonly status: 200 | 201 | 204;
  readonly summary: string;
  readonly bodyMaxBytes?: number;
  /** Lists, objects and their members in the JSON; a thousand unless said otherwise. */
  readonly bodyMaxParts?: number;
  readonly params?: z.ZodType;
  /** By their names in lower case. */
  readonly headers?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}

/** Ids of sets and jobs. Other values are refused before the database is asked. */
const IdSchema = z.string().regex(/^[\w-]{1,100}$/);
const IdParams = z.object({ id: IdSchema });
const QuestionParams = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const JobParams = z.object({ jobId: IdSchema });

/** The Idempotency-Key, chosen by the caller: visible ASCII, as in header values. */
const KeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(LIMITS.upload.idempotencyKeyMaxChars);
const BootstrapHeaders = z.object({ "idempotency-key": KeySchema.optional() });

/** The handler checks `mode`, so that it can answer MODE_INVALID instead of a general error. */
const BootstrapQuery = z.object({
  mode: z.string(),
  /** Which engine writes; without it the default of the installation. `model` is refused where none is set up. */
  engine: EngineChoiceSchema.optional(),
  /** How many questions, at most as many as the text has something to ask about; without it the text decides. */
  count: z.coerce.number().int().min(1).max(LIMITS.upload.questionsMax).optional(),
  minFirst: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIMITS.upload.minFirstMax)
    .default(LIMITS.upload.minFirstQuestions),
});

const listOf = (names: readonly string[]) =>
  z.string().regex(new RegExp(`^(?:(?:${names.join("|")})(?:,(?!$)|$)){0,100}$`));

/** What was decided of a file of questions, as lists separated by commas. Without `adapt` all that can be is adapted. */
const ImportQuery = z.object({
  adapt: listOf(ADAPTABLE).optional(),
  columns: listOf(COLUMN_ROLES).optional(),
});

const FileQuery = ImportQuery.extend({
  ...DocumentPartSchema.shape,
  /** Of the interface: that of pages that are pictures, where they and the other pages do not say theirs. */
  language: z.enum(LANGUAGES).optional(),
});

/** Questions that the set has already are left out of a document that is added, unless this is said. */
const AddQuery = z.object({ keepsDoubles: z.stringbool().default(false) });

/** `ids`: up to one page of ids, separated by commas. */
const ListQuery = LibraryQuerySchema.extend({
  ids: z
    .string()
    .regex(new RegExp(`^[\\w-]{1,100}(?:,[\\w-]{1,100}){0,${LIMITS.dataset.pageSets - 1}}$`))
    .optional(),
});

/** JSON in and out, for a person who is logged in, unless a row says otherwise. */
const json = { kind: "json", auth: "user", status: 200, timeoutMs: LIMITS.request.timeoutMs } as const;
const questionBody = { bodyMaxBytes: LIMITS.question.bodyMaxBytes } as const;
const emptyAnswer = { ...json, status: 204 } as const;

/** Every HTTP call. The server mounts each row and refuses to start if one has no handler. */
export const ROUTES = {
  health: {
    ...json,
    method: "GET",
    path: "/api/health",
    auth: "public",
    summary: "The process is alive",
    response: z.object({ status: z.literal("ok"), version: z.string(), uptimeSeconds: z.number() }),
  },
  ready: {
    ...json,
    method: "GET",
    path: "/api/ready",
    auth: "public",
    summary: "The database and the job loop answer",
    response: z.object({ status: z.literal("ready") }),
  },
  settings: {
    ...json,
    method: "GET",
    path: "/api/settings",
    auth: "public",
    summary: "What the pages need to know about this installation",
    response: SettingsSchema,
  },
  register: {
    ...json,
    method: "POST",
    path: "/api/auth/register",
    auth: "public",
    status: 201,
    summary: "Open an account and a session",
    body: RegisterBodySchema,
    response: SessionSchema,
  },
  login: {
    ...json,
    method: "POST",
    path: "/api/auth/login",
    auth: "public",
    summary: "Open a session",
    body: LoginBodySchema,
    response: SessionSchema,
  },
  refresh: {
    ...json,
    method: "POST",
    path: "/api/auth/refresh",
    auth: "cookie",
    summary: "Trade the refresh cookie for a new access token; the cookie is rotated",
    response: SessionSchema,
  },
  logout: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/auth/logout",
    auth: "cookie",
    summary: "End the session and its whole token family",
  },
  forgotPassword: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/auth/password/forgot",
    auth: "public",
    summary: "Send a reset link, if the account exists; the answer never tells",
    body: ForgotBodySchema,
  },
  resetPassword: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/auth/password/reset",
    auth: "public",
    summary: "Set a new password with a single-use token; all sessions end",
    body: ResetBodySchema,
  },
  me: {
    ...json,
    method: "GET",
    path: "/api/me",
    summary: "The account",
    response: UserSchema,
  },
  myStats: {
    ...json,
    method: "GET",
    path: "/api/me/stats",
    summary: "Counts over all of the account's sets",
    response: StatsSchema,
  },
  modelStanding: {
    ...json,
    method: "GET",
    path: "/api/me/model",
    summary: "The language model that would write for the account now; null where there is none",
    response: ModelStandingSchema.nullable(),
  },
  ownModel: {
    ...json,
    method: "GET",
    path: "/api/own-model",
    summary: "The language model that the account brought, and the one it is trying; never a key",
    response: OwnModelSchema,
  },
  listModels: {
    ...json,
    method: "POST",
    path: "/api/own-model/list",
    summary: "The models that a provider lists for a key, which is not stored",
    body: ModelListBodySchema,
    response: z.object({ models: z.array(z.string()) }),
  },
  tryModel: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/own-model/trial",
    summary: "Try a model with a key of the account's own, in place of an earlier trial",
    body: ModelTrialBodySchema,
  },
  tryLocalModel: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/own-model/here/trial",
    summary: "Try a model that runs on the server's machine; only for a caller who sits there",
    body: LocalTrialBodySchema,
  },
  forgetLocalModel: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/own-model/here",
    summary: "Undo the choice of a model for all accounts; only for a caller at the server's machine",
  },
  forgetTrial: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/own-model/trial",
    summary: "Stop trying a model, and delete its key",
  },
  keepModel: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/own-model/keep",
    summary: "Keep the model whose trial is done: from now on it writes the account's sets",
  },
  forgetModel: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/own-model",
    summary: "Delete the key of the account's own model",
  },
  browserModelWork: {
    ...json,
    method: "GET",
    path: "/api/me/browser-model/requests",
    timeoutMs: LIMITS.browserModel.holdMs + LIMITS.request.timeoutMs,
    summary: "Wait for what the language model of this page's browser is asked next",
    response: BrowserModelWorkSchema,
  },
  answerBrowserModel: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/me/browser-model/requests/{id}",
    summary:
      "Answer such a request; not found where it is another account's, or answered, or no longer asked",
    params: IdParams,
    body: BrowserModelAnswerSchema,
    bodyMaxBytes: LIMITS.browserModel.answerBodyMaxBytes,
  },
  stopBrowserModel: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/datasets/{id}/browser-model/stop",
    summary: "Let no browser's model change this set any more; its questions stay as they are",
    params: IdParams,
  },
  changePassword: {
    ...json,
    method: "POST",
    path: "/api/me/password",
    summary:
      "Change the password; all other sessions end, and this one goes on with the token that is answered",
    body: ChangePasswordBodySchema,
    response: SessionSchema,
  },
  mySessions: {
    ...json,
    method: "GET",
    path: "/api/me/sessions",
    summary: "The account's open sessions, the last seen first",
    response: z.array(OpenSessionSchema),
  },
  rememberMySession: {
    ...emptyAnswer,
    method: "PUT",
    path: "/api/me/session",
    summary: "Say whether this session outlives the browser; the cookie follows with the next renewal",
    body: z.object({ remember: z.boolean() }),
  },
  endMySession: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/me/sessions/{id}/end",
    summary: "End one of the account's sessions; needs the password",
    params: IdParams,
    body: EndSessionBodySchema,
  },
  exportMe: {
    kind: "file",
    method: "GET",
    path: "/api/me/export",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.exportTimeoutMs,
    summary:
      "All that is kept of the account, as a ZIP: the account, its sets with their questions, their texts",
  },
  deleteMe: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/me",
    summary: "Delete the account and everything it owns; cannot be undone",
  },
  listDatasets: {
    ...json,
    method: "GET",
    path: "/api/datasets",
    summary:
      "The account's sets, newest first: all as a list; with `cursor` (empty for the beginning) a page of 50, found and ordered as asked, archived and deleted ones apart; with `ids` those alone, as a page",
    query: ListQuery,
    response: z.union([z.array(DatasetSummarySchema), LibraryPageSchema]),
  },
  changeDatasets: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/datasets/changes",
    summary:
      "Archive several sets or take them out of the archive, and change their tags: all of them or none",
    body: LibraryChangeSchema,
  },
  copyDatasets: {
    ...json,
    bodyMaxBytes: LIMITS.library.copyBodyMaxBytes,
    bodyMaxParts: LIMITS.library.copyBodyMaxParts,
    method: "POST",
    path: "/api/datasets/copies",
    status: 201,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary: "Make a set of one, of several, or of some of their sections; answers stay with the originals",
    body: CopyBodySchema,
    response: CopiedSetSchema,
  },
  listTags: {
    ...json,
    method: "GET",
    path: "/api/tags",
    summary: "The account's tags, and whether it has archived and deleted sets",
    response: LibraryTagsSchema,
  },
  getDataset: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}",
    summary: "A set with its questions, in order",
    params: IdParams,
    response: DatasetDetailSchema,
  },
  renameDataset: {
    ...json,
    method: "PATCH",
    path: "/api/datasets/{id}",
    summary: "Rename a set",
    params: IdParams,
    body: RenameBodySchema,
    response: DatasetSummarySchema,
  },
  exportDataset: {
    kind: "file",
    method: "POST",
    path: "/api/datasets/{id}/export",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.setExport.timeoutMs,
    bodyMaxBytes: LIMITS.setExport.bodyMaxBytes,
    bodyMaxParts: LIMITS.setExport.bodyMaxParts,
    summary: "A set, or some of its questions, as a file of another program",
    params: IdParams,
    body: ExportBodySchema,
  },
  deleteDataset: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/datasets/{id}",
    summary:
      "Put a set into the trash, from which it is deleted after 30 days, or delete it at once: with `forGood` wherever it is, with `fromTrash` only if it is there and was not brought back elsewhere; a running job for it is cancelled",
    params: IdParams,
    query: z.object({
      forGood: z.stringbool().default(false),
      fromTrash: z.stringbool().default(false),
    }),
  },
  restoreDataset: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/datasets/{id}/restore",
    summary: "Take a set out of the trash",
    params: IdParams,
  },
  emptyTrash: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/trash",
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary: "Delete all sets in the trash for good",
  },
  listSections: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/sections",
    summary: "The sections of the text of a set, and how well each is known",
    params: IdParams,
    response: SectionsSchema,
  },
  moreOfSection: {
    ...json,
    method: "POST",
    path: "/api/datasets/{id}/more",
    status: 201,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary: "Write some more questions from a section of a set's text, or weaker ones from all of it",
    params: IdParams,
    body: MoreBodySchema,
    response: z.object({ added: z.array(AddedQuestionSchema) }),
  },
  fewerOfSection: {
    ...json,
    method: "POST",
    path: "/api/datasets/{id}/fewer",
    summary:
      "Take the questions of least worth out of a section, as far as they were not answered; they can be restored",
    params: IdParams,
    body: SectionBodySchema,
    response: z.object({ deleted: z.array(QuestionSchema) }),
  },
  chatPrompt: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/prompt",
    summary: "A prompt to copy: it asks any chat assistant for questions on a section of a set's text",
    params: IdParams,
    query: ChatPromptQuerySchema,
    response: ChatPromptSchema,
  },
  pasteReply: {
    ...json,
    method: "POST",
    path: "/api/datasets/{id}/reply",
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "Take the questions of an assistant's reply that pass all checks, in the places of the section's weakest or added",
    params: IdParams,
    body: PastedBodySchema,
    bodyMaxBytes: LIMITS.pasted.bodyMaxBytes,
    response: PastedSchema,
  },
  newVersion: {
    kind: "upload",
    method: "POST",
    path: "/api/datasets/{id}/document",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "What a newer version of its document makes of a set; with the revision told before, the set follows it",
    params: IdParams,
    query: NewVersionQuerySchema,
    response: NewVersionSchema,
  },
  goneQuestions: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/gone",
    summary: "The questions of a set whose sentence is no longer in its document",
    params: IdParams,
    response: GoneQuestionsSchema,
  },
  settleGone: {
    ...json,
    method: "POST",
    path: "/api/datasets/{id}/gone",
    summary: "Keep questions whose sentence is gone, or take them out; these can be restored",
    params: IdParams,
    body: SettleGoneBodySchema,
    response: z.object({ deleted: z.array(QuestionSchema) }),
  },
  readText: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/text",
    summary: "A part of the stored text of a set, from a passage on or around that of a question",
    params: IdParams,
    query: TextQuerySchema,
    response: TextPageSchema,
  },
  readPicture: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/pictures/{picture}",
    summary: "The picture of a page whose text was recognised from it, and where its lines are",
    params: IdParams.extend({
      picture: z.coerce.number().int().nonnegative().max(LIMITS.reading.passagesMax),
    }),
    response: PagePictureSchema,
  },
  questionPicture: {
    kind: "file",
    method: "GET",
    path: "/api/question-pictures/{hash}",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.timeoutMs,
    summary: "A picture that questions of the account name by its hash: PNG or JPEG",
    params: QuestionPictureSchema.pick({ hash: true }),
  },
  addPicture: {
    kind: "upload",
    method: "POST",
    path: "/api/datasets/{id}/question-pictures",
    auth: "user",
    status: 201,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "Keep a picture for the questions of a set; made anew, so that it may be smaller than what was sent. It goes again if no question names it",
    params: IdParams,
    response: QuestionPictureSchema.pick({ hash: true, width: true, height: true }),
  },
  searchText: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/text/search",
    summary: "Where words stand in the stored text of a set",
    params: IdParams,
    query: TextSearchQuerySchema,
    response: TextHitsSchema,
  },
  editQuestion: {
    ...json,
    ...questionBody,
    method: "PUT",
    path: "/api/questions/{id}",
    summary: "Change a question, unless it changed since `version`; the earlier words stay in its history",
    params: QuestionParams,
    body: EditBodySchema,
    response: QuestionChangeSchema,
  },
  deleteQuestion: {
    ...json,
    method: "DELETE",
    path: "/api/questions/{id}",
    summary: "Take a question out of its set, unless it changed since `version`; it can be restored",
    params: QuestionParams,
    query: z.object({ version: z.coerce.number().int().positive() }),
    response: QuestionChangeSchema,
  },
  restoreQuestion: {
    ...json,
    method: "POST",
    path: "/api/questions/{id}/restore",
    summary: "Give a question the words of an earlier version, and bring it back if it was deleted",
    params: QuestionParams,
    body: RestoreBodySchema,
    response: QuestionChangeSchema,
  },
  questionHistory: {
    ...json,
    method: "GET",
    path: "/api/questions/{id}/history",
    summary: "All versions of a question",
    params: QuestionParams,
    response: QuestionHistorySchema,
  },
  anotherQuestion: {
    ...json,
    method: "POST",
    path: "/api/questions/{id}/another",
    status: 201,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary: "Write one more question from the same sentence or those around it",
    params: QuestionParams,
    response: AddedQuestionSchema,
  },
  reportQuestion: {
    ...emptyAnswer,
    method: "PUT",
    path: "/api/questions/{id}/report",
    summary: "Say what is wrong with a question, or take that back",
    params: QuestionParams,
    body: ReportBodySchema,
  },
  addQuestion: {
    ...json,
    ...questionBody,
    method: "POST",
    path: "/api/datasets/{id}/questions",
    status: 201,
    summary: "Add a question of one's own to a set",
    params: IdParams,
    body: OwnQuestionBodySchema,
    response: AddedQuestionSchema,
  },
  adviseOnQuestion: {
    ...json,
    ...questionBody,
    method: "POST",
    path: "/api/datasets/{id}/advice",
    summary: "What the judge would object to in a question that is being written",
    params: IdParams,
    body: AdviceBodySchema,
    response: AdviceSchema,
  },
  deletedQuestions: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/deleted",
    summary: "The questions that were taken out of a set",
    params: IdParams,
    response: DeletedQuestionsSchema,
  },
  sendAnswers: {
    ...json,
    method: "POST",
    path: "/api/answers",
    bodyMaxBytes: LIMITS.study.answersBodyMaxBytes,
    bodyMaxParts: LIMITS.study.answersBodyMaxParts,
    summary: "Add answers to the account's log; those sent before change nothing",
    body: AnswersBodySchema,
    response: z.object({ answers: z.array(AnswerOutcomeSchema) }),
  },
  today: {
    ...json,
    method: "GET",
    path: "/api/study/today",
    summary: "What is to be studied now, and the questions of the next session",
    query: z.object({ tz: z.string().max(64).optional() }),
    response: TodaySchema,
  },
  mistakes: {
    ...json,
    method: "GET",
    path: "/api/study/mistakes",
    summary: "Questions that were answered wrong and not right since on two days; the next of them",
    response: MistakesSchema,
  },
  setMistakes: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/mistakes",
    summary: "The questions of a set that were answered wrong and not right since on two days",
    params: IdParams,
    response: SetMistakesSchema,
  },
  studySettings: {
    ...json,
    method: "GET",
    path: "/api/study/settings",
    summary: "How the account studies",
    response: StudySettingsSchema,
  },
  changeStudySettings: {
    ...json,
    method: "PUT",
    path: "/api/study/settings",
    summary: "Change how the account studies; from the next answers on",
    body: StudySettingsSchema,
    response: StudySettingsSchema,
  },
  progress: {
    ...json,
    method: "GET",
    path: "/api/study/progress",
    summary: "Figures of the account's progress; with `set` those of one set, by section",
    query: z.object({ set: IdSchema.optional() }),
    response: ProgressSchema,
  },
  quizSession: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/session",
    summary: "The account's progress in a set",
    params: IdParams,
    response: StoredQuizSessionSchema,
  },
  storeQuizSession: {
    ...json,
    method: "PUT",
    path: "/api/datasets/{id}/session",
    bodyMaxBytes: LIMITS.study.quizSessionBodyMaxBytes,
    bodyMaxParts: LIMITS.study.quizSessionBodyMaxParts,
    summary: "Store the account's progress in a set, unless it changed since `version`",
    params: IdParams,
    body: QuizSessionBodySchema,
    response: QuizSessionAnswerSchema,
  },
  setExamDate: {
    ...emptyAnswer,
    method: "PUT",
    path: "/api/datasets/{id}/exam-date",
    summary: "Plan a set towards the day of an exam, or take the day away",
    params: IdParams,
    body: ExamDateBodySchema,
  },
  weakOptions: {
    ...json,
    method: "GET",
    path: "/api/datasets/{id}/weak-options",
    summary: "Options of a set that were never chosen in many answers",
    params: IdParams,
    response: WeakOptionsSchema,
  },
  listExams: {
    ...json,
    method: "GET",
    path: "/api/exams",
    summary: "The account's exams with their attempts, the newest first",
    response: z.array(ExamSchema),
  },
  makeExam: {
    ...json,
    method: "POST",
    path: "/api/exams",
    status: 201,
    summary: "Set up an exam",
    body: ExamRulesSchema,
    response: ExamSchema,
  },
  deleteExam: {
    ...emptyAnswer,
    method: "DELETE",
    path: "/api/exams/{id}",
    summary: "Delete an exam with its attempts; the answers stay in the log",
    params: IdParams,
  },
  beginAttempt: {
    ...json,
    method: "POST",
    path: "/api/exams/{id}/attempts",
    status: 201,
    summary: "Draw the questions and start the clock; an open attempt goes on instead",
    params: IdParams,
    body: AttemptBodySchema,
    response: AttemptSchema,
  },
  attempt: {
    ...json,
    method: "GET",
    path: "/api/attempts/{id}",
    summary: "An attempt: its questions without keys while it is open, all of it once it is over",
    params: IdParams,
    response: AttemptSchema,
  },
  storeAttempt: {
    ...json,
    method: "PUT",
    path: "/api/attempts/{id}",
    bodyMaxBytes: LIMITS.study.exams.attemptBodyMaxBytes,
    bodyMaxParts: LIMITS.study.exams.attemptBodyMaxParts,
    summary:
      "Store what is answered so far, with the later answer of each question; after the deadline the attempt is handed in as it was",
    params: IdParams,
    body: AttemptAnswersSchema,
    response: z.object({ isOver: z.boolean(), now: z.iso.datetime(), answers: AttemptAnswersSchema }),
  },
  submitAttempt: {
    ...json,
    method: "POST",
    path: "/api/attempts/{id}/submit",
    bodyMaxBytes: LIMITS.study.exams.attemptBodyMaxBytes,
    bodyMaxParts: LIMITS.study.exams.attemptBodyMaxParts,
    summary: "Hand an attempt in, with the answers as they are now",
    params: IdParams,
    body: AttemptAnswersSchema,
    response: AttemptSchema,
  },
  remarkAttempt: {
    ...json,
    method: "POST",
    path: "/api/attempts/{id}/remark",
    summary:
      "Compute the result of an attempt anew with the present keys of its questions; the earlier one is kept",
    params: IdParams,
    response: AttemptSchema,
  },
  uploadBootstrap: {
    kind: "upload",
    method: "POST",
    path: "/api/upload/bootstrap",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "Make a set from a document; answers as soon as minFirst questions exist, the job ended, or 20 s passed. An Idempotency-Key header makes a retry find the same set",
    headers: BootstrapHeaders,
    query: BootstrapQuery.extend(FileQuery.shape),
    response: BootstrapSchema,
  },
  uploadInspect: {
    kind: "upload",
    method: "POST",
    path: "/api/upload/inspect",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "What would be kept and lost of a file of questions; null for a document, of which questions are written. Nothing is stored",
    query: ImportQuery,
    response: z.object({ fidelity: FidelitySchema.nullable() }),
  },
  uploadOutline: {
    kind: "upload",
    method: "POST",
    path: "/api/upload/outline",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "The sections of a document, and how many questions its text bears, before a set is made of it. Nothing is stored",
    response: OutlineSchema,
  },
  notesBootstrap: {
    kind: "json",
    method: "POST",
    path: "/api/notes/bootstrap",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    bodyMaxBytes: LIMITS.notes.bodyMaxBytes,
    summary: "Make a set from pasted notes; answers as the upload does",
    headers: BootstrapHeaders,
    query: BootstrapQuery,
    body: NotesBodySchema,
    response: BootstrapSchema,
  },
  addDocument: {
    kind: "upload",
    method: "POST",
    path: "/api/datasets/{id}/documents",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    summary:
      "Add a document to a finished set: its text and questions follow those that are there. An Idempotency-Key header makes a retry find what was added",
    params: IdParams,
    headers: BootstrapHeaders,
    query: FileQuery.extend(AddQuery.shape),
    response: AddedDocumentSchema,
  },
  addNotes: {
    kind: "json",
    method: "POST",
    path: "/api/datasets/{id}/notes",
    auth: "user",
    status: 200,
    timeoutMs: LIMITS.request.uploadTimeoutMs,
    bodyMaxBytes: LIMITS.notes.bodyMaxBytes,
    summary: "Add pasted notes to a finished set, as a document is added",
    params: IdParams,
    headers: BootstrapHeaders,
    query: AddQuery,
    body: NotesBodySchema,
    response: AddedDocumentSchema,
  },
  uploadProgress: {
    ...json,
    method: "GET",
    path: "/api/uploads/{key}",
    summary: "How far the upload with this Idempotency-Key is",
    params: z.object({ key: KeySchema }),
    response: UploadProgressSchema,
  },
  jobEvents: {
    kind: "stream",
    method: "GET",
    path: "/api/jobs/{jobId}/events",
    auth: "job",
    status: 200,
    timeoutMs: 0,
    summary:
      "progress, new_questions, done and failed events after `afterSeq` (or Last-Event-ID): recorded ones first, then live",
    params: JobParams,
    query: z.object({
      token: z.string().min(1).max(200),
      afterSeq: z.coerce.number().int().nonnegative().optional(),
    }),
  },
  cancelJob: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/jobs/{jobId}/cancel",
    summary: "Stop a running job; the questions made so far stay",
    params: JobParams,
  },
  tryAgain: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/datasets/{id}/again",
    summary: "Read and write what is open of a set",
    params: IdParams,
  },
  demoUpload: {
    kind: "upload",
    method: "POST",
    path: "/api/demo/upload",
    auth: "public",
    status: 200,
    timeoutMs: LIMITS.request.demoTimeoutMs,
    summary: "Up to five sample questions from a file; nothing is stored",
    response: DemoSchema,
  },
  demoReply: {
    kind: "json",
    method: "POST",
    path: "/api/demo/reply",
    auth: "public",
    status: 200,
    timeoutMs: LIMITS.request.demoTimeoutMs,
    bodyMaxBytes: LIMITS.demoModel.replyBodyMaxBytes,
    summary: "The questions of a browser's own model that pass all checks; nothing is stored",
    body: DemoReplyBodySchema,
    response: DemoReplySchema,
  },
  analyticsEvent: {
    ...emptyAnswer,
    method: "POST",
    path: "/api/analytics/events",
    auth: "public",
    summary: "Record a usage event; kept 90 days, without address or account",
    body: AnalyticsBodySchema,
  },
} as const satisfies Record<string, Route>;

/** The name of a row in `ROUTES`. */
export type RouteName = keyof typeof ROUTES;

type SchemaOf<R, Key extends string> = R extends { readonly [K in Key]: infer S extends z.ZodType }
  ? S
  : never;

/** Parsed path parameters of a route; `undefined` if the row declares none. */
export type RouteParams<R> = [SchemaOf<R, "params">] extends [never]
  ? undefined
  : z.output<SchemaOf<R, "params">>;
/** Parsed headers of a route; `undefined` if the row declares none. */
export type RouteHeaders<R> = [SchemaOf<R, "headers">] extends [never]
  ? undefined
  : z.output<SchemaOf<R, "headers">>;
/** Parsed query of a route, defaults filled in; `undefined` if the row declares none. */
export type RouteQuery<R> = [SchemaOf<R, "query">] extends [never]
  ? undefined
  : z.output<SchemaOf<R, "query">>;
/** The query as a caller may write it, before defaults; `undefined` if the row declares none. */
export type RouteQueryInput<R> = [SchemaOf<R, "query">] extends [never]
  ? undefined
  : z.input<SchemaOf<R, "query">>;
/** Parsed body of a route; `undefined` if the row declares none. */
export type RouteBody<R> = [SchemaOf<R, "body">] extends [never] ? undefined : z.output<SchemaOf<R, "body">>;
/** The body as a caller may write it; `undefined` if the row declares none. */
export type RouteBodyInput<R> = [SchemaOf<R, "body">] extends [never]
  ? undefined
  : z.input<SchemaOf<R, "body">>;
/** Parsed response of a route; `undefined` if the row declares none. */
export type RouteResponse<R> = [SchemaOf<R, "response">] extends [never]
  ? undefined
  : z.output<SchemaOf<R, "response">>;
