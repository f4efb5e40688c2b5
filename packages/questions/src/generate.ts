import { type Item, LIMITS, type Mode } from "@quizmill/contract";
import { allWritten } from "./candidates.ts";
import {
  type Candidates,
  chooseItems,
  type ItemsAndRefusals,
  itemFrom,
  type SelectOptions,
} from "./choose-items.ts";
import {
  type Batch,
  type Candidate,
  type Draft,
  type DraftStream,
  type Engine,
  NO_DRAFT_YET,
  type Passage,
  type Plan,
  type ReadyItem,
  type WrittenItem,
} from "./engine.ts";
import { type GenerationRun, openGenerationRun, type PreparedEngine, restarted } from "./generation-run.ts";
import { importedItem } from "./imported-item.ts";
import { addCounts } from "./quality.ts";
import type { Reserve } from "./reserve.ts";
import { lastRoundsOf, minimumQuestionsOf, minimumRoundsOf, roundsOf } from "./rounds.ts";
import { LEAST_KINDS } from "./select.ts";
import { candidatesFromSome } from "./some-sentences.ts";
import { type Checkpoint, runInSteps, type Steps, type TimeLimit, timeLimit } from "./steps.ts";
import { isStream, openWriteAhead, type WriteAhead } from "./write-ahead.ts";

/** A passage may make up for passages that gave too few, but only so far: the set stays spread over the document. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** Passages tried for each missing question at the end. */
const TRIED_PER_MISSING = 5;

/** Questions per kind of item that a set should have. */
const QUESTIONS_PER_KIND = 5;

/** Questions that a learner waits for. `fill` gives them only for sets of at least twice as many. */
const FIRST_ITEMS = LIMITS.upload.minFirstQuestions;

/** After this time the first request to a model has been sent. */
const REQUEST_SENT_MS = 25;

/**
 * Limits writing a passage's drafts, and choosing among them, in processor time each. Ordinary passages take a
 * hundredth of it, the first of a long text a fifth.
 */
const STEP_LIMIT_MS = 2_000;
/** The share of it for writing lazy drafts; the rest is for choosing among them. */
const WRITING_LIMIT_MS = 1_500;

/**
 * How far an earlier run got: finished passages, items in order with their kind, and how many of these (`begun`) are
 * from the unfinished passage after them.
 */
export interface Recorded {
  passages: number;
  /** Each with its passage, where the set may have several documents. */
  items: readonly (Item & { kind: string; passage?: number })[];
  begun?: number;
  /** After a new version of the document: what it took over from the one before. */
  takenOver?: TakenOver;
}

/** What a set has of an earlier version of its document. */
export interface TakenOver {
  /** Passages that nothing is written from, since their text is the same. */
  readonly passages: readonly number[];
  /** For each of the items from passages that are not finished, its passage. `Infinity` for one whose text is gone. */
  readonly items: readonly number[];
}

/**
 * A set that has its questions already, for another engine to write better ones: by passage, how many it has or had,
 * and how many of these may be replaced.
 */
export interface ToRewrite {
  questions: readonly number[];
  replaceable: readonly number[];
}

/**
 * Works through a plan passage by passage: writes, judges, solves and explains. Questions that the document already
 * contains are given word for word.
 *
 * Gives the batches of each passage in order. Exactly one is the passage's last, even if it is empty. A streaming
 * engine gives one batch per item. `fill` writes what `engine` leaves open.
 *
 * Seeded: the same plan, seed and engine give the same batches, unless the engine is a model. With `after` it gives
 * the batches that follow in an uninterrupted run. With `rewrite` each passage gives at most what may be replaced there
 * and what is missing of its plan; `after.items` are then the questions that stay, of all passages. What a stream gives
 * beyond that comes as spare items.
 *
 * All work is done in steps, and the event loop runs every few milliseconds. A passage that takes too long is ended
 * early, and its batch says so. Throws the signal's reason when aborted, and what the engine throws.
 */
