import { describe, expect, it } from "vitest";
import { dueBefore } from "./exam-date.ts";
import { askedNow, type DueQuestion, type NewQuestion, sentenceKey, sessionOf } from "./today.ts";

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const rules = { now: NOW, newLeft: 10, askedToday: new Set<string>() };

const fresh = (questionId: number, of: Partial<NewQuestion> = {}): NewQuestion => ({
  questionId,
  datasetId: "a",
  sentence: `s${questionId}`,
  same: `q${questionId}`,
  place: questionId,
  ...of,
});
const due = (
  questionId: number,
  late: number,
  interval: number,
  of: Partial<DueQuestion> = {},
): DueQuestion => ({
  ...fresh(questionId),
  dueAt: NOW - late * DAY,
  lastReviewAt: NOW - (late + interval) * DAY,
  phase: "review",
  ...of,
});

const session = (...asked: Parameters<typeof askedNow>) => sessionOf(askedNow(...asked), 20);

describe("the questions of a session", () => {
  it("are learning steps, then the most overdue for its interval, then new ones in the order of the text", () => {
    const questions = [
      due(1, 5, 50),
      due(2, 1, 2),
      due(3, 0.01, 0.01, { phase: "relearning" }),
      due(4, -1, 3),
    ];
    expect(session(questions, [fresh(9), fresh(8)], rules)).toEqual([3, 2, 1, 8, 9]);
  });

  it("are no two that are the same, and none for which one that was answered later speaks", () => {
    const chair = { same: "chair" };
    const ofB = { datasetId: "b" };
    expect(session([], [fresh(1, chair), fresh(2, { ...chair, ...ofB }), fresh(3, ofB)], rules)).toEqual([
      1, 3,
    ]);
    expect(session([due(1, 3, 1, chair), due(2, 4, 1, { ...chair, ...ofB })], [], rules)).toEqual([2]);
    expect(session([due(1, 1, 1, { isStoodFor: true }), due(2, 1, 1)], [], rules)).toEqual([2]);
    expect(session([due(1, 0.1, 1, { phase: "learning", ...chair })], [fresh(2, chair)], rules)).toEqual([1]);
  });

  it("come from the sets in turn", () => {
    const ofB = { datasetId: "b" };
    const reviews = [due(1, 9, 1), due(2, 8, 1), due(3, 7, 1, ofB), due(4, 6, 1, ofB)];
    expect(session(reviews, [fresh(5), fresh(6), fresh(7, ofB)], rules)).toEqual([1, 3, 2, 4, 5, 7, 6]);
  });

  it("are no more than a session holds, and no more new ones than are left of the day", () => {
    const many = Array.from({ length: 30 }, (_, i) => due(i + 1, 1, 1));
    const news = Array.from({ length: 30 }, (_, i) => fresh(i + 100));
    expect(session(many, news, rules)).toHaveLength(20);
    expect(session([], news, { ...rules, newLeft: 3 })).toEqual([100, 101, 102]);
    expect(session(many.slice(0, 2), news, { ...rules, newLeft: 0 })).toHaveLength(2);
  });

  it("ask about a sentence once a day, unless it is being learnt", () => {
    const same = { sentence: "one" };
    const asked = new Set([sentenceKey({ datasetId: "a", sentence: "s4" })]);
    const reviews = [
      due(1, 2, 1, same),
      due(2, 1, 1, same),
      due(4, 1, 9),
      due(5, 1, 1, { ...same, datasetId: "b" }),
    ];
    expect(session(reviews, [fresh(3, same), fresh(6)], { ...rules, askedToday: asked })).toEqual([1, 5, 6]);
    const steps = [
      due(7, 0.01, 0.01, { phase: "learning", ...same }),
      due(8, 0.02, 0.01, { phase: "learning", ...same }),
    ];
    expect(session(steps, [], rules)).toEqual([8, 7]);
  });

  it("are what is counted as due: the number is that of the sessions that follow", () => {
    const same = { sentence: "one" };
    const questions = [due(1, 2, 1, same), due(2, 1, 1, same), due(3, 1, 9), due(4, -1, 3)];
    const { steps, reviews, news } = askedNow(questions, [fresh(5, same), fresh(6)], rules);
    const ids = (of: readonly NewQuestion[]) => of.map(({ questionId }) => questionId);
    expect([ids(steps), ids(reviews), ids(news)]).toEqual([[], [1, 3], [6]]);
    const asked = new Set([sentenceKey({ datasetId: "a", sentence: "one" })]);
    expect(session([due(2, 1, 1, same)], [fresh(5, same)], { ...rules, askedToday: asked })).toEqual([]);
  });

  it("are all of a set on the last day before its exam, whatever was asked today", () => {
    const same = { sentence: "one" };
    const last = { ...rules, askedToday: new Set(["a\none", "a\ns3", "b\ns9"]), lastDayOf: new Set(["a"]) };
    const questions = [
      due(1, 2, 1, same),
      due(2, 1, 1, same),
      due(3, 1, 9),
      due(9, 1, 9, { datasetId: "b" }),
    ];
    expect(session(questions, [fresh(5, same)], last)).toEqual([1, 2, 3, 5]);
  });

  it("begin the new ones with those that an exam needs", () => {
    const ofB = { datasetId: "b" };
    const news = [fresh(1), fresh(2), fresh(3), fresh(4, ofB), fresh(5, ofB), fresh(6, ofB)];
    const needed = { ...rules, newForExams: new Map([["b", 2]]) };
    expect(session([], news, needed)).toEqual([4, 5, 1, 2, 3, 6]);
    expect(session([], news, { ...needed, newLeft: 2 })).toEqual([4, 5]);
  });
});

