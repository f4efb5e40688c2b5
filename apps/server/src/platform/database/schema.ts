import type {
  AnswerSource,
  Confidence,
  DatasetStatus,
  EngineChoice,
  ErrorCode,
  Fallback,
  JobEventName,
  KeyProvider,
  LocalProgram,
  Mode,
  QuestionPicture,
  ReportReason,
  Writer,
} from "@quizmill/contract";
import type { Generated } from "kysely";

/** Times are milliseconds since 1970, UTC. Flags are 0 or 1. `*Json` columns hold JSON text. */

export interface AccountsTable {
  id: string;
  /** Lower case: one address, one account. */
  email: string;
  name: string | null;
  passwordHash: string;
  /** Raised when all sessions must end; access tokens carry the value at the time they were made. */
  sessionVersion: number;
  createdAt: number;
  /** From then on all that it has is deleted, and at last its row: nobody can log in. */
  deletedAt: number | null;
  /** Of one that was made to own deleted sets: the account that had them, as long as its attempts may quote them. */
  takenFrom: string | null;
}

export interface RefreshTokensTable {
  tokenHash: string;
  accountId: string;
  /** All tokens that come from one login; revoked together when an old one is used again. */
  familyId: string;
  isRemembered: number;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  revokedAt: number | null;
  /** Browser and system, shown to the owner; null for sessions from before it was stored. */
  device: string | null;
  /** When its owner logged in. */
  openedAt: number;
}

export interface PasswordResetsTable {
  tokenHash: string;
  accountId: string;
  expiresAt: number;
  usedAt: number | null;
}

export interface DatasetsTable {
  id: string;
  accountId: string;
  name: string;
  mode: Mode;
  status: DatasetStatus;
  failureCode: ErrorCode | null;
  /** The document's language according to the plan; "und" if it is not supported. */
  language: string;
  title: string | null;
  format: string;
  pageCount: number | null;
  pagesWithText: number | null;
  warningsJson: string;
  /** The engine's random seed: same text and seed, same questions. */
  seed: number;
  totalEstimated: number;
  /** How many questions were requested, or as many as the text has something to ask about; null if the text decides. */
  requestedCount: number | null;
  processedChunks: number;
  totalChunks: number;
  /** Pages whose text is read from their pictures, and how many of these are done. */
  picturePages: number;
  picturesDone: number;
  questionCount: number;
  /** Answer options of all its questions: the account's statistics add up sets, not questions. */
  optionCount: number;
  createdAt: number;
  updatedAt: number;
  /** The engine's report, which grows with each passage; null for sets begun before it was stored. */
  qualityJson: string | null;
  /** The engine that the owner requested, or the model of their own; each question's `writtenBy` says who wrote it. */
  engine: EngineChoice | "own";
  /** Why the embedded engine replaced the model. */
  fellBack: Fallback | null;
  modelCalls: number;
  inputTokens: number;
  outputTokens: number;
  /** Counts every change of its questions by their owner. */
  revision: number;
  /** The name, folded as `search-words.ts` does. */
  nameKey: string;
  archivedAt: number | null;
  /** When its owner deleted it; it stays in the trash for `LIMITS.library.trashKeptMs`. */
  trashedAt: number | null;
  /** 0 as long as its questions cannot be found by their words: those of sets from before are made so by and by. */
  isSearchable: number;
  /** Counts from 1 with each newer version of its document. */
  documentVersion: number;
  /** Passages that a browser's model is through with; null if none was chosen. */
  browserModelDone: number | null;
  /** How a browser's model is asked that has passed its trial for this set; null where it was not tried, or failed. */
  browserModelForm: "short" | null;
  /** How long a browser's model may still make its questions deeper; null where it may not any more. */
  browserModelUntil: number | null;
}

interface DatasetTagsTable {
  accountId: string;
  datasetId: string;
  tag: string;
}

/**
 * Tokens that an account used of a language model on one day; with an empty account those of all accounts. Stored for
 * that day.
 */