export async function* generateQuestions(
  given: Plan,
  options: {
    engine: Engine;
    fill?: Engine;
    mode: Mode;
    seed: number;
    signal?: AbortSignal;
    after?: Recorded;
    rewrite?: ToRewrite;
  },
): AsyncIterable<Batch> {
  const { engine, signal, rewrite } = options;
  const plan = rewrite === undefined ? given : rewritePlan(given, rewrite);
  const opened = openGenerationRun(plan, options, options.after?.items ?? []);
  const run = { ...opened, estimate: estimateWith(opened, options.after?.takenOver) };
  if (engine.lookahead === undefined) {
    await runInSteps(run.writer.prepareInSteps(), run.checkpoint);
    await runInSteps(run.readInSteps(), run.checkpoint);
  }
  const same = new Set(options.after?.takenOver?.passages);
  const passages = plan.passages.filter(({ ordinal }) => !same.has(ordinal));
  const ahead = openWriteAhead(engine, run.writer.context(), { passages, signal });
  const over = new AbortController();
  const prepareTimer =
    engine.lookahead === undefined
      ? undefined
      : setTimeout(() => prepareMeanwhile(run, over.signal), REQUEST_SENT_MS);
  try {
    const after = options.after ?? { passages: 0, items: [] };
    yield* batchesFrom({ after, ahead, signal, isRewrite: rewrite !== undefined }, run);
  } finally {
    clearTimeout(prepareTimer);
    over.abort();
    ahead.close();
  }
}

/** Questions of the document stay. A number that was requested is not exceeded. */
function rewritePlan({ isCounted, ...plan }: Plan, { questions, replaceable }: ToRewrite): Plan {
  const written = questions.reduce((sum, count) => sum + count, 0);
  let room = isCounted === true ? Math.max(0, plan.totalEstimated - written) : Number.POSITIVE_INFINITY;
  const passages = plan.passages.map((passage) => {
    const { imported, ...text } = passage;
    if (imported !== undefined) return { ...text, expected: 0 };
    const { ordinal } = passage;
    const missing = Math.min(room, Math.max(0, passage.expected - (questions[ordinal] ?? 0)));
    room -= missing;
    return { ...passage, expected: (replaceable[ordinal] ?? 0) + missing };
  });
  return { ...plan, passages };
}

/** Counts what was taken over from later passages with these, and what no passage has any more beside them. */
function estimateWith({ estimate }: GenerationRun, { items }: TakenOver = { passages: [], items: [] }) {
  const gone = items.filter((passage) => passage === Number.POSITIVE_INFINITY).length;
  return (given: number, next: number): number =>
    estimate(given - items.filter((passage) => passage >= next).length, next) + gone;
}

/** Reads the document while the model's first answers are awaited. */
function prepareMeanwhile(run: GenerationRun, signal: AbortSignal): void {
  const checkpoint = () => {
    signal.throwIfAborted();
    return run.checkpoint();
  };
  // The error occurs again, and is reported, when the result is needed.
  runInSteps(preparationSteps(run), checkpoint).catch(() => undefined);
}

function* preparationSteps({ readInSteps, fill }: GenerationRun): Steps<void> {
  yield* readInSteps();
  if (fill !== null) yield* fill.prepareInSteps();
}

interface ResumedRun {
  after: Recorded;
  ahead: WriteAhead;
  signal: AbortSignal | undefined;
  /** Each passage gives what is planned for it, whatever the others gave. */
  isRewrite: boolean;
}

