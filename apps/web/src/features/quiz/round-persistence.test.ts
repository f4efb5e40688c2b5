import type { Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import type { PracticeRound, QuizPersistence } from "./persistence.ts";
import { roundPersistence } from "./round-persistence.ts";
import { FRESH_SESSION, type Session } from "./session.ts";

const questions = [4, 9].map((id) => ({ id }) as Question);
const session: Session = { ...FRESH_SESSION, idx: 1, selectedByQ: { 4: 2 }, revealedByQ: { 4: true } };

function ofSet(): { readonly kept: () => PracticeRound | null; readonly persistence: QuizPersistence } {
  let round: PracticeRound | null = null;
  const persistence: QuizPersistence = {
    loadSession: () => null,
    saveSession: () => expect.fail("The session of the set was touched."),
    withOtherAnswers: () => expect.fail("The session of the set was touched."),
    onOtherTab: () => expect.fail("The session of the set was touched."),
    loadFlags: () => new Set(),
    saveFlags: () => undefined,
    loadPractice: () => round,
    savePractice: (saved) => {
      round = saved;
    },
    clearPractice: () => {
      round = null;
    },
    loadRounds: () => ({ whole: 0, practice: 0 }),
    saveRounds: () => undefined,
  };
  return { kept: () => round, persistence };
}

const NO_FLAGS = () => ({ flagged: new Set<number>(), toggleFlag: () => undefined });

it("a round comes back as it was left, and its set's session does not change", () => {
  const { persistence } = ofSet();
  const round = roundPersistence({ questions, persistence, whole: NO_FLAGS });
  expect(round.loadSession()).toBeNull();
  round.saveSession(session, 5);
  expect(roundPersistence({ questions, persistence, whole: NO_FLAGS }).loadSession()).toEqual(session);
});

it("a round that ended is deleted, with its pending changes", () => {
  const { kept, persistence } = ofSet();
  const round = roundPersistence({ questions, persistence, whole: NO_FLAGS });
  round.saveSession(session, 5);
  expect(kept()).toEqual({ questionIds: [4, 9], session });
  round.end();
  round.saveSession(session, 6);
  expect(kept()).toBeNull();
});

it("another round begins at its first question", () => {
  const { kept, persistence } = ofSet();
  roundPersistence({ questions, persistence, whole: NO_FLAGS }).saveSession(session, 5);
  expect(kept()).toEqual({ questionIds: [4, 9], session });
  const next = roundPersistence({ questions: questions.slice(1), persistence, whole: NO_FLAGS });
  expect(next.loadSession()).toBeNull();
});

it("a round that is started over is still the current one", () => {
  const { kept, persistence } = ofSet();
  const round = roundPersistence({ questions, persistence, whole: NO_FLAGS });
  round.saveSession(session, 5);
  round.saveSession(FRESH_SESSION, 6);
  expect(kept()).toEqual({ questionIds: [4, 9], session: FRESH_SESSION });
});

it("a flag set in a round is set in the whole set", () => {
  const toggled: number[] = [];
  const whole = () => ({ flagged: new Set([4]), toggleFlag: (id: number) => void toggled.push(id) });
  const round = roundPersistence({ questions, persistence: null, whole });
  expect(round.loadFlags()).toEqual(new Set([4]));
  round.saveFlags(new Set([4, 9]));
  round.saveFlags(new Set());
  expect(toggled).toEqual([9, 4]);
});
