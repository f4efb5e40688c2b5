import { describe, expect, it } from "vitest";
import { earlyStem } from "./early-question.ts";
import { FRESH_SESSION } from "./session.ts";

const set = {
  status: "READY",
  language: "de",
  questions: [{ text: "Erste?" }, { text: "Was ist $x^2$?" }, { text: "Dritte?" }],
};

describe("the stem that is shown before the program is there", () => {
  it("is that of the question one begins with, or left off at", () => {
    expect(earlyStem(set, FRESH_SESSION)).toEqual({ text: "Erste?", language: "de" });
    expect(earlyStem(set, { ...FRESH_SESSION, idx: 2 })).toEqual({ text: "Dritte?", language: "de" });
  });

  it("is the last there is where one left off at a question that has not arrived yet", () => {
    expect(earlyStem(set, { ...FRESH_SESSION, idx: 40 })?.text).toBe("Dritte?");
  });

  it("waits for the program where it may hold a formula or code", () => {
    expect(earlyStem(set, { ...FRESH_SESSION, idx: 1 })).toBeNull();
  });

  it("waits where something is told of the set, which stands above it", () => {
    expect(earlyStem({ ...set, status: "PROCESSING" }, FRESH_SESSION)).toBeNull();
  });

  it("is none where the results are shown, or there is no question", () => {
    expect(earlyStem(set, { ...FRESH_SESSION, finished: true })).toBeNull();
    expect(earlyStem({ ...set, questions: [] }, FRESH_SESSION)).toBeNull();
    expect(earlyStem(null, FRESH_SESSION)).toBeNull();
  });
});
