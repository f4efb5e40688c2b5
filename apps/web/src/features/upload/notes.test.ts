import { describe, expect, it } from "vitest";
import { isTooLong, missingChars } from "./notes.ts";

describe("notes", () => {
  it("count the characters still missing, without spaces around them", () => {
    expect(missingChars("")).toBe(200);
    expect(missingChars(`  ${"a".repeat(150)}\n\n`)).toBe(50);
    expect(missingChars("a".repeat(500))).toBe(0);
  });

  it("have a maximum length", () => {
    expect(isTooLong("a".repeat(400_000))).toBe(false);
    expect(isTooLong("a".repeat(400_001))).toBe(true);
  });
});
