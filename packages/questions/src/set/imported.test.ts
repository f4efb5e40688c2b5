import type { Block } from "@quizmill/contract";
import { QUESTIONS, renderPaper } from "@quizmill/exam-import/testing";
import { describe, expect, it } from "vitest";
import { type Batch, embeddedEngine, generateQuestions, type Plan, planPassages } from "../index.ts";
import { recordedOf } from "../testing/recorded.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

const PAPER = renderPaper([...QUESTIONS.en, ...QUESTIONS.en, ...QUESTIONS.en], {
  language: "en",
  stem: "dot",
  option: "A)",
  key: "line",
  lines: "apart",
});
const PROSE = [...LESSONS.en, ...LESSONS.en.map((text) => text.toLowerCase())].map(
  (text): Block => ({ kind: "paragraph", text }),
);

/** A lesson with its paper, on page 7. */
function lessonWithPaper(prose: readonly Block[] = PROSE) {
  return {
    ...sourceOf([], "en"),
    sections: [
      ...(prose.length > 0 ? [{ heading: "Plants", level: 1, blocks: [...prose] }] : []),
      { heading: "Test yourself", level: 1, blocks: PAPER.map((block) => ({ ...block, page: 7 })) },
    ],
  };
}

function batchesOf(
  plan: Plan,
  options: Partial<Parameters<typeof generateQuestions>[1]> = {},
): Promise<Batch[]> {
  return Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "test", seed: 3, ...options }),
  );
}

describe("a document with questions of its own", () => {
  it("gives them word for word, in their order, with their place", async () => {
    const items = (await batchesOf(planPassages(lessonWithPaper([])))).flatMap((batch) => batch.items);
    expect(items.map(({ text }) => text)).toEqual(
      [1, 2, 3].flatMap(() => QUESTIONS.en.map(({ stem }) => stem)),
    );
    expect(items[0]).toEqual({
      text: "Which vitamin does the skin make in sunlight?",
      options: ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"].map((text, i) => ({
        id: i + 1,
        label: "ABCD".charAt(i),
        text,
      })),
      groundTruthOptionId: 3,
      aiChosenOptionId: null,
      aiExplanation: null,
      aiConfidence: null,
      aiOptionProbs: null,
      source: { quote: "Which vitamin does the skin make in sunlight?", page: 7, heading: "Test yourself" },
      kind: "imported",
      score: 1,
      writtenBy: "document",
    });
  });

  it("keeps with each what it rests on, also where the work was interrupted", async () => {
    const table: Block[] = [
      { kind: "paragraph", text: "Use the table to answer questions 1-15." },
      ...["Year | Loaves", "2019 | 400"].map((text): Block => ({ kind: "tableRow", text })),
    ];
    const paper = { heading: "Test yourself", level: 1, blocks: [...table, ...PAPER] };
    const plan = planPassages({ ...sourceOf([], "en"), sections: [paper] });
    const stored = JSON.parse(JSON.stringify(plan)) as Plan;
    const [first] = await batchesOf(stored);
    if (first === undefined) throw new Error("There is no batch.");
    const rest = await batchesOf(stored, { after: recordedOf([first]) });
    const all = [first, ...rest].flatMap(({ items }) => items);
    expect(all.map(({ context }) => context)).toEqual(Array(15).fill("Year | Loaves\n2019 | 400"));
  });

  it("plans them in small passages, beside what is written from its prose", async () => {
    const plan = planPassages(lessonWithPaper());
    const own = plan.passages.filter(({ imported }) => imported !== undefined);
    expect(own.map(({ expected, blocks }) => [expected, blocks])).toEqual([
      [10, []],
      [5, []],
    ]);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    const items = (await batchesOf(plan)).flatMap((batch) => batch.items);
    const written = items.filter(({ kind }) => kind !== "imported");
    expect(written.length).toBeGreaterThan(3);
    expect(items.length - written.length).toBe(15);
    for (const { source } of written) expect(source?.heading).toBe("Plants");
  });

  it("lets the solver say what the rest of the document tells of them", async () => {
    const green: Block[] = [
      "1. Which pigment absorbs red and blue light?",
      "A) Melanin",
      "B) Chlorophyll",
      "C) Keratin",
      "Answer: A",
    ].map((text) => ({ kind: "paragraph", text }));
    const source = { ...sourceOf(LESSONS.en, "en") };
    source.sections = [...source.sections, { heading: "Test", level: 1, blocks: green }];
    const items = (await batchesOf(planPassages(source))).flatMap((batch) => batch.items);
    const item = items.find(({ kind }) => kind === "imported");
    expect(item?.groundTruthOptionId).toBe(1);
    expect(item?.aiChosenOptionId).toBe(2);
    expect(item?.aiOptionProbs?.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });

  it("gives as many as were asked for, its own first", async () => {
    for (const count of [4, 12, 20]) {
      const plan = planPassages(lessonWithPaper(), { count });
      expect(plan.totalEstimated).toBe(count);
      const items = (await batchesOf(plan)).flatMap((batch) => batch.items);
      expect(items.filter(({ kind }) => kind === "imported").length).toBe(Math.min(count, 15));
    }
  });

  it("takes any number of options from two to eight", async () => {
    const paper = [2, 3, 5, 8].flatMap((count, n): Block[] =>
      [
        `${n + 1}. Which is number ${count}?`,
        ...Array.from({ length: count }, (_, i) => `${"ABCDEFGH".charAt(i)}) word ${i}`),
        `Answer: ${"ABCDEFGH".charAt(count - 1)}`,
      ].map((text) => ({ kind: "paragraph", text })),
    );
    const source = { ...sourceOf([], "en"), sections: [{ heading: null, level: 1, blocks: paper }] };
    const items = (await batchesOf(planPassages(source))).flatMap((batch) => batch.items);
    expect(items.map(({ options, groundTruthOptionId }) => [options.length, groundTruthOptionId])).toEqual([
      [2, 2],
      [3, 3],
      [5, 5],
      [8, 8],
    ]);
  });
});
