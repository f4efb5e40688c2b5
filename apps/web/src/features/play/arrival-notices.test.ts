import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrivalNotices } from "./arrival-notices.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const said: number[] = [];
  return { said, notices: arrivalNotices((count) => said.push(count)) };
}

it("announces the first at once, then at most one in twenty seconds for all that came", () => {
  const { said, notices } = listen();
  for (let second = 0; second < 60; second += 3) {
    notices.add(2);
    vi.advanceTimersByTime(3_000);
  }
  expect(said).toEqual([2, 12, 14, 12]);
});

it("never interrupts a verdict", () => {
  const { said, notices } = listen();
  notices.giveWay();
  notices.add(3);
  vi.advanceTimersByTime(7_999);
  notices.giveWay();
  vi.advanceTimersByTime(7_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([3]);
});

it("announces nothing more after it was dropped", () => {
  const { said, notices } = listen();
  notices.add(1);
  notices.add(2);
  notices.drop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([1]);
});
