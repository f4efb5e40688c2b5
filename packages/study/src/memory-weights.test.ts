import { default_w } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import type { LoggedAnswer } from "./answers.ts";
import { gradedReviews } from "./memory-weights.ts";
import { foldAnswers, type ReviewState, recallAt } from "./states.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 0, 5, 12);

const answer = (day: number, of: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  id: `${day}`,
  questionId: 7,
  isCorrect: true,
  confidence: "unsure",
  source: "review",
  durationMs: 8_000,
  usualMs: 9_000,
  answeredAt: NOON + day * DAY,
  day,
  retention: 0.9,
  weights: null,
  ...of,
});

describe("what weights are fitted to", () => {
  it("is the grade of each answer and the days since the one before, in order", () => {
    const answers = [answer(9, { confidence: "guess" }), answer(0, { confidence: null }), answer(2.4)];
    expect(gradedReviews([...answers, answer(3, { isCorrect: false })])).toEqual([
      { grade: 2, days: 0, answeredAt: NOON },
      { grade: 3, days: 2, answeredAt: NOON + 2.4 * DAY },
      { grade: 1, days: 1, answeredAt: NOON + 3 * DAY },
      { grade: 2, days: 6, answeredAt: NOON + 9 * DAY },
    ]);
  });

  it("leaves out answers that nobody knows the key of", () => {
    const reviews = gradedReviews([answer(0, { isCorrect: null }), answer(1), answer(3)]);
    expect(reviews.map(({ days }) => days)).toEqual([0, 2]);
  });
});

describe("fitted weights", () => {
  const strong = default_w.map((weight, at) => (at < 4 ? weight * 3 : weight));
  const folded = (answers: LoggedAnswer[]) => foldAnswers(answers) as ReviewState;

  it("hold for the answers that came after them", () => {
    const before = folded([answer(0)]);
    expect(folded([answer(0, { weights: strong })]).stability).toBeCloseTo(3 * before.stability, 5);
    const mixed = folded([answer(0), answer(3, { weights: strong })]);
    const usual = folded([answer(0), answer(3)]);
    // Only the first answer's weights differ, and both have the same first answer.
    expect(mixed.stability).toBeCloseTo(usual.stability, 5);
    expect(folded([answer(0), answer(3, { weights: default_w })])).toEqual(usual);
  });

  it("shape the forgetting", () => {
    const state = folded([answer(0)]);
    const later = state.lastReviewAt + 90 * DAY;
    const slow = default_w.map((weight, at) => (at === 20 ? 0.1 : weight));
    expect(recallAt(state, later, null)).toBe(recallAt(state, later, default_w));
    expect(recallAt(state, later, slow)).not.toBeCloseTo(recallAt(state, later, null), 2);
  });
});
