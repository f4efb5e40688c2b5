import { type Coverage, openCoverage } from "./coverage.ts";
import type { Context, Engine, Passage, Plan, Preparation } from "./engine.ts";
import { type Estimate, openEstimate } from "./estimate.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { isShortText } from "./passages.ts";
import { languageIn, plansByLanguage } from "./plan-languages.ts";
import { openQuestionSet, type QuestionSet, type SetItem } from "./question-set.ts";
import { openReserve, type Reserve } from "./reserve.ts";
import { type LeastWorth, leastWorthIn } from "./rounds.ts";
import { readForSolver, type Solver } from "./solve.ts";
import {
  type Checkpoint,
  inOneStep,
  lazyResult,
  neverPausing,
  pausingForEvents,
  type Steps,
} from "./steps.ts";

/** What is needed to judge and solve in one language. */
interface LanguageContext {
  profile: LanguageProfile;
  solver: Solver;
}

/** An engine with what it has learnt of the plan. */
export interface PreparedEngine {
  engine: Engine;
  /** Learnt when it is first needed, as far as it is not known by then. */
  context: () => Context;
  /** Learns it with stops. */
  prepareInSteps: () => Steps<void>;
}

/** What a run works with: the plan, who writes, and what is there already. */
export interface GenerationRun {
  plan: Plan;
  leastWorth: LeastWorth;
  /** How many sections it has passages of. */
  sections: number;
  /** It says less than was asked for: a sentence may have to give two questions, though each gives away the other. */
  mayShare: boolean;
  languageContextFor: (passage: Passage) => LanguageContext;
  /** Has the desks set up, with stops. */
  readInSteps: () => Steps<void>;
  /** Called between the steps of all work. */
  checkpoint: Checkpoint;
  set: QuestionSet;
  coverage: Coverage;
  estimate: Estimate;
  seed: number;
  /** Who writes; `fill` what that one leaves open. */
  writer: PreparedEngine;
  fill: PreparedEngine | null;
  /** The same as the author, who also writes what is worth too little elsewhere; null where it is a model. */
  lenient: PreparedEngine | null;
  reserve: Reserve;
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
export function openGenerationRun(
  plan: Plan,
  { engine, fill, seed, mode, signal, checkpoint }: Options,
  items: readonly SetItem[],
): GenerationRun {
  // An engine that looks ahead waits for a network, whose events are to be heard meanwhile.
  const ownCheckpoint = engine.lookahead === undefined ? neverPausing(signal) : pausingForEvents(signal);
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
    ...openLanguageContexts(plan),
    set,
    coverage: openCoverage(plan, set),
    estimate: estimateFor(plan, engine),
    writer: preparedEngineOf(engine, plan, preparation),
    fill: fill === undefined ? null : preparedEngineOf(fill, plan, preparation),
    lenient: engine.isModel === true ? null : preparedEngineOf(engine, plan, { seed, mode }),
    reserve: openReserve(),
  };
}

/** Of a number that was asked for there is nothing to estimate, and a model writes what is planned. */
function estimateFor(plan: Plan, { isModel }: Engine): Estimate {
  if (plan.isCounted === true) return () => plan.totalEstimated;
  return isModel === true ? openEstimate(plan, 1) : openEstimate(plan);
}

/** The same before its first question. */
export function restarted(run: GenerationRun): GenerationRun {
  const set = openQuestionSet([], profileOf(run.plan.language));
  return { ...run, set, coverage: openCoverage(run.plan, set), reserve: openReserve() };
}

/** A desk for each language of the plan, set up when first needed. */
function openLanguageContexts(plan: Plan): Pick<GenerationRun, "languageContextFor" | "readInSteps"> {
  const solvers = new Map(
    [...plansByLanguage(plan)].map(([language, part]) => [language, lazyResult(() => readForSolver(part))]),
  );
  return {
    languageContextFor(passage) {
      const language = languageIn(plan, passage);
      const solver = solvers.get(language)?.value();
      if (solver === undefined) throw new TypeError(`There is nothing to read in ${language}.`);
      return { profile: profileOf(language), solver };
    },
    *readInSteps() {
      for (const solver of solvers.values()) yield* solver.steps();
    },
  };
}

function preparedEngineOf(engine: Engine, plan: Plan, options: Preparation): PreparedEngine {
  const context = lazyResult<Context>(
    () => engine.prepareInSteps?.(plan, options) ?? inOneStep(() => engine.prepare(plan, options)),
  );
  return { engine, context: context.value, prepareInSteps: context.steps };
}
