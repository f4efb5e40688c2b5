import { describe, expect, it } from "vitest";
import { feedbackBetween, vibrationFor } from "./feedback.ts";
import { normaliseQuestions } from "./questions.ts";
import { FRESH_SESSION, reduceSession, type SessionAction } from "./session.ts";

const options = [{ text: "a" }, { text: "b" }];
const questions = normaliseQuestions([
  { id: 1, text: "keyed", options, groundTruthOptionId: 1 },
  { id: 2, text: "without a key", options },
]);

/** The feedback of the last action, for the question it was made on. */
function feedbackOf(...actions: SessionAction[]) {
  const context = { questions, generating: false };
  let before = FRESH_SESSION;
  let after = FRESH_SESSION;
  for (const action of actions) {
    before = after;
    after = reduceSession(before, action, context);
  }
  return feedbackBetween(before, after, questions[before.idx]);
}

const select = (optionId: number): SessionAction => ({ type: "select", optionId });
const check: SessionAction = { type: "check" };
const next: SessionAction = { type: "next" };

describe("the feedback of an action", () => {
  it("depends on what the action changed", () => {
    expect(feedbackOf(select(1))).toBe("select");
    expect(feedbackOf(select(1), check)).toBe("correct");
    expect(feedbackOf(select(2), check)).toBe("wrong");
    expect(feedbackOf(next, select(2), check)).toBe("neutral");
    expect(feedbackOf({ type: "selectAndCheck", optionId: 1 })).toBe("correct");
    expect(feedbackOf(next)).toBe("navigate");
    expect(feedbackOf(next, next)).toBe("navigate");
  });

  it("is empty if nothing changed, or everything was cleared", () => {
    expect(feedbackOf(check)).toBeNull();
    expect(feedbackOf({ type: "previous" })).toBeNull();
    expect(feedbackOf(select(1), { type: "restart" })).toBeNull();
  });
});

it("vibrates as long as the specification says", () => {
  expect(vibrationFor("select")).toEqual([10]);
  expect(vibrationFor("correct")).toEqual([20]);
  expect(vibrationFor("wrong")).toEqual([30, 40, 30]);
  expect(vibrationFor("navigate")).toEqual([8]);
});
