import { describe, expect, it } from "vitest";
import { ModelFault } from "./faults.ts";
import { retryDelay } from "./retries.ts";
import { DEFAULT_TIMING } from "./settings.ts";

const timing = { ...DEFAULT_TIMING, retryMs: 500, retryAfterMaxMs: 30_000 };
const asked = (retryAfterMs: number) => new ModelFault("rate_limited", { status: 429, retryAfterMs });

describe("the wait before a call is made again", () => {
  it("lies anywhere below a bound that doubles with each try, up to eight seconds", () => {
    const bounds = [0, 1, 2, 3, 4, 5].map((tries) =>
      retryDelay(new ModelFault("server"), { tries, luck: 1, timing }),
    );
    expect(bounds).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(retryDelay(new ModelFault("server"), { tries: 3, luck: 0, timing })).toBe(0);
    expect(retryDelay(new ModelFault("server"), { tries: 3, luck: 0.25, timing })).toBe(1_000);
  });

  it("is never shorter than the server asked for, and not the same for all who were told the same", () => {
    expect(retryDelay(asked(7_000), { tries: 0, luck: 0, timing })).toBe(7_000);
    expect(retryDelay(asked(7_000), { tries: 0, luck: 0.5, timing })).toBe(7_250);
  });

  it("is none where the server asks for more patience than there is", () => {
    const fault = asked(30_001);
    expect(() => retryDelay(fault, { tries: 0, luck: 0, timing })).toThrow(fault);
  });
});
