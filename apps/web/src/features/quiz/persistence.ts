import * as z from "zod";
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

/** JSON object keys are strings; ids are numbers, negative where they are temporary. */
const QuestionIdKey = z.string().regex(/^-?\d+$/);

const StoredSessionSchema = z.object({
  version: z.literal(SESSION_VERSION),
  idx: z.number().int().nonnegative(),
  selectedByQ: z.record(QuestionIdKey, z.number().int()),
  revealedByQ: z.record(QuestionIdKey, z.boolean()),
  finished: z.boolean(),
  /** Milliseconds since 1970, UTC. */
  updatedAt: z.number(),
});
type StoredSession = z.infer<typeof StoredSessionSchema>;

const StoredFlagsSchema = z.array(z.number().int());

/** Null for anything this version did not write: the quiz then starts afresh. */
export function parseSession(raw: unknown): StoredSession | null {
  return StoredSessionSchema.safeParse(raw).data ?? null;
}

export function parseFlags(raw: unknown): number[] | null {
  return StoredFlagsSchema.safeParse(raw).data ?? null;
}

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
