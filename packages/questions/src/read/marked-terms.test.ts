import type { Block } from "@quizmill/contract";
import { expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

const TEXT =
  "A spring tide is a tide of large range that comes at full and new moon. A neap tide is a tide of small range that comes at half moon. Rise and fall are slow at the coast. Ebb is the fall of the water.";

async function keysOf(terms: readonly string[]): Promise<string[]> {
  const source = sourceOf([TEXT], "en");
  const mark = (block: Block): Block => (terms.length === 0 ? block : { ...block, terms: [...terms] });
  const sections = source.sections.map((section) => ({ ...section, blocks: section.blocks.map(mark) }));
  const plan = planPassages({ ...source, sections });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
  );
  return batches.flatMap(({ items }) =>
    items.map(
      ({ options, groundTruthOptionId }) =>
        options.find(({ id }) => id === groundTruthOptionId)?.text.toLowerCase() ?? "",
    ),
  );
}

it("A short sentence is asked about where it says what a term means that its author marked", async () => {
  expect(await keysOf(["Ebb"])).toContain("ebb");
  expect(await keysOf([])).not.toContain("ebb");
});
