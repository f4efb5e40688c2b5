import { storedDemoAnswers } from "../../lib/demo-answers.ts";
import { lastSet } from "../../lib/last-set.ts";
import { forgetJobSeq } from "../../lib/live-events.ts";
import { type Stored, storedJson, storedText } from "../../lib/storage.ts";
import { mergeSessions, withOtherAnswers } from "./merge-sessions.ts";
import { FRESH_SESSION, isFresh, type Session } from "./session.ts";
import type { Agreed } from "./session-sync.ts";

/**
 * Where a quiz stores its answers; the demo stores none. Several tabs may have the same set open: what one saves is
 * merged into what the others have saved, question by question.
 */
export interface SessionStore {
  loadSession(): Session | null;
  /** A fresh session is not stored. */
  saveSession(session: Session, now: number): void;
  /** The session with answers given in other tabs meanwhile; the same object if there are none. */
  withOtherAnswers(session: Session): Session;
  /** Calls `listener` when another tab or device has stored something; returns the function that ends this. */
  onOtherTab(listener: (by: ChangedBy) => void): () => void;
}

/** Who has stored something meanwhile. */
export type ChangedBy = "tab" | "device";

/** Where a set stores its answers, its flags, and the current round of practice. */
export interface QuizPersistence extends SessionStore {
  loadFlags(): ReadonlySet<number>;
  /** Gives all flags, also those that another tab has set meanwhile. */
  setFlag(questionId: number, isFlagged: boolean): ReadonlySet<number>;
  /** The questions of an unfinished round, in order. */
  loadPractice(): readonly number[] | null;
  /** Where a round of these questions is stored, which goes on if it is the unfinished one. */
  practice(questionIds: readonly number[]): PracticeStore;
  loadRounds(): Rounds;
  saveRounds(rounds: Rounds): void;
}

/** Where a round of practice is stored: beside its set's session, which it does not change. */
export interface PracticeStore extends SessionStore {
  /** Deletes the round; changes that are not saved yet are dropped. */
  end(): void;
}

/** How often a set, and its practice, were started anew. */
export interface Rounds {
  readonly whole: number;
  readonly practice: number;
}

const SESSION_VERSION = 1;

