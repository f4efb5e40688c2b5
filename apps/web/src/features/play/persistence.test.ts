import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetQuiz,
  localPersistence,
  parseFlags,
  parsePractice,
  parseSession,
  rememberJob,
} from "./persistence.ts";
import { FRESH_SESSION, type Session } from "./session.ts";

const session: Session = {
  idx: 3,
  selectedByQ: { 11: 2, [-4]: 1 },
  revealedByQ: { 11: true },
  finished: false,
};

/** The browser's storage, as far as it is used. */
function storageAtHand() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let storage: ReturnType<typeof storageAtHand>;
beforeEach(() => {
  storage = storageAtHand();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a session stored in the browser", () => {
  it("comes back unchanged, for its own set only", () => {
    localPersistence("a").saveSession(session, 1_700_000_000_000);
    expect(localPersistence("a").loadSession()).toEqual(session);
    expect(localPersistence("b").loadSession()).toBeNull();
  });

  it("contains its version and the time it was saved", () => {
    localPersistence("a").saveSession(session, 5);
    const [text] = storage.entries.values();
    expect(JSON.parse(text ?? "")).toEqual({ version: 1, ...session, updatedAt: 5 });
  });

  it("can be cleared without losing the flags", () => {
    const kept = localPersistence("a");
    kept.saveSession(session, 5);
    kept.setFlag(4, true);
    kept.setFlag(-2, true);
    kept.saveSession(FRESH_SESSION, 6);
    expect(kept.loadSession()).toBeNull();
    expect(kept.loadFlags()).toEqual(new Set([4, -2]));
  });

  it("is deleted with its flags when its set is deleted, and no other is", () => {
    for (const id of ["a", "b"]) {
      localPersistence(id).saveSession(session, 5);
      localPersistence(id).setFlag(4, true);
    }
    localPersistence("a").practice([11]).saveSession(session, 5);
    rememberJob("a", "job-of-a");
    for (const jobId of ["job-of-a", "job-of-b"]) storage.setItem(`job-seq.v1.${jobId}`, "7");
    forgetQuiz("a");
    expect([...storage.entries.keys()].sort()).toEqual([
      ...["job-seq.v1.job-of-b", "quiz-flags.v1.b", "quiz-session.v1.b"],
    ]);
  });

  it("is ignored if it cannot be read", () => {
    storage.setItem("quiz-session.v1.a", "{");
    storage.setItem("quiz-flags.v1.a", '{"x":1}');
    expect(localPersistence("a").loadSession()).toBeNull();
    expect(localPersistence("a").loadFlags()).toEqual(new Set());
  });
});

