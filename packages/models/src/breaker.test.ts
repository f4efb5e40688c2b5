import { describe, expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";

const REST_MS = 1_000;

function breakerAt() {
  const clock = { ms: 5_000 };
  return { clock, breaker: createBreaker(REST_MS, () => clock.ms) };
}

describe("a server that fails", () => {
  it("is left alone after three failures in a row, and asked again after its rest", () => {
    const { clock, breaker } = breakerAt();
    for (let i = 0; i < 3; i++) {
      expect(breaker.isOpen).toBe(false);
      const begunAt = clock.ms;
      clock.ms += 10;
      breaker.failed({ begunAt, weight: "one_of_many", name: "server" });
    }
    expect(breaker.isOpen).toBe(true);
    clock.ms += REST_MS;
    expect(breaker.isOpen).toBe(false);
  });

  it("is not given up for one moment in which several calls were under way", () => {
    const { clock, breaker } = breakerAt();
    const begunAt = clock.ms;
    clock.ms += 10;
    for (let i = 0; i < 8; i++) breaker.failed({ begunAt, weight: "one_of_many", name: "server" });
    expect(breaker.isOpen).toBe(false);
    // They counted as one: two more later are three in a row.
    for (let i = 0; i < 2; i++) {
      const later = clock.ms;
      clock.ms += 10;
      breaker.failed({ begunAt: later, weight: "one_of_many", name: "server" });
    }
    expect(breaker.isOpen).toBe(true);
  });

  it("is given up for several calls at a time that all waited in vain", () => {
    const { clock, breaker } = breakerAt();
    const begunAt = clock.ms;
    clock.ms += 30_000;
    for (let i = 0; i < 3; i++) breaker.failed({ begunAt, weight: "each", name: "server" });
    expect(breaker.isOpen).toBe(true);
  });

  it("begins to count anew with each success, and needs one failure where the key is wrong", () => {
    const { clock, breaker } = breakerAt();
    for (let i = 0; i < 6; i++) {
      if (i % 2 === 0) breaker.succeeded();
      breaker.failed({ begunAt: clock.ms, weight: "each", name: "server" });
    }
    expect(breaker.isOpen).toBe(false);
    breaker.succeeded();
    breaker.failed({ begunAt: clock.ms, weight: "final", name: "server" });
    expect(breaker.isOpen).toBe(true);
  });
});