async function* batchesFrom(resumed: ResumedRun, run: GenerationRun): AsyncIterable<Batch> {
  const { after, ahead, signal } = resumed;
  const { takenOver = { passages: [], items: [] } } = after;
  const same = new Set(takenOver.passages);
  let planned = surplusBefore(run.plan, after);
  for (const passage of run.plan.passages) {
    planned += passage.expected;
    if (passage.ordinal < after.passages || same.has(passage.ordinal)) continue;
    signal?.throwIfAborted();
    if (passage.imported !== undefined) {
      const made = importedItems(passage, passage.imported, run);
      yield batchOf(passage, await withMissingItems(made, passage, resumed, run), run);
      continue;
    }
    const begun = passage.ordinal === after.passages ? (after.begun ?? 0) : 0;
    const later = takenOver.items.filter((of) => of > passage.ordinal).length;
    const owed = planned + later - run.set.size;
    const due = Math.min(run.coverage.dueOf(passage, owed), openQuota(run));
    const quota = resumed.isRewrite ? passage.expected : quotaOf(passage, due, begun);
    const drafts = quota > 0 ? ahead.draftsOf(passage) : [];
    if (isStream(drafts))
      yield* streamedBatches(drafts, { passage, quota, signal, hasSpare: resumed.isRewrite }, run);
    else {
      const { isCutShort, ...made } = await chosenFrom(drafts, { passage, quota, planned }, run);
      const all = await withMissingItems(made, passage, resumed, run);
      yield { ...batchOf(passage, all, run), ...(isCutShort && { isCutShort }) };
    }
  }
}

/**
 * How many more questions the documents before the one that is worked on gave than were planned of them. A document
 * that was added or replaced later neither makes up for them nor gives fewer because of them.
 */
function surplusBefore({ passages }: Plan, { items, passages: finished }: Recorded): number {
  const at = Math.min(finished, passages.length - 1);
  const part = passages[at]?.part;
  const start = passages.findLastIndex((passage, i) => i < at && passage.part !== part) + 1;
  const planned = passages.slice(0, start).reduce((sum, { expected }) => sum + expected, 0);
  return items.filter(({ passage = 0 }) => passage < start).length - planned;
}

/** Chooses among one passage's candidates. Where a number was requested, the rest is reserved for the end. */
async function chosenFrom(
  drafts: Iterable<Candidate>,
  { passage, quota, planned }: Task & { planned: number },
  run: GenerationRun,
): Promise<ItemsAndRefusals & { isCutShort: boolean }> {
  const { writer, reserve, plan, set } = run;
  const writing = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  const found = await collected(drafts, writing);
  const rounds = roundsOf(passage, quota, { ...run, planned });
  const { limits, checkpoint } = choiceLimits(run);
  const { left, ...made } = await runInSteps(
    chooseItems(candidatesOf(found, passage), { writer, rounds, limits }, run),
    checkpoint,
  );
  const open = [...left.keys()].filter(({ quote }) => !set.hasAsked(quote));
  if (plan.isCounted === true && quota > 0) reserve.keep(passage, open);
  return { ...made, isCutShort: writing.wasOver || limits.writing.wasOver || limits.choosing.wasOver };
}

/** For one call of `chooseItems`. */
function choiceLimits(run: GenerationRun): {
  limits: NonNullable<SelectOptions["limits"]>;
  checkpoint: Checkpoint;
} {
  const writing = timeLimit(run.checkpoint, WRITING_LIMIT_MS);
  const choosing = timeLimit(writing.checkpoint, STEP_LIMIT_MS);
  return { limits: { writing, choosing }, checkpoint: choosing.checkpoint };
}

/** The candidates that come before the time limit. */
function collected(drafts: Iterable<Candidate>, limit: TimeLimit): Promise<Candidate[]> {
  function* collect(): Steps<Candidate[]> {
    const found: Candidate[] = [];
    for (const candidate of drafts) {
      found.push(candidate);
      if (limit.isOver()) break;
      yield;
    }
    return found;
  }
  return runInSteps(collect(), limit.checkpoint);
}

function candidatesOf(found: readonly Candidate[], passage: Passage): Candidates {
  return new Map(found.map((candidate) => [candidate, passage]));
}

