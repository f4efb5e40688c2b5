import type { Block, Section, SourceText } from "@quizmill/contract";
import { expect, it } from "vitest";
import { embeddedEngine, planPassages } from "../index.ts";

const COUNT = 300;
/** Each is read a few times, not once for each of the others. */
const MOST_READS = 20;

it("plans sections of aims without looking through all those before each", () => {
  let reads = 0;
  const sections = Array.from({ length: COUNT }, (): Section => {
    const blocks: Block[] = [{ kind: "paragraph", text: "The lamp is old." }];
    return {
      heading: "Learning objectives",
      blocks,
      get level() {
        reads += 1;
        return 1;
      },
    };
  });
  const source: SourceText = {
    title: null,
    language: "en",
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections,
  };
  planPassages(source);
  expect(reads).toBeLessThan(COUNT * MOST_READS);
});

it("reads a plan once, whatever is asked of it", () => {
  let reads = 0;
  const counted = (block: Block): Block => ({
    ...block,
    get text() {
      reads += 1;
      return block.text;
    },
  });
  const text = "The lamp is an old tool that gives light.";
  const planned = planPassages({
    title: null,
    language: "en",
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections: [{ heading: null, level: 1, blocks: [{ kind: "paragraph", text }] }],
  });
  const passages = planned.passages.map((passage) => ({ ...passage, blocks: passage.blocks.map(counted) }));
  const plan = { ...planned, passages };
  embeddedEngine.prepare(plan, { seed: 1, mode: "test" });
  expect(reads).toBeGreaterThan(0);
  const first = reads;
  embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  expect(reads).toBe(first);
});

it("finds the place of each passage without looking through all blocks before it", () => {
  let reads = 0;
  const text = "The lamp is an old tool that gives light to those who read at night. ".repeat(30);
  const blocks = new Proxy(
    Array.from({ length: COUNT }, (_, at): Block => ({ kind: "paragraph", text: `${at} ${text}` })),
    {
      get(all, key, receiver) {
        if (typeof key === "string" && /^\d+$/u.test(key)) reads += 1;
        return Reflect.get(all, key, receiver);
      },
    },
  );
  const plan = planPassages({
    title: null,
    language: "en",
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    warnings: [],
    sections: [{ heading: null, level: 1, blocks }],
  });
  expect(plan.passages.length).toBeGreaterThanOrEqual(COUNT);
  expect(reads).toBeLessThan(COUNT * MOST_READS);
});