describe("an exam date", () => {
  const exam = { setAt: NOW, examAt: NOW + 40 * DAY };
  const later = { dueAt: NOW + 300 * DAY, firstReviewAt: NOW, lastReviewAt: NOW };
  const ids = Array.from({ length: 200 }, (_, i) => i + 1);

  it("brings every question into the last quarter, and once more into the last two days", () => {
    const first = ids.map((id) => dueBefore(later, id, exam));
    for (const at of first) expect(at >= exam.examAt - 10 * DAY && at < exam.examAt - 2 * DAY).toBe(true);
    const second = ids.map((id, i) => dueBefore({ ...later, lastReviewAt: first[i] ?? 0 }, id, exam));
    for (const at of second) expect(at >= exam.examAt - 2 * DAY && at < exam.examAt - DAY / 2).toBe(true);
    const third = dueBefore({ ...later, lastReviewAt: second[0] ?? 0 }, 1, exam);
    expect(third).toBe(later.dueAt);
  });

  it("spreads them over the days, and never asks later than memory does", () => {
    const days = Map.groupBy(ids, (id) => Math.floor(dueBefore(later, id, exam) / DAY));
    expect(days.size).toBeGreaterThanOrEqual(8);
    for (const of of days.values()) expect(of.length).toBeLessThanOrEqual(27);
    expect(dueBefore({ ...later, dueAt: NOW + DAY }, 5, exam)).toBe(NOW + DAY);
  });

  it("brings what is learnt the evening before once more, and then no more", () => {
    const [learnt, hour] = [exam.examAt - DAY / 2, DAY / 24];
    const state = { dueAt: NOW + 300 * DAY, firstReviewAt: learnt, lastReviewAt: learnt };
    const at = dueBefore(state, 1, exam);
    expect(at >= learnt + hour && at < exam.examAt).toBe(true);
    // A second try within the hour is not the review.
    expect(dueBefore({ ...state, lastReviewAt: learnt + hour / 2 }, 1, exam)).toBe(at);
    expect(dueBefore({ ...state, lastReviewAt: at }, 1, exam)).toBe(state.dueAt);
    const after = exam.examAt + DAY;
    expect(dueBefore({ ...state, firstReviewAt: after, lastReviewAt: after }, 1, exam)).toBe(state.dueAt);
  });

  it("that is near leaves the windows what time there is", () => {
    const near = { setAt: NOW, examAt: NOW + DAY };
    for (const id of ids) {
      const at = dueBefore({ ...later, lastReviewAt: NOW - DAY }, id, near);
      expect(at >= NOW && at <= near.examAt - DAY / 2).toBe(true);
    }
  });
});
