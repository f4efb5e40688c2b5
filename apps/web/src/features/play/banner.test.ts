import { describe, expect, it } from "vitest";
import { bannerFor } from "./banner.ts";

const set = {
  status: "PROCESSING",
  failureCode: null,
  questionCount: 34,
  stream: "open",
  isDeepening: false,
  hasJustEnded: false,
} as const;

describe("the banner above the question", () => {
  it("says that more is being written, with a stream or with polling", () => {
    expect(bannerFor(set)).toEqual({ kind: "generating" });
    expect(bannerFor({ ...set, status: "PENDING", questionCount: 0, stream: "off" })).toEqual({
      kind: "generating",
    });
  });

  it("says that the live connection broke, but not once the set is complete", () => {
    expect(bannerFor({ ...set, stream: "lost" })).toEqual({ kind: "lost" });
    expect(bannerFor({ ...set, stream: "lost", status: "READY" })).toEqual({ kind: "none" });
  });

  it("stays while a set has fewer than five questions", () => {
    expect(bannerFor({ ...set, status: "READY", questionCount: 4 })).toEqual({ kind: "short" });
    expect(bannerFor({ ...set, status: "READY", questionCount: 5 })).toEqual({ kind: "none" });
  });

  it("says that the set is complete to a person who watched it grow", () => {
    const ended = { ...set, status: "READY", hasJustEnded: true } as const;
    expect(bannerFor(ended)).toEqual({ kind: "complete" });
    expect(bannerFor({ ...ended, questionCount: 4 })).toEqual({ kind: "short" });
  });

  it("says that a browser's model makes a whole set deeper, also where it has few questions", () => {
    const deeper = { ...set, status: "READY", questionCount: 4, isDeepening: true } as const;
    expect(bannerFor(deeper)).toEqual({ kind: "deeper" });
    expect(bannerFor({ ...deeper, status: "PROCESSING" })).toEqual({ kind: "generating" });
  });

  it.each(["PARTIAL", "FAILED"] as const)("says why a %s set ended early", (status) => {
    expect(bannerFor({ ...set, status, failureCode: "GENERATION_CANCELLED" })).toEqual({
      kind: "endedEarly",
      code: "GENERATION_CANCELLED",
    });
  });
});
