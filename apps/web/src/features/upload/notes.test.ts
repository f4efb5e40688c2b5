import { describe, expect, it } from "vitest";
import { isTooLong, missingChars } from "./notes.ts";

describe("notes", () => {
  it("count down the characters still missing, not counting spaces around them", () => {
    expect(missingChars("")).toBe(200);
    expect(missingChars(`  ${"a".repeat(150)}\n\n`)).toBe(50);
    expect(missingChars("a".repeat(500))).toBe(0);
  });

  it("have an upper bound", () => {
    expect(isTooLong("a".repeat(400_000))).toBe(false);
    expect(isTooLong("a".repeat(400_001))).toBe(true);
  });
});
