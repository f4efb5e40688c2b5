import { describe, expect, it } from "vitest";
import { isTooLong, missingChars, nameOfNotes } from "./notes.ts";

describe("notes", () => {
  it("count down the characters still missing, not counting spaces around them", () => {
    expect(missingChars("")).toBe(200);
    expect(missingChars(`  ${"a".repeat(150)}\n\n`)).toBe(50);
    expect(missingChars("a".repeat(500))).toBe(0);
  });

  it("have an upper bound", () => {
    expect(isTooLong("a".repeat(2_000_000))).toBe(false);
    expect(isTooLong("a".repeat(2_000_001))).toBe(true);
  });

  it("are named after their first line, cut at a word", () => {
    expect(nameOfNotes("\n# Cell biology\nThe cell …")).toBe("Cell biology");
    expect(nameOfNotes(`${"photosynthesis ".repeat(10)}`)).toBe(
      "photosynthesis photosynthesis photosynthesis photosynthesis…",
    );
    expect(nameOfNotes("")).toBe("");
  });
});
