import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { countOf } from "./count.ts";

describe("countOf", () => {
  it.each([
    ["", undefined],
    ["  ", undefined],
    ["1", 1],
    [" 20 ", 20],
    ["２０", 20],
    [String(LIMITS.upload.questionsMax), LIMITS.upload.questionsMax],
  ])("reads %j", (typed, count) => {
    expect(countOf(typed)).toBe(count);
  });

  it.each(["0", "-3", "2.5", "1e2", "many", String(LIMITS.upload.questionsMax + 1)])(
    "refuses %j",
    (typed) => {
      expect(countOf(typed)).toBeNull();
    },
  );
});
