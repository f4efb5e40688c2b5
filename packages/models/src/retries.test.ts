import { describe, expect, it } from "vitest";
import { ModelFault } from "./faults.ts";
import { pauseAfter, retryDelay, withRetries } from "./retries.ts";
import { DEFAULT_TIMING } from "./settings.ts";

it("waits anywhere below a bound that doubles with each try, up to eight seconds, before a call is made again", () => {
  const bounds = [0, 1, 2, 3, 4, 5].map((tries) => retryDelay(tries, 500, 1));
  expect(bounds).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  expect(retryDelay(3, 500, 0)).toBe(0);
  expect(retryDelay(3, 500, 0.25)).toBe(1_000);
});

describe("the pause of all calls after a fault", () => {
  const after = (kind: ModelFault["kind"], retryAfterMs: number | null, luck: number) =>
    pauseAfter(new ModelFault(kind, { retryAfterMs }), { ...DEFAULT_TIMING, retryMs: 500 }, luck);

  it("is what the server asks for, up to ten minutes, and a little more that differs", () => {
    expect([0, 0.5, 1].map((luck) => after("rate_limited", 60_000, luck))).toEqual([60_000, 60_250, 60_500]);
    expect(after("server", 600_000, 0)).toBe(600_000);
  });

  it("is none where it asks for longer: nobody waits for that", () => {
    expect(after("rate_limited", 600_001, 1)).toBe(0);
  });

  it("is half a minute where a limit is told without a time, and short after a silence", () => {
    expect(after("rate_limited", null, 0)).toBe(30_000);
    expect(after("timeout", null, 0)).toBe(500);
    expect(after("server", null, 0)).toBe(0);
  });
});

it("makes no further try, at once, where a server asks for a longer wait than anybody's", async () => {
  let tries = 0;
  const fault = new ModelFault("rate_limited", { retryAfterMs: 3_600_000 });
  const modes = { all: [0], at: 0, isUnderstood: true };
  // A retry would be made after the test's own time.
  const timing = { ...DEFAULT_TIMING, retryMs: 1e9 };
  const trying = withRetries({ modes, timing, signal: new AbortController().signal }, async () => {
    tries += 1;
    throw fault;
  });
  await expect(trying).rejects.toBe(fault);
  expect(tries).toBe(1);
});
