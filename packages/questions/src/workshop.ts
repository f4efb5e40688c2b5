import { type Coverage, openCoverage } from "./coverage.ts";
import type { Context, Engine, Passage, Plan, Preparation } from "./engine.ts";
import { type Estimate, openEstimate } from "./estimate.ts";
import { type KeptBack, openKeptBack } from "./kept-back.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { isShortText } from "./passages.ts";
import { languageIn, plansByLanguage } from "./plan-languages.ts";
import { openQuestionSet, type QuestionSet, type Told } from "./question-set.ts";
import { type LeastWorth, leastWorthIn } from "./rounds.ts";
import { readForSolver, type Solver } from "./solve.ts";
import { atOnce, betweenEvents, type Checkpoint, learnt, type Steps, withoutPauses } from "./steps.ts";

/** What is needed to judge and solve in one language. */
interface Desk {
  profile: LanguageProfile;
  solver: Solver;
}

/** An engine with what it has learnt of the plan. */
export interface Author {
  engine: Engine;
  /** Learnt when it is first needed, as far as it is not known by then. */
  context: () => Context;
  /** Learns it with stops. */
  learn: () => Steps<void>;
}

/** What a run works with: the plan, who writes, and what is there already. */
export interface Workshop {
  plan: Plan;
  leastWorth: LeastWorth;
  /** How many sections it has passages of. */
  sections: number;
  /** It says less than was asked for: a sentence may have to give two questions, though each gives away the other. */
  mayShare: boolean;
  deskFor: (passage: Passage) => Desk;
  /** Has the desks set up, with stops. */
  learn: () => Steps<void>;
  /** Called between the steps of all work. */
  checkpoint: Checkpoint;
  set: QuestionSet;
  coverage: Coverage;
  estimate: Estimate;
  seed: number;
  /** Who writes; `fill` what that one leaves open. */
  author: Author;
  fill: Author | null;
  /** The same as the author, who also writes what is worth too little elsewhere; null where it is a model. */
  lenient: Author | null;
  keptBack: KeptBack;
}

interface Options {
  engine: Engine;
  fill?: Engine;
  mode: Preparation["mode"];
  seed: number;
  signal?: AbortSignal;
  checkpoint?: Checkpoint;
}

/** A workshop with these items in its set. */
export function openWorkshop(
  plan: Plan,
  { engine, fill, seed, mode, signal, checkpoint }: Options,
  items: readonly Told[],
): Workshop {
  // An engine that looks ahead waits for a network, whose events are to be heard meanwhile.
  const ownCheckpoint = engine.lookahead === undefined ? withoutPauses(signal) : betweenEvents(signal);
  const leastWorth = leastWorthIn(plan, engine);
  const preparation = { seed, mode, leastWorth: leastWorth.ever };
  const set = openQuestionSet(items, profileOf(plan.language));
  return {
    plan,
    leastWorth,
    sections: new Set(plan.passages.map(({ section }) => section)).size,
    mayShare: plan.isCounted === true && isShortText(plan),
    seed,
    checkpoint: checkpoint ?? ownCheckpoint,
    ...openDesks(plan),
    set,
    coverage: openCoverage(plan, set),
    estimate: estimateFor(plan, engine),
    author: authorOf(engine, plan, preparation),
    fill: fill === undefined ? null : authorOf(fill, plan, preparation),
    lenient: engine.isModel === true ? null : authorOf(engine, plan, { seed, mode }),
    keptBack: openKeptBack(),
  };
}

/** Of a number that was asked for there is nothing to estimate, and a model writes what is planned. */
function estimateFor(plan: Plan, { isModel }: Engine): Estimate {
  if (plan.isCounted === true) return () => plan.totalEstimated;
  return isModel === true ? openEstimate(plan, 1) : openEstimate(plan);
}

/** The same before its first question. */
export function emptied(shop: Workshop): Workshop {
  const set = openQuestionSet([], profileOf(shop.plan.language));
  return { ...shop, set, coverage: openCoverage(shop.plan, set), keptBack: openKeptBack() };
}

/** A desk for each language of the plan, set up when first needed. */
function openDesks(plan: Plan): Pick<Workshop, "deskFor" | "learn"> {
  const solvers = new Map(
    [...plansByLanguage(plan)].map(([language, part]) => [language, learnt(() => readForSolver(part))]),
  );
  return {
    deskFor(passage) {
      const language = languageIn(plan, passage);
      const solver = solvers.get(language)?.now();
      if (solver === undefined) throw new TypeError(`There is nothing to read in ${language}.`);
      return { profile: profileOf(language), solver };
    },
    *learn() {
      for (const solver of solvers.values()) yield* solver.ahead();
    },
  };
}

function authorOf(engine: Engine, plan: Plan, options: Preparation): Author {
  const context = learnt<Context>(
    () => engine.learn?.(plan, options) ?? atOnce(() => engine.prepare(plan, options)),
  );
  return { engine, context: context.now, learn: context.ahead };
}
