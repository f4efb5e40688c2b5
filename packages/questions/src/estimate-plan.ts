import type { Mode } from "@quizmill/contract";
import type { Engine, Passage, Plan } from "./engine.ts";
import { generateQuestions, quotaOf } from "./generate.ts";
import { fewestOf } from "./rounds.ts";

/** Passages tried: a few first, which mostly tell enough; then so many that the estimate is sound. */
const ROUNDS = [6, 24] as const;
/** Tried are neighbours, since what a term is shows around it. */
const NEIGHBOURS = 3;
/** Where the passages tried hold so many times what is wanted of them, the others will hold enough as well. */
const PLENTY = 1.5;
/** More than any passages give. */
const ALL_THERE_IS = 100_000;

interface Options {
  engine: Engine;
  mode: Mode;
  seed: number;
  signal?: AbortSignal;
}

/**
 * Corrects a plan's `totalEstimated` to what an engine will give. A plan counts on length alone, but code, lists
 * and sentences that lean on each other carry few questions. So passages spread over the document are written for
 * trial, and what they hold stands for the others. The cost has a bound, whatever the length. A model's plan stays
 * as it is, and so does one that a number of questions was asked for. Deterministic. Throws what the engine throws, and the signal's reason.
 */
export async function estimatePlan(plan: Plan, options: Options): Promise<Plan> {
  const prose = plan.passages.filter(({ imported }) => imported === undefined);
  const isKnown = options.engine.isModel === true || plan.isCounted === true;
  if (isKnown || sumOf(prose, ({ expected }) => expected) === 0) return plan;
  let given: ReadonlyMap<Passage, number> = new Map();
  for (const count of ROUNDS) {
    given = await trialOf(plan, spread(prose, count), options);
    const wanted = sumOf([...given.keys()], ({ expected }) => expected);
    if (given.size === prose.length) break;
    if (wanted > 0 && sumOf([...given.values()], (items) => items) >= PLENTY * wanted) return plan;
  }
  const total = Math.round(totalOf(plan, given));
  const fewest = fewestOf(plan);
  return { ...plan, totalEstimated: total < fewest ? await madeUpTo(fewest, plan, options) : total };
}

/**
 * How many questions each of some passages gives at most, written on their own. They make up for one before them
 * that is done and gave nothing, so that only their own bounds hold them.
 */
async function trialOf(
  plan: Plan,
  tried: readonly Passage[],
  options: Options,
): Promise<ReadonlyMap<Passage, number>> {
  const given = new Map(tried.map((passage) => [passage, 0]));
  const byOrdinal = new Map(tried.map((passage) => [passage.ordinal, passage]));
  const barren = tried
    .slice(0, 1)
    .map((passage) => ({ ...passage, ordinal: -1, blocks: [], expected: ALL_THERE_IS }));
  const passages = [...barren, ...tried];
  for await (const { passage, items } of generateQuestions(
    { ...plan, passages },
    { ...options, fewest: 0 },
  )) {
    const own = byOrdinal.get(passage);
    if (own !== undefined) given.set(own, (given.get(own) ?? 0) + items.length);
  }
  return given;
}

/** Where so little is worth asking that a run makes up for it: what the passages tried come to with that. */
async function madeUpTo(fewest: number, plan: Plan, options: Options): Promise<number> {
  const prose = plan.passages.filter(({ imported }) => imported === undefined);
  const passages = [...spread(prose, ROUNDS[1])];
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
