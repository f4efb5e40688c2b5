import { ROUTES } from "@quizmill/contract";
import { call } from "../../lib/api.ts";
import { session } from "../../lib/session/session.ts";
import { inTurn } from "../../lib/session/turns.ts";
import {
  type ChangedBy,
  localPersistence,
  type QuizPersistence,
  storedAgreed,
  storedHere,
} from "./persistence.ts";
import { FRESH_SESSION, type Session } from "./session.ts";
import { createSessionSync } from "./session-sync.ts";

const PUSH_AFTER_MS = 3_000;

export interface SyncedPersistence extends QuizPersistence {
  /** Keeps the session equal in this browser and in the account, until the returned function is called. */
  follow(): () => void;
  /** Puts in what was answered elsewhere. An open quiz shows it. */
  change(work: (session: Session) => Session): void;
}

/**
 * Stores a set's session in this browser, and in the account of the person who is logged in. The browser comes first:
 * everything works without a network, and other devices get it later.
 */
export function syncedPersistence(datasetId: string): SyncedPersistence {
  const local = localPersistence(datasetId);
  const here = storedHere(datasetId);
  const listeners = new Set<(by: ChangedBy) => void>();
  const read = () => here.read() ?? FRESH_SESSION;
  const put = (session: Session) => {
    here.write(session, Date.now());
    for (const listener of listeners) listener("device");
  };
  const params = { id: datasetId };
  const sync = createSessionSync({
    here: { read, write: put },
    agreed: storedAgreed(datasetId),
    there: {
      load: () => call(ROUTES.quizSession, { params }),
      store: (body) => call(ROUTES.storeQuizSession, { params, body, keepalive: true }),
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (work: () => Promise<void>) => {
    clearTimeout(timer);
    if (session.state().status !== "authenticated") return;
    // A failure waits for the next change, or the next visit.
    inTurn(`quiz-session.${datasetId}`, work).catch(() => undefined);
  };
  const pull = () => run(sync.pull);
  const push = () => run(sync.push);
  const pushSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(push, PUSH_AFTER_MS);
  };
  const look = () => (document.visibilityState === "visible" ? pull() : push());
  return {
    ...local,
    saveSession(changed, now) {
      local.saveSession(changed, now);
      pushSoon();
    },
    change(work) {
      put(work(read()));
      pushSoon();
    },
    onOtherTab(listener) {
      listeners.add(listener);
      const stop = local.onOtherTab(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    follow() {
      pull();
      addEventListener("online", pull);
      addEventListener("pagehide", push);
      document.addEventListener("visibilitychange", look);
      return () => {
        removeEventListener("online", pull);
        removeEventListener("pagehide", push);
        document.removeEventListener("visibilitychange", look);
        push();
      };
    },
  };
}