/**
 * Adds, to the last passage, what is missing of the requested number: the best of the reserve and of passages that
 * were not asked about, where the rest would be worth little.
 */
async function withMissingItems(
  made: ItemsAndRefusals,
  passage: Passage,
  resumed: ResumedRun,
  run: GenerationRun,
): Promise<ItemsAndRefusals> {
  const { plan, set, writer, leastWorth } = run;
  if (passage !== plan.passages.at(-1) || plan.share !== undefined) return made;
  if (plan.isCounted !== true) return joined(made, await itemsToReachMinimum(resumed, run));
  const missing = plan.totalEstimated - set.size;
  if (missing <= 0) return made;
  const before = await reserveBefore(resumed, run);
  const candidates = new Map<Candidate, Passage>([...before.drafts, ...run.reserve.drafts]);
  const good = candidates.keys().filter(({ score }) => score >= leastWorth.any);
  const hasNewKind = candidates.keys().some(({ kind }) => !set.kinds.has(kind));
  if (good.toArray().length < missing || (set.kinds.size < LEAST_KINDS && !hasNewKind)) {
    const written = before.written.union(run.reserve.written);
    for (const other of untriedOf(plan, written, missing)) {
      resumed.signal?.throwIfAborted();
      const drafts = resumed.ahead.draftsOf(other);
      if (isStream(drafts)) continue;
      const found = await collected(drafts, timeLimit(run.checkpoint, STEP_LIMIT_MS));
      for (const candidate of found) candidates.set(candidate, other);
    }
  }
  const { left, ...varied } = await runInSteps(ofNewKinds(candidates, missing, run), run.checkpoint);
  const room = Math.min(1, plan.totalEstimated - set.size);
  const { left: _, ...rephrased } = await runInSteps(
    ofNewKinds(rephrasedOf(left, run), room, run),
    run.checkpoint,
  );
  const rounds = lastRoundsOf(plan.totalEstimated - set.size);
  const rest = await runInSteps(chooseItems(left, { writer, rounds }, run), run.checkpoint);
  return [varied, rephrased, rest].reduce(joined, made);
}

/**
 * Without a requested number: brings a set up to its minimum with drafts of lower worth. Refusals are not counted,
 * because most were counted before.
 */
async function itemsToReachMinimum({ signal }: ResumedRun, run: GenerationRun): Promise<ItemsAndRefusals> {
  const { plan, set, lenient } = run;
  const missing = minimumQuestionsOf(plan) - set.size;
  if (lenient === null || missing <= 0) return { items: [], refused: {} };
  const candidates = new Map<Candidate, Passage>();
  await runInSteps(lenient.prepareInSteps(), run.checkpoint);
  const reading = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  for (const passage of untriedOf(plan, new Set(), missing)) {
    signal?.throwIfAborted();
    const drafts = lenient.engine.write(passage, lenient.context(), signal);
    if (isStream(drafts)) continue;
    for (const candidate of await collected(drafts, reading))
      if (!set.hasAsked(candidate.quote)) candidates.set(candidate, passage);
    if (reading.wasOver) break;
  }
  const rounds = minimumRoundsOf(missing, set);
  const { limits, checkpoint } = choiceLimits(run);
  const { items } = await runInSteps(
    chooseItems(candidates, { writer: lenient, rounds, limits }, run),
    checkpoint,
  );
  return { items, refused: {} };
}

/**
 * Items that may be taken before the end. With a requested number, the last few are held back while the set has too
 * few kinds: the reserve may have others. A model has no reserve, and a short text has no other kinds.
 */
function openQuota({ plan, set, writer, mayShare }: GenerationRun): number {
  if (plan.isCounted !== true || mayShare || writer.engine.isModel === true) return Number.POSITIVE_INFINITY;
  return plan.totalEstimated - set.size - Math.max(0, kindsWanted(plan) - set.kinds.size);
}

