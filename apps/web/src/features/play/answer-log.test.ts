import type { Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { type Confidences, confidenceIn, createAnswerLog, createQuestionClock } from "./answer-log.ts";
import { FRESH_SESSION, reduceSession, type Session, type SessionAction } from "./session.ts";

const question = (id: number) =>
  ({
    id,
    text: "?",
    groundTruthOptionId: 1,
    options: [1, 2].map((option) => ({ id: option, label: "AB".charAt(option - 1), text: String(option) })),
  }) as unknown as Question;
const questions = [question(11), question(12), question(13)];

/** Takes steps one after the other, and gives what each of them answers. */
function stepper() {
  let ms = 0;
  let session: Session = FRESH_SESSION;
  const log = createAnswerLog(() => ms);
  return {
    log,
    wait: (more: number) => {
      ms += more;
    },
    take(action: SessionAction, confidences: Confidences = {}) {
      const before = session;
      session = reduceSession(before, action, { questions, generating: false });
      return log.answersOf({ action, before, after: session, questions, confidences });
    },
  };
}

describe("the answers that steps give", () => {
  it("come with a check, with their confidence and the time that the question was seen", () => {
    const { take, log, wait } = stepper();
    log.show(11);
    wait(4_000);
    log.show(null);
    wait(60_000);
    log.show(11);
    wait(500);
    expect(take({ type: "select", optionId: 2 })).toEqual([]);
    expect(take({ type: "check" }, { 11: "guess" })).toEqual([
      { questionId: 11, chosenOptionId: 2, confidence: "guess", durationMs: 4_500 },
    ]);
    expect(take({ type: "check" })).toEqual([]);
  });

  it("come with the finish for what was not checked, and once", () => {
    const { take } = stepper();
    take({ type: "selectAndCheck", optionId: 1 });
    take({ type: "next" });
    take({ type: "select", optionId: 2 });
    take({ type: "next" });
    expect(take({ type: "next" }).map(({ questionId }) => questionId)).toEqual([12]);
    // Back to the open one: what was handed in is not told again.
    take({ type: "resume" });
    take({ type: "select", optionId: 1 });
    expect(take({ type: "next" }).map(({ questionId }) => questionId)).toEqual([13]);
  });

  it("come again in another round, with a new time, but not from an undone restart", () => {
    const { take, log, wait } = stepper();
    log.show(11);
    wait(1_000);
    take({ type: "selectAndCheck", optionId: 1 });
    const before = { ...FRESH_SESSION, selectedByQ: { 11: 1 }, revealedByQ: { 11: true } };
    take({ type: "restart" });
    expect(take({ type: "restore", session: before })).toEqual([]);
    take({ type: "restart" });
    wait(300);
    expect(take({ type: "selectAndCheck", optionId: 2 })).toEqual([
      { questionId: 11, chosenOptionId: 2, confidence: null, durationMs: 300 },
    ]);
  });
});

describe("the clock of a question", () => {
  it("adds up several visits, and counts the present one", () => {
    let ms = 0;
    const clock = createQuestionClock(() => ms);
    clock.show(1);
    ms = 10.4;
    clock.show(2);
    ms = 30;
    clock.show(1);
    ms = 31;
    expect([clock.durationOf(1), clock.durationOf(2), clock.durationOf(3)]).toEqual([11, 20, 0]);
  });
});

describe("how sure one is", () => {
  const asking = (asksConfidence: boolean | null) => ({ keep: () => undefined, asksConfidence });

  it("may be asked of an account's answers in study mode, never in a test or in the demo", () => {
    expect(confidenceIn("study", asking(true))).toBe("asked");
    expect(confidenceIn("study", asking(false))).toBe("not-asked");
    expect(confidenceIn("study", asking(null))).toBe("never");
    expect(confidenceIn("study", null)).toBe("never");
    expect(confidenceIn("test", asking(true))).toBe("never");
  });
});
