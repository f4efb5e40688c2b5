import { type Item, LIMITS, type Mode } from "@quizmill/contract";
import type { ImportedItem } from "@quizmill/exam-import";
import { type Candidates, choose, type Made, make } from "./choose.ts";
import {
  type Batch,
  type Draft,
  type DraftStream,
  type Engine,
  LATE,
  type Offer,
  type Passage,
  type Plan,
} from "./engine.ts";
import { importedItem } from "./imported-item.ts";
import type { KeptBack } from "./kept-back.ts";
import { allWritten } from "./offers.ts";
import { addCounts } from "./quality.ts";
import { fewestOf, fewestRoundsOf, lastRoundsOf, roundsOf } from "./rounds.ts";
import { LEAST_KINDS } from "./select.ts";
import { offersOnSome } from "./some-sentences.ts";
import { type Checkpoint, inSteps, type Steps, type TimeLimit, timeLimit } from "./steps.ts";
import { type Author, emptied, openWorkshop, type Workshop } from "./workshop.ts";
import { isStream, openWriteAhead, type WriteAhead } from "./write-ahead.ts";

/** A passage may make up for barren ones before it, but only so far: the set stays spread out. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** Passages looked at for each question that is missing at the end. */
const TRIED_PER_MISSING = 5;

/** A set of fewer questions need not ask in so many ways. */
const QUESTIONS_PER_KIND = 5;

/** Questions that a learner waits for, and how many more a set is to have for others to give these. */
const OPENING = LIMITS.upload.minFirstQuestions;

/** By then a call to a server has left. */
const ON_ITS_WAY_MS = 25;

/**
 * Writing the drafts of a passage, and choosing among them, are each left at what there is after so much time of the
 * processor. Ordinary passages take a hundredth of it, the first of a long text a fifth.
 */
const STEP_LIMIT_MS = 2_000;

/**
 * How far an earlier run got; its items in order, each with its kind, `begun` of them from the passage after those
 * that are done.
 */
export interface Recorded {
  passages: number;
  items: readonly (Item & { kind: string })[];
  begun?: number;
}

/**
 * Works through a plan passage by passage: write, judge, solve, explain; questions that the document
 * itself holds are given word for word. Gives the batches of each passage in order, exactly one of them its last,
 * also when nothing came of it; an engine that streams gives a batch for each item. What `engine` leaves open of a
 * passage, `fill` writes. Seeded: the same plan, seed and engine (unless that is a model) give the same batches,
 * and `after` gives the very batches that an uninterrupted run would have given from there on. Throws
 * the signal's reason when aborted, and whatever the engine throws. All work goes in steps with `checkpoint` between
 * them; a passage that takes too long is cut short, and its batch says so.
 */
export async function* generateQuestions(
  plan: Plan,
  options: {
    engine: Engine;
    fill?: Engine;
    mode: Mode;
    seed: number;
    signal?: AbortSignal;
    checkpoint?: Checkpoint;
    after?: Recorded;
  },
): AsyncIterable<Batch> {
  const { engine, signal } = options;
  const shop = openWorkshop(plan, options, options.after?.items ?? []);
  if (engine.lookahead === undefined) {
    await inSteps(shop.author.learn(), shop.checkpoint);
    await inSteps(shop.learn(), shop.checkpoint);
  }
  const ahead = openWriteAhead(engine, shop.author.context(), { passages: plan.passages, signal });
  const over = new AbortController();
  const prepared =
    engine.lookahead === undefined ? undefined : setTimeout(() => prepare(shop, over.signal), ON_ITS_WAY_MS);
  try {
    const after = options.after ?? { passages: 0, items: [] };
    yield* batchesFrom({ after, ahead, signal }, shop);
  } finally {
    clearTimeout(prepared);
    over.abort();
    ahead.close();
  }
}

/** Learns of the document while a server has its first calls and there is little else to do. */
function prepare(shop: Workshop, signal: AbortSignal): void {
  const checkpoint = () => {
    signal.throwIfAborted();
    return shop.checkpoint();
  };
  // Whoever needs it meets the same again, and can tell of it.
  inSteps(preparing(shop), checkpoint).catch(() => undefined);
}

function* preparing({ learn, fill }: Workshop): Steps<void> {
  yield* learn();
  if (fill !== null) yield* fill.learn();
}

interface Resumed {
  after: Recorded;
  ahead: WriteAhead;
  signal: AbortSignal | undefined;
}

