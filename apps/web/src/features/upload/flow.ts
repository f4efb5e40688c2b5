import type {
  AddedDocument,
  Bootstrap,
  DocumentPart,
  EngineChoice,
  ErrorCode,
  Mode,
  UploadProgress,
} from "@quizmill/contract";
import { errorCodeOf } from "../../lib/api-error.ts";
import type { SentBytes } from "../../lib/api-upload.ts";
import type { DemoAnswer } from "../../lib/demo-answers.ts";
import type { ImportQuery } from "../carry/import-report.tsx";
import type { Count } from "./count.ts";

/** What the server says of the set that was made, or that grows. */
export type Answer = Omit<Bootstrap, "initial"> &
  Partial<Pick<Bootstrap, "initial"> & Pick<AddedDocument, "doubles">>;

export type Source = { kind: "file"; file: File } | { kind: "notes"; text: string };

/** idle → sending (bytes travel) → waiting (the server reads and writes) → ready, or failed from either. */
export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; source: Source; bytes: SentBytes }
  | { phase: "waiting"; source: Source }
  | { phase: "ready"; source: Source; result: Answer }
  | { phase: "failed"; source: Source; error: unknown };

export type UploadAction =
  | { type: "started"; source: Source }
  | { type: "moved"; bytes: SentBytes }
  | { type: "answered"; result: Answer }
  | { type: "failed"; error: unknown }
  | { type: "left" };

export const IDLE: UploadState = { phase: "idle" };

export function isBusy(state: UploadState): boolean {
  return state.phase === "sending" || state.phase === "waiting";
}

/** Late news of an upload that was cancelled or has ended changes nothing. */
export function step(state: UploadState, action: UploadAction): UploadState {
  if (action.type === "left") return IDLE;
  if (action.type === "started") return isBusy(state) ? state : started(action.source);
  if (state.phase !== "sending" && state.phase !== "waiting") return state;
  const { source } = state;
  if (action.type === "answered") return { phase: "ready", source, result: action.result };
  if (action.type === "failed") return { phase: "failed", source, error: action.error };
  const haveAllLeft = action.bytes.sent >= action.bytes.total;
  return haveAllLeft ? { phase: "waiting", source } : { phase: "sending", source, bytes: action.bytes };
}

/** Notes are small: their bytes need no progress. */
function started(source: Source): UploadState {
  if (source.kind === "notes") return { phase: "waiting", source };
  return { phase: "sending", source, bytes: { sent: 0, total: source.file.size } };
}

/** The set to be made, or to grow. */
export interface Wish {
  readonly source: Source;
  readonly mode: Mode;
  /** Undefined if there is no choice. */
  readonly engine: EngineChoice | undefined;
  /** What was decided of a file of questions. */
  readonly imported?: ImportQuery | undefined;
  readonly count: Count;
  /** Of a file; without it, all of it. */
  readonly part?: DocumentPart | undefined;
  /** What was answered in a demo of the same file; the set takes it up. */
  readonly demoAnswers?: readonly DemoAnswer[] | undefined;
  /** The set that the document is added to; without it, a set is made. */
  readonly into?: string | undefined;
  /** Whether questions that this set has already are added once more. */
  readonly keepsDoubles?: boolean | undefined;
}

/** A request for a set, with the key that makes a retry find the same set. */
export interface Order extends Wish {
  readonly key: string;
}

/**
 * Whether this request repeats `last`: nothing was refused, only the answer is missing, and document, part, mode,
 * engine and number are the same. The set may exist already; the key finds it, so that it is not made twice.
 */
export function isRepeat(state: UploadState, last: Order | null, next: Wish): boolean {
  if (state.phase !== "failed" || last === null) return false;
  if (last.mode !== next.mode || last.engine !== next.engine || last.count !== next.count) return false;
  if (last.imported?.adapt !== next.imported?.adapt || last.imported?.columns !== next.imported?.columns)
    return false;
  if (last.into !== next.into || last.keepsDoubles !== next.keepsDoubles) return false;
  if (last.part?.sections !== next.part?.sections || last.part?.pages !== next.part?.pages) return false;
  return isAnswerMissing(state.error) && isSame(last.source, next.source);
}

/** Nothing was refused: it is unknown whether the upload arrived. */
export function isAnswerMissing(error: unknown): boolean {
  return ["TIMEOUT", "NETWORK_ERROR"].includes(errorCodeOf(error));
}

function isSame(a: Source, b: Source): boolean {
  return a.kind === "file" ? b.kind === "file" && a.file === b.file : b.kind === "notes" && a.text === b.text;
}

/** Faults of the file or text itself; sending the same again would fail in the same way. */
const FAULTS_OF_THE_SOURCE: readonly ErrorCode[] = [
  "FILE_TOO_LARGE",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_FILE",
  "HEIC_UNSUPPORTED",
  "FILE_EMPTY",
  "FILE_CHANGED",
  "FILE_DAMAGED",
  "FILE_ENCRYPTED",
  "OLD_FORMAT",
  "NO_TEXT_IN_FILE",
  "TEXT_UNREADABLE",
  "TEXT_TOO_SHORT",
  "TEXT_TOO_LONG",
  "EXTRACTION_LIMIT",
  "NO_QUESTIONS",
];

export function needsOtherSource(error: unknown): boolean {
  return FAULTS_OF_THE_SOURCE.includes(errorCodeOf(error));
}

/** The page's own sentence at the head of the failure; the text of the error code follows. */
export function failureTitle(error: unknown, source: Source) {
  if (errorCodeOf(error) === "TIMEOUT") return "upload.errorTimeout" as const;
  if (errorCodeOf(error) === "GENERATION_FAILED") return "upload.errorProcessing" as const;
  return source.kind === "notes" ? ("upload.errorNotes" as const) : ("upload.errorUpload" as const);
}

/** The page that is being read from its picture, and how many there are; null if there is none. */
export function pageBeingRead(progress: UploadProgress): { page: number; total: number } | null {
  const { pages, done } = progress.document?.pictures ?? { pages: 0, done: 0 };
  return progress.datasetId === null || done >= pages ? null : { page: done + 1, total: pages };
}

/** Share of the passages done, or of the pages as long as they are read, 0..1; null while the plan is unknown. */
export function shareDone(progress: UploadProgress | undefined): number | null {
  const reading = progress && pageBeingRead(progress);
  if (reading) return (reading.page - 1) / reading.total;
  if (!progress || progress.total === 0) return null;
  return progress.done / progress.total;
}

/** Whether the set is in the list: from then on the work needs no page. */
export function hasArrivedWhole(progress: UploadProgress | undefined): boolean {
  return progress !== undefined && progress.datasetId !== null;
}

export function hasEnded(progress: UploadProgress | undefined): boolean {
  return progress?.stage === "done" || progress?.stage === "failed";
}
