import type { QualityReport } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { qualityFigures } from "./quality.ts";

const REPORT: QualityReport = {
  ...{ written: 4, imported: 1, refused: {}, keyPositions: [1, 1, 1, 1], withQuote: 5 },
  sections: { covered: 2, total: 3 },
};

describe("the figures of a set's quality", () => {
  it("count what was checked: questions taken over are not", () => {
    const refused = { key_too_long: 2, near_duplicate: 5 };
    expect(qualityFigures({ ...REPORT, refused })).toMatchObject({ checked: 11, questions: 5 });
  });

  it("put flaws together that come to the same for a learner, the commonest first", () => {
    const refused = { key_too_long: 2, near_duplicate: 5, verbal_cue: 4, sentence_used: 0, stem_length: 1 };
    expect(qualityFigures({ ...REPORT, refused })?.refused).toEqual([
      { reason: "giveaway", count: 6 },
      { reason: "repeated", count: 5 },
      { reason: "unclear", count: 1 },
    ]);
  });

  it("are nothing for a set without a report, and before the first question", () => {
    expect(qualityFigures(null)).toBeNull();
    expect(qualityFigures({ ...REPORT, written: 0, imported: 0, refused: { stem_length: 3 } })).toBeNull();
  });
});
