import { describe, expect, it } from "vitest";
import { costOf, roundedTokens } from "./model-cost.ts";

describe("the use of a language model", () => {
  it("is shown in round numbers", () => {
    expect(roundedTokens(17_745)).toBe(18_000);
    expect(roundedTokens(410)).toBe(400);
  });

  it("costs what was read and what was written, each at its price per million", () => {
    const price = { input: 0.5, output: 4, currency: "EUR" };
    expect(costOf({ inputTokens: 2_000_000, outputTokens: 250_000 }, price)).toBe(2);
    expect(costOf({ inputTokens: 0, outputTokens: 0 }, price)).toBe(0);
  });
});
