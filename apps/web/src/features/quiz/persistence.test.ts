import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetQuiz,
  localPersistence,
  parseFlags,
  parsePractice,
  parseSession,
  rememberJob,
} from "./persistence.ts";
import type { Session } from "./session.ts";

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

describe("a session kept in the browser", () => {
  it("comes back as it was, for its own set only", () => {
    localPersistence("a").saveSession(session, 1_700_000_000_000);
    expect(localPersistence("a").loadSession()).toEqual(session);
    expect(localPersistence("b").loadSession()).toBeNull();
  });

  it("carries its version and when it was saved", () => {
    localPersistence("a").saveSession(session, 5);
    const [text] = storage.entries.values();
    expect(JSON.parse(text ?? "")).toEqual({ version: 1, ...session, updatedAt: 5 });
  });

  it("can be cleared without losing the flags", () => {
    const kept = localPersistence("a");
    kept.saveSession(session, 5);
    kept.saveFlags(new Set([4, -2]));
    kept.clearSession();
    expect(kept.loadSession()).toBeNull();
    expect(kept.loadFlags()).toEqual(new Set([4, -2]));
  });

  it("goes with its flags when its set is deleted, and no other does", () => {
    for (const id of ["a", "b"]) {
      localPersistence(id).saveSession(session, 5);
      localPersistence(id).saveFlags(new Set([4]));
    }
    localPersistence("a").savePractice({ questionIds: [11], session }, 5);
    rememberJob("a", "job-of-a");
    for (const jobId of ["job-of-a", "job-of-b"]) storage.setItem(`job-seq.v1.${jobId}`, "7");
    forgetQuiz("a");
    expect([...storage.entries.keys()].sort()).toEqual([
      ...["job-seq.v1.job-of-b", "quiz-flags.v1.b", "quiz-session.v1.b"],
    ]);
  });

  it("is ignored when it cannot be read", () => {
    storage.setItem("quiz-session.v1.a", "{");
    storage.setItem("quiz-flags.v1.a", '{"x":1}');
    expect(localPersistence("a").loadSession()).toBeNull();
    expect(localPersistence("a").loadFlags()).toEqual(new Set());
  });
});

describe("reading what was stored", () => {
  const good = { version: 1, ...session, updatedAt: 1 };

  it.each([
    ["nothing", null],
    ["a list", [1]],
    ["another version", { ...good, version: 2 }],
    ["a negative index", { ...good, idx: -1 }],
    ["keys that are no ids", { ...good, selectedByQ: { x: 1 } }],
    ["answers that are no ids", { ...good, selectedByQ: { 1: "2" } }],
  ])("refuses %s", (_what, raw) => {
    expect(parseSession(raw)).toBeNull();
  });

  it("refuses flags that are no ids", () => {
    for (const raw of [null, "x", ["a"], [1.5]]) expect(parseFlags(raw)).toBeNull();
  });
});

describe("a round of practice kept in the browser", () => {
  it("comes back with its questions in their order, beside the session of its set", () => {
    const kept = localPersistence("a");
    kept.savePractice({ questionIds: [11, -4], session }, 5);
    expect(localPersistence("a").loadPractice()).toEqual({ questionIds: [11, -4], session });
    expect(kept.loadSession()).toBeNull();
    kept.clearPractice();
    expect(kept.loadPractice()).toBeNull();
  });

  it("is ignored where it cannot be read", () => {
    const stored = { version: 1, ...session, updatedAt: 5 };
    expect(parsePractice({ ...stored, questionIds: [11] })).not.toBeNull();
    for (const questionIds of [undefined, [], ["11"], { 0: 11 }])
      expect(parsePractice({ ...stored, questionIds })).toBeNull();
    expect(parsePractice({ questionIds: [11] })).toBeNull();
  });
});
