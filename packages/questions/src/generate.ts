import { type Item, LIMITS, type Mode } from "@quizmill/contract";
import type { Candidates } from "./candidates.ts";
import {
  type Batch,
  type Candidate,
  type DraftStream,
  type Engine,
  NO_DRAFT_YET,
  type Passage,
  type Plan,
  type ReadyItem,
  type WrittenItem,
} from "./engine.ts";
import { type GenerationRun, openGenerationRun, type PreparedEngine } from "./generation-run.ts";
import { importedItem } from "./imported-item.ts";
import { itemFrom } from "./item-from.ts";
import { addCounts } from "./quality.ts";
import type { SharingRules } from "./question-set.ts";
import { choose, GOOD_WORTH, type ItemsAndRefusals, joined } from "./select.ts";
import { runInSteps, type Steps, type TimeLimit, timeLimit } from "./steps.ts";
import { isStream, openWriteAhead, type WriteAhead } from "./write-ahead.ts";

/** Of a requested number a passage may make up for passages that gave too few, but only so far. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** Passages tried for each missing question at the end. */
const TRIED_PER_MISSING = 5;

/** What is missing at last may have a key again, and another part of a sentence. */
const SHARED: SharingRules = { mostOfKey: 4, mayShare: true };

/** Questions that a learner waits for. `fill` gives them only for sets of at least twice as many. */
const FIRST_ITEMS = LIMITS.upload.minFirstQuestions;

/** After this time the first request to a model has been sent. */
const REQUEST_SENT_MS = 25;

/**
 * Limits writing a passage's drafts, and choosing among them, in processor time each. Ordinary passages take a
 * hundredth of it, the first of a long text a fifth.
 */
const STEP_LIMIT_MS = 2_000;

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
 * Works through a plan passage by passage: writes, judges, solves and explains all that is good. Of a requested number
 * each passage gives its share, and the last batch what is missing, weaker ones last. Questions that the document already
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
    const quota = quotaOf(passage, planned, resumed, run);
    const drafts = quota > 0 ? ahead.draftsOf(passage) : [];
    if (isStream(drafts))
      yield* streamedBatches(drafts, { passage, quota, signal, hasSpare: resumed.isRewrite }, run);
    else {
      const { isCutShort, ...made } = await chosenFrom(drafts, { passage, quota }, run);
      const all = await withMissingItems(made, passage, resumed, run);
      yield { ...batchOf(passage, all, run), ...(isCutShort && { isCutShort }) };
    }
  }
}

/** How many items to take from a passage: all that are good, unless their number was requested or a model writes them. */
function quotaOf(
  passage: Passage,
  planned: number,
  { after, isRewrite }: ResumedRun,
  { plan, set, writer }: GenerationRun,
): number {
  if (isRewrite) return passage.expected;
  if (plan.isCounted !== true && writer.engine.isModel !== true) return Number.POSITIVE_INFINITY;
  const begun = passage.ordinal === after.passages ? (after.begun ?? 0) : 0;
  const later = (after.takenOver?.items ?? []).filter((of) => of > passage.ordinal).length;
  return Math.min(planned + later - set.size, mostOf(passage) - begun);
}

const mostOf = ({ expected }: Passage) => expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA;

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

