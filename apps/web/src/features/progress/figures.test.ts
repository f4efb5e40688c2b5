import { describe, expect, it } from "vitest";
import { masteryParts } from "../../ui/mastery-parts.ts";
import { accuracyOf, addDays, lastDays, minutesOf, type StudyDay, sumOf, todayOf } from "./figures.ts";

const day = (date: string, correct: number, wrong: number): StudyDay => ({
  date,
  answers: correct + wrong + 1,
  correct,
  wrong,
  durationMs: 60_000,
});

describe("days", () => {
  it("go over the ends of months and years", () => {
    expect([addDays("2026-02-28", 1), addDays("2026-01-01", -1), addDays("2028-02-28", 1)]).toEqual([
      ...["2026-03-01", "2025-12-31", "2028-02-29"],
    ]);
  });

  it("end at four in the night", () => {
    expect(todayOf(new Date(2026, 2, 2, 3, 59), [])).toBe("2026-03-01");
    expect(todayOf(new Date(2026, 2, 2, 4, 0), [])).toBe("2026-03-02");
  });

  it("reach to the last one that has answers, if the server is in the next day already", () => {
    expect(todayOf(new Date(2026, 2, 2, 12), [day("2026-03-03", 1, 0)])).toBe("2026-03-03");
  });

  it("are shown without gaps", () => {
    const shown = lastDays([day("2026-01-20", 9, 9), day("2026-03-01", 3, 1)], "2026-03-02", 3);
    expect(shown.map(({ date, answers }) => [date, answers])).toEqual([
      ["2026-02-28", 0],
      ["2026-03-01", 5],
      ["2026-03-02", 0],
    ]);
    expect(sumOf(shown)).toEqual({ answers: 5, correct: 3, wrong: 1, durationMs: 60_000 });
  });
});

describe("figures", () => {
  it("judge only answers that can be judged", () => {
    expect(accuracyOf(day("2026-03-01", 3, 1))).toBe(0.75);
    expect(accuracyOf({ correct: 0, wrong: 0 })).toBeNull();
  });

  it("put each question into one state", () => {
    const mastery = { questions: 40, seen: 28, known: 8, mistakes: 5 };
    const parts = { known: 8, learning: 15, mistakes: 5, fresh: 12, all: 40 };
    expect(masteryParts(mastery)).toEqual(parts);
    expect(masteryParts({ ...mastery, questions: 20 })).toEqual({ ...parts, fresh: 0, all: 28 });
  });

  it("count a minute that has begun", () => {
    expect([0, 900, 89_000, 91_000].map(minutesOf)).toEqual([0, 1, 1, 2]);
  });
});