function kindsWanted({ totalEstimated }: Plan): number {
  return Math.min(LEAST_KINDS, Math.floor(totalEstimated / QUESTIONS_PER_KIND));
}

/** Gap items rephrased, where the set would have too few kinds otherwise. */
function rephrasedOf(candidates: Candidates, { writer, plan, set }: GenerationRun): Candidates {
  const rephrased = new Map<Draft, Passage>();
  if (set.kinds.size >= kindsWanted(plan)) return rephrased;
  const { engine, context } = writer;
  for (const [candidate, passage] of candidates) {
    for (const draft of allWritten([candidate])) {
      const made = engine.rephrase?.(draft, passage, context()) ?? null;
      if (made !== null) rephrased.set(made, passage);
    }
  }
  return rephrased;
}

/** One item of each missing kind. `left` holds the candidates neither taken nor refused. */
function* ofNewKinds(
  candidates: Candidates,
  missing: number,
  run: GenerationRun,
): Steps<ItemsAndRefusals & { left: Candidates }> {
  const { writer, set } = run;
  const all: ItemsAndRefusals[] = [];
  let left = candidates;
  while (all.length < missing && set.kinds.size < LEAST_KINDS) {
    const isKnown = ([{ kind }]: readonly [Candidate, Passage]) => set.kinds.has(kind);
    const known = [...left].filter(isKnown);
    const others = new Map([...left].filter((candidate) => !isKnown(candidate)));
    const { left: rest, ...made } = yield* chooseItems(others, { writer, rounds: lastRoundsOf(1) }, run);
    left = new Map([...known, ...rest]);
    all.push(made);
    if (made.items.length === 0) break;
  }
  return { ...all.reduce(joined, { items: [], refused: {} }), left };
}

function joined(one: ItemsAndRefusals, other: ItemsAndRefusals): ItemsAndRefusals {
  return { items: [...one.items, ...other.items], refused: addCounts(one.refused, other.refused) };
}

/** The reserve of an earlier run. It is not recorded, so the passages are written again with the same result. */
async function reserveBefore({ after, ...resumed }: ResumedRun, run: GenerationRun): Promise<Reserve> {
  const again = restarted(run);
  if (after.passages === 0) return again.reserve;
  const start = { passages: 0, items: [] };
  for await (const { done } of batchesFrom({ after: start, ...resumed }, again)) {
    if (done >= after.passages) break;
  }
  return again.reserve;
}

/** Passages not written yet, evenly spread, a bounded number for each missing question. */
function untriedOf({ passages }: Plan, written: ReadonlySet<number>, missing: number): Passage[] {
  const untried = passages.filter(({ ordinal, imported }) => imported === undefined && !written.has(ordinal));
  const step = Math.max(1, untried.length / (missing * TRIED_PER_MISSING));
  return Array.from(
    { length: Math.ceil(untried.length / step) },
    (_, i) => untried[Math.floor(i * step)],
  ).filter((passage) => passage !== undefined);
}

/** Items to take from a passage, given how many are due and how many it already gave. */
function quotaOf({ expected }: Passage, due: number, begun = 0): number {
  return Math.min(due, expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA - begun);
}

interface Task {
  passage: Passage;
  /** Items to take from it. */
  quota: number;
}

/**
 * Gives each item as soon as it passes, then fills up from `fill`. Where no draft is expected soon, `fill` gives the
 * set's first questions. The passage ends only when its stream continues or ends; with spare items, when it ends.
 */
