import type { Question } from "@quizmill/contract";
import type { QuizPersistence, SessionStore } from "./persistence.ts";
import type { Session } from "./session.ts";

interface Round {
  readonly questions: readonly Question[];
  /** The whole set's; null if nothing is stored. */
  readonly persistence: QuizPersistence | null;
  /** The present flags of the whole set. */
  readonly whole: () => {
    readonly flagged: ReadonlySet<number>;
    readonly toggleFlag: (questionId: number) => void;
  };
}

export interface RoundPersistence extends SessionStore {
  /** Deletes the round; changes that are not saved yet are dropped. */
  end(): void;
}

/**
 * Stores a round of practice beside its set's session, which it does not change. Flags are those of the set: a question
 * flagged as bad is bad there too.
 */
export function roundPersistence({ questions, persistence, whole }: Round): RoundPersistence {
  const questionIds = questions.map(({ id }) => id);
  let hasEnded = false;
  const saveSession = (session: Session, now: number) => {
    if (!hasEnded) persistence?.savePractice({ questionIds, session }, now);
  };
  return {
    loadSession() {
      const kept = persistence?.loadPractice() ?? null;
      return kept && isSame(kept.questionIds, questionIds) ? kept.session : null;
    },
    // Also a round that is started over: it is still the current one.
    saveSession,
    withOtherAnswers: (session) => session,
    onOtherTab: () => () => {},
    loadFlags: () => whole().flagged,
    saveFlags(flagged) {
      const { flagged: before, toggleFlag } = whole();
      const changed = [...flagged, ...before].find((id) => flagged.has(id) !== before.has(id));
      if (changed !== undefined) toggleFlag(changed);
    },
    end() {
      hasEnded = true;
      persistence?.clearPractice();
    },
  };
}

const isSame = (some: readonly number[], others: readonly number[]) => some.join() === others.join();
