import { NO_ANSWERS } from "@quizmill/study/attempt-answers";
import { describe, expect, it } from "vitest";
import { type OpenAttempt, resumedRun } from "./kept-attempt.ts";

const question = (id: number) => ({ id, text: "?", options: [], language: null });
const ATTEMPT: OpenAttempt = {
  state: "open",
  id: "a",
  examId: "e",
  name: "Midterm",
  now: "2026-03-02T09:00:00.000Z",
  startedAt: "2026-03-02T09:00:00.000Z",
  deadline: "2026-03-02T09:20:00.000Z",
  questions: [question(1), question(2), question(3)],
  answers: { ...NO_ANSWERS, chosen: { 1: 1, 2: 1 }, marked: [2], times: { 1: 10 } },
};

describe("going on with an attempt", () => {
  it("begins with what the server has where this browser has nothing", () => {
    expect(resumedRun(ATTEMPT, null)).toEqual({ idx: 0, answers: ATTEMPT.answers });
  });

  it("keeps answers of this browser that had not reached the server", () => {
    const kept = { idx: 2, answers: { ...NO_ANSWERS, chosen: { 2: 4, 3: 1 } } };
    expect(resumedRun(ATTEMPT, kept)).toEqual({
      idx: 2,
      answers: { ...NO_ANSWERS, chosen: { 1: 1, 2: 4, 3: 1 }, times: { 1: 10 } },
    });
  });

  it("takes the server's where they are later: another device may have gone on since", () => {
    const of = (option: number, at: number) => ({
      ...NO_ANSWERS,
      chosen: { 1: option },
      chosenAt: { 1: at },
    });
    const attempt = { ...ATTEMPT, answers: of(2, 60) };
    expect(resumedRun(attempt, { idx: 1, answers: of(3, 50) })).toEqual({ idx: 1, answers: of(2, 60) });
  });

  it("stays within the questions there are", () => {
    const kept = { idx: 9, answers: ATTEMPT.answers };
    expect(resumedRun(ATTEMPT, kept).idx).toBe(2);
  });
});
