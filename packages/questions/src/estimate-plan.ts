import type { Mode } from "@quizmill/contract";
import type { Engine, Passage, Plan } from "./engine.ts";
import { generateQuestions, quotaOf } from "./generate.ts";
import { isShortText } from "./passages.ts";
import { denseOf, fewestOf, isGood } from "./rounds.ts";
import { type Checkpoint, type TimeLimit, timeLimit, withoutPauses } from "./steps.ts";

/**
 * Passages tried: a few first, which mostly tell enough; then so many that the estimate is sound, with others that
 * are read beside them, since what a term is worth and what may stand beside it shows in the whole text.
 */
const ROUNDS = [
  { tries: 6, reads: 6 },
  { tries: 24, reads: 240 },
] as const;
/** Tried are neighbours, since what a term is shows around it. */
const NEIGHBOURS = 3;
/** Where the passages tried hold so many times what is wanted of them, the others will hold enough as well. */
const PLENTY = 1.5;
/** So few are made up for with what is worth less than any passage gives. */
const FEW = 5;
/** More than any passages give. */
const ALL_THERE_IS = 100_000;
/** Of the processor: what was tried by then is enough for an estimate. Ordinary texts take a tenth. */
const LIMIT_MS = 2_000;

interface Options {
  engine: Engine;
  mode: Mode;
  seed: number;
  signal?: AbortSignal;
  checkpoint?: Checkpoint;
}

/**
 * Corrects a plan's `totalEstimated` to what an engine will give. A plan counts on length alone, but code, lists
 * and sentences that lean on each other carry few questions. So passages spread over the document are written for
 * trial, and what they hold stands for the others. The cost has a bound, whatever the length, and the time has one:
 * what was tried by then has to do. A model's plan stays as it is, and so does one that a number of questions was asked for. Deterministic. Throws what the engine throws, and
 * the signal's reason.
 */
export async function estimatePlan(plan: Plan, options: Options): Promise<Plan> {
  const prose = plan.passages.filter(isProse);
  const isKnown = options.engine.isModel === true || plan.isCounted === true;
  if (isKnown || sumOf(prose, ({ expected }) => expected) === 0) return plan;
  let trial: Trial = { good: new Map(), all: new Map() };
  const limit = timeLimit(options.checkpoint ?? withoutPauses(options.signal), LIMIT_MS);
  for (const { tries, reads } of ROUNDS) {
    const tried = spread(prose, tries);
    const wanted = sumOf(tried, ({ expected }) => expected);
    const isPart = tried.length < prose.length && wanted > 0;
    const plenty = isPart ? PLENTY * wanted : Number.POSITIVE_INFINITY;
    trial = await trialOf({ tried, read: spread(prose, reads), plenty, limit }, plan, options);
    if (limit.wasOver && trial.all.size === 0) return plan;
    if (limit.wasOver) break;
    if (sumOf([...trial.good.values()], (items) => items) >= plenty) return plan;
    if (tried.length === prose.length) break;
  }
  const fewest = fewestOf(plan);
  const dense = denseOf(sumOf(plan.passages, ({ expected }) => expected));
  const all = totalOf(plan, trial.all);
  const good = isShortText(plan) ? all : totalOf(plan, trial.good);
  const total = Math.round(Math.max(good, Math.min(all, Math.max(dense, fewest))));
  const isLittle = total < Math.min(fewest, FEW) && !limit.wasOver;
  return { ...plan, totalEstimated: isLittle ? await madeUpTo(fewest, plan, options) : total };
}

/** Questions that passages gave: those that are taken of any text, and all that one which holds few may give. */
interface Trial {
  good: Map<Passage, number>;
  all: Map<Passage, number>;
}

interface Trying {
  tried: readonly Passage[];
  read: readonly Passage[];
  plenty: number;
  limit: TimeLimit;
}

/**
 * How many questions each of some passages gives at most, written on their own, as far as they do not give plenty. They
 * make up for one before them that is done and gave nothing, so that only their own bounds hold them.
 */
async function trialOf({ tried, read, plenty, limit }: Trying, plan: Plan, options: Options): Promise<Trial> {
  const good = new Map<Passage, number>();
  const all = new Map<Passage, number>();
  const byOrdinal = new Map(tried.map((passage) => [passage.ordinal, passage]));
  const barren = tried
    .slice(0, 1)
    .map((passage) => ({ ...passage, ordinal: -1, blocks: [], expected: ALL_THERE_IS }));
  const engine = onlyOn(byOrdinal, options.engine);
  const passages = [
    ...barren,
    ...plan.passages.filter((passage) => tried.includes(passage) || read.includes(passage)),
  ];
  let found = 0;
  for await (const { passage, items } of generateQuestions(
    { ...plan, passages },
    { ...options, engine, fewest: 0, checkpoint: limit.checkpoint },
  )) {
    const own = byOrdinal.get(passage);
    if (own === undefined) continue;
    all.set(own, (all.get(own) ?? 0) + items.length);
    const worthy = items.filter(isGood).length;
    good.set(own, (good.get(own) ?? 0) + worthy);
    found += worthy;
    if (found >= plenty || limit.isOver()) break;
  }
  return { good, all };
}

/** The same engine, which learns of all passages and writes from a few. */
function onlyOn(tried: ReadonlyMap<number, Passage>, engine: Engine): Engine {
  return {
    ...engine,
    write: (passage, ...rest) => (tried.has(passage.ordinal) ? engine.write(passage, ...rest) : []),
  };
}

function isProse({ imported }: Passage): boolean {
  return imported === undefined;
}

/** Where so little is worth asking that a run makes up for it: what the passages tried come to with that. */
async function madeUpTo(fewest: number, plan: Plan, options: Options): Promise<number> {
  const prose = plan.passages.filter(isProse);
  const passages = [...spread(prose, ROUNDS[1].tries)];
  const batches = await Array.fromAsync(generateQuestions({ ...plan, passages }, { ...options, fewest }));
  return sumOf(batches, ({ items }) => items.length);
}

/** What a run takes from passages that hold so much; those that were not tried hold as much for their length. */
function totalOf({ passages }: Plan, given: ReadonlyMap<Passage, number>): number {
  const perCharacter =
    sumOf([...given.values()], (items) => items) / Math.max(1, sumOf([...given.keys()], sizeOf));
  let [planned, total] = [0, 0];
  for (const passage of passages) {
    planned += passage.expected;
    const room = given.get(passage) ?? perCharacter * sizeOf(passage);
    total +=
      passage.imported === undefined ? Math.min(room, quotaOf(passage, planned - total)) : passage.expected;
  }
  return total;
}

/** So many passages at most, in small stretches spread evenly over all. */
function spread(passages: readonly Passage[], count: number): readonly Passage[] {
  if (passages.length <= count) return passages;
  const stretches = count / NEIGHBOURS;
  return Array.from({ length: stretches }, (_, i) => {
    const start = Math.floor(((passages.length - NEIGHBOURS) * i) / (stretches - 1));
    return passages.slice(start, start + NEIGHBOURS);
  }).flat();
}

function sizeOf({ blocks }: Passage): number {
  return sumOf(blocks, ({ text }) => text.length);
}

function sumOf<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0);
}