async function* streamedBatches(
  drafts: DraftStream,
  task: Task & { signal: AbortSignal | undefined; hasSpare: boolean },
  run: GenerationRun,
): AsyncIterable<Batch> {
  const { passage, quota, signal, hasSpare } = task;
  const spare: WrittenItem[] = [];
  let taken = 0;
  let refused: ItemsAndRefusals["refused"] = {};
  for await (const draft of drafts) {
    if (draft === NO_DRAFT_YET) {
      const first = await firstItemsFor(task, run);
      taken += first.items.length;
      yield { ...batchOf(passage, first, run), isLast: false, done: passage.ordinal };
      continue;
    }
    if (taken >= quota && !hasSpare) break;
    const made = itemFrom(draft, { passage, author: run.writer }, run);
    if (typeof made === "string") {
      refused[made] = (refused[made] ?? 0) + 1;
      continue;
    }
    run.set.add(made);
    if (taken >= quota) {
      spare.push(made);
      continue;
    }
    taken += 1;
    yield { ...batchOf(passage, { items: [made], refused }, run), isLast: false, done: passage.ordinal };
    refused = {};
    if (taken >= quota && !hasSpare) break;
  }
  signal?.throwIfAborted();
  const { fill } = run;
  const missing = { passage, quota: quota - taken };
  const rest: ItemsAndRefusals =
    fill === null || taken >= quota ? { items: [], refused: {} } : await writtenByFill(fill, missing, run);
  const all = addCounts(refused, rest.refused);
  const last = batchOf(passage, { items: rest.items, refused: all }, run);
  yield { ...last, ...(spare.length > 0 && { spare }) };
}

/**
 * The first questions of a set, more than this passage owes; later passages give fewer. Short sets wait for the
 * model.
 */
async function firstItemsFor({ passage }: Task, run: GenerationRun): Promise<ItemsAndRefusals> {
  const { fill, plan, set } = run;
  const isMeant = set.size === 0 && plan.totalEstimated >= 2 * FIRST_ITEMS;
  if (fill === null || !isMeant) return { items: [], refused: {} };
  return writtenByFill(fill, { passage, quota: quotaOf(passage, FIRST_ITEMS) }, run);
}

/** Writes what a model left open in a passage, and no more. */
async function writtenByFill(
  writer: PreparedEngine,
  { passage, quota }: Task,
  run: GenerationRun,
): Promise<ItemsAndRefusals> {
  const { engine, context, prepareInSteps } = writer;
  const { checkpoint } = run;
  if (engine.sentences === undefined) throw new TypeError("What fills in goes sentence by sentence.");
  await runInSteps(prepareInSteps(), checkpoint);
  const all = [...engine.sentences(passage, context())];
  const open = run.mayShare ? all : all.filter(({ quote }) => !run.set.hasAsked(quote));
  let made: ItemsAndRefusals = { items: [], refused: {} };
  for await (const found of candidatesFromSome(open, { missing: quota, checkpoint })) {
    const rounds = roundsOf(passage, quota - made.items.length, { ...run, planned: 0 });
    const more = await runInSteps(
      chooseItems(candidatesOf(found, passage), { writer, rounds }, run),
      checkpoint,
    );
    made = joined(made, more);
    if (made.items.length >= quota) break;
  }
  return made;
}

function batchOf(passage: Passage, made: ItemsAndRefusals, run: GenerationRun): Batch {
  const { ordinal, section } = passage;
  const estimated = run.estimate(run.set.size, ordinal + 1);
  const progress = { isLast: true, done: ordinal + 1, total: run.plan.passages.length, estimated };
  const { engine, context } = run.writer;
  const { usage, fellBack } = engine.report?.(context()) ?? {};
  return {
    passage: ordinal,
    ...made,
    ...progress,
    section,
    sections: run.sections,
    ...(usage !== undefined && { usage }),
    ...(fellBack != null && { fellBack }),
  };
}

/** Questions of the document are not judged: their wording is their author's. */
function importedItems(
  passage: Passage,
  imported: readonly ReadyItem[],
  run: GenerationRun,
): ItemsAndRefusals {
  const items = imported
    .filter(({ isKnown }) => isKnown !== true)
    .slice(0, passage.expected)
    .map((found) => importedItem(found, passage, run.languageContextFor(passage).solver));
  for (const item of items) run.set.add(item);
  return { items, refused: {} };
}
