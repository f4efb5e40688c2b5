import type { QuizSession, StoredQuizSession } from "@quizmill/contract";
import { mergeSessions } from "./merge-sessions.ts";
import { FRESH_SESSION, type Session } from "./session.ts";

/** What this browser and the server last agreed on. */
export interface Agreed {
  readonly version: number;
  readonly session: Session;
}

interface SyncParts {
  /** The session as this browser stores it, for all its tabs. */
  readonly here: { read(): Session; write(session: Session): void };
  readonly agreed: { read(): Agreed | null; write(agreed: Agreed): void };
  readonly there: {
    load(): Promise<StoredQuizSession>;
    /** `isStored` is false if another device was quicker; the answer then has what it stored. */
    store(body: {
      version: number;
      session: QuizSession;
    }): Promise<StoredQuizSession & { isStored: boolean }>;
  };
}

/** Another device may store again while this one merges; after so many times it waits for the next occasion. */
const MAX_TRIES = 5;

/**
 * Keeps the session of a set equal in this browser and on the server. Changes since they last agreed are merged question
 * by question, so that answers of both devices stay, and a reset on one resets the other.
 */
export function createSessionSync({ here, agreed, there }: SyncParts) {
  const known = (): Agreed => agreed.read() ?? { version: 0, session: FRESH_SESSION };

  function merge({ version, session }: StoredQuizSession): void {
    const stored = session ?? FRESH_SESSION;
    const mine = here.read();
    const merged = mergeSessions({ known: known().session, mine, stored });
    agreed.write({ version, session: stored });
    if (!isSame(merged, mine)) here.write(merged);
  }

  /** Sends what has changed here. */
  async function push(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { version, session } = known();
      const mine = forServer(here.read());
      if (isSame(mine, session)) return;
      const answer = await there.store({ version, session: mine });
      if (answer.isStored) {
        agreed.write({ version: answer.version, session: mine });
        return;
      }
      merge(answer);
    }
  }

  return {
    push,
    /** Takes what other devices have changed, and sends what has changed here. */
    async pull(): Promise<void> {
      merge(await there.load());
      await push();
    },
  };
}

/** Temporary ids are negative: they mean nothing to another device. */
function forServer({ idx, selectedByQ, revealedByQ, finished }: Session) {
  const lasting = <T>(byQ: Readonly<Record<number, T>>) =>
    Object.fromEntries(Object.entries(byQ).filter(([id]) => Number(id) > 0));
  return { idx, selectedByQ: lasting(selectedByQ), revealedByQ: lasting(revealedByQ), finished };
}

function isSame(one: Session, other: Session): boolean {
  return textOf(one) === textOf(other);
}

/** Keys that are numbers come in the same order in every object. */
function textOf({ idx, selectedByQ, revealedByQ, finished }: Session): string {
  return JSON.stringify([idx, selectedByQ, revealedByQ, finished]);
}
