import { describe, expect, it } from "vitest";
import { type Extent, expectedTokens, expectedTokensPerPage } from "./estimate.ts";

const sumOf = ({ inputTokens, outputTokens }: ReturnType<typeof expectedTokens>) =>
  inputTokens + outputTokens;
const inAll = (extent: Extent) => sumOf(expectedTokens(extent));

describe("the tokens that a set is going to take", () => {
  it("grow with its questions and its passages", () => {
    const few = inAll({ passages: 4, questions: 10, language: "en" });
    expect(few).toBeGreaterThan(10 * 600);
    expect(inAll({ passages: 4, questions: 20, language: "en" })).toBeGreaterThan(few * 1.5);
    expect(inAll({ passages: 8, questions: 10, language: "en" })).toBeGreaterThan(few);
  });

  it("are more where a letter takes more of them", () => {
    const extent = { passages: 4, questions: 10 };
    expect(inAll({ ...extent, language: "ja" })).toBeGreaterThan(1.5 * inAll({ ...extent, language: "de" }));
  });

  it("are some thousands for a page, most of them read and not written", () => {
    const page = expectedTokensPerPage();
    expect(Math.round(sumOf(page) / 1_000)).toBeGreaterThanOrEqual(6);
    expect(Math.round(sumOf(page) / 1_000)).toBeLessThanOrEqual(16);
    expect(page.inputTokens).toBeGreaterThan(page.outputTokens);
  });
});
