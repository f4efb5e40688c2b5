import { DEFAULT_STUDY_SETTINGS, type StudyQuestion, type Today } from "@quizmill/contract";
import { expect, it } from "vitest";
import { withoutAnswered } from "./without-answered.ts";

const question = (id: number, lastAnsweredAt: string | null) => ({ id, lastAnsweredAt }) as StudyQuestion;
const today: Today = {
  due: 5,
  newLeft: 2,
  dueTomorrow: 9,
  answeredToday: 1,
  usualMs: null,
  lastResult: null,
  daysInARow: 0,
  sets: [],
  exams: [],
  mistakes: { total: 0, latest: [] },
  settings: DEFAULT_STUDY_SETTINGS,
  questions: [question(1, "2026-11-20T08:00:00Z"), question(2, null), question(3, "2026-11-21T08:00:00Z")],
};

it("a kept session of today leaves out what was answered since, and counts it", () => {
  const left = withoutAnswered(today, new Set([1, 2, 77]));
  expect(left.questions.map(({ id }) => id)).toEqual([3]);
  expect(left).toMatchObject({ due: 3, newLeft: 1, answeredToday: 3, dueTomorrow: 9 });
});

it("is as the server said it if nothing waits", () => {
  expect(withoutAnswered(today, new Set())).toEqual(today);
});