interface StoredSession extends Session {
  readonly version: typeof SESSION_VERSION;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

/** Null for anything that this version did not write: the quiz then starts afresh. */
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

function parseAgreed(raw: unknown): Agreed | null {
  if (!isRecord(raw) || !isInteger(raw.version) || !isRecord(raw.session)) return null;
  const session = parseSession({ ...raw.session, version: SESSION_VERSION, updatedAt: 0 });
  return session && { version: raw.version, session: sessionIn(session) };
}

function parseRounds(raw: unknown): Rounds | null {
  if (!isRecord(raw) || !isInteger(raw.whole) || !isInteger(raw.practice)) return null;
  return { whole: raw.whole, practice: raw.practice };
}

/** JSON object keys are strings; ids are numbers, negative if they are temporary. */
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

/** The session on which this browser and the server last agreed. */
export function storedAgreed(datasetId: string): Stored<Agreed> {
  return storedJson<Agreed>({ key: `quiz-synced.v1.${datasetId}`, parse: parseAgreed });
}

/** The session as all tabs of this browser have stored it, written as it is given. */
export function storedHere(datasetId: string) {
  const stored = storedSession(datasetId);
  return {
    read(): Session | null {
      const found = stored.read();
      return found && sessionIn(found);
    },
    write(session: Session, now: number) {
      if (isFresh(session)) stored.forget();
      else stored.write({ version: SESSION_VERSION, ...session, updatedAt: now });
    },
  };
}

function storedFlags(datasetId: string) {
  return storedJson<number[]>({ key: `quiz-flags.v1.${datasetId}`, parse: parseFlags });
}

function storedPractice(datasetId: string) {
  return storedJson<StoredPractice>({ key: `quiz-practice.v1.${datasetId}`, parse: parsePractice });
}

function storedRounds(datasetId: string) {
  return storedJson<Rounds>({ key: `quiz-rounds.v1.${datasetId}`, parse: parseRounds });
}

const storedJob = (datasetId: string) => storedText(`quiz-job.v1.${datasetId}`);

/** Stores which job writes a set: the position in its event stream is stored under the job's id. */
export function rememberJob(datasetId: string, jobId: string): void {
  storedJob(datasetId).write(jobId);
}

/** Deletes everything this browser stores of a set that is gone. */
export function forgetQuiz(datasetId: string): void {
  for (const stored of [
    storedSession,
    storedAgreed,
    storedFlags,
    storedPractice,
    storedRounds,
    storedDemoAnswers,
  ])
    stored(datasetId).forget();
  lastSet.forget(datasetId);
  const job = storedJob(datasetId);
  const jobId = job.read();
  if (jobId !== null) forgetJobSeq(jobId);
  job.forget();
}

/** Stores a set's session and flags in this browser. Flags are about the questions, so a restart keeps them. */
export function localPersistence(datasetId: string): QuizPersistence {
  const flags = storedFlags(datasetId);
  const practice = storedPractice(datasetId);
  const rounds = storedRounds(datasetId);
  const keys = [storedSession(datasetId).key, flags.key];
  const loadFlags = () => new Set(flags.read() ?? []);
  return {
    ...sharedSession(storedHere(datasetId)),
    onOtherTab: (listener) => onStorage(keys, () => listener("tab")),
    loadFlags,
    setFlag(questionId, isFlagged) {
      const all = withFlag(loadFlags(), questionId, isFlagged);
      flags.write([...all]);
      return all;
    },
    loadPractice: () => practice.read()?.questionIds ?? null,
    practice: (questionIds) => practiceStore(practice, questionIds),
    loadRounds: () => rounds.read() ?? { whole: 0, practice: 0 },
    saveRounds: rounds.write,
  };
}

/** How long another tab may write without having seen what this one wrote: each process reads its own copy. */
const UNSEEN_MS = 5_000;

/** A session that other tabs write too: each write puts this tab's changes on top of the stored state. */
function sharedSession(here: ReturnType<typeof storedHere>) {
  let known = FRESH_SESSION;
  const checkedAt = new Map<number, number>();
  const isUnseen = (id: number) => Date.now() - (checkedAt.get(id) ?? 0) < UNSEEN_MS;
  return {
    loadSession() {
      const found = here.read();
      known = found ?? FRESH_SESSION;
      return found;
    },
    saveSession(mine: Session, now: number) {
      const session = mergeSessions({ known, mine, stored: here.read() ?? FRESH_SESSION });
      for (const id of checkedSince(known, mine)) checkedAt.set(id, now);
      known = mine;
      // If nothing is answered and this tab starts over, another tab's position is no reason to keep the session.
      const isOver = isFresh(mine) && isFresh({ ...session, idx: 0 });
      here.write(isOver ? mine : session, now);
    },
    withOtherAnswers(mine: Session) {
      const there = here.read();
      const stored = there ?? FRESH_SESSION;
      const lost = there ? checkedSince(there, mine).filter(isUnseen) : [];
      if (lost.length > 0) known = withoutAnswers(known, lost);
      const session = withOtherAnswers({ known, mine, stored });
      if (lost.length > 0) here.write({ ...session, idx: stored.idx, finished: stored.finished }, Date.now());
      known = { ...stored, idx: known.idx, finished: known.finished && session.finished };
      return session;
    },
  };
}

/** The questions that are checked in `now` and were not in `before`. */
function checkedSince(before: Session, now: Session): number[] {
  return Object.keys(now.revealedByQ)
    .map(Number)
    .filter((id) => now.revealedByQ[id] && !before.revealedByQ[id]);
}

function withoutAnswers(session: Session, ids: readonly number[]): Session {
  const others = <T>(byQuestion: Record<number, T>): Record<number, T> =>
    Object.fromEntries(Object.entries(byQuestion).filter(([id]) => !ids.includes(Number(id))));
  return { ...session, selectedByQ: others(session.selectedByQ), revealedByQ: others(session.revealedByQ) };
}

export function withFlag(flagged: ReadonlySet<number>, id: number, isFlagged: boolean): ReadonlySet<number> {
  return new Set(isFlagged ? [...flagged, id] : [...flagged].filter((other) => other !== id));
}

/** Only one round is stored. Two tabs in the same round share it; the round begun last replaces any other. */
function practiceStore(stored: Stored<StoredPractice>, questionIds: readonly number[]): PracticeStore {
  let known = FRESH_SESSION;
  let hasEnded = false;
  const read = () => {
    const found = stored.read();
    return found?.questionIds.join() === questionIds.join() ? sessionIn(found) : null;
  };
  return {
    loadSession() {
      const found = read();
      known = found ?? FRESH_SESSION;
      return found;
    },
    // Also a round that is started over: it is still the current one.
    saveSession(mine, now) {
      if (hasEnded) return;
      const there = read();
      const session = there === null ? mine : mergeSessions({ known, mine, stored: there });
      known = mine;
      stored.write({ version: SESSION_VERSION, questionIds, ...session, updatedAt: now });
    },
    withOtherAnswers: (session) => session,
    onOtherTab: () => () => {},
    end() {
      hasEnded = true;
      stored.forget();
    },
  };
}

/** The browser notifies other tabs, never the one that wrote; without a key, everything was deleted. */
function onStorage(keys: readonly string[], listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function sessionIn({ idx, selectedByQ, revealedByQ, finished }: StoredSession): Session {
  return { idx, selectedByQ, revealedByQ, finished };
}
