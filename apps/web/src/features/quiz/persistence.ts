import { storedJson } from "../../lib/storage.ts";
import type { Session } from "./session.ts";

/** Where a viewer keeps its answers; the demo has none. */
export interface QuizPersistence {
  loadSession(): Session | null;
  saveSession(session: Session, now: number): void;
  clearSession(): void;
  loadFlags(): ReadonlySet<number>;
  saveFlags(flagged: ReadonlySet<number>): void;
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

/** A set is gone: nothing of it stays in this browser. */
export function forgetQuiz(datasetId: string): void {
  storedSession(datasetId).forget();
  storedFlags(datasetId).forget();
}

/** Keeps a set's session and flags in this browser. Flags are about the questions, so a restart leaves them. */
export function localPersistence(datasetId: string): QuizPersistence {
  const stored = storedSession(datasetId);
  const flags = storedFlags(datasetId);
  return {
    loadSession() {
      const found = stored.read();
      if (!found) return null;
      const { idx, selectedByQ, revealedByQ, finished } = found;
      return { idx, selectedByQ, revealedByQ, finished };
    },
    saveSession: (session, now) => stored.write({ version: SESSION_VERSION, ...session, updatedAt: now }),
    clearSession: () => stored.forget(),
    loadFlags: () => new Set(flags.read() ?? []),
    saveFlags: (flagged) => flags.write([...flagged]),
  };
}
