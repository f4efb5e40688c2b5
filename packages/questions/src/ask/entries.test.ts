import { describe, expect, it } from "vitest";
import { readDocument } from "../read/document.ts";
import { planPassages } from "../read/passages.ts";
import { askForName, COMPARED, entriesIn } from "./entries.ts";

/** A glossary each of whose names is a word of its own: "Bakemol: …". */
function glossary(count: number, meaningOf: (at: number) => string) {
  const syllables = ["ba", "ke", "mol", "ni", "tra", "sul", "vo", "pim", "dor", "ga"];
  const name = (at: number) => `R${String(at).replace(/\d/gu, (digit) => syllables[Number(digit)] ?? "")}`;
  const texts = Array.from({ length: count }, (_, at) => `${name(at)}: ${meaningOf(at)}`);
  const plan = planPassages({
    title: null,
    language: "en",
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections: [
      { heading: "Words", level: 1, blocks: texts.map((text) => ({ kind: "listItem" as const, text })) },
    ],
  });
  const document = readDocument(plan, { mode: "study", seed: 1 });
  const [group] = document.groups;
  if (group === undefined) throw new Error("no glossary was found");
  const place = new Map(group.members.map(({ name: term }, at) => [term, at]));
  const drafts = entriesIn(group, document).flatMap((entry) => askForName(entry, document) ?? []);
  return { drafts, placeOf: (term: string) => place.get(term) ?? Number.NaN };
}

describe("a glossary of thousands", () => {
  it("has each of its terms asked for, among those around it", () => {
    const { drafts, placeOf } = glossary(700, (at) => `goes with the lid of pot ${String(at)}`);
    expect(drafts).toHaveLength(700);
    const distances = drafts.flatMap(({ key, distractors }) =>
      distractors.map((other) => Math.abs(placeOf(other) - placeOf(key))),
    );
    expect(Math.max(...distances)).toBeLessThanOrEqual(COMPARED.around);
  });

  it("has those of one kind asked for among each other, though they stand far apart", () => {
    const { drafts, placeOf } = glossary(800, (at) =>
      at % 200 === 0
        ? `an organism that lives in pot ${String(at)}`
        : `goes with the lid of pot ${String(at)}`,
    );
    const first = drafts.find(({ key }) => placeOf(key) === 0);
    const shown = first?.distractors.slice(0, 3).map(placeOf) ?? [];
    expect(shown.toSorted((a, b) => a - b)).toEqual([200, 400, 600]);
  });
});
