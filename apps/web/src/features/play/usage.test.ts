import type { Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import { normaliseQuestions } from "./questions.ts";
import { scoreOf } from "./score.ts";
import { FRESH_SESSION, reduceSession, type Session, type SessionAction } from "./session.ts";
import { usageBetween } from "./usage.ts";

const questions: Question[] = normaliseQuestions([
  { id: 7, text: "?", options: [{ text: "a" }, { text: "b" }], groundTruthOptionId: 1 },
  { id: 8, text: "?", options: [{ text: "a" }, { text: "b" }], groundTruthOptionId: 1 },
  { id: 9, text: "?", options: [{ text: "a" }, { text: "b" }] },
]);

const context = { questions, generating: false };
const after = (session: Session, ...actions: SessionAction[]) =>
  actions.reduce((state, action) => reduceSession(state, action, context), session);
const usage = (before: Session | null, now: Session) =>
  usageBetween(before, now, {
    datasetId: "set",
    questions,
    score: scoreOf(questions, now, new Set()),
    seconds: 61.4,
  });

const choose = (optionId: number): SessionAction => ({ type: "select", optionId });
const CHECK: SessionAction = { type: "check" };
const NEXT: SessionAction = { type: "next" };

it("counts the start of a quiz, but not the return to one", () => {
  const start = { event: "quiz_start", fields: { dataset_id: "set", total_questions: 3 } };
  expect(usage(null, FRESH_SESSION)).toEqual([start]);
  expect(usage(null, after(FRESH_SESSION, choose(1)))).toEqual([]);
  expect(usage(after(FRESH_SESSION, choose(1)), FRESH_SESSION)).toEqual([start]);
  expect(usage(after(FRESH_SESSION, NEXT), FRESH_SESSION)).toEqual([]);
});

it("counts an answer when it is checked, with its verdict", () => {
  const chosen = after(FRESH_SESSION, choose(1));
  expect(usage(FRESH_SESSION, chosen)).toEqual([]);
  const first = after(chosen, CHECK);
  const answered = (question_id: number, correct: string) => [
    { event: "question_answered", fields: { dataset_id: "set", question_id, correct } },
  ];
  expect(usage(chosen, first)).toEqual(answered(7, "yes"));
  const second = after(first, NEXT, choose(2));
  expect(usage(second, after(second, CHECK))).toEqual(answered(8, "no"));
  const third = after(second, NEXT, choose(2));
  expect(usage(third, after(third, CHECK))).toEqual(answered(9, "n/a"));
});

it("counts nothing again when a cleared quiz is restored", () => {
  const played = after(FRESH_SESSION, choose(1), CHECK, NEXT, choose(1), CHECK);
  const restored = after(FRESH_SESSION, { type: "restore", session: played });
  expect(restored).toEqual(played);
  expect(usage(FRESH_SESSION, restored)).toEqual([]);
});

it("counts the end with the score and the duration", () => {
  const last = after(FRESH_SESSION, choose(1), CHECK, NEXT, choose(2), NEXT);
  expect(usage(last, after(last, NEXT))).toEqual([
    {
      event: "quiz_completed",
      fields: { dataset_id: "set", accuracy_pct: 50, duration_sec: 61, answered: 2, checked: 1 },
    },
  ]);
});
