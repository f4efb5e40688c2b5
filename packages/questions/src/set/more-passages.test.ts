import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import {
  type Batch,
  embeddedEngine,
  generateQuestions,
  type Plan,
  planMore,
  planPassages,
} from "../index.ts";
import { recordedOf } from "../testing/recorded.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const NOTHING: Plan = { language: "und", title: null, passages: [], totalEstimated: 0 };
const page = (number: number): SourceText => ({
  ...sourceOf([LESSONS.en[number - 1] ?? ""], "en"),
  title: null,
});
const withMore = (before: Plan, more: Plan): Plan => ({
  ...more,
  passages: [...before.passages, ...more.passages],
});

async function batchesOf(plan: Plan, before: Batch[] = []): Promise<Batch[]> {
  const options = { engine: embeddedEngine, mode: "study", seed: 7, after: recordedOf(before) } as const;
  return Array.fromAsync(generateQuestions(plan, options));
}

/** Page by page, as a set grows while its pictures are read. */
async function grown(
  pages: readonly SourceText[],
  count?: number,
): Promise<{ plan: Plan; batches: Batch[] }> {
  let plan = NOTHING;
  const batches: Batch[] = [];
  for (const [index, source] of pages.entries()) {
    const share = (index + 1) / pages.length;
    const { share: _, ...known } = withMore(
      plan,
      planMore(source, { before: plan, share, count, continues: true }),
    );
    plan = share < 1 ? { ...known, share } : known;
    batches.push(...(await batchesOf(plan, batches)));
  }
  return { plan, batches };
}

