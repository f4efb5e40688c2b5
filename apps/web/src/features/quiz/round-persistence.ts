import type { Question } from "@quizmill/contract";
import type { QuizPersistence, SessionStore } from "./persistence.ts";
import type { Session } from "./session.ts";

interface Round {
  readonly questions: readonly Question[];
  /** That of the whole set; null where nothing is kept. */
  readonly persistence: QuizPersistence | null;
  /** The flags of the whole set as they are now. */
  readonly whole: () => {
    readonly flagged: ReadonlySet<number>;
    readonly toggleFlag: (questionId: number) => void;
  };
}

export interface RoundPersistence extends SessionStore {
  /** Forgets the round: what is still to be saved of it is not. */
  end(): void;
}

/**
 * Keeps a round of practice beside the session of its set, which it leaves alone. Flags are those of the set: a
 * question that is no good is no good there too.
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
    // Also one that is started over: it is still the round one is in.
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