async function* batchesFrom(run: Resumed, shop: Workshop): AsyncIterable<Batch> {
  const { after, ahead, signal } = run;
  let planned = 0;
  for (const passage of shop.plan.passages) {
    planned += passage.expected;
    if (passage.ordinal < after.passages) continue;
    signal?.throwIfAborted();
    if (passage.imported !== undefined) {
      const made = importedItems(passage, passage.imported, shop);
      yield batchOf(passage, await completed(made, passage, run, shop), shop);
      continue;
    }
    const begun = passage.ordinal === after.passages ? (after.begun ?? 0) : 0;
    const due = Math.min(shop.coverage.dueOf(passage, planned - shop.set.size), roomIn(shop));
    const quota = quotaOf(passage, due, begun);
    const drafts = quota > 0 ? ahead.draftsOf(passage) : [];
    if (isStream(drafts)) yield* asTheyCome(drafts, { passage, quota, signal }, shop);
    else {
      const { isCutShort, ...made } = await chosenOf(drafts, { passage, quota, planned }, shop);
      const all = await completed(made, passage, run, shop);
      yield { ...batchOf(passage, all, shop), ...(isCutShort && { isCutShort }) };
    }
  }
}

/** Of one passage. What it leaves is kept for the end where a number of questions was asked for. */
async function chosenOf(
  drafts: Iterable<Offer>,
  { passage, quota, planned }: Task & { planned: number },
  shop: Workshop,
): Promise<Made & { isCutShort: boolean }> {
  const { author, keptBack, plan, set } = shop;
  const writing = timeLimit(shop.checkpoint, STEP_LIMIT_MS);
  const offers = await collected(drafts, writing);
  const rounds = roundsOf(passage, quota, { ...shop, planned });
  const choosing = timeLimit(shop.checkpoint, STEP_LIMIT_MS);
  const { left, ...made } = await inSteps(
    choose(candidatesOf(offers, passage), { author, rounds, isOver: choosing.isOver }, shop),
    choosing.checkpoint,
  );
  const open = [...left.keys()].filter(({ quote }) => !set.hasAsked(quote));
  if (plan.isCounted === true && quota > 0) keptBack.keep(passage, open);
  return { ...made, isCutShort: writing.wasOver || choosing.wasOver };
}

/** As many as come before the limit. */
function collected(drafts: Iterable<Offer>, limit: TimeLimit): Promise<Offer[]> {
  function* collect(): Steps<Offer[]> {
    const offers: Offer[] = [];
    for (const offer of drafts) {
      offers.push(offer);
      if (limit.isOver()) break;
      yield;
    }
    return offers;
  }
  return inSteps(collect(), limit.checkpoint);
}

function candidatesOf(offers: readonly Offer[], passage: Passage): Candidates {
  return new Map(offers.map((offer) => [offer, passage]));
}

/**
 * With the last passage comes what is missing of the number asked for: the worthiest of all that was kept back, and of
 * passages that nothing was asked of yet, where else it would be worth little.
 */
async function completed(made: Made, passage: Passage, run: Resumed, shop: Workshop): Promise<Made> {
  const { plan, set, author, leastWorth } = shop;
  if (passage !== plan.passages.at(-1)) return made;
  if (plan.isCounted !== true) return joined(made, await madeUpFor(run, shop));
  const missing = plan.totalEstimated - set.size;
  if (missing <= 0) return made;
  const before = await keptBefore(run, shop);
  const candidates = new Map<Offer, Passage>([...before.drafts, ...shop.keptBack.drafts]);
  const good = candidates.keys().filter(({ score }) => score >= leastWorth.any);
  const hasNewKind = candidates.keys().some(({ kind }) => !set.kinds.has(kind));
  if (good.toArray().length < missing || (set.kinds.size < LEAST_KINDS && !hasNewKind)) {
    const written = before.written.union(shop.keptBack.written);
    for (const other of untriedOf(plan, written, missing)) {
      run.signal?.throwIfAborted();
      const drafts = run.ahead.draftsOf(other);
      if (isStream(drafts)) continue;
      const offers = await collected(drafts, timeLimit(shop.checkpoint, STEP_LIMIT_MS));
      for (const offer of offers) candidates.set(offer, other);
    }
  }
  const { left, ...varied } = await inSteps(ofNewKinds(candidates, missing, shop), shop.checkpoint);
  const room = Math.min(1, plan.totalEstimated - set.size);
  const { left: _, ...retold } = await inSteps(ofNewKinds(retoldOf(left, shop), room, shop), shop.checkpoint);
  const rounds = lastRoundsOf(plan.totalEstimated - set.size);
  const rest = await inSteps(choose(left, { author, rounds }, shop), shop.checkpoint);
  return [varied, retold, rest].reduce(joined, made);
}

