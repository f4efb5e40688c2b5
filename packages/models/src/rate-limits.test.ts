import { describe, expect, it } from "vitest";
import { restToldIn } from "./rate-limits.ts";

const now = Date.parse("2026-11-29T10:00:00Z");
const rest = (headers: Record<string, string>, tokens = 3_000) =>
  restToldIn(new Headers(headers), { tokens, now });

describe("the limits that a server tells with its answer", () => {
  it.each([
    ["x-ratelimit-remaining-tokens", "2000", "x-ratelimit-reset-tokens", "1m30.5s", 90_500],
    ["x-ratelimit-remaining-tokens", "2000", "x-ratelimit-reset-tokens", "120ms", 120],
    ["x-ratelimit-remaining-requests", "0", "x-ratelimit-reset-requests", "7.66s", 7_660],
    ["x-ratelimit-remaining", "0", "x-ratelimit-reset", String(now + 9_000), 9_000],
    ["x-ratelimit-remaining", "0", "x-ratelimit-reset", String(now / 1_000 + 9), 9_000],
    ["x-ratelimit-remaining", "0", "x-ratelimit-reset", "24", 24_000],
    [
      "anthropic-ratelimit-requests-remaining",
      "0",
      "anthropic-ratelimit-requests-reset",
      "2026-11-29T10:00:20Z",
      20_000,
    ],
    [
      "anthropic-ratelimit-tokens-remaining",
      "1000",
      "anthropic-ratelimit-tokens-reset",
      "2026-11-29T10:00:40Z",
      40_000,
    ],
    [
      "anthropic-ratelimit-input-tokens-remaining",
      "0",
      "anthropic-ratelimit-input-tokens-reset",
      "2026-11-29T10:01:00Z",
      60_000,
    ],
  ])("hold up the next call where too little is left: %s %s, %s %s", (left, count, reset, told, ms) => {
    expect(rest({ [left]: count, [reset]: told })).toBe(ms);
    expect(rest({ [left]: "100000", [reset]: told })).toBe(0);
  });

  it("hold it up for the longest of the resets", () => {
    const headers = {
      "x-ratelimit-remaining-requests": "0",
      "x-ratelimit-reset-requests": "2s",
      "x-ratelimit-remaining-tokens": "10",
      "x-ratelimit-reset-tokens": "5s",
    };
    expect(rest(headers)).toBe(5_000);
  });

  it.each([
    [{}],
    [{ "x-ratelimit-remaining-tokens": "0" }],
    [{ "x-ratelimit-remaining-tokens": "none", "x-ratelimit-reset-tokens": "5s" }],
    [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "soon" }],
    [
      {
        "anthropic-ratelimit-tokens-remaining": "0",
        "anthropic-ratelimit-tokens-reset": "2026-11-29T09:59:00Z",
      },
    ],
  ])("hold up nothing where that is not told: %o", (headers) => {
    expect(rest(headers)).toBe(0);
  });
});
