import { type FlawCode, LIMITS } from "@quizmill/contract";
import type { Batch, Candidate, Engine, Item, ItemKind, Passage, Plan } from "./engine.ts";
import { type GenerationRun, openGenerationRun, type PreparedEngine } from "./generation-run.ts";
import { itemFrom } from "./item-from.ts";
import type { QuestionSet, SetItem, SharingRules } from "./question-set.ts";
import { chance } from "./random.ts";
import { runInSteps, type Steps, type TimeLimit, timeLimit } from "./steps.ts";

/** From this worth on an item is good. A set takes all of them, and weaker ones only for a number that was requested. */
export const GOOD_WORTH = LIMITS.question.goodWorth;
/** So much a gap gives way to another question on its sentence. */
const GAP_COST = 0.12;
/** Cost of a kind by its share of the set, which counts as at least so large. */
const SHARE = { cost: 0.15, leastSize: 6 };
/** Weight of the seeded tie-break. */
const LUCK = 0.01;
/**
 * Limits collecting a pool, and choosing from it, in processor time each. Ordinary passages take a hundredth of it, the
 * first of a long text a fifth.
 */
const STEP_LIMIT_MS = 2_000;

/** What can be asked, and the passage that it is from. */
export type Offer = readonly [Candidate, Passage];

/** What is taken of all that is offered. */
export interface Policy {
  readonly most: number;
  readonly leastWorth: number;
  /** Who wrote the candidates. */
  readonly author: PreparedEngine;
  readonly allowed?: SharingRules;
}

/** The items, and why other drafts were refused. */
export type Selected = Pick<Batch, "items" | "refused">;

/** The time for a pool, or for choosing from it. */
export function limitIn({ checkpoint }: Pick<GenerationRun, "checkpoint">): TimeLimit {
  return timeLimit(checkpoint, STEP_LIMIT_MS);
}

/** What the engine of a run writes at once of passages, one after the other; nothing where it streams. */
export function* offersIn(
  passages: readonly Passage[],
  { writer }: Pick<GenerationRun, "writer">,
): Generator<Offer, void> {
  for (const passage of passages) {
    if (passage.imported !== undefined) continue;
    const candidates = writer.engine.write(passage, writer.context());
    if (!isStream(candidates)) for (const candidate of candidates) yield [candidate, passage];
  }
}

/** Whether drafts come over time, as from a model. */
export function isStream(
  drafts: Iterable<Candidate> | AsyncIterable<Candidate>,
): drafts is AsyncIterable<Candidate> {
  return Symbol.asyncIterator in drafts;
}

/** All that is offered in the time that there is. */
export function poolOf(offers: Iterable<Offer>, limit: TimeLimit): Promise<Offer[]> {
  function* collect(): Steps<Offer[]> {
    const pool: Offer[] = [];
    for (const offer of offers) {
      pool.push(offer);
      if (limit.isOver()) break;
      yield;
    }
    return pool;
  }
  return runInSteps(collect(), limit.checkpoint);
}

/**
 * Takes the best of a pool that pass: the good ones in the order of their evidence in the text, then what is weaker, as
 * far as there is time.
 */
export function select(
  pool: readonly Offer[],
  policy: Policy,
  run: GenerationRun,
  limit = limitIn(run),
): Promise<Selected> {
  return runInSteps(chosen(pool, { ...policy, limit }, run), limit.checkpoint);
}

interface Entry {
  readonly candidate: Candidate;
  readonly passage: Passage;
  /** Without what depends on the set. */
  readonly worth: number;
}

function* chosen(
  pool: readonly Offer[],
  { most, leastWorth, author, allowed, limit }: Policy & { readonly limit: TimeLimit },
  run: GenerationRun,
): Steps<Selected> {
  const { set, seed } = run;
  const entryOf = (candidate: Candidate, passage: Passage): Entry[] =>
    candidate.score < leastWorth ? [] : [{ candidate, passage, worth: worthOf(candidate, seed) }];
  let waiting = pool.flatMap(([candidate, passage]) => entryOf(candidate, passage));
  const taken = new Map<Item, { draft: Candidate; passage: Passage }>();
  const flaws: FlawCode[] = [];
  while (taken.size < most && !limit.isOver()) {
    yield;
    const best = bestOf(waiting, set);
    if (best === undefined) break;
    waiting = waiting.filter((entry) => entry !== best);
    const { candidate, passage } = best;
    if (candidate.write !== undefined) {
      // Most need never be written: only what may be the next is.
      const clash = set.refuseKey(candidate, allowed);
      const draft = clash === null ? candidate.write() : null;
      if (clash !== null) flaws.push(clash);
      if (draft !== null) waiting.push(...entryOf(draft, passage));
      continue;
    }
    const item = itemFrom(candidate, { passage, author, ...(allowed && { allowed }) }, run);
    if (typeof item === "string") {
      flaws.push(item);
      continue;
    }
    set.add(item);
    taken.set(item, { draft: candidate, passage });
    if (allowed?.mayShare !== true)
      waiting = waiting.filter(({ candidate: { quote } }) => quote !== candidate.quote);
  }
  return { items: goodFirst(inDocumentOrder(taken)), refused: countsOf(flaws) };
}

/** A draft and the passage that its quote is from. */
export interface PlacedCandidate {
  readonly draft: Candidate;
  readonly passage: Passage;
}

/**
 * What becomes of drafts that are there already, in their order: an item of the set, of which no later one may be a copy,
 * or why it is refused. The same checks as in `generateQuestions`; `items` are those that the set has or had.
 */
export async function judgedInto(
  plan: Plan,
  drafts: readonly PlacedCandidate[],
  options: { engine: Engine; seed: number; items: readonly SetItem[]; signal?: AbortSignal },
): Promise<(Item | FlawCode)[]> {
  const run = openGenerationRun(plan, { ...options, mode: "study" }, options.items);
  await runInSteps(run.readInSteps(), run.checkpoint);
  const judged: (Item | FlawCode)[] = [];
  for (const { draft, passage } of drafts) {
    const item = itemFrom(draft, { passage, author: run.writer }, run);
    if (typeof item !== "string") run.set.add(item);
    judged.push(item);
    await run.checkpoint();
  }
  return judged;
}

/** Good items in their order, then those that are weaker. */
export function goodFirst(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(b.score >= GOOD_WORTH) - Number(a.score >= GOOD_WORTH));
}

function worthOf(candidate: Candidate, seed: number): number {
  const luck = candidate.write !== undefined ? 1 : chance(seed, candidate.stem + candidate.key);
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
  taken: ReadonlyMap<Item, { readonly draft: Candidate; readonly passage: Passage }>,
): Item[] {
  return [...taken]
    .sort(
      ([, a], [, b]) =>
        a.passage.ordinal - b.passage.ordinal || placeOf(a.draft, a.passage) - placeOf(b.draft, b.passage),
    )
    .map(([item]) => item);
}

function placeOf({ block, quote }: Candidate, { blocks }: Passage): number {
  return block * 1e6 + (blocks[block]?.text.indexOf(quote) ?? 0);
}

function countsOf(flaws: Iterable<FlawCode>): Selected["refused"] {
  const counts: Selected["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}
