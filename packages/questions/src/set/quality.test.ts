import { describe, expect, it } from "vitest";
import type { Batch, Item } from "../index.ts";
import { openTally, type QualityTally, tallied } from "./quality.ts";

function item(key: number | null, kind: Item["kind"] = "cloze"): Item {
  return {
    text: "?",
    kind,
    score: 1,
    writtenBy: kind === "imported" ? "document" : "embedded",
    groundTruthOptionId: key,
    aiChosenOptionId: null,
    aiExplanation: null,
    aiConfidence: null,
    aiOptionProbs: null,
    source: kind === "imported" ? null : { quote: "?" },
    options: ["A", "B", "C", "D"].map((label, i) => ({ id: i + 1, label, text: label })),
  };
}

function batch(passage: number, section: number, made: Partial<Batch>): Batch {
  const progress = { isLast: true, done: passage + 1, total: 5, estimated: 0 };
  return { passage, section, sections: 3, items: [], refused: {}, ...progress, ...made };
}

const BATCHES = [
  batch(0, 0, { items: [item(2), item(4)], refused: { key_too_long: 2 } }),
  batch(1, 0, { items: [item(2)], refused: { key_too_long: 1, stem_length: 1 } }),
  batch(2, 1, { refused: { stem_length: 4 } }),
  batch(3, 4, { items: [item(null, "imported"), item(1, "imported")] }),
  batch(4, 4, { items: [item(3)] }),
];

describe("the tally of a set", () => {
  const tallyOf = (batches: readonly Batch[], from = openTally()) => batches.reduce(tallied, from);

  it("counts what was written, refused and taken over, where the keys stand and what is covered", () => {
    expect(tallyOf(BATCHES)).toMatchObject({
      written: 4,
      imported: 2,
      withQuote: 4,
      keyPositions: [0, 2, 1, 1],
      refused: { key_too_long: 3, stem_length: 5 },
      sections: { covered: 2, total: 3 },
    });
  });

  it("comes out the same when it is put away at any place and taken up again", () => {
    for (let stop = 0; stop <= BATCHES.length; stop++) {
      const kept = JSON.parse(JSON.stringify(tallyOf(BATCHES.slice(0, stop)))) as QualityTally;
      expect(tallyOf(BATCHES.slice(stop), kept)).toEqual(tallyOf(BATCHES));
    }
  });
});
