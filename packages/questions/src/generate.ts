import { LIMITS, type Mode } from "@quizmill/contract";
import type { Batch, Engine, Item, Passage, Plan, ReadyItem } from "./engine.ts";
import { batchOf, type GenerationRun, openGenerationRun, prepareRun } from "./generation-run.ts";
import type { SetItem, SharingRules } from "./question-set.ts";
import { GOOD_WORTH, goodFirst, poolOf, type Selected, select, spreadOver } from "./select.ts";
import { importedItem } from "./set/imported-item.ts";
import { openWriteAhead, streamedBatches, type WriteAhead } from "./streamed.ts";

/** Of a requested number a passage may make up for passages that gave too few, but only so far. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** Passages looked at first for each missing question at the end. */
const TRIED_PER_MISSING = 5;

/** What is missing at last may have a key again, and another part of a sentence. */
const SHARED: SharingRules = { mostOfKey: 4, mayShare: true };

/** Questions that a learner waits for. */
const FIRST_ITEMS = LIMITS.upload.minFirstQuestions;

/** How far an earlier run got: finished passages, and items in order with their kind. */
export interface Recorded {
  passages: number;
  /** Each with its passage, where the set may have several documents. */
  items: readonly (SetItem & { passage?: number })[];
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
  if (engine.lookahead === undefined) await prepareRun(run);
  const same = new Set(options.after?.takenOver?.passages);
  const passages = plan.passages.filter(({ ordinal }) => !same.has(ordinal));
  const ahead = engine.lookahead === undefined ? null : openWriteAhead(run, { passages, signal });
  try {
    const after = options.after ?? { passages: 0, items: [] };
    yield* batchesFrom({ after, ahead, signal, isRewrite: rewrite !== undefined }, run);
  } finally {
    ahead?.close();
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

interface ResumedRun {
  after: Recorded;
  /** Of an engine that streams. */
  ahead: WriteAhead | null;
  signal: AbortSignal | undefined;
  /** Each passage gives what is planned for it, whatever the others gave. */
  isRewrite: boolean;
}

type OfPassage = Omit<Selected, "passageOf">;

async function* batchesFrom(resumed: ResumedRun, run: GenerationRun): AsyncIterable<Batch> {
  const { after, ahead, signal, isRewrite } = resumed;
  const same = new Set(after.takenOver?.passages);
  let planned = surplusBefore(run.plan, after);
  for (const passage of run.plan.passages) {
    planned += passage.expected;
    if (passage.ordinal < after.passages || same.has(passage.ordinal)) continue;
    signal?.throwIfAborted();
    const quota = quotaOf(passage, planned, resumed, run);
    const { imported } = passage;
    if (ahead !== null && imported === undefined && quota > 0) {
      yield* streamedBatches(ahead.draftsOf(passage), { passage, quota, signal, hasSpare: isRewrite }, run);
      continue;
    }
    const { isCutShort, ...made } = imported
      ? importedItems(passage, imported, run)
      : await goodOnes(passage, quota, run);
    const items = [...made.items, ...(await missingItems(passage, resumed, run))];
    yield { ...batchOf(passage, { ...made, items }, run), ...(isCutShort && { isCutShort }) };
  }
}

async function goodOnes(passage: Passage, most: number, run: GenerationRun): Promise<OfPassage> {
  return select(await poolOf(most > 0 ? [passage] : [], run), { most, leastWorth: GOOD_WORTH }, run);
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
  const later = (after.takenOver?.items ?? []).filter((of) => of > passage.ordinal).length;
  return Math.min(planned + later - set.size, passage.expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA);
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

/**
 * What is missing behind the last passage: of the requested number, or of the first few questions, which any text should
 * give. The best that is left of the whole text comes first, and what is weaker than good last. For a requested number
 * its sentences may then be asked about once more.
 */
async function missingItems(passage: Passage, { signal }: ResumedRun, run: GenerationRun): Promise<Item[]> {
  const { plan, set, writer } = run;
  const missing = () => wantedOf(plan) - set.size;
  const isOver = passage === plan.passages.at(-1) && plan.share === undefined;
  if (!isOver || missing() <= 0 || writer.engine.isModel === true) return [];
  const step = Math.ceil(plan.passages.length / (missing() * TRIED_PER_MISSING));
  const pool = await poolOf(spreadOver(plan.passages, step), run);
  const items: Item[] = [];
  for (const allowed of plan.isCounted === true ? [undefined, SHARED] : [undefined]) {
    signal?.throwIfAborted();
    const policy = { most: missing(), leastWorth: 0, ...(allowed && { allowed }) };
    items.push(...(await select(pool, policy, run)).items);
  }
  return goodFirst(items);
}

function wantedOf({ passages, isCounted, totalEstimated }: Plan): number {
  if (isCounted === true) return totalEstimated;
  return passages.some(({ expected }) => expected > 0) ? FIRST_ITEMS : 0;
}

/** Questions of the document are not judged: their wording is their author's. */
function importedItems(passage: Passage, imported: readonly ReadyItem[], run: GenerationRun): OfPassage {
  const items = imported
    .filter(({ isKnown }) => isKnown !== true)
    .slice(0, passage.expected)
    .map((found) => importedItem(found, passage, run.languageContextFor(passage).solver));
  for (const item of items) run.set.add(item);
  return { items, refused: {} };
}
