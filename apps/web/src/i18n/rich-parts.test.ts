import { describe, expect, it } from "vitest";
import { richParts } from "./rich-parts.ts";

describe("richParts", () => {
  it("splits a sentence at its tagged words", () => {
    expect(richParts("I accept the <terms>Terms</terms> and go.")).toEqual([
      { name: null, words: "I accept the " },
      { name: "terms", words: "Terms" },
      { name: null, words: " and go." },
    ]);
  });

  it("returns a plain text whole", () => {
    expect(richParts("Nothing special")).toEqual([{ name: null, words: "Nothing special" }]);
  });

  it("leaves a tag without its end as text", () => {
    expect(richParts("2 <b 3 and <b>bold")).toEqual([{ name: null, words: "2 <b 3 and <b>bold" }]);
  });
});
