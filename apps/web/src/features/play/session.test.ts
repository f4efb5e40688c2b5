import type { Question } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseQuestions } from "./questions.ts";
import {
  canCheck,
  canGoNext,
  currentIndex,
  FRESH_SESSION,
  isFresh,
  reduceSession,
  type Session,
  type SessionAction,
} from "./session.ts";

function questions(...ids: number[]): Question[] {
  return normaliseQuestions(
    ids.map((id) => ({ id, text: `Question ${id}`, options: [{ text: "yes" }, { text: "no" }] })),
  );
}

const three = { questions: questions(11, 12, 13), generating: false };

function play(actions: SessionAction[], context = three, from: Session = FRESH_SESSION): Session {
  return actions.reduce((session, action) => reduceSession(session, action, context), from);
}

const select = (optionId: number): SessionAction => ({ type: "select", optionId });

describe("choosing and checking", () => {
  it("lets a choice be changed until it is checked", () => {
    const changed = play([select(1), select(2)]);
    expect(changed.selectedByQ).toEqual({ 11: 2 });
    const locked = play([{ type: "check" }, select(1)], three, changed);
    expect(locked.selectedByQ).toEqual({ 11: 2 });
    expect(locked.revealedByQ).toEqual({ 11: true });
  });

  it("checks only what has a choice, and only once", () => {
    expect(play([{ type: "check" }])).toBe(FRESH_SESSION);
    expect(canCheck(play([select(1)]), three)).toBe(true);
    expect(canCheck(play([select(1), { type: "check" }]), three)).toBe(false);
  });

  it("chooses and checks in one step", () => {
    const session = play([select(1), { type: "selectAndCheck", optionId: 2 }]);
    expect(session).toMatchObject({ selectedByQ: { 11: 2 }, revealedByQ: { 11: true } });
  });

  it("ignores an option that the question does not have", () => {
    expect(play([select(3)])).toBe(FRESH_SESSION);
  });
});

describe("moving", () => {
  it("stops at the first question", () => {
    expect(play([{ type: "next" }, { type: "next" }, { type: "previous" }]).idx).toBe(1);
    expect(play([{ type: "next" }, { type: "previous" }, { type: "previous" }]).idx).toBe(0);
  });

  it("jumps to any existing question, and nowhere else", () => {
    expect(play([{ type: "jump", idx: 2 }]).idx).toBe(2);
    for (const idx of [-1, 3, 1.5]) expect(play([{ type: "jump", idx }]).idx).toBe(0);
  });

  it("finishes after the last question", () => {
    const last = play([{ type: "jump", idx: 2 }]);
    expect(last.finished).toBe(false);
    expect(play([{ type: "next" }], three, last)).toMatchObject({ finished: true, idx: 2 });
  });

  it("does not finish while the set is growing", () => {
    const growing = { ...three, generating: true };
    const last = play([{ type: "jump", idx: 2 }], growing);
    expect(canGoNext(last, growing)).toBe(false);
    expect(play([{ type: "next" }], growing, last)).toMatchObject({ idx: 2, finished: false });
  });

  it("cannot finish an empty set", () => {
    const empty = { questions: [], generating: false };
    expect(canGoNext(FRESH_SESSION, empty)).toBe(false);
    expect(play([{ type: "next" }], empty)).toBe(FRESH_SESSION);
  });
});

describe("starting over", () => {
  const finished = play([select(1), { type: "jump", idx: 2 }, { type: "next" }]);

  it("deletes everything, and can be undone", () => {
    expect(play([{ type: "restart" }], three, finished)).toEqual(FRESH_SESSION);
    expect(play([{ type: "restart" }, { type: "restore", session: finished }], three, finished)).toEqual(
      finished,
    );
  });

  it("can be replaced by going back to the first question without an answer", () => {
    expect(play([{ type: "resume" }], three, finished)).toMatchObject({ idx: 1, finished: false });
  });

  it("recognises a session without any action", () => {
    expect(isFresh(FRESH_SESSION)).toBe(true);
    for (const action of [select(1), { type: "next" } as const]) expect(isFresh(play([action]))).toBe(false);
  });
});

describe("questions that arrive during the quiz", () => {
  it("keep the answers and the position, also when they are inserted before", () => {
    const session = play([{ type: "next" }, select(2), { type: "check" }]);
    const after = questions(9, 11, 10, 12, 13);
    const moved = reduceSession(
      session,
      { type: "questionsChanged", before: three.questions, after },
      { questions: after, generating: true },
    );
    expect(after[moved.idx]?.id).toBe(12);
    expect(moved.selectedByQ).toEqual({ 12: 2 });
  });

  it("ask again what was answered while another option was right", () => {
    const session = play([select(2), { type: "check" }, { type: "next" }, select(1)]);
    const [first, ...rest] = three.questions as [Question, ...Question[]];
    const { groundTruthOptionId: key } = first;
    const reworded = [{ ...first, text: "In other words", version: 2 }, ...rest];
    const rekeyed = [{ ...first, groundTruthOptionId: key === 1 ? 2 : 1, version: 3 }, ...rest];
    const after = (questions: readonly Question[]) =>
      reduceSession(
        session,
        { type: "questionsChanged", before: three.questions, after: questions },
        { questions, generating: false },
      );
    expect(after(reworded)).toBe(session);
    expect(after(rekeyed)).toMatchObject({ selectedByQ: { 12: 1 }, revealedByQ: {} });
    expect(Object.keys(after(rekeyed).selectedByQ)).toEqual(["12"]);
  });

  it("restore a saved position that had not arrived yet", () => {
    const saved: Session = { ...FRESH_SESSION, idx: 2 };
    const first = { questions: questions(11), generating: true };
    expect(currentIndex(saved, first)).toBe(0);
    const followed = reduceSession(
      saved,
      { type: "questionsChanged", before: first.questions, after: three.questions },
      three,
    );
    expect(currentIndex(followed, three)).toBe(2);
  });

  it("do not move a person who has begun to answer", () => {
    const first = { questions: questions(11), generating: true };
    const answering = play([select(1)], first, { ...FRESH_SESSION, idx: 2 });
    expect(answering).toMatchObject({ idx: 0, selectedByQ: { 11: 1 } });
  });
});

describe("any series of actions", () => {
  const action: fc.Arbitrary<SessionAction> = fc.oneof(
    fc.integer({ min: 0, max: 3 }).map(select),
    fc.integer({ min: -1, max: 4 }).map((idx): SessionAction => ({ type: "jump", idx })),
    fc.constantFrom<SessionAction>({ type: "check" }, { type: "previous" }, { type: "next" }),
  );

  it("never checks without a choice, changes a checked answer or leaves the set", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, generating) => {
        const context = { ...three, generating };
        let session = FRESH_SESSION;
        for (const step of actions) {
          const after = reduceSession(session, step, context);
          for (const id of Object.keys(session.revealedByQ).map(Number)) {
            expect(after.selectedByQ[id]).toBe(session.selectedByQ[id]);
          }
          for (const id of Object.keys(after.revealedByQ).map(Number)) {
            expect(after.selectedByQ[id]).toBeDefined();
          }
          expect(after.idx).toBeGreaterThanOrEqual(0);
          expect(after.idx).toBeLessThan(three.questions.length);
          if (generating) expect(after.finished).toBe(false);
          session = after;
        }
      }),
    );
  });
});