describe("a plan that grows", () => {
  it("numbers passages and sections on, and goes on under the last heading", () => {
    const first = planMore(
      { ...page(1), sections: [{ heading: "Leaves", level: 1, blocks: page(1).sections[0]?.blocks ?? [] }] },
      { before: NOTHING, share: 0.5 },
    );
    const second = planMore(page(2), { before: first, share: 1, continues: true });
    const other = planMore(page(2), { before: first, share: 1 });
    expect(second.passages).toMatchObject([{ ordinal: 1, section: 1, heading: "Leaves" }]);
    expect(other.passages).toMatchObject([{ ordinal: 1, section: 1, heading: null }]);
  });

  it("goes on in the section whose heading is the end of the page before", () => {
    const [section] = page(1).sections;
    const heading = { heading: "Roots", level: 2, page: 1, blocks: [] };
    const first = planMore(
      { ...page(1), sections: [{ heading: "Leaves", level: 1, blocks: section?.blocks ?? [] }, heading] },
      { before: NOTHING, share: 0.5, page: { picture: 0 } },
    );
    expect(first.passages.at(-1)).toMatchObject({ heading: "Roots", section: 1, blocks: [], picture: 0 });
    const second = planMore(page(2), { before: first, share: 1, continues: true });
    expect(second.passages).toMatchObject([{ ordinal: 2, section: 1, heading: "Roots" }]);
    const third = planMore(page(3), { before: withMore(first, second), share: 1, continues: true });
    expect(third.passages).toMatchObject([{ ordinal: 3, section: 2, heading: "Roots" }]);
  });

  it("goes on under the heading before its page, where text behind it was there first", () => {
    const onPage = (number: number, heading: string | null) => ({
      ...page(1),
      sections: [{ heading, level: 1, page: number, blocks: page(1).sections[0]?.blocks ?? [] }],
    });
    const sections = [...onPage(2, "Leaves").sections, ...onPage(5, "Roots").sections];
    const text = planMore({ ...page(1), sections }, { before: NOTHING, share: 0.5 });
    const headingOn = (number: number) =>
      planMore(onPage(number, null), { before: text, share: 1, continues: true }).passages[0]?.heading;
    expect([1, 3, 6].map(headingOn)).toEqual([null, "Leaves", "Roots"]);
  });

  it("names another document, under which pages that follow go on", () => {
    const first = planPassages(page(1));
    const second = planMore(page(2), { before: first, share: 0.5, part: "Week two" });
    const third = planMore(page(3), { before: withMore(first, second), share: 1, continues: true });
    expect(first.passages.map(({ part }) => part)).toEqual([undefined]);
    expect([...second.passages, ...third.passages]).toMatchObject([
      { ordinal: 1, section: 1, part: "Week two" },
      { ordinal: 2, section: 2, part: "Week two" },
    ]);
    const nothing = { ...page(2), sections: [] };
    const opening = planMore(nothing, { before: first, share: 0.1, part: "Scan" });
    expect(opening.passages).toMatchObject([
      { ordinal: 1, section: 1, heading: null, part: "Scan", blocks: [] },
    ]);
  });

  it("gives another document as many questions as it has alone, whatever those before gave", async () => {
    const first = planPassages(page(1));
    const alone = planPassages(page(2));
    const more = planMore(page(2), { before: first, share: 1, part: "Week two" });
    expect(more.passages.map(({ expected }) => expected)).toEqual(
      alone.passages.map(({ expected }) => expected),
    );
    const plan = withMore(first, more);
    const before = await batchesOf(first);
    const none = before.map((batch) => ({ ...batch, items: [] }));
    const counts = await Promise.all(
      [before, none].map(
        async (known) => (await batchesOf(plan, known)).flatMap(({ items }) => items).length,
      ),
    );
    expect(before[0]?.items.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(first.totalEstimated + alone.totalEstimated);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("takes the language of its first part, and names that of the others where it differs", () => {
    const first = planMore(page(1), { before: NOTHING, share: 0.5 });
    const second = planMore(sourceOf([LESSONS.de[0] ?? ""], "de"), { before: first, share: 1 });
    expect(second.language).toBe("en");
    expect(second.passages[0]?.language).toBe("de");
  });

  it("expects of a page about what is expected of it in the whole document", () => {
    const pages = [1, 2, 3, 4].map(page);
    const whole = planPassages({ ...page(1), sections: pages.flatMap(({ sections }) => sections) });
    const first = planMore(page(1), { before: NOTHING, share: 0.25 });
    expect(
      Math.abs((first.passages[0]?.expected ?? 0) - (whole.passages[0]?.expected ?? 9)),
    ).toBeLessThanOrEqual(1);
    expect(Math.abs(first.totalEstimated - whole.totalEstimated)).toBeLessThanOrEqual(8);
  });

  it("gives a requested number in the end, and not all of it on its first page", async () => {
    const { batches } = await grown([1, 2, 3, 4].map(page), 6);
    expect(batches.flatMap(({ items }) => items)).toHaveLength(6);
    expect(batches[0]?.items.length).toBeLessThanOrEqual(2);
    expect(batches.map(({ estimated }) => estimated)).toEqual([6, 6, 6, 6]);
  });

  it("ends with an empty passage where the last page has no text, and still gives the number", async () => {
    const nothing: SourceText = { ...page(1), sections: [] };
    const { plan, batches } = await grown([page(1), page(2), nothing], 6);
    expect(plan.passages.at(-1)).toMatchObject({ blocks: [], expected: 0 });
    expect(batches.flatMap(({ items }) => items)).toHaveLength(6);
  });

  it("has no passage where nothing was read at all", () => {
    const nothing: SourceText = { ...page(1), sections: [] };
    expect(planMore(nothing, { before: NOTHING, share: 1 }).passages).toEqual([]);
  });
});

describe("a word that may have been read wrongly", () => {
  const [first = ""] = LESSONS.en;
  const read = (doubtful: string[], more: SourceText[] = []): Plan => {
    const own = planMore(sourceOf([first], "en"), {
      before: NOTHING,
      share: 1,
      page: { picture: 0, doubtful },
    });
    return more.reduce((plan, source) => withMore(plan, planMore(source, { before: plan, share: 1 })), own);
  };
  const wordsIn = (batches: Batch[]) =>
    batches.flatMap(({ items }) => items.flatMap(({ options }) => options.map(({ text }) => text)));

  it("is neither key nor option, in any form", async () => {
    expect(wordsIn(await batchesOf(read([]))).join(" ")).toMatch(/photosynthesis/i);
    expect(wordsIn(await batchesOf(read(["Photosynthesis"]))).join(" ")).not.toMatch(/photosynthes/i);
  });

  it("may be one where it was read surely on another page", async () => {
    const other = sourceOf(["Photosynthesis needs light, water and air, and it gives sugar."], "en");
    expect(wordsIn(await batchesOf(read(["Photosynthesis"], [other]))).join(" ")).toMatch(/photosynthesis/i);
  });

  it("leaves the number of its picture in the evidence", async () => {
    const items = (await batchesOf(read([]))).flatMap((batch) => batch.items);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ source }) => source?.picture === 0)).toBe(true);
  });
});
