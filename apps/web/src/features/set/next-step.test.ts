import { describe, expect, it } from "vitest";
import { FRESH_SESSION } from "../play/session.ts";
import { nextStep } from "./next-step.ts";

const questions = [1, 2, 3];
const begun = { ...FRESH_SESSION, idx: 1, selectedByQ: { 1: 2 } };

describe("what comes next in a set", () => {
  it("is nothing as long as there are no questions", () => {
    expect(nextStep({ session: null, questions: [], due: 0 })).toBeNull();
  });

  it("is to begin, where nothing was answered and nothing is due", () => {
    expect(nextStep({ session: null, questions, due: 0 })).toEqual({ kind: "start" });
    expect(nextStep({ session: { ...FRESH_SESSION, idx: 2 }, questions, due: 0 })).toEqual({ kind: "start" });
  });

  it("is to go on where one was, whatever is due", () => {
    expect(nextStep({ session: begun, questions, due: 5 })).toEqual({ kind: "goOn", position: 2 });
    expect(nextStep({ session: { ...begun, idx: 9 }, questions, due: 0 })).toEqual({
      kind: "goOn",
      position: 3,
    });
  });

  it("is what is due, then the results, once all was gone through", () => {
    const session = { ...begun, finished: true };
    expect(nextStep({ session, questions, due: 5 })).toEqual({ kind: "due", due: 5 });
    expect(nextStep({ session, questions, due: 0 })).toEqual({ kind: "results" });
  });
});
