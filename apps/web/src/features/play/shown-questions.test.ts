import type { Question } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { normaliseQuestions } from "./questions.ts";
import { FRESH_SESSION, reduceSession, type Session, withKnownOptions } from "./session.ts";
import { shownQuestions } from "./shown-questions.ts";

function question(id: number, of: Partial<Question> = {}): Question {
  const [one] = normaliseQuestions([
    {
      id,
      text: `Question ${id}`,
      options: [{ text: "yes" }, { text: "no" }],
      groundTruthOptionId: 1,
      writtenBy: "embedded",
      version: 1,
      origin: "generated",
      ...of,
    },
  ]);
  if (one === undefined) throw new Error("There is no question.");
  return one;
}

/** The same question with what a model wrote in its place: its options have other ids. */
const byModel = (id: number): Question =>
  question(id, {
    text: `Better ${id}`,
    groundTruthOptionId: 3,
    writtenBy: "model",
    version: 2,
    origin: "model",
    options: [
      { id: 3, label: "A", text: "right" },
      { id: 4, label: "B", text: "wrong" },
    ],
  });

const before = [question(11), question(12), question(13)];
const after = [byModel(11), byModel(12), byModel(13)];
const texts = (session: Session, from = before) =>
  shownQuestions(from, after, session).map(({ text }) => text);

describe("the questions that are shown while a model writes a set anew", () => {
  it("change where they are neither read nor answered", () => {
    expect(texts({ ...FRESH_SESSION, idx: 1 })).toEqual(["Better 11", "Question 12", "Better 13"]);
    const chosen = { ...FRESH_SESSION, idx: 1, selectedByQ: { 11: 2 } };
    expect(texts(chosen)).toEqual(["Question 11", "Question 12", "Better 13"]);
  });

  it("change once the reader has gone on without an answer", () => {
    const shown = shownQuestions(before, after, FRESH_SESSION);
    expect(shown.map(({ text }) => text)).toEqual(["Question 11", "Better 12", "Better 13"]);
    const gone = reduceSession(FRESH_SESSION, { type: "next" }, { questions: shown, generating: true });
    expect(shownQuestions(shown, after, gone)).toEqual(after);
  });

  it("are the same list as long as nothing changes", () => {
    expect(shownQuestions(before, before, FRESH_SESSION)).toBe(before);
    expect(shownQuestions(before, [...before], FRESH_SESSION)).toBe(before);
    const shown = shownQuestions(before, after, FRESH_SESSION);
    expect(shownQuestions(shown, after, FRESH_SESSION)).toBe(shown);
  });

  it("show at once what a person changed", () => {
    const edited = question(11, { text: "Mine", version: 2, origin: "edited" });
    expect(shownQuestions(before, [edited], FRESH_SESSION)).toEqual([edited]);
  });
});

describe("a stored session", () => {
  it("loses the answers that name an option of an earlier question", () => {
    const session = { ...FRESH_SESSION, selectedByQ: { 11: 2, 12: 3 }, revealedByQ: { 11: true, 12: true } };
    expect(withKnownOptions(session, after)).toEqual({
      ...session,
      selectedByQ: { 12: 3 },
      revealedByQ: { 12: true },
    });
    expect(withKnownOptions(session, [byModel(12)])).toBe(session);
  });

  it("keeps the answer to a question that got its place back", () => {
    const session = { ...FRESH_SESSION, selectedByQ: { 11: 2 }, revealedByQ: { 11: true } };
    const shown = shownQuestions(before, after, session);
    const again = [question(11, { version: 3 }), byModel(12), byModel(13)];
    const questions = shownQuestions(shown, again, session);
    expect(questions).toEqual(again);
    const changed = { type: "questionsChanged", before: shown, after: questions } as const;
    expect(reduceSession(session, changed, { questions, generating: true })).toMatchObject({
      selectedByQ: { 11: 2 },
      revealedByQ: { 11: true },
    });
    expect(withKnownOptions(session, again)).toBe(session);
  });
});