interface ModelTokensTable {
  accountId: string;
  /** Days since 1970, UTC. */
  day: number;
  tokens: number;
}

/** How long a model takes for a question that is kept, by sums over its last few hundred. */
interface ModelPacesTable {
  /** A hash of provider, address and name. */
  model: string;
  questions: number;
  ms: number;
}

export interface PassagesTable {
  datasetId: string;
  /** 0-based, in working order; once the set's job has ended, in the order of the document. */
  ordinal: number;
  /** The passage as the plan has it. */
  passageJson: string;
  recordedAt: number | null;
}

/**
 * A document of which something is still to be read: all of it, or only pages that hold pictures. Its file is in
 * `documentPieces`.
 */
export interface DocumentReadsTable {
  datasetId: string;
  /** Of its bytes in `documentPieces`. */
  documentId: string;
  bytes: number;
  fileName: string;
  /** A `DocumentWish`, until the document is read; then null. */
  wishJson: string | null;
  /** A `DocumentReport`, from the end of the reading until the plan is stored. */
  reportJson: string | null;
  /** The numbers of the pages with pictures, in the order they are read; the set says how many are done. */
  pagesJson: string;
  /** Of the interface that it was uploaded from; null if that is unknown. */
  hintLanguage: string | null;
}

interface DocumentPiecesTable {
  documentId: string;
  ordinal: number;
  base64: string;
}

/** The picture of a page that text was read from, for showing quotes. */
export interface PagePicturesTable {
  datasetId: string;
  /** Counts from 0 within the set; passages and evidence name it. */
  picture: number;
  page: number;
  confidence: number;
  width: number;
  height: number;
  /** `PictureLine`s of packages/extract. */
  linesJson: string;
  pngBase64: string;
}

/** A picture that questions of a set name by its hash; see `QuestionPictureSchema`. */
interface QuestionPicturesTable {
  datasetId: string;
  hash: string;
  type: QuestionPicture["type"];
  width: number;
  height: number;
  bytes: number;
  base64: string;
  /** Since then perhaps no text of the set names it; null where one does. */
  unnamedSince: Generated<number | null>;
}

export interface QuestionsTable {
  id: Generated<number>;
  datasetId: string;
  passage: number;
  /** 0-based within the passage; (datasetId, passage, ordinal) is unique, so a retry cannot store a question twice. */
  ordinal: number;
  kind: string;
  text: string;
  optionsJson: string;
  groundTruthOptionId: number | null;
  aiChosenOptionId: number | null;
  aiExplanation: string | null;
  aiConfidence: number | null;
  aiOptionProbsJson: string | null;
  sourceJson: string | null;
  /** Null for questions from before this was stored. */
  writtenBy: Writer | null;
  context: string | null;
  /** 1 or null. */
  needsPicture: number | null;
  /** Null for none. */
  tagsJson: string | null;
  /** How good the engine expected it to be, 0 to 1; null for questions from before this was stored, and for own ones. */
  worth: number | null;
  /** Counts from 1 with each change by its owner, and when a model's question takes its place. */
  version: Generated<number>;
  /** When the present version was made; null for the first. */
  changedAt: number | null;
  /** Null as long as `writtenBy` says it. */
  origin: "edited" | "own" | null;
  /** 1 if it was added to the set later, null if the set's job wrote it. */
  isAdded: number | null;
  /** Deleted questions stay, so that they can be restored, and so that none of them is written again. */
  deletedAt: number | null;
  /** When a newer version of the document did not have its sentence any more; null again where its owner keeps it. */
  goneAt: number | null;
  /** `sameKeyOf` it; null only within the transaction that stores it. */
  sameKey: string | null;
}

/** A version of a question before its present one. */
export interface QuestionVersionsTable {
  questionId: number;
  version: number;
  /** A `VersionContent` of features/datasets. */
  contentJson: string;
  madeAt: number | null;
}

/** What the owner of a question says is wrong with it. */
export interface QuestionReportsTable {
  questionId: number;
  accountId: string;
  version: number;
  reason: ReportReason;
  note: string;
  createdAt: number;
}

