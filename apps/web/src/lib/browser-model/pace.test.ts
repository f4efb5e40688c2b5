import { describe, expect, it } from "vitest";
import { createPace } from "./pace.ts";
import type { WorkNews } from "./work.ts";

function pace() {
  let kept: number | null = null;
  let now = 0;
  const made = createPace(
    {
      read: () => kept,
      write: (ms) => {
        kept = ms;
      },
    },
    () => now,
  );
  const news = (done: number, changes: Partial<WorkNews> = {}): WorkNews => ({
    datasetId: "set",
    done,
    total: 9,
    needsDownload: false,
    ...changes,
  });
  return {
    ...made,
    news,
    at(ms: number, told: WorkNews | null) {
      now = ms;
      made.follow(told);
      return made.read();
    },
  };
}

describe("how long the browser's model takes for a passage", () => {
  it("is known after the first, and follows the later ones", () => {
    const { at, news } = pace();
    expect(at(0, news(0))).toBeNull();
    expect(at(4_000, news(0))).toBeNull();
    expect(at(10_000, news(1))).toBe(10_000);
    expect(at(50_000, news(3))).toBe(13_000);
  });

  it("does not count the time between two sets, and none in which the model was missing", () => {
    const { at, news } = pace();
    at(0, news(0));
    at(900_000, news(0, { needsDownload: true }));
    at(901_000, news(1));
    expect(at(905_000, news(2))).toBe(4_000);
    at(999_000, null);
    expect(at(2_000_000, news(5, { datasetId: "other" }))).toBe(4_000);
  });
});
