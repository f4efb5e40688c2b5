import { forgetJobSeq } from "../../lib/live-events.ts";
import { storedJson, storedText } from "../../lib/storage.ts";
import type { Session } from "./session.ts";

/** A round of practice that was left open: which questions it asks, in their order, and how far it went. */
export interface PracticeRound {
  readonly questionIds: readonly number[];
  readonly session: Session;
}

/** Where a quiz keeps its answers; the demo has none. */
export interface SessionStore {
  loadSession(): Session | null;
  saveSession(session: Session, now: number): void;
  clearSession(): void;
  loadFlags(): ReadonlySet<number>;
  saveFlags(flagged: ReadonlySet<number>): void;
}

/** Where a set keeps its answers, and the round of practice one is in. */
export interface QuizPersistence extends SessionStore {
  loadPractice(): PracticeRound | null;
  savePractice(round: PracticeRound, now: number): void;
  clearPractice(): void;
}

const SESSION_VERSION = 1;

interface StoredSession extends Session {
  readonly version: typeof SESSION_VERSION;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

/** Null for anything this version did not write: the quiz then starts afresh. */
export function parseSession(raw: unknown): StoredSession | null {
  if (!isRecord(raw)) return null;
  const { version, idx, selectedByQ, revealedByQ, finished, updatedAt } = raw;
  if (version !== SESSION_VERSION || !isInteger(idx) || idx < 0) return null;
  if (!isByQuestion(selectedByQ, isInteger) || !isByQuestion(revealedByQ, isBoolean)) return null;
  if (!isBoolean(finished) || typeof updatedAt !== "number") return null;
  return { version, idx, selectedByQ, revealedByQ, finished, updatedAt };
}

interface StoredPractice extends StoredSession {
  readonly questionIds: readonly number[];
}

export function parsePractice(raw: unknown): StoredPractice | null {
  const session = parseSession(raw);
  const questionIds = isRecord(raw) ? parseFlags(raw.questionIds) : null;
  return session && questionIds && questionIds.length > 0 ? { ...session, questionIds } : null;
}

export function parseFlags(raw: unknown): number[] | null {
  return Array.isArray(raw) && raw.every(isInteger) ? raw : null;
}

/** JSON object keys are strings; ids are numbers, negative where they are temporary. */
function isByQuestion<T>(raw: unknown, isValue: (value: unknown) => value is T): raw is Record<number, T> {
  return isRecord(raw) && Object.entries(raw).every(([id, value]) => /^-?\d+$/.test(id) && isValue(value));
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

const isInteger = (raw: unknown): raw is number => Number.isSafeInteger(raw);
const isBoolean = (raw: unknown): raw is boolean => typeof raw === "boolean";

function storedSession(datasetId: string) {
  return storedJson<StoredSession>({ key: `quiz-session.v1.${datasetId}`, parse: parseSession });
}

function storedFlags(datasetId: string) {
  return storedJson<number[]>({ key: `quiz-flags.v1.${datasetId}`, parse: parseFlags });
}

function storedPractice(datasetId: string) {
  return storedJson<StoredPractice>({ key: `quiz-practice.v1.${datasetId}`, parse: parsePractice });
}

const storedJob = (datasetId: string) => storedText(`quiz-job.v1.${datasetId}`);

/** Which job writes a set: where it was read up to is kept under the job's name. */
export function rememberJob(datasetId: string, jobId: string): void {
  storedJob(datasetId).write(jobId);
}

/** A set is gone: nothing of it stays in this browser. */
export function forgetQuiz(datasetId: string): void {
  storedSession(datasetId).forget();
  storedFlags(datasetId).forget();
  storedPractice(datasetId).forget();
  const job = storedJob(datasetId);
  const jobId = job.read();
  if (jobId !== null) forgetJobSeq(jobId);
  job.forget();
}

/** Keeps a set's session and flags in this browser. Flags are about the questions, so a restart leaves them. */
export function localPersistence(datasetId: string): QuizPersistence {
  const stored = storedSession(datasetId);
  const flags = storedFlags(datasetId);
  const practice = storedPractice(datasetId);
  return {
    loadSession() {
      const found = stored.read();
      return found && sessionIn(found);
    },
    saveSession: (session, now) => stored.write({ version: SESSION_VERSION, ...session, updatedAt: now }),
    clearSession: () => stored.forget(),
    loadFlags: () => new Set(flags.read() ?? []),
    saveFlags: (flagged) => flags.write([...flagged]),
    loadPractice() {
      const found = practice.read();
      return found && { questionIds: found.questionIds, session: sessionIn(found) };
    },
    savePractice: ({ questionIds, session }, now) =>
      practice.write({ version: SESSION_VERSION, questionIds, ...session, updatedAt: now }),
    clearPractice: () => practice.forget(),
  };
}

function sessionIn({ idx, selectedByQ, revealedByQ, finished }: StoredSession): Session {
  return { idx, selectedByQ, revealedByQ, finished };
}
