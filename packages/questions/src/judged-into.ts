import type { FlawCode } from "@quizmill/contract";
import type { Draft, Engine, Passage, Plan, WrittenItem } from "./engine.ts";
import { openGenerationRun } from "./generation-run.ts";
import { itemFrom } from "./item-from.ts";
import type { KnownItem } from "./more.ts";
import { runInSteps } from "./steps.ts";

/** A draft and the passage that its quote is from. */
export interface PlacedDraft {
  readonly draft: Draft;
  readonly passage: Passage;
}

/**
 * What becomes of drafts that are there already, in their order: an item of the set, of which no later one may be a copy,
 * or why it is refused. The same checks as in `generateQuestions`; `items` are those that the set has or had.
 */
export async function judgedInto(
  plan: Plan,
  drafts: readonly PlacedDraft[],
  options: { engine: Engine; seed: number; items: readonly KnownItem[]; signal?: AbortSignal },
): Promise<(WrittenItem | FlawCode)[]> {
  const run = openGenerationRun(plan, { ...options, mode: "study" }, options.items);
  await runInSteps(run.readInSteps(), run.checkpoint);
  const judged: (WrittenItem | FlawCode)[] = [];
  for (const { draft, passage } of drafts) {
    const item = itemFrom(draft, { passage, author: run.writer }, run);
    if (typeof item !== "string") run.set.add(item);
    judged.push(item);
    await run.checkpoint();
  }
  return judged;
}
