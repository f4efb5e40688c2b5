import { describe, expect, it } from "vitest";
import { profileOf } from "./index.ts";

describe("a quotation inside another", () => {
  it.each([
    ["pl", "reakcja podobna do „walcz lub uciekaj”", "«walcz lub uciekaj»”?"],
    ["pl", 'reakcja podobna do "walcz lub uciekaj"', "«walcz lub uciekaj»”?"],
    [
      "uk",
      "процес «вирізання» інтронів та «зшивання» екзонів",
      "„вирізання“ інтронів та „зшивання“ екзонів»?",
    ],
    ["uk", 'процес "вирізання" інтронів', "„вирізання“ інтронів»?"],
  ] as const)("has marks of its own", (code, text, end) => {
    expect(profileOf(code).phrases?.askDescribed(text).endsWith(end)).toBe(true);
  });

  it("has marks of its own in Japanese, too", () => {
    expect(profileOf("ja").phrases?.because("「雪」と『氷』の違いを「相」という。")).toBe(
      "文書には「『雪』と『氷』の違いを『相』という。」とある。",
    );
  });
});
