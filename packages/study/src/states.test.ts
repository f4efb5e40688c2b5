import fc from "fast-check";
import { default_w, Rating } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import type { LoggedAnswer } from "./answers.ts";
import { gradeOf } from "./rating.ts";
import { afterAnswer, foldAnswers, type ReviewState, recallAt } from "./states.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 9);
/** Fitted to somebody who remembers longer. */
const STRONG = default_w.map((weight, at) => (at < 4 ? weight * 3 : weight));

const answer = (answeredAt: number, of: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  id: `id-${answeredAt}`,
  questionId: 7,
  isCorrect: true,
  confidence: "unsure",
  source: "review",
  durationMs: 8_000,
  usualMs: 9_000,
  answeredAt,
  day: Math.floor(answeredAt / DAY),
  retention: 0.9,
  weights: null,
  ...of,
});

/** Answers of the given grades, each `days` after the one before; Hard, Good and Easy by how they were given. */
function answersOf(grades: readonly (1 | 2 | 3 | 4)[], days: readonly number[]): LoggedAnswer[] {
  let at = START;
  return grades.map((grade, i) => {
    at += (days[i] ?? 0) * DAY;
    const given = {
      1: { isCorrect: false },
      2: { confidence: "guess" },
      3: {},
      4: { confidence: "sure" },
    } as const;
    return answer(at, { id: `${i}`, ...given[grade] });
  });
}

describe("the grade of an answer", () => {
  it.each([
    ["wrong", { isCorrect: false, confidence: "sure" }, false, Rating.Again],
    ["a lucky guess", { confidence: "guess" }, false, Rating.Hard],
    ["right, three times as slow as usual", { confidence: "sure", durationMs: 27_001 }, false, Rating.Hard],
    ["right", { confidence: "unsure", durationMs: 1_000 }, false, Rating.Good],
    ["right, sure and quick", { confidence: "sure" }, false, Rating.Easy],
    ["right and sure, not quick", { confidence: "sure", durationMs: 9_000 }, false, Rating.Good],
    ["right and sure, with no usual time", { confidence: "sure", usualMs: null }, false, Rating.Good],
    ["the first right one without a confidence", { confidence: null }, true, Rating.Hard],
    ["a later right one without a confidence", { confidence: null }, false, Rating.Good],
  ] as const)("%s", (_name, of, isFirst, grade) => {
    expect(gradeOf({ ...answer(START, of), isCorrect: !("isCorrect" in of) }, isFirst)).toBe(grade);
  });
});

describe("review states", () => {
  it("are those of FSRS-6 for its reference reviews", () => {
    // fsrs-rs and ts-fsrs test their memory states with this history.
    const state = foldAnswers(answersOf([1, 3, 3, 3, 3, 3], [0, 0, 1, 3, 8, 21]));
    expect(state?.stability).toBeCloseTo(53.62691, 4);
    expect(state?.difficulty).toBeCloseTo(6.3574867, 4);
    expect(state).toMatchObject({ reps: 6, phase: "review" });
  });

  it("lose a lapse to a wrong answer, and come again within minutes", () => {
    const known = foldAnswers(answersOf([4, 3], [0, 10]));
    const lapsed = afterAnswer(known, answer(START + 40 * DAY, { isCorrect: false }));
    expect(known).toMatchObject({ phase: "review", lapses: 0 });
    expect(lapsed).toMatchObject({ phase: "relearning", lapses: 1, dueAt: START + 40 * DAY + 600_000 });
  });

  it("do not change by an answer that nobody knows the key of", () => {
    const state = foldAnswers([answer(START)]);
    expect(afterAnswer(state, answer(START + DAY, { isCorrect: null }))).toBe(state);
    expect(foldAnswers([answer(START, { isCorrect: null })])).toBeNull();
  });

  it("come sooner the more is to be recalled, and are recalled by so much when due", () => {
    const history = answersOf([3, 3, 3, 3], [0, 3, 14, 60]);
    const plain = (retention: number) => {
      const state = foldAnswers(history.map((one) => ({ ...one, retention }))) as ReviewState;
      return { days: (state.dueAt - state.lastReviewAt) / DAY, recall: recallAt(state, state.dueAt, null) };
    };
    const [careful, usual, relaxed] = [plain(0.97), plain(0.9), plain(0.8)];
    expect(careful.days).toBeLessThan(usual.days);
    expect(usual.days).toBeLessThan(relaxed.days);
    // Intervals are spread by a few per cent.
    for (const [{ recall }, aim] of [
      [careful, 0.97],
      [usual, 0.9],
      [relaxed, 0.8],
    ] as const)
      expect(Math.abs(recall - aim)).toBeLessThan(0.02);
  });

  it("hold a mistake until it was right on two different days", () => {
    const days = (...history: [day: number, isCorrect: boolean][]) =>
      foldAnswers(
        history.map(([day, isCorrect], i) => answer(START + day * DAY + i, { isCorrect, id: `${i}` })),
      )?.rightDays;
    expect(days([0, true])).toBeNull();
    expect(days([0, false])).toBe(0);
    expect(days([0, false], [0, true], [0, true])).toBe(1);
    expect(days([0, false], [1, true], [2, false], [3, true])).toBe(1);
    expect(days([0, false], [1, true], [2, true])).toBeNull();
  });

  const histories = fc.array(
    fc.record({
      id: fc.uuid(),
      isCorrect: fc.option(fc.boolean()),
      confidence: fc.option(fc.constantFrom("guess" as const, "unsure" as const, "sure" as const)),
      durationMs: fc.nat(300_000),
      usualMs: fc.option(fc.integer({ min: 1_000, max: 60_000 })),
      retention: fc.constantFrom(0.85, 0.9),
      weights: fc.constantFrom(null, default_w, STRONG),
      // Few moments, so that some are the same.
      answeredAt: fc.nat(60).map((hours) => START + hours * 7 * 3_600_000),
    }),
    { maxLength: 12 },
  );

  it("are the same in whatever order answers come, and step by step", () => {
    fc.assert(
      fc.property(histories, fc.integer(), (history, seed) => {
        const answers = history.map((one) => ({
          ...one,
          questionId: 7,
          source: "quiz" as const,
          day: Math.floor(one.answeredAt / DAY),
        }));
        const shuffled = answers.toSorted(
          (a, b) => ((a.answeredAt * 31 + seed) % 97) - ((b.answeredAt * 31 + seed) % 97),
        );
        const whole = foldAnswers(answers);
        expect(foldAnswers(shuffled)).toEqual(whole);
        const ordered = answers.toSorted((a, b) => a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : 1));
        // As a database gives it back: numbers as they are, nothing else.
        const stored = (state: ReviewState | null) => JSON.parse(JSON.stringify(state)) as ReviewState | null;
        const stepwise = ordered.reduce<ReviewState | null>(
          (state, one) => stored(afterAnswer(state, one)),
          null,
        );
        expect(stepwise).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });
});
