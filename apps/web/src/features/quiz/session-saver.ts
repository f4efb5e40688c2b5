import { LIMITS } from "@quizmill/contract";
import type { SessionStore } from "./persistence.ts";
import type { Session } from "./session.ts";

export interface SessionSaver {
  /** The session has changed; it is saved after a short pause without changes. */
  change(session: Session): void;
  /** Saves pending changes at once. */
  flush(): void;
}

/** Saves 150 ms after the last change. */
export function sessionSaver(persistence: SessionStore): SessionSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Session | null = null;
  const flush = () => {
    clearTimeout(timer);
    const session = waiting;
    waiting = null;
    if (session !== null) persistence.saveSession(session, Date.now());
  };
  const change = (session: Session) => {
    clearTimeout(timer);
    waiting = session;
    timer = setTimeout(flush, LIMITS.quiz.saveDebounceMs);
  };
  return { change, flush };
}