/** Chooses the good ones among one passage's candidates. */
async function chosenFrom(
  drafts: Iterable<Candidate>,
  { passage, quota: most }: Task,
  run: GenerationRun,
): Promise<ItemsAndRefusals & { isCutShort: boolean }> {
  const writing = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  const found = await collected(drafts, writing);
  const limit = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  const choice = { most, leastWorth: GOOD_WORTH, writer: run.writer, limit };
  const made = await runInSteps(choose(candidatesOf(found, passage), choice, run), limit.checkpoint);
  return { ...made, isCutShort: writing.wasOver || limit.wasOver };
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
 * Adds, to the last passage, what is missing: of the requested number, or of the first few questions, which any text
 * should give. The best that was left comes first, and what is weaker than good last. For a requested number the whole
 * text is searched, and then its sentences may be asked about once more.
 */
async function withMissingItems(
  made: ItemsAndRefusals,
  passage: Passage,
  { ahead, signal }: ResumedRun,
  run: GenerationRun,
): Promise<ItemsAndRefusals> {
  const { plan, set, writer } = run;
  const missing = () => wantedOf(plan) - set.size;
  const isOver = passage === plan.passages.at(-1) && plan.share === undefined;
  if (!isOver || missing() <= 0 || writer.engine.isModel === true) return made;
  const groups = spreadGroups(plan.passages, missing() * TRIED_PER_MISSING);
  const [reading, limit] = [0, 1].map(() => timeLimit(run.checkpoint, STEP_LIMIT_MS)) as [
    TimeLimit,
    TimeLimit,
  ];
  const items: WrittenItem[] = [];
  for (const allowed of plan.isCounted === true ? [undefined, SHARED] : [undefined])
    for (const group of plan.isCounted === true ? groups : groups.slice(0, 1)) {
      signal?.throwIfAborted();
      if (missing() <= 0) break;
      const pool = await poolOf(group, { ahead, reading, allowed }, run);
      const choice = { most: missing(), leastWorth: 0, writer, limit, ...(allowed && { allowed }) };
      items.push(...(await runInSteps(choose(pool, choice, run), limit.checkpoint)).items);
    }
  const [good = [], weak = []] = [true, false].map((wanted) =>
    items.filter(({ score }) => score >= GOOD_WORTH === wanted),
  );
  // Most refusals were counted before.
  return joined(made, { items: [...good, ...weak], refused: {} });
}

/** What these passages have left, as far as there is time. */
async function poolOf(
  passages: readonly Passage[],
  { ahead, reading, allowed }: { ahead: WriteAhead; reading: TimeLimit; allowed: SharingRules | undefined },
  { set }: GenerationRun,
): Promise<Candidates> {
  const pool = new Map<Candidate, Passage>();
  for (const passage of passages) {
    const drafts = ahead.draftsOf(passage);
    if (isStream(drafts) || reading.isOver()) break;
    for (const candidate of await collected(drafts, reading))
      if (allowed?.mayShare === true || !set.hasAsked(candidate.quote)) pool.set(candidate, passage);
  }
  return pool;
}

function wantedOf({ passages, isCounted, totalEstimated }: Plan): number {
  if (isCounted === true) return totalEstimated;
  return Math.min(
    FIRST_ITEMS,
    passages.reduce((sum, { expected }) => sum + expected, 0),
  );
}

/** The passages with text of their own, in groups of at most so many, each evenly spread over the text. */
function spreadGroups(passages: readonly Passage[], most: number): Passage[][] {
  const own = passages.filter(({ imported }) => imported === undefined);
  const step = Math.max(1, Math.ceil(own.length / most));
  return Array.from({ length: step }, (_, turn) => own.filter((_, i) => i % step === turn));
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
  return writtenByFill(fill, { passage, quota: Math.min(FIRST_ITEMS, mostOf(passage)) }, run);
}

/** Writes what a model left open in a passage, and no more. */
async function writtenByFill(
  writer: PreparedEngine,
  { passage, quota: most }: Task,
  run: GenerationRun,
): Promise<ItemsAndRefusals> {
  const { engine, context, prepareInSteps } = writer;
  await runInSteps(prepareInSteps(), run.checkpoint);
  const drafts = engine.write(passage, context());
  if (isStream(drafts)) throw new TypeError("What fills in writes at once.");
  const limit = timeLimit(run.checkpoint, STEP_LIMIT_MS);
  const found = await collected(drafts, limit);
  const open = found.filter(({ quote }) => !run.set.hasAsked(quote));
  return runInSteps(
    choose(candidatesOf(open, passage), { most, leastWorth: 0, writer, limit }, run),
    limit.checkpoint,
  );
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