/**
 * Where no number was asked for: what a set is short of the fewest questions, from drafts that were worth too little.
 * Those that are refused now were mostly refused before: they are not counted again.
 */
async function madeUpFor({ signal }: Resumed, shop: Workshop): Promise<Made> {
  const { plan, set, lenient } = shop;
  const missing = fewestOf(plan) - set.size;
  if (lenient === null || missing <= 0) return { items: [], refused: {} };
  const candidates = new Map<Offer, Passage>();
  await inSteps(lenient.learn(), shop.checkpoint);
  for (const passage of untriedOf(plan, new Set(), missing)) {
    signal?.throwIfAborted();
    const drafts = lenient.engine.write(passage, lenient.context(), signal);
    if (isStream(drafts)) continue;
    const offers = await collected(drafts, timeLimit(shop.checkpoint, STEP_LIMIT_MS));
    for (const offer of offers) if (!set.hasAsked(offer.quote)) candidates.set(offer, passage);
  }
  const rounds = fewestRoundsOf(missing, set);
  const { items } = await inSteps(choose(candidates, { author: lenient, rounds }, shop), shop.checkpoint);
  return { items, refused: {} };
}

/**
 * So many may be taken before the end. Of a number asked for, the last few questions are held while the set asks in too
 * few ways: what was kept back may ask in others. Nothing is kept back of a model's, and a short text has no others.
 */
function roomIn({ plan, set, author, mayShare }: Workshop): number {
  if (plan.isCounted !== true || mayShare || author.engine.isModel === true) return Number.POSITIVE_INFINITY;
  return plan.totalEstimated - set.size - Math.max(0, kindsWanted(plan) - set.kinds.size);
}

function kindsWanted({ totalEstimated }: Plan): number {
  return Math.min(LEAST_KINDS, Math.floor(totalEstimated / QUESTIONS_PER_KIND));
}

/** Gaps asked in another way, where nothing else lets the set ask in enough. */
function retoldOf(candidates: Candidates, { author, plan, set }: Workshop): Candidates {
  const retold = new Map<Draft, Passage>();
  if (set.kinds.size >= kindsWanted(plan)) return retold;
  const { engine, context } = author;
  for (const [offer, passage] of candidates) {
    for (const draft of allWritten([offer])) {
      const made = engine.retold?.(draft, passage, context()) ?? null;
      if (made !== null) retold.set(made, passage);
    }
  }
  return retold;
}

/** What lets the set ask in enough ways, one of each. `left` are the candidates that were neither taken nor refused. */
function* ofNewKinds(
  candidates: Candidates,
  missing: number,
  shop: Workshop,
): Steps<Made & { left: Candidates }> {
  const { author, set } = shop;
  const all: Made[] = [];
  let left = candidates;
  while (all.length < missing && set.kinds.size < LEAST_KINDS) {
    const isKnown = ([{ kind }]: readonly [Offer, Passage]) => set.kinds.has(kind);
    const known = [...left].filter(isKnown);
    const others = new Map([...left].filter((candidate) => !isKnown(candidate)));
    const { left: rest, ...made } = yield* choose(others, { author, rounds: lastRoundsOf(1) }, shop);
    left = new Map([...known, ...rest]);
    all.push(made);
    if (made.items.length === 0) break;
  }
  return { ...all.reduce(joined, { items: [], refused: {} }), left };
}

function joined(one: Made, other: Made): Made {
  return { items: [...one.items, ...other.items], refused: addCounts(one.refused, other.refused) };
}

/** What an earlier run kept back: it is not recorded, but the same comes of its passages once more. */
async function keptBefore({ after, ...run }: Resumed, shop: Workshop): Promise<KeptBack> {
  const again = emptied(shop);
  if (after.passages === 0) return again.keptBack;
  const start = { passages: 0, items: [] };
  for await (const { done } of batchesFrom({ after: start, ...run }, again)) {
    if (done >= after.passages) break;
  }
  return again.keptBack;
}

/** Passages that were not written, spread evenly, so many for each question that is missing at the most. */
function untriedOf({ passages }: Plan, written: ReadonlySet<number>, missing: number): Passage[] {
  const untried = passages.filter(({ ordinal, imported }) => imported === undefined && !written.has(ordinal));
  const step = Math.max(1, untried.length / (missing * TRIED_PER_MISSING));
  return Array.from(
    { length: Math.ceil(untried.length / step) },
    (_, i) => untried[Math.floor(i * step)],
  ).filter((passage) => passage !== undefined);
}

