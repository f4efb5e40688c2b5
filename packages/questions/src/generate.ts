import { LIMITS, type Mode } from "@quizmill/contract";
import type { Batch, Engine, Item, Passage, Plan, ReadyItem } from "./engine.ts";
import { type GenerationRun, openGenerationRun, openWriter } from "./generation-run.ts";
import { type SetItem, SHARED } from "./question-set.ts";
import { GOOD_WORTH, goodFirst, poolOf, select, spreadOver } from "./select.ts";
import { openEstimate } from "./set/estimate.ts";
import { importedItem } from "./set/item-from.ts";
import { openWriteAhead, streamedItems } from "./streamed.ts";

/** Of a requested number a passage may make up for passages that gave too few, but only so far. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** Passages looked at first for each missing question at the end. */
const TRIED_PER_MISSING = 5;

/** Questions that a learner waits for. */
const FIRST_ITEMS = LIMITS.upload.minFirstQuestions;

/** What a set has already. */
export interface Recorded {
  /**
   * The passages that are finished, or that nothing is written from since an earlier version of the document had
   * them.
   */
  readonly done: readonly number[];
  /** All items with their kinds and passages. `Infinity` for one whose text is gone. */
  readonly items: readonly (SetItem & { passage: number })[];
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
 * Works through a plan passage by passage: writes, judges, solves and explains all that is good. Of a requested
 * number each passage gives its share, and the last batch what is missing, weaker ones last. Questions that the
 * document already contains are given word for word.
 *
 * Gives the batches of each passage in order. Exactly one is the passage's last, even if it is empty. A streaming
 * engine gives one batch per item.
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
    mode: Mode;
    seed: number;
    signal?: AbortSignal;
    after?: Recorded;
    rewrite?: ToRewrite;
  },
): AsyncIterable<Batch> {
  const { engine, signal, rewrite, after = { done: [], items: [] } } = options;
  const plan = rewrite === undefined ? given : rewritePlan(given, rewrite);
  const done = new Set(after.done);
  const passages = plan.passages.filter(({ ordinal }) => !done.has(ordinal));
  const writer = await openWriter(plan, options);
  // The document is read while a model's first answers are awaited.
  const ahead = engine.lookahead === undefined ? null : openWriteAhead(writer, passages, signal);
  try {
    const run = await openGenerationRun(plan, writer, { ...options, items: after.items });
    const progressAfter = progressOf(run, after);
    const quotaOf = rewrite === undefined ? quotasOf(run, after) : ({ expected }: Passage) => expected;
    for (const passage of passages) {
      signal?.throwIfAborted();
      const quota = quotaOf(passage);
      const isStreamed = ahead !== null && passage.imported === undefined && quota > 0;
      const parts = isStreamed
        ? streamedItems(ahead.draftsOf(passage), { passage, quota, hasSpare: rewrite !== undefined }, run)
        : [await itemsOf(passage, quota, run)];
      for await (const part of parts) {
        if (part.isLast) signal?.throwIfAborted();
        yield { ...part, ...progressAfter(passage, part.isLast) };
      }
    }
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

/** What a batch says of its passage and of the whole set. */
function progressOf({ plan, engine, context, set }: GenerationRun, after: Recorded) {
  const estimate = openEstimate(plan, engine.isModel === true ? 1 : undefined);
  const { length: total } = plan.passages;
  const sections = new Set(plan.passages.map(({ section }) => section)).size;
  const gone = after.items.filter(({ passage }) => passage === Number.POSITIVE_INFINITY).length;
  return ({ ordinal, section }: Passage, isLast: boolean): Omit<Batch, "items" | "refused" | "isLast"> => {
    const { usage, fellBack } = engine.report?.(context) ?? {};
    // What the set has of later passages, or of none any more, says nothing of those so far.
    const others = after.items.filter(({ passage }) => passage > ordinal).length;
    return {
      passage: ordinal,
      done: isLast ? ordinal + 1 : ordinal,
      total,
      estimated: estimate(set.size - others, ordinal + 1) + gone,
      section,
      sections,
      ...(usage !== undefined && { usage }),
      ...(fellBack != null && { fellBack }),
    };
  };
}

/**
 * How many items to take from a passage: all that are good, unless their number was requested or a model writes them.
 */
function quotasOf({ plan, engine, set }: GenerationRun, { done, items }: Recorded) {
  if (plan.isCounted !== true && engine.isModel !== true) return () => Number.POSITIVE_INFINITY;
  const first = firstOfPart(plan, done);
  return ({ ordinal, expected }: Passage): number => {
    // A document that was added later neither makes up for those before nor gives fewer because of them.
    const planned = plan.passages.slice(first, ordinal + 1).reduce((sum, one) => sum + one.expected, 0);
    const others = items.filter(({ passage }) => passage < first || passage > ordinal).length;
    return Math.min(planned + others - set.size, expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA);
  };
}

/** The first passage of the document that is worked on. */
function firstOfPart({ passages }: Plan, done: Recorded["done"]): number {
  const known = new Set(done);
  const at = passages.find(({ ordinal }) => !known.has(ordinal)) ?? passages.at(-1);
  return passages.findLastIndex(({ ordinal, part }) => ordinal < (at?.ordinal ?? 0) && part !== at?.part) + 1;
}

type OfPassage = Pick<Batch, "items" | "refused" | "isCutShort">;

/** What is written of a passage at once. */
async function itemsOf(
  passage: Passage,
  quota: number,
  run: GenerationRun,
): Promise<OfPassage & { isLast: true }> {
  const { items, ...made } = passage.imported
    ? importedItems(passage, passage.imported, run)
    : await goodOnes(passage, quota, run);
  return { ...made, items: [...items, ...(await missingItems(passage, run))], isLast: true };
}

async function goodOnes(passage: Passage, most: number, run: GenerationRun): Promise<OfPassage> {
  const pool = await poolOf(most > 0 ? [passage] : [], run);
  const { passageOf: _, ...made } = await select(pool, { most, leastWorth: GOOD_WORTH }, run);
  return made;
}

/**
 * What is missing behind the last passage: of the requested number, or of the first few questions, which any text
 * should give. The best that is left of the whole text comes first, and what is weaker than good last. For a
 * requested number its sentences may then be asked about once more.
 */
async function missingItems(passage: Passage, run: GenerationRun): Promise<Item[]> {
  const { plan, set, engine } = run;
  const missing = () => wantedOf(plan) - set.size;
  const isOver = passage === plan.passages.at(-1) && plan.share === undefined;
  if (!isOver || missing() <= 0 || engine.isModel === true) return [];
  const step = Math.ceil(plan.passages.length / (missing() * TRIED_PER_MISSING));
  const pool = await poolOf(spreadOver(plan.passages, step), run);
  const items: Item[] = [];
  for (const allowed of plan.isCounted === true ? [undefined, SHARED] : [undefined]) {
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
