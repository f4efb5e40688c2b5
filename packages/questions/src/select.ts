import { type FlawCode, LIMITS } from "@quizmill/contract";
import { type Candidates, isLazyDraft } from "./candidates.ts";
import type { Batch, Candidate, Draft, ItemKind, Passage, WrittenItem } from "./engine.ts";
import type { GenerationRun, PreparedEngine } from "./generation-run.ts";
import { itemFrom } from "./item-from.ts";
import { addCounts } from "./quality.ts";
import type { QuestionSet, SharingRules } from "./question-set.ts";
import { chance } from "./random.ts";
import type { Steps, TimeLimit } from "./steps.ts";

/** From this worth on an item is good. A set takes all of them, and weaker ones only for a number that was requested. */
export const GOOD_WORTH = LIMITS.question.goodWorth;
/** So much a gap gives way to another question on its sentence. */
const GAP_COST = 0.12;
/** Cost of a kind by its share of the set, which counts as at least so large. */
const SHARE = { cost: 0.15, leastSize: 6 };
/** Weight of the seeded tie-break. */
const LUCK = 0.01;

/** The items, and why other drafts were refused. */
export type ItemsAndRefusals = Pick<Batch, "items" | "refused">;

/** What is taken of a pool. */
export interface Choice {
  readonly most: number;
  readonly leastWorth: number;
  readonly writer: PreparedEngine;
  readonly allowed?: SharingRules;
  /** When to stop with the items taken so far. */
  readonly limit?: TimeLimit;
}

interface Entry {
  readonly candidate: Candidate;
  readonly passage: Passage;
  /** Without what depends on the set. */
  readonly worth: number;
}

/** Takes the best candidates that pass, in the order of their evidence in the text, and counts the refusals. */
export function* choose(
  candidates: Candidates,
  { most, leastWorth, writer, allowed, limit }: Choice,
  run: GenerationRun,
): Steps<ItemsAndRefusals> {
  const { set, seed } = run;
  const entryOf = (candidate: Candidate, passage: Passage): Entry[] =>
    candidate.score < leastWorth ? [] : [{ candidate, passage, worth: worthOf(candidate, seed) }];
  let waiting = [...candidates].flatMap(([candidate, passage]) => entryOf(candidate, passage));
  const taken = new Map<WrittenItem, { draft: Draft; passage: Passage }>();
  const flaws: FlawCode[] = [];
  while (taken.size < most && limit?.isOver() !== true) {
    yield;
    const best = bestOf(waiting, set);
    if (best === undefined) break;
    waiting = waiting.filter((entry) => entry !== best);
    const { candidate, passage } = best;
    if (isLazyDraft(candidate)) {
      // Most need never be written: only what may be the next is.
      const draft = candidate.write();
      if (draft !== null) waiting.push(...entryOf(draft, passage));
      continue;
    }
    const item = itemFrom(candidate, { passage, author: writer, ...(allowed && { allowed }) }, run);
    if (typeof item === "string") {
      flaws.push(item);
      continue;
    }
    set.add(item);
    taken.set(item, { draft: candidate, passage });
    if (allowed?.mayShare !== true)
      waiting = waiting.filter(({ candidate: { quote } }) => quote !== candidate.quote);
  }
  return { items: inDocumentOrder(taken), refused: countsOf(flaws) };
}

/** Both together. */
export function joined(one: ItemsAndRefusals, other: ItemsAndRefusals): ItemsAndRefusals {
  return { items: [...one.items, ...other.items], refused: addCounts(one.refused, other.refused) };
}

function worthOf(candidate: Candidate, seed: number): number {
  const luck = isLazyDraft(candidate) ? 1 : chance(seed, candidate.stem + candidate.key);
  return candidate.score + LUCK * luck - (candidate.kind === "cloze" ? GAP_COST : 0);
}

function bestOf(waiting: readonly Entry[], set: QuestionSet): Entry | undefined {
  const costOf = (kind: ItemKind) =>
    (SHARE.cost * (set.kinds.get(kind) ?? 0)) / Math.max(SHARE.leastSize, set.size);
  let [best, most]: [Entry | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const entry of waiting) {
    const worth = entry.worth - costOf(entry.candidate.kind);
    if (worth > most) [best, most] = [entry, worth];
  }
  return best;
}

function inDocumentOrder(
  taken: ReadonlyMap<WrittenItem, { readonly draft: Draft; readonly passage: Passage }>,
): WrittenItem[] {
  return [...taken]
    .sort(
      ([, a], [, b]) =>
        a.passage.ordinal - b.passage.ordinal || placeOf(a.draft, a.passage) - placeOf(b.draft, b.passage),
    )
    .map(([item]) => item);
}

function placeOf({ block, quote }: Draft, { blocks }: Passage): number {
  return block * 1e6 + (blocks[block]?.text.indexOf(quote) ?? 0);
}

function countsOf(flaws: Iterable<FlawCode>): ItemsAndRefusals["refused"] {
  const counts: ItemsAndRefusals["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}
