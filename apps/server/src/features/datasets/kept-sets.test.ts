import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeptSets } from "./kept-sets.ts";

const answerOf = (byteLength: number) => ({ byteLength });
type Answer = ReturnType<typeof answerOf>;

describe("answers that are kept", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are found by a row that is the same in all, and no more once it was another", () => {
    const kept = createKeptSets<{ id: string; name: string }, Answer>({ maxBytes: 1_000, maxMs: 60_000 });
    const answer = answerOf(10);
    kept.keep({ id: "one", name: "Mine" }, answer);
    expect(kept.find({ id: "one", name: "Mine" })).toBe(answer);
    expect(kept.find({ id: "two", name: "Mine" })).toBeUndefined();
    expect(kept.find({ id: "one", name: "Yours" })).toBeUndefined();
    expect(kept.find({ id: "one", name: "Mine" })).toBeUndefined();
  });

  it("make room for others, those first that nobody asked for longest", () => {
    const kept = createKeptSets<{ id: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    for (const id of ["one", "two"]) kept.keep({ id }, answerOf(50));
    kept.find({ id: "one" });
    kept.keep({ id: "three" }, answerOf(50));
    kept.keep({ id: "huge" }, answerOf(101));
    const isKept = (id: string) => kept.find({ id }) !== undefined;
    expect(["one", "two", "three", "huge"].filter(isKept)).toEqual(["one", "three"]);
  });

  it("are gone after their time, however often somebody asks for them, and not before", () => {
    const kept = createKeptSets<{ id: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    kept.keep({ id: "one" }, answerOf(50));
    vi.advanceTimersByTime(30_000);
    kept.keep({ id: "two" }, answerOf(10));
    kept.keep({ id: "two" }, answerOf(50));
    vi.advanceTimersByTime(29_999);
    expect(kept.find({ id: "one" })).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(kept.find({ id: "one" })).toBeUndefined();
    expect(kept.find({ id: "two" })).toBeDefined();
  });

  it("are gone at once with their row, and give their room back", () => {
    const kept = createKeptSets<{ id: string; owner: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    const [mine, yours, later] = ["mine", "yours", "later"].map((id) => ({ id, owner: `${id}-owner` }));
    if (!mine || !yours || !later) throw new Error("There are three.");
    for (const row of [mine, yours]) kept.keep(row, answerOf(50));
    kept.forget(({ owner }) => owner === "mine-owner");
    expect(kept.find(mine)).toBeUndefined();
    kept.keep(later, answerOf(50));
    expect(kept.find(yours)).toBeDefined();
    expect(vi.getTimerCount()).toBe(2);
  });

  it("take their room once, however often the same is kept", () => {
    const kept = createKeptSets<{ id: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    kept.keep({ id: "one" }, answerOf(50));
    for (const bytes of [40, 50, 50]) kept.keep({ id: "two" }, answerOf(bytes));
    expect(kept.find({ id: "one" })).toBeDefined();
  });
});
