import { describe, expect, it } from "vitest";
import { earlyQuestion } from "./early-question.ts";
import { FRESH_SESSION, type Session } from "./session.ts";

const options = [
  { id: 1, label: "A", text: "Ja" },
  { id: 2, label: "", text: "Nein" },
];
const sure = { options, groundTruthOptionId: 1, aiChosenOptionId: 1, aiConfidence: 0.9 };
const set = {
  status: "READY",
  language: "de",
  questions: [
    { id: 11, text: "Erste?", ...sure },
    { id: 12, text: "Was ist $x^2$?", ...sure },
    { id: 13, text: "Dritte?", ...sure, options: [...options, { id: 3, label: "C", text: "`code`" }] },
    { id: 14, text: "Vierte?", ...sure, aiChosenOptionId: 2 },
  ],
};
const noFlags: ReadonlySet<number> = new Set();
const at = (idx: number, more: Partial<Session> = {}) => ({ ...FRESH_SESSION, idx, ...more });
const begun = (session: Session, flagged = noFlags) => earlyQuestion(set, session, flagged);

describe("the question that is shown before the program is there", () => {
  it("is the one that is begun with, or was left off at", () => {
    expect(begun(FRESH_SESSION)).toMatchObject({ stem: "Erste?", language: "de" });
    expect(begun(at(2))?.stem).toBe("Dritte?");
  });

  it("is the last there is where one left off at a question that has not arrived yet", () => {
    expect(begun(at(40))?.stem).toBe("Vierte?");
  });

  it("comes with its options, each with the letter that the program will give it", () => {
    expect(begun(FRESH_SESSION)?.options.map(({ label, text }) => `${label} ${text}`)).toEqual([
      "A Ja",
      "B Nein",
    ]);
  });

  it("waits for the program where it may hold a formula or code, and so do its options", () => {
    expect(begun(at(1))).toBeNull();
    expect(begun(at(2))).toMatchObject({ stem: "Dritte?", options: [] });
  });

  it("leaves options to the program that show what was done, or have a badge above them", () => {
    const first = { stem: "Erste?", options: [] };
    expect(begun(at(0, { selectedByQ: { 11: 2 } }))).toMatchObject(first);
    expect(begun(at(0), new Set([11]))).toMatchObject(first);
    expect(begun(at(3))).toMatchObject({ stem: "Vierte?", options: [] });
  });

  it("waits where something is told of the set, which stands above it", () => {
    expect(earlyQuestion({ ...set, status: "PROCESSING" }, FRESH_SESSION, noFlags)).toBeNull();
  });

  it("waits where the question rests on what stands above it", () => {
    const [first] = set.questions;
    const withMore = (more: object) =>
      earlyQuestion({ ...set, questions: [{ ...first, ...more }] }, FRESH_SESSION, noFlags);
    expect(withMore({})).toMatchObject({ stem: "Erste?" });
    for (const more of [{ context: "A passage." }, { needsPicture: true }]) expect(withMore(more)).toBeNull();
  });

  it("is none where the results are shown, or there is no question", () => {
    expect(begun(at(0, { finished: true }))).toBeNull();
    expect(earlyQuestion({ ...set, questions: [] }, FRESH_SESSION, noFlags)).toBeNull();
    expect(earlyQuestion(null, FRESH_SESSION, noFlags)).toBeNull();
  });
});
