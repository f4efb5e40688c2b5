import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeptSets } from "./kept-sets.ts";

const answerOf = (byteLength: number) => ({ byteLength });
type Answer = ReturnType<typeof answerOf>;

describe("answers kept in memory", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are found by an identical row, and no longer after it changed", () => {
    const kept = createKeptSets<{ id: string; name: string }, Answer>({ maxBytes: 1_000, maxMs: 60_000 });
    const answer = answerOf(10);
    kept.keep({ id: "one", name: "Mine" }, answer);
    expect(kept.find({ id: "one", name: "Mine" })).toBe(answer);
    expect(kept.find({ id: "two", name: "Mine" })).toBeUndefined();
    expect(kept.find({ id: "one", name: "Yours" })).toBeUndefined();
    expect(kept.find({ id: "one", name: "Mine" })).toBeUndefined();
  });

  it("make room for others, the least recently used first", () => {
    const kept = createKeptSets<{ id: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    for (const id of ["one", "two"]) kept.keep({ id }, answerOf(50));
    kept.find({ id: "one" });
    kept.keep({ id: "three" }, answerOf(50));
    kept.keep({ id: "huge" }, answerOf(101));
    const isKept = (id: string) => kept.find({ id }) !== undefined;
    expect(["one", "two", "three", "huge"].filter(isKept)).toEqual(["one", "three"]);
  });

  it("are dropped after their time and not before, however often they are read", () => {
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

  it("are dropped at once with their row, and free their room", () => {
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

  it("use their room once, however often the same answer is kept", () => {
    const kept = createKeptSets<{ id: string }, Answer>({ maxBytes: 100, maxMs: 60_000 });
    kept.keep({ id: "one" }, answerOf(50));
    for (const bytes of [40, 50, 50]) kept.keep({ id: "two" }, answerOf(bytes));
    expect(kept.find({ id: "one" })).toBeDefined();
  });
});
