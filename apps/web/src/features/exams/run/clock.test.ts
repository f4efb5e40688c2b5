import { describe, expect, it } from "vitest";
import { clockOffset, clockText, noticeBetween, timeLeft } from "./clock.ts";

const MINUTE = 60_000;

describe("the clock of an exam", () => {
  it("shows the server's time left, however wrong the browser's clock is", () => {
    const local = Date.parse("2031-01-01T00:00:00Z");
    const offset = clockOffset("2026-03-02T09:00:00.000Z", local);
    const deadline = "2026-03-02T09:20:00.000Z";
    expect(timeLeft(deadline, local, offset)).toBe(20 * MINUTE);
    expect(timeLeft(deadline, local + 19 * MINUTE, offset)).toBe(MINUTE);
    expect(timeLeft(deadline, local + 25 * MINUTE, offset)).toBe(0);
  });

  it("counts down to zero in minutes, and in hours where there are some", () => {
    expect([0, 1, 59_000, 65_000, 3_600_000, 3_725_000].map(clockText)).toEqual([
      ...["0:00", "0:01", "0:59", "1:05", "1:00:00", "1:02:05"],
    ]);
  });
});

describe("what is announced", () => {
  const during = (totalMs: number) => {
    const notices = [];
    for (let left = totalMs; left > 0; left -= 1_000) {
      const notice = noticeBetween(left, left - 1_000, totalMs);
      if (notice !== null) notices.push([notice, (left - 1_000) / 1_000]);
    }
    return notices;
  };

  it("is half of the time, then five minutes, then one", () => {
    expect(during(20 * MINUTE)).toEqual([
      ["half", 600],
      ["five", 300],
      ["one", 60],
    ]);
  });

  it("is said once where half of the time is five minutes, or one", () => {
    expect(during(10 * MINUTE)).toHaveLength(2);
    expect(during(2 * MINUTE)).toHaveLength(1);
  });

  it("is nothing that a short exam does not have", () => {
    expect(during(MINUTE)).toEqual([["half", 30]]);
  });

  it("is the last of those that passed while the page was asleep", () => {
    expect(noticeBetween(19 * MINUTE, 30_000, 20 * MINUTE)).toBe("one");
    expect(noticeBetween(19 * MINUTE, 0, 20 * MINUTE)).toBeNull();
  });
});
