import type { Block, SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "./index.ts";

/** Each kind of line in a text four times as long may take this many times as long: linear is 4, quadratic 16. */
const MOST_TIMES = 9;
/** What takes less is noise. */
const FLOOR_SECONDS = 0.25;
const LINES = 150;
const TIMES_AS_LONG = 4;

const SYLLABLES = ["ba", "ke", "mol", "ni", "tra", "sul", "vo", "pim", "dor", "ga"];
/** A word of its own for each number: 17 is "Wkemnim". */
const wordOf = (at: number) => `w${String(at).replace(/\d/gu, (digit) => SYLLABLES[Number(digit)] ?? "")}`;

const KINDS: readonly [name: string, kind: Block["kind"], lineOf: (at: number) => string][] = [
  [
    "a glossary",
    "listItem",
    (at) => `${wordOf(at)}: a tool that holds the ${wordOf(at + 7)} of ${wordOf(at % 31)}`,
  ],
  ["a glossary of one kind", "definition", (at) => `${wordOf(at)}: a tool that holds the ${wordOf(at + 7)}`],
  [
    "one line again and again",
    "paragraph",
    () => "January is a tool that carries the lamps of the old house.",
  ],
  [
    "what is said of many things",
    "paragraph",
    (at) => `The ${wordOf(at)} carries the lamps of the old house to the yard.`,
  ],
  [
    "names in brackets",
    "paragraph",
    (at) => `The ${wordOf(at)} lamp (${wordOf(at + 3)}) carries oil from the ${wordOf(at % 31)} to the yard.`,
  ],
];

function sourceOf(kind: Block["kind"], lines: readonly string[]): SourceText {
  return {
    ...{ title: null, language: "en", format: "txt", pageCount: null, pagesWithText: null, warnings: [] },
    sections: [{ heading: "All", level: 1, blocks: lines.map((text) => ({ kind, text })) }],
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(FLOOR_SECONDS, (user + system) / 1e6);
}

async function written(source: SourceText): Promise<void> {
  const run = { engine: embeddedEngine, mode: "study", seed: 1 } as const;
  for await (const _ of generateQuestions(planPassages(source), run));
}

describe("the work on a text", () => {
  it.each(KINDS)("grows no faster than its length: %s", async (_, kind, lineOf) => {
    const textOf = (lines: number) =>
      sourceOf(
        kind,
        Array.from({ length: lines }, (_line, at) => lineOf(at)),
      );
    await written(textOf(LINES));
    const short = await secondsOf(() => written(textOf(LINES * TIMES_AS_LONG)));
    const long = await secondsOf(() => written(textOf(LINES * TIMES_AS_LONG ** 2)));
    expect(long / short).toBeLessThan(MOST_TIMES);
  });

  it("grows no faster than its length: sections of aims", async () => {
    const source = sourceOf("paragraph", ["The lamp is old."]);
    const [aims] = source.sections.map((section) => ({ ...section, heading: "Learning objectives" }));
    const planned = async (sections: number) =>
      planPassages({ ...source, sections: Array.from({ length: sections }, () => aims ?? []).flat() });
    await planned(1_000);
    const short = await secondsOf(() => planned(10_000));
    const long = await secondsOf(() => planned(10_000 * TIMES_AS_LONG));
    expect(long / short).toBeLessThan(MOST_TIMES);
  });
});