/** Items to take of a passage where so many are still due, its own among them, and so many of it are there. */
function quotaOf({ expected }: Passage, due: number, begun = 0): number {
  return Math.min(due, expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA - begun);
}

interface Task {
  passage: Passage;
  /** Items that are wanted of it. */
  quota: number;
}

/**
 * Each item as soon as it passes; then what is missing, from whoever fills in. Where none is in sight, that one gives
 * the first questions of the set; the passage is left only once its stream tells how it goes on.
 */
async function* asTheyCome(
  drafts: DraftStream,
  task: Task & { signal: AbortSignal | undefined },
  shop: Workshop,
): AsyncIterable<Batch> {
  const { passage, quota, signal } = task;
  let taken = 0;
  let refused: Made["refused"] = {};
  for await (const draft of drafts) {
    if (draft === LATE) {
      const opening = await openingFor(task, shop);
      taken += opening.items.length;
      yield { ...batchOf(passage, opening, shop), isLast: false, done: passage.ordinal };
      continue;
    }
    if (taken >= quota) break;
    const made = make(draft, { passage, author: shop.author }, shop);
    if (typeof made === "string") {
      refused[made] = (refused[made] ?? 0) + 1;
      continue;
    }
    shop.set.add(made);
    taken += 1;
    yield { ...batchOf(passage, { items: [made], refused }, shop), isLast: false, done: passage.ordinal };
    refused = {};
    if (taken >= quota) break;
  }
  signal?.throwIfAborted();
  const { fill } = shop;
  const missing = { passage, quota: quota - taken };
  const rest: Made =
    fill === null || taken >= quota ? { items: [], refused: {} } : await filledIn(fill, missing, shop);
  const all = addCounts(refused, rest.refused);
  yield batchOf(passage, { items: rest.items, refused: all }, shop);
}

/** More than are due of this passage: those after it give the fewer. A short set is left to who was to write it. */
async function openingFor({ passage }: Task, shop: Workshop): Promise<Made> {
  const { fill, plan, set } = shop;
  const isMeant = set.size === 0 && plan.totalEstimated >= 2 * OPENING;
  if (fill === null || !isMeant) return { items: [], refused: {} };
  return filledIn(fill, { passage, quota: quotaOf(passage, OPENING) }, shop);
}

/** What is missing of a passage that a model was asked to write, and no more than that is looked for. */
async function filledIn(author: Author, { passage, quota }: Task, shop: Workshop): Promise<Made> {
  const { engine, context, learn } = author;
  const { checkpoint } = shop;
  if (engine.sentences === undefined) throw new TypeError("What fills in goes sentence by sentence.");
  await inSteps(learn(), checkpoint);
  const all = [...engine.sentences(passage, context())];
  const open = shop.mayShare ? all : all.filter(({ quote }) => !shop.set.hasAsked(quote));
  let made: Made = { items: [], refused: {} };
  for await (const offers of offersOnSome(open, { missing: quota, checkpoint })) {
    const rounds = roundsOf(passage, quota - made.items.length, { ...shop, planned: 0 });
    const more = await inSteps(choose(candidatesOf(offers, passage), { author, rounds }, shop), checkpoint);
    made = joined(made, more);
    if (made.items.length >= quota) break;
  }
  return made;
}

function batchOf(passage: Passage, made: Made, shop: Workshop): Batch {
  const { ordinal, section } = passage;
  const estimated = shop.estimate(shop.set.size, ordinal + 1);
  const progress = { isLast: true, done: ordinal + 1, total: shop.plan.passages.length, estimated };
  const { engine, context } = shop.author;
  const { usage, fellBack } = engine.report?.(context()) ?? {};
  return {
    passage: ordinal,
    ...{ ...made, ...progress, section, sections: shop.sections },
    ...(usage !== undefined && { usage }),
    ...(fellBack != null && { fellBack }),
  };
}

/** Questions of the document itself pass as they are: their wording is their author's. */
function importedItems(passage: Passage, imported: readonly ImportedItem[], shop: Workshop): Made {
  const items = imported
    .slice(0, passage.expected)
    .map((found) => importedItem(found, shop.deskFor(passage).solver));
  for (const item of items) shop.set.add(item);
  return { items, refused: {} };
}
