import type { FlawCode, Item, Mode } from "@quizmill/contract";
import { type Coverage, openCoverage } from "./coverage.ts";
import type {
  Batch,
  Context,
  Draft,
  Engine,
  ImportedItem,
  Passage,
  Plan,
  Preparation,
  WrittenItem,
} from "./engine.ts";
import { evidenceOf, explain, wordsOn } from "./explain.ts";
import { importedItem } from "./import/imported-item.ts";
import { flawOf } from "./judge/judge.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { type LaidOut, layOut } from "./layout.ts";
import { isShortText } from "./passages.ts";
import { languageIn, plansByLanguage } from "./plan-languages.ts";
import { addCounts } from "./quality.ts";
import { type Allowed, openQuestionSet, type QuestionSet } from "./question-set.ts";
import { repaired } from "./repair.ts";
import { isUndecided, type LeastWorth, leastWorthIn, roundsOf } from "./rounds.ts";
import { byWorth, partsAsked } from "./select.ts";
import { answerOf, createSolver, type Solver } from "./solve.ts";
import { draftsOnSome } from "./some-sentences.ts";
import { isStream, openWriteAhead, type WriteAhead } from "./write-ahead.ts";

/** A passage may make up for barren ones before it, but only so far: the set stays spread out. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** By then a call to a server has left. */
const ON_ITS_WAY_MS = 25;

/** What is needed to judge and solve in one language. */
interface Desk {
  profile: LanguageProfile;
  solver: Solver;
}

interface Workshop {
  plan: Plan;
  leastWorth: LeastWorth;
  /** How many sections it has passages of. */
  sections: number;
  /** It says less than was asked for: a sentence may have to give two questions, though each gives away the other. */
  mayShare: boolean;
  deskFor: (passage: Passage) => Desk;
  set: QuestionSet;
  coverage: Coverage;
  seed: number;
  /** Who writes; `fill` what that one leaves open. */
  author: Author;
  fill: Author | null;
}

/** An engine with what it has learnt of the plan. */
interface Author {
  engine: Engine;
  /** Learnt when it is first needed. */
  context: () => Context;
}

type Made = Pick<Batch, "items" | "refused">;

/** A desk for each language of the plan, set up when first needed. */
function openDesks(plan: Plan): Workshop["deskFor"] {
  const plans = plansByLanguage(plan);
  const desks = new Map<Plan["language"], Desk>();
  return (passage) => {
    const language = languageIn(plan, passage);
    const profile = profileOf(language);
    const desk = desks.get(language) ?? {
      profile,
      solver: createSolver(plans.get(language) ?? plan),
    };
    desks.set(language, desk);
    return desk;
  };
}

function authorOf(engine: Engine, plan: Plan, options: Preparation): Author {
  let context: Context | null = null;
  return {
    engine,
    context: () => {
      context ??= engine.prepare(plan, options);
      return context;
    },
  };
}

/** How far an earlier run got; its items in order, `begun` of them from the passage after those that are done. */
export interface Recorded {
  passages: number;
  items: readonly Item[];
  begun?: number;
}

/**
 * Works through a plan passage by passage: write, judge, solve, explain; questions that the document
 * itself holds are given word for word. Gives the batches of each passage in order, exactly one of them its last,
 * also when nothing came of it; an engine that streams gives a batch for each item. What `engine` leaves open of a
 * passage, `fill` writes. Seeded: the same plan, seed and engine (unless that is a model) give the same batches,
 * and `after` gives the very batches that an uninterrupted run would have given from there on. Throws
 * the signal's reason when aborted, and whatever the engine throws.
 */
