import { describe, expect, it } from "vitest";
import { expectedTokens, expectedTokensPerPage } from "./estimate.ts";

describe("the tokens that a set is going to take", () => {
  it("grow with its questions and its passages", () => {
    const few = expectedTokens({ passages: 4, questions: 10, language: "en" });
    expect(few).toBeGreaterThan(10 * 1_000);
    expect(expectedTokens({ passages: 4, questions: 20, language: "en" })).toBeGreaterThan(few * 1.5);
    expect(expectedTokens({ passages: 8, questions: 10, language: "en" })).toBeGreaterThan(few);
  });

  it("are more where a letter takes more of them", () => {
    const extent = { passages: 4, questions: 10 };
    expect(expectedTokens({ ...extent, language: "ja" })).toBeGreaterThan(
      1.5 * expectedTokens({ ...extent, language: "de" }),
    );
  });

  it("are some thousands for a page", () => {
    expect(Math.round(expectedTokensPerPage() / 1_000)).toBeGreaterThanOrEqual(6);
    expect(Math.round(expectedTokensPerPage() / 1_000)).toBeLessThanOrEqual(16);
  });
});