export type JobStatus = "queued" | "running" | "done" | "failed" | "cancelled";

export interface JobsTable {
  id: string;
  datasetId: string;
  accountId: string;
  status: JobStatus;
  /** Null for all that a set needs; else it only lets a model, or a browser's, write a set that is there. */
  task: "model" | "browser" | null;
  /** Starts since the last recorded passage. */
  attempts: number;
  /** Those of them that ended badly by themselves; the others were cut off from outside, or still run. */
  failures: number;
  /** The start that works on it; later writes of an earlier start are refused. */
  runId: string | null;
  /** How the last failed start ended, for operators; it never quotes a document. */
  fault: string | null;
  /** A `Refusal`: why its document was refused, for the caller who waits for the answer. */
  refusalJson: string | null;
  lastSeq: number;
  createdAt: number;
  finishedAt: number | null;
}

/** A retried upload gets a token of its own, so a job may have several. */
export interface JobTokensTable {
  tokenHash: string;
  jobId: string;
  expiresAt: number;
  /** The session that got it: a token ends with that. */
  familyId: string;
}

/** What the model of a browser is asked; a row goes once its answer has been read. */
export interface ModelRequestsTable {
  id: string;
  accountId: string;
  datasetId: string;
  jobId: string;
  /** A `PageRequest` of packages/models: it quotes the document. */
  bodyJson: string;
  /** A `PageReply`. */
  answerJson: string | null;
  createdAt: number;
  /** Until then a page is at work on it; 0 before any was. */
  leasedUntil: number;
}

export interface JobEventsTable {
  jobId: string;
  seq: number;
  name: JobEventName;
  dataJson: string;
  createdAt: number;
}

/** Which dataset an Idempotency-Key made. */
export interface UploadsTable {
  accountId: string;
  key: string;
  datasetId: string;
  createdAt: number;
}

/**
 * An upload with an Idempotency-Key that has not arrived yet, or was refused; stored for ten minutes after its last
 * change.
 */
export interface UploadsUnderWayTable {
  accountId: string;
  key: string;
  /** The attempt that reports; if one key is sent twice, the later one. */
  attemptId: string;
  stage: "PENDING" | "failed";
  failureCode: ErrorCode | null;
  /** Of servers before documents were kept. */
  documentJson: string | null;
  updatedAt: number;
}

interface AnalyticsEventsTable {
  id: Generated<number>;
  event: string;
  propertiesJson: string;
  hasConsent: number;
  isSidPersisted: number;
  createdAt: number;
}

/** One answer to a question, for good. `isCorrect` is null where no key was known. */
export interface AnswersTable {
  accountId: string;
  /** Made by the client. */
  id: string;
  questionId: number;
  /** The version that was answered. */
  questionVersion: number;
  datasetId: string;
  /** Null for a skipped question. */
  chosenOptionId: number | null;
  /** The right option of that version. Answers count towards the review state as long as it is the key. */
  keyOptionId: number | null;
  isCorrect: number | null;
  confidence: Confidence | null;
  source: AnswerSource;
  durationMs: number;
  usualMs: number | null;
  /** The share that was to be recalled. */
  retention: number;
  /** Days since 1970, by the person's own days. */
  day: number;
  /** By the client's clock, within bounds. */
  answeredAt: number;
  receivedAt: number;
  deviceId: string;
  /** Of `memoryWeights`; 0 for the library's own. */
  weightsVersion: number;
}

/** How well an account knows a question: a fold over its answers. See `ReviewState` in packages/study. */
export interface ReviewStatesTable {
  accountId: string;
  questionId: number;
  datasetId: string;
  dueAt: number;
  /** The same, or earlier where the set has an exam date. */
  plannedAt: number;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  firstReviewAt: number;
  lastReviewAt: number;
  phase: "learning" | "review" | "relearning";
  rightDays: number | null;
  lastRightDay: number | null;
}