export async function* generateQuestions(
  plan: Plan,
  options: {
    engine: Engine;
    fill?: Engine;
    mode: Mode;
    seed: number;
    signal?: AbortSignal;
    after?: Recorded;
  },
): AsyncIterable<Batch> {
  const { engine, fill, signal, seed, mode } = options;
  const leastWorth = leastWorthIn(plan, engine);
  const preparation = { seed, mode, leastWorth: Math.min(leastWorth.any, leastWorth.firstOfSection) };
  const author = authorOf(engine, plan, preparation);
  const set = openQuestionSet(options.after?.items ?? [], profileOf(plan.language));
  const shop: Workshop = {
    plan,
    leastWorth,
    sections: new Set(plan.passages.map(({ section }) => section)).size,
    mayShare: plan.isCounted === true && isShortText(plan),
    seed,
    deskFor: openDesks(plan),
    set,
    coverage: openCoverage(plan, set),
    author,
    fill: fill === undefined ? null : authorOf(fill, plan, preparation),
  };
  const ahead = openWriteAhead(engine, author.context(), { passages: plan.passages, signal });
  const prepared =
    engine.lookahead === undefined ? undefined : setTimeout(() => prepare(shop), ON_ITS_WAY_MS);
  try {
    yield* batchesFrom(options.after ?? { passages: 0, items: [] }, shop, { ahead, signal });
  } finally {
    clearTimeout(prepared);
    ahead.close();
  }
}

/** Learns of the document while a server has its first calls and there is nothing else to do. */
function prepare({ plan, deskFor, fill }: Workshop): void {
  try {
    for (const passage of plan.passages) deskFor(passage);
    fill?.context();
  } catch {
    // Whoever needs it meets the same again, and can tell of it.
  }
}

async function* batchesFrom(
  after: Recorded,
  shop: Workshop,
  { ahead, signal }: { ahead: WriteAhead; signal: AbortSignal | undefined },
): AsyncIterable<Batch> {
  let planned = 0;
  for (const passage of shop.plan.passages) {
    planned += passage.expected;
    if (passage.ordinal < after.passages) continue;
    signal?.throwIfAborted();
    if (passage.imported !== undefined) {
      yield importedBatch(passage, passage.imported, shop);
      continue;
    }
    const begun = passage.ordinal === after.passages ? (after.begun ?? 0) : 0;
    const due = shop.coverage.dueOf(passage, planned - shop.set.size);
    const quota = quotaOf(passage, due, begun);
    const drafts = quota > 0 ? ahead.draftsOf(passage) : [];
    if (isStream(drafts)) yield* asTheyCome(drafts, { passage, quota, signal }, shop);
    else {
      const made = choose(await drafts, { passage, quota, author: shop.author }, shop);
      yield batchOf(passage, made, shop);
    }
  }
}

/** Items to take of a passage where so many are still due, its own among them, and so many of it are there. */
export function quotaOf({ expected }: Passage, due: number, begun = 0): number {
  return Math.min(due, expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA - begun);
}

