import { expect, it } from "vitest";
import type { Draft, ItemKind } from "./engine.ts";
import { planPassages } from "./passages.ts";
import { byWorth, leastWorthOf } from "./select.ts";
import { runToEnd } from "./steps.ts";
import { sourceOf } from "./testing/sample-texts.ts";

const setOf = (counts: Partial<Record<ItemKind, number>>) => {
  const kinds = new Map(Object.entries(counts));
  return { kinds, size: [...kinds.values()].reduce((sum, count) => sum + count, 0) };
};

it("takes less for what asks in a new way, where a set of few ways was asked for", () => {
  const late = setOf({ cloze: 5, subject: 3, statement: 1 });
  expect(leastWorthOf("typed", 0.3, late)).toBeLessThan(0.16);
  expect(leastWorthOf("cloze", 0.3, late)).toBe(0.3);
  expect(leastWorthOf("typed", 0.3, setOf({ cloze: 2, subject: 1 }))).toBe(0.3);
  expect(leastWorthOf("typed", 0.3, setOf({ cloze: 5, subject: 3, statement: 1, term: 1 }))).toBe(0.3);
  expect(leastWorthOf("typed", 0.1, late)).toBe(0.1);
});

it("and takes it first", () => {
  const [passage] = planPassages(
    sourceOf(["The heron stands in the shallow water of the lake."], "en"),
  ).passages;
  if (passage === undefined) throw new Error("No passage");
  const draft = (kind: ItemKind, score: number): Draft => ({
    kind,
    score,
    stem: `${kind}?`,
    key: kind,
    quote: kind,
    block: 0,
    distractors: [],
  });
  const first = (counts: Parameters<typeof setOf>[0]) =>
    runToEnd(
      byWorth(
        [draft("subject", 0.4), draft("typed", 0.2)].map((candidate) => ({ candidate, passage })),
        {
          set: setOf(counts),
          seed: 1,
          used: [],
          gaps: 9,
          mostOn: () => 1,
          mayWrite: () => true,
          written: () => null,
        },
      ).next(),
    )?.candidate.kind;
  expect(first({ cloze: 1, subject: 1 })).toBe("subject");
  expect(first({ cloze: 5, subject: 3, statement: 1 })).toBe("typed");
  expect(first({ cloze: 5, subject: 3, statement: 1, term: 1 })).toBe("subject");
});