/** Sums over the answers of one day, by confidence; an empty one stands for none. */
export interface StudyDaysTable {
  accountId: string;
  day: number;
  confidence: Confidence | "";
  answers: number;
  correct: number;
  wrong: number;
  durationMs: number;
}

/** Weights of the memory model, fitted to an account's answers. Versions count from 1. */
export interface MemoryWeightsTable {
  accountId: string;
  version: number;
  /** Null where the library's own foretell the answers as well. */
  weightsJson: string | null;
  /** How many answers the account had by then. */
  answers: number;
  fittedAt: number;
}

/** What an account changed of how it studies. */
export interface StudySettingsTable {
  accountId: string;
  retention: number;
  newPerDay: number;
  dayStartsAt: number;
  timeZone: string | null;
  asksConfidence: number;
}

/** A set of which at least one question was answered, or which has an exam date. */
export interface StudySetsTable {
  accountId: string;
  datasetId: string;
  /** Questions that have a review state. */
  seen: number;
  /** 0 where nothing was answered. */
  lastAnsweredAt: number;
  examSetAt: number | null;
  examAt: number | null;
}

export interface QuizSessionsTable {
  accountId: string;
  datasetId: string;
  version: number;
  sessionJson: string;
  updatedAt: number;
}

/** An exam as it was set up; `rulesJson` is an `ExamRules`. */
export interface ExamsTable {
  id: string;
  accountId: string;
  rulesJson: string;
  createdAt: number;
}

/** One attempt at an exam. */
export interface AttemptsTable {
  id: string;
  accountId: string;
  examId: string;
  /** The questions in the order and with the options as asked: `ExamQuestion`s. */
  questionsJson: string;
  /** An `AttemptAnswers`. */
  answersJson: string;
  startedAt: number;
  deadline: number;
  /** Null while it is open. */
  submittedAt: number | null;
  /** An `ExamResult`. */
  resultJson: string | null;
}

/** Of a member: the language model of their own, and the one that is being tried. */
export interface OwnModelsTable {
  accountId: string;
  place: "kept" | "tried";
  /** Differs for each trial: what one that was replaced still has to say is not stored. */
  trialId: string;
  /** A program on this machine has no key; it can only be tried here. */
  provider: KeyProvider | LocalProgram;
  model: string;
  /** The key, encrypted for this account: see `sealed-text.ts`. */
  sealedKey: string;
  lastFour: string;
  /** A `TrialState`. */
  stateJson: string;
  /** What the trial found out: how it is asked best, the times it needs. Null before that. */
  settingsJson: string | null;
  changedAt: number;
}

/** Secrets that all processes on one database share. The embedded form has them in its folder. */
interface ServerKeysTable {
  name: string;
  key: string;
}

export interface Tables {
  accounts: AccountsTable;
  refreshTokens: RefreshTokensTable;
  passwordResets: PasswordResetsTable;
  datasets: DatasetsTable;
  datasetTags: DatasetTagsTable;
  passages: PassagesTable;
  documentReads: DocumentReadsTable;
  documentPieces: DocumentPiecesTable;
  pagePictures: PagePicturesTable;
  questionPictures: QuestionPicturesTable;
  questions: QuestionsTable;
  questionVersions: QuestionVersionsTable;
  questionReports: QuestionReportsTable;
  jobs: JobsTable;
  jobTokens: JobTokensTable;
  jobEvents: JobEventsTable;
  modelRequests: ModelRequestsTable;
  uploads: UploadsTable;
  uploadsUnderWay: UploadsUnderWayTable;
  analyticsEvents: AnalyticsEventsTable;
  modelTokens: ModelTokensTable;
  modelPaces: ModelPacesTable;
  ownModels: OwnModelsTable;
  serverKeys: ServerKeysTable;
  answers: AnswersTable;
  reviewStates: ReviewStatesTable;
  studyDays: StudyDaysTable;
  memoryWeights: MemoryWeightsTable;
  studySettings: StudySettingsTable;
  studySets: StudySetsTable;
  quizSessions: QuizSessionsTable;
  exams: ExamsTable;
  attempts: AttemptsTable;
}
