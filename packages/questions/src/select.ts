import { type FlawCode, LIMITS } from "@quizmill/contract";
import type { Batch, Candidate, Engine, Item, ItemKind, Passage, Plan } from "./engine.ts";
import { type GenerationRun, openGenerationRun, openWriter } from "./generation-run.ts";
import type { QuestionSet, SetItem, SharingRules } from "./question-set.ts";
import { chance } from "./random.ts";
import { itemFrom } from "./set/item-from.ts";
import { runInSteps, type Steps, type TimeLimit, timeLimit } from "./steps.ts";

/**
 * From this worth on an item is good. A set takes all of them, and weaker ones only for a number that was requested.
 */
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
type Offer = readonly [Candidate, Passage];

/** What can be asked of some passages. */
export interface Pool {
  readonly offers: readonly Offer[];
  /** There was no time for all of them. */
  readonly isCutShort: boolean;
}

/** What is taken of a pool. */
interface Policy {
  readonly most: number;
  readonly leastWorth: number;
  readonly allowed?: SharingRules | undefined;
}

/** The items, why other candidates were refused, and where the items are from. */
export type Selected = Pick<Batch, "items" | "refused" | "isCutShort"> & {
  readonly passageOf: ReadonlyMap<Item, Passage>;
};

/** Whether candidates come over time, as from a model. */
export function isStream(candidates: ReturnType<Engine["write"]>): candidates is AsyncIterable<Candidate> {
  return Symbol.asyncIterator in candidates;
}

/**
 * What an engine writes at once of passages, one after the other, in the time that there is; nothing where it
 * streams.
 */
export function poolOf(
  passages: readonly Passage[],
  { engine, context, checkpoint }: GenerationRun,
): Promise<Pool> {
  const limit = timeLimit(checkpoint, STEP_LIMIT_MS);
  function* collect(): Steps<Pool> {
    const offers: Offer[] = [];
    for (const passage of passages) {
      const candidates = passage.imported === undefined ? engine.write(passage, context) : [];
      if (isStream(candidates)) continue;
      for (const candidate of candidates) {
        offers.push([candidate, passage]);
        if (limit.isOver()) return { offers, isCutShort: true };
        yield;
      }
    }
    return { offers, isCutShort: false };
  }
  return runInSteps(collect(), limit.checkpoint);
}

/**
 * Takes the best of a pool that pass: the good ones in the order of their evidence in the text, then what is weaker, as
 * far as there is time.
 */
export function select(pool: Pool, policy: Policy, run: GenerationRun): Promise<Selected> {
  const limit = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  return runInSteps(chosen(pool, policy, run, limit), limit.checkpoint);
}

interface Entry {
  readonly candidate: Candidate;
  readonly passage: Passage;
  /** Without what depends on the set. */
  readonly worth: number;
}

function* chosen(
  { offers, isCutShort }: Pool,
  { most, leastWorth, allowed }: Policy,
  run: GenerationRun,
  limit: TimeLimit,
): Steps<Selected> {
  const { set, seed } = run;
  const isOpen = ({ quote }: Candidate) => allowed?.mayShare === true || !set.hasAsked(quote);
  const entryOf = (candidate: Candidate | null, passage: Passage): Entry[] =>
    candidate === null || candidate.score < leastWorth
      ? []
      : [{ candidate, passage, worth: worthOf(candidate, seed) }];
  let waiting = offers.flatMap(([candidate, passage]) =>
    isOpen(candidate) ? entryOf(candidate, passage) : [],
  );
  const taken = new Map<Item, Entry>();
  const flaws: FlawCode[] = [];
  let isOver = isCutShort;
  while (taken.size < most) {
    if (limit.isOver()) {
      isOver = true;
      break;
    }
    yield;
    const best = bestOf(waiting, set);
    if (best === undefined) break;
    waiting = waiting.filter((entry) => entry !== best);
    const { candidate, passage } = best;
    if (candidate.write !== undefined) {
      // Most need never be written: only what may be the next is.
      const clash = set.refuseKey(candidate, allowed);
      if (clash !== null) flaws.push(clash);
      else waiting.push(...entryOf(candidate.write(), passage));
      continue;
    }
    const item = itemFrom(candidate, { passage, allowed }, run);
    if (typeof item === "string") {
      flaws.push(item);
      continue;
    }
    set.add(item);
    taken.set(item, best);
    waiting = waiting.filter((entry) => isOpen(entry.candidate));
  }
  return {
    items: goodFirst([...taken].sort(([, a], [, b]) => inDocument(a, b)).map(([item]) => item)),
    refused: countsOf(flaws),
    passageOf: new Map([...taken].map(([item, { passage }]) => [item, passage])),
    ...(isOver && { isCutShort: true }),
  };
}

/** A candidate and the passage that its quote is from. */
export interface PlacedCandidate {
  readonly draft: Candidate;
  readonly passage: Passage;
}

/**
 * What becomes of candidates that are there already, in their order: an item of the set, of which no later one may be a
 * copy, or why it is refused. The same checks as in `generateQuestions`; `items` are those that the set has or had.
 */
export async function judgedInto(
  plan: Plan,
  candidates: readonly PlacedCandidate[],
  options: { engine: Engine; seed: number; items: readonly SetItem[]; signal?: AbortSignal },
): Promise<(Item | FlawCode)[]> {
  const writer = await openWriter(plan, { ...options, mode: "study" });
  const run = await openGenerationRun(plan, writer, options);
  const judged: (Item | FlawCode)[] = [];
  for (const { draft, passage } of candidates) {
    const item = itemFrom(draft, { passage }, run);
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

/** Passages with text of their own, from all over the text: each `step`-th, then each behind these, and so on. */
export function spreadOver(passages: readonly Passage[], step: number, turn = 0): Passage[] {
  const own = passages.filter(({ imported }) => imported === undefined);
  const turns = Array.from({ length: step }, (_, i) => (turn + i) % step);
  return turns.flatMap((first) => own.filter((_, i) => i % step === first));
}

function worthOf({ kind, stem, key, score, write }: Candidate, seed: number): number {
  const luck = write === undefined ? chance(seed, stem + key) : 1;
  return score + LUCK * luck - (kind === "cloze" ? GAP_COST : 0);
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

function inDocument(a: Entry, b: Entry): number {
  const placeOf = ({ candidate: { block, quote }, passage: { blocks } }: Entry) =>
    block * 1e6 + (blocks[block]?.text.indexOf(quote) ?? 0);
  return a.passage.ordinal - b.passage.ordinal || placeOf(a) - placeOf(b);
}

function countsOf(flaws: Iterable<FlawCode>): Selected["refused"] {
  const counts: Selected["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}
