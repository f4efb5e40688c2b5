import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPassageOrder } from "./passage-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

describe("the passages of a set that are under way", () => {
  it("know how many are before them, in the order of the document", () => {
    const line = createPassageOrder(100);
    const [third, first] = [line.join(3, never), line.join(1, never)];
    expect([first.ahead(), third.ahead()]).toEqual([0, 1]);
    first.leave();
    expect(third.ahead()).toBe(0);
  });

  it("have their time from when they are waited for, and are given up after it", () => {
    const line = createPassageOrder(100);
    const [first, second] = [line.join(0, never), line.join(1, never)];
    vi.advanceTimersByTime(99);
    expect(first.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    first.leave();
    vi.advanceTimersByTime(99);
    expect(second.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(second.signal.aborted).toBe(true);
  });

  it("have it once more where the server holds up all calls meanwhile", () => {
    let pauseMs = 0;
    const first = createPassageOrder(100, () => pauseMs).join(0, never);
    pauseMs = 500;
    vi.advanceTimersByTime(100);
    pauseMs = 0;
    vi.advanceTimersByTime(599);
    expect(first.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(first.signal.aborted).toBe(true);
  });

  it("end with the caller, and when they have been left", () => {
    const line = createPassageOrder(100);
    const caller = new AbortController();
    const [one, other] = [line.join(0, caller.signal), line.join(1, never)];
    caller.abort();
    expect(one.signal.aborted).toBe(true);
    other.leave();
    expect(other.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(1);
    one.leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