/** Each item as soon as it passes; then what is missing, from whoever fills in. */
async function* asTheyCome(
  drafts: AsyncIterable<Draft>,
  task: Task & { signal: AbortSignal | undefined },
  shop: Workshop,
): AsyncIterable<Batch> {
  const { passage, quota, signal } = task;
  let taken = 0;
  let refused: Made["refused"] = {};
  for await (const draft of drafts) {
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
  const missing = { passage, quota: quota - taken, signal };
  const rest: Made =
    fill === null || taken >= quota ? { items: [], refused: {} } : await filledIn(fill, missing, shop);
  const all = addCounts(refused, rest.refused);
  yield batchOf(passage, { items: rest.items, refused: all }, shop);
}

/** What is missing of a passage that a model was asked to write, and no more than that is looked for. */
async function filledIn(
  author: Author,
  { passage, quota, signal }: Task & { signal: AbortSignal | undefined },
  shop: Workshop,
): Promise<Made> {
  const { engine, context } = author;
  if (engine.sentences === undefined) throw new TypeError("What fills in goes sentence by sentence.");
  const all = [...engine.sentences(passage, context())];
  const open = shop.mayShare ? all : all.filter(({ quote }) => !shop.set.hasAsked(quote));
  let made: Made = { items: [], refused: {} };
  for await (const drafts of draftsOnSome(open, { missing: quota, signal })) {
    const more = choose(drafts, { passage, quota: quota - made.items.length, author }, shop);
    made = { items: [...made.items, ...more.items], refused: addCounts(made.refused, more.refused) };
    if (made.items.length >= quota) break;
  }
  return made;
}

function batchOf(passage: Passage, made: Made, shop: Workshop): Batch {
  const { ordinal, section } = passage;
  const progress = { isLast: true, done: ordinal + 1, total: shop.plan.passages.length };
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
function importedBatch(passage: Passage, imported: readonly ImportedItem[], shop: Workshop): Batch {
  const items = imported
    .slice(0, passage.expected)
    .map((found) => importedItem(found, shop.deskFor(passage).solver));
  for (const item of items) shop.set.add(item);
  return batchOf(passage, { items, refused: {} }, shop);
}

interface Task {
  passage: Passage;
  /** Items that are wanted of it. */
  quota: number;
}

/** Takes the worthiest drafts that pass, round by round, and counts why the others did not. */
function choose(
  drafts: readonly Draft[],
  { passage, quota, author }: Task & { author: Author },
  shop: Workshop,
): Made {
  const taken: { item: WrittenItem; draft: Draft }[] = [];
  const refused = new Map<Draft, FlawCode>();
  const { profile } = shop.deskFor(passage);
  for (const { leastWorth, quota: most, gapShare, ...allowed } of roundsOf(passage, quota, shop)) {
    if (taken.length >= most) continue;
    const used = taken.map(({ draft }) => draft);
    const left = drafts.filter(
      (draft) => draft.score >= leastWorth && !used.includes(draft) && isUndecided(refused.get(draft)),
    );
    const mostOn = (quote: string) => (allowed.mayShare ? partsAsked(quote, profile) : 1);
    const queue = byWorth(left, { passage, seed: shop.seed, used, mostOn, gapShare });
    for (let draft = queue.next(); draft !== null && taken.length < most; draft = queue.next()) {
      const made = make(draft, { passage, author, allowed }, shop);
      if (typeof made === "string") {
        if (made !== "key_overused" || allowed.mostOfKey > 1) refused.set(draft, made);
        continue;
      }
      shop.set.add(made);
      queue.took(draft);
      taken.push({ item: made, draft });
    }
  }
  taken.sort((a, b) => placeOf(a.draft, passage) - placeOf(b.draft, passage));
  return { items: taken.map(({ item }) => item), refused: countsOf(refused.values()) };
}

function countsOf(flaws: Iterable<FlawCode>): Made["refused"] {
  const counts: Made["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}

/** Position of the evidence, so that the items of a passage follow the text. */
function placeOf(draft: Draft, passage: Passage): number {
  const inBlock = passage.blocks[draft.block]?.text.indexOf(draft.quote) ?? 0;
  return draft.block * 1e6 + inBlock;
}

function make(
  written: Draft,
  { passage, author, allowed }: { passage: Passage; author: Author; allowed?: Allowed },
  shop: Workshop,
): WrittenItem | FlawCode {
  const { set, seed } = shop;
  const { profile, solver } = shop.deskFor(passage);
  const clash = set.refuse(written, allowed);
  if (clash !== null) return clash;
  const draft = repaired(written, solver);
  const laid = layOut(draft, set.positions, seed, profile);
  if (laid === null) return "bad_structure";
  const flaw = flawOf(draft, laid, passage, profile);
  if (flaw !== null) return flaw;
  const answer = answerOf(draft, laid.options) ?? solver.solve(draft.stem, laid.options);
  if (answer.choice !== laid.key) return "solver_disagrees";
  const evidence = evidenceOf(draft, passage);
  const { engine, context } = author;
  const others = laid.options.filter((_, index) => index !== laid.key);
  const notes = engine.notesOn?.(others, draft, passage, context()) ?? [];
  return {
    text: draft.stem,
    options: optionsOf(laid),
    groundTruthOptionId: laid.key + 1,
    aiChosenOptionId: answer.choice + 1,
    aiExplanation: explain(evidence, { notes, words: wordsOn(others, draft) }, profile),
    aiConfidence: answer.confidence,
    aiOptionProbs: answer.probabilities,
    source: evidence,
    kind: draft.kind,
    score: draft.score,
    writtenBy: engine.isModel ? "model" : "embedded",
  };
}

function optionsOf({ options }: LaidOut): WrittenItem["options"] {
  return options.map((text, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text }));
}
