import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCalendar } from "./days.ts";
import { type ExamCostRules, type ExamSet, examCosts, reviewsUntil } from "./exam-cost.ts";
import { examWindows } from "./exam-date.ts";

const DAY = 86_400_000;
const HOUR = DAY / 24;
/** Ten in the morning; days begin at four. */
const NOW = 20_000 * DAY + 10 * HOUR;
const RULES: ExamCostRules = {
  now: NOW,
  calendar: createCalendar({ timeZone: "UTC", dayStartsAt: 240 }),
  newPerDay: 10,
  newLeft: 10,
  newPerDayMax: 200,
};
const inDays = (days: number) => ({ setAt: NOW, examAt: NOW + days * DAY - HOUR });
const known = (count: number): ExamSet["seen"] =>
  Array.from({ length: count }, (_, i) => ({
    questionId: i + 1,
    firstReviewAt: NOW - 5 * DAY,
    lastReviewAt: NOW - 5 * DAY,
    dueAt: NOW + 300 * DAY,
  }));
const setOf = (days: number, unseen: number, seen = 0): ExamSet => ({
  exam: inDays(days),
  unseen,
  seen: known(seen),
});
const costOf = (set: ExamSet, rules: Partial<ExamCostRules> = {}) =>
  examCosts([set], { ...RULES, ...rules })[0];

describe("what an exam date costs", () => {
  it("is every question twice before the exam, spread over the days", () => {
    expect(costOf(setOf(40, 0, 300))).toEqual({
      days: 40,
      unseen: 0,
      newPerDay: 0,
      newNeeded: 0,
      newAllowed: 10,
      obstacle: null,
      // 300 once in 38 days, and once more in two.
      reviewsPerDay: 8,
      lastReviewsPerDay: 150,
    });
  });

  it("counts new questions, and the reviews that they bring", () => {
    const cost = costOf(setOf(20, 100));
    expect(cost).toMatchObject({ newPerDay: 5, newNeeded: 5, obstacle: null });
    // Those that come too late for an hour's rest are seen there already.
    expect(cost?.lastReviewsPerDay).toBeGreaterThan(40);
    expect(cost?.lastReviewsPerDay).toBeLessThanOrEqual(50);
  });

  it("says when the daily number of new questions is not enough", () => {
    expect(costOf(setOf(10, 100))?.obstacle).toBeNull();
    expect(costOf(setOf(10, 101))).toMatchObject({ newPerDay: 11, obstacle: "new" });
    expect(costOf(setOf(10, 100), { newLeft: 0 })).toMatchObject({ newNeeded: 11, obstacle: "new" });
    expect(costOf(setOf(10, 1), { newPerDay: 0, newLeft: 0 })?.obstacle).toBe("new");
    expect(costOf(setOf(10, 0), { newPerDay: 0, newLeft: 0 })?.obstacle).toBeNull();
  });

  it("says when too few days are left, whatever number may be set", () => {
    expect(costOf(setOf(2, 400))?.obstacle).toBe("new");
    expect(costOf(setOf(2, 401))?.obstacle).toBe("days");
    const today = { exam: { setAt: NOW, examAt: NOW + HOUR }, unseen: 1, seen: [] };
    expect(costOf(today)).toMatchObject({ days: 0, obstacle: "days" });
    expect(costOf({ ...today, unseen: 0 })?.obstacle).toBeNull();
    expect(costOf(setOf(-1, 5))).toBeNull();
  });

  it("counts the new questions of sets together whose exams come before", () => {
    const [late, early, past] = examCosts([setOf(20, 120), setOf(10, 90), setOf(-1, 50)], RULES);
    expect(early).toMatchObject({ newPerDay: 9, newNeeded: 9, obstacle: null });
    expect(late).toMatchObject({ newPerDay: 6, newNeeded: 11, obstacle: "new" });
    expect(past).toBeNull();
  });
});

describe("properties of the cost", () => {
  const days = fc.integer({ min: 1, max: 200 });
  const counts = fc.integer({ min: 0, max: 300 });
  const daily = fc.integer({ min: 0, max: 40 });

  it("nothing stands in the way exactly if a person who takes the daily number sees all", () => {
    fc.assert(
      fc.property(days, counts, days, counts, daily, daily, (d1, n1, d2, n2, newPerDay, spent) => {
        fc.pre(d1 !== d2);
        const newLeft = Math.max(0, newPerDay - spent);
        const costs = examCosts([setOf(d1, n1), setOf(d2, n2)], { ...RULES, newPerDay, newLeft });
        const left = [
          { days: d1, unseen: n1, at: 0 },
          { days: d2, unseen: n2, at: 1 },
        ].sort((a, b) => a.days - b.days);
        for (let day = 0; day < 200; day++) {
          let room = day === 0 ? newLeft : newPerDay;
          for (const set of left.filter((set) => set.days > day)) {
            const taken = Math.min(room, set.unseen);
            set.unseen -= taken;
            room -= taken;
          }
        }
        // Where the first cannot be done, the second is judged as if it had been.
        const [first, second] = left;
        expect(costs[first?.at ?? 0]?.obstacle === null).toBe(first?.unseen === 0);
        if (first?.unseen === 0) expect(costs[second?.at ?? 1]?.obstacle === null).toBe(second?.unseen === 0);
      }),
    );
  });

  it("more questions never cost less, and more days never more new ones a day", () => {
    fc.assert(
      fc.property(days, counts, counts, counts, (left, unseen, more, seen) => {
        const [few, many] = [costOf(setOf(left, unseen, seen)), costOf(setOf(left, unseen + more, seen))];
        expect(many?.newPerDay).toBeGreaterThanOrEqual(few?.newPerDay ?? 0);
        expect(many?.lastReviewsPerDay).toBeGreaterThanOrEqual(few?.lastReviewsPerDay ?? 0);
        expect(costOf(setOf(left + 1, unseen, seen))?.newPerDay).toBeLessThanOrEqual(few?.newPerDay ?? 0);
      }),
    );
  });

  it("a question that is answered when it is due is seen in both windows, and three times at most", () => {
    const question = fc
      .record({
        questionId: fc.integer({ min: 1, max: 9_999 }),
        learnt: fc.integer({ min: 0, max: 90 }),
        lastReviewAt: fc.integer({ min: -90, max: 0 }).map((day) => NOW + day * DAY),
        dueAt: fc.integer({ min: -9, max: 400 }).map((day) => NOW + day * DAY),
      })
      .map(({ learnt, ...state }) => ({ ...state, firstReviewAt: state.lastReviewAt - learnt * DAY }));
    fc.assert(
      fc.property(question, days, fc.integer({ min: 0, max: 60 }), (state, left, ago) => {
        const exam = { setAt: NOW - ago * DAY, examAt: NOW + left * DAY };
        const { early, late, end } = examWindows(exam);
        const moments = [state.lastReviewAt, ...reviewsUntil(state, exam, NOW)];
        expect(moments.length).toBeLessThanOrEqual(4);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        if (late >= NOW) expect(moments.some((at) => at >= early)).toBe(true);
        expect(moments.some((at) => at >= late && at <= end)).toBe(true);
      }),
    );
  });
});