describe("two tabs with one set", () => {
  /** A tab that has opened the set and answers question by question. */
  function tab() {
    const kept = localPersistence("a");
    let session = kept.loadSession() ?? FRESH_SESSION;
    const save = (next: Session) => {
      session = next;
      kept.saveSession(session, 5);
    };
    return {
      kept,
      answer: (question: number, option: number) =>
        save({
          ...session,
          idx: question - 1,
          selectedByQ: { ...session.selectedByQ, [question]: option },
          revealedByQ: { ...session.revealedByQ, [question]: true },
        }),
      save,
      /** As the browser does after another tab has stored something. */
      hear: () => {
        session = kept.withOtherAnswers(session);
        return session;
      },
    };
  }
  const stored = () => localPersistence("a").loadSession();

  it("keeps the answers of both, whichever saves last", () => {
    const [one, two] = [tab(), tab()];
    for (const question of [1, 2, 3]) one.answer(question, 2);
    two.answer(5, 4);
    expect(stored()?.selectedByQ).toEqual({ 1: 2, 2: 2, 3: 2, 5: 4 });
    one.answer(4, 1);
    expect(stored()?.selectedByQ).toEqual({ 1: 2, 2: 2, 3: 2, 4: 1, 5: 4 });
  });

  it("shows the other tab's answers without moving to another question", () => {
    const [one, two] = [tab(), tab()];
    two.answer(5, 4);
    one.answer(1, 2);
    expect(two.hear()).toMatchObject({ idx: 4, selectedByQ: { 1: 2, 5: 4 }, finished: false });
    expect(two.hear()).toBe(two.hear());
  });

  it("keeps an answer that was checked first in another tab", () => {
    const [one, two] = [tab(), tab()];
    one.answer(1, 2);
    two.answer(1, 3);
    expect(stored()?.selectedByQ).toEqual({ 1: 2 });
  });

  it("starts over with the answers it knew, not with those it never saw", () => {
    const [one, two] = [tab(), tab()];
    one.answer(1, 2);
    two.hear();
    one.answer(2, 2);
    two.save(FRESH_SESSION);
    expect(stored()?.selectedByQ).toEqual({ 2: 2 });
    two.hear();
    two.save(FRESH_SESSION);
    expect(stored()).toBeNull();
  });

  it("closes the results of a quiz that was started over elsewhere, and sends nobody to them", () => {
    const [one, two] = [tab(), tab()];
    one.save({ ...FRESH_SESSION, selectedByQ: { 1: 2 }, finished: true });
    expect(two.hear()).toMatchObject({ selectedByQ: { 1: 2 }, finished: false });
    two.answer(2, 1);
    expect(stored()?.finished).toBe(true);
    two.hear();
    one.hear();
    one.save(FRESH_SESSION);
    expect(two.hear()).toMatchObject({ selectedByQ: {}, finished: false });
  });

  it("puts back what was just checked here and is missing in what a tab has stored that had not seen it", () => {
    const kept = localPersistence("a");
    const mine = { ...FRESH_SESSION, idx: 1, selectedByQ: { 1: 2, 2: 2 }, revealedByQ: { 1: true, 2: true } };
    const unseeing = { ...FRESH_SESSION, idx: 4, selectedByQ: { 5: 4 }, revealedByQ: { 5: true } };
    kept.saveSession(mine, Date.now());
    storage.setItem("quiz-session.v1.a", JSON.stringify({ version: 1, ...unseeing, updatedAt: 5 }));
    const all = { selectedByQ: { 1: 2, 2: 2, 5: 4 }, revealedByQ: { 1: true, 2: true, 5: true } };
    expect(kept.withOtherAnswers(mine)).toEqual({ ...FRESH_SESSION, ...all, idx: 1 });
    expect(stored()).toEqual({ ...FRESH_SESSION, ...all, idx: 4 });
    forgetQuiz("a");
    expect(kept.withOtherAnswers({ ...mine, ...all })).toMatchObject({ selectedByQ: {} });
  });

  it("keeps the flags of both", () => {
    const [one, two] = [tab(), tab()];
    for (const id of [1, 2]) one.kept.setFlag(id, true);
    expect(two.kept.setFlag(7, true)).toEqual(new Set([1, 2, 7]));
    expect(one.kept.setFlag(1, false)).toEqual(new Set([2, 7]));
    expect(localPersistence("a").loadFlags()).toEqual(new Set([2, 7]));
  });

  it("keeps the answers of both in one round of practice", () => {
    const [one, two] = [localPersistence("a").practice([1, 2]), localPersistence("a").practice([1, 2])];
    one.saveSession(FRESH_SESSION, 5);
    two.loadSession();
    one.saveSession({ ...FRESH_SESSION, selectedByQ: { 1: 3 } }, 6);
    two.saveSession({ ...FRESH_SESSION, selectedByQ: { 2: 4 } }, 7);
    expect(one.loadSession()?.selectedByQ).toEqual({ 1: 3, 2: 4 });
  });
});

describe("reading stored data", () => {
  const good = { version: 1, ...session, updatedAt: 1 };

  it.each([
    ["nothing", null],
    ["a list", [1]],
    ["another version", { ...good, version: 2 }],
    ["a negative index", { ...good, idx: -1 }],
    ["keys that are no ids", { ...good, selectedByQ: { x: 1 } }],
    ["answers that are no ids", { ...good, selectedByQ: { 1: "2" } }],
  ])("refuses %s", (_what, raw) => {
    expect(parseSession(good)).toMatchObject(session);
    expect(parseSession(raw)).toBeNull();
  });

  it("refuses flags that are not ids", () => {
    expect(parseFlags([1, -4])).toEqual([1, -4]);
    for (const raw of [null, "x", ["a"], [1.5]]) expect(parseFlags(raw)).toBeNull();
  });
});

describe("a round of practice stored in the browser", () => {
  it("comes back with its questions in order, beside its set's session", () => {
    const kept = localPersistence("a");
    expect(kept.practice([11, -4]).loadSession()).toBeNull();
    kept.practice([11, -4]).saveSession(session, 5);
    expect(localPersistence("a").loadPractice()).toEqual([11, -4]);
    expect(localPersistence("a").practice([11, -4]).loadSession()).toEqual(session);
    expect(kept.loadSession()).toBeNull();
  });

  it("is deleted with its pending changes when it ends", () => {
    const round = localPersistence("a").practice([11]);
    round.saveSession(session, 5);
    round.end();
    round.saveSession(session, 6);
    expect(localPersistence("a").loadPractice()).toBeNull();
  });

  it("is another one with other questions, and the same when it is started over", () => {
    const kept = localPersistence("a");
    kept.practice([11, -4]).saveSession(session, 5);
    expect(kept.practice([11]).loadSession()).toBeNull();
    kept.practice([11]).saveSession(FRESH_SESSION, 6);
    expect([kept.loadPractice(), kept.practice([11]).loadSession()]).toEqual([[11], FRESH_SESSION]);
  });

  it("is ignored if it cannot be read", () => {
    const stored = { version: 1, ...session, updatedAt: 5 };
    expect(parsePractice({ ...stored, questionIds: [11] })).not.toBeNull();
    for (const questionIds of [undefined, [], ["11"], { 0: 11 }])
      expect(parsePractice({ ...stored, questionIds })).toBeNull();
    expect(parsePractice({ questionIds: [11] })).toBeNull();
  });
});
