import { type LanguageProfile, profileOf } from "@quizmill/language";
import type { Batch, Context, Engine, Passage, Plan, Preparation } from "./engine.ts";
import { openQuestionSet, type QuestionSet, type SetItem } from "./question-set.ts";
import { languageIn, plansByLanguage } from "./read/plan-languages.ts";
import { doubtfulIn } from "./set/doubtful.ts";
import { type Estimate, openEstimate } from "./set/estimate.ts";
import { readForSolver, type Solver } from "./solve.ts";
import { type Checkpoint, inOneStep, lazyResult, pausingForEvents, runInSteps, type Steps } from "./steps.ts";

/** What judging and solving need in one language. */
interface LanguageContext {
  profile: LanguageProfile;
  solver: Solver;
}

/** An engine with its context. */
export interface PreparedEngine {
  engine: Engine;
  /** Reads what is not read yet, and returns the context. */
  context: () => Context;
  /** Reads it in steps. */
  prepareInSteps: () => Steps<void>;
}

/** The state of one run: the plan, the engines, and what has been given. */
export interface GenerationRun {
  plan: Plan;
  /** Number of sections with passages. */
  sections: number;
  languageContextFor: (passage: Passage) => LanguageContext;
  /** Reads the document for the solvers, in steps. */
  readInSteps: () => Steps<void>;
  /** Called between steps. */
  checkpoint: Checkpoint;
  set: QuestionSet;
  estimate: Estimate;
  seed: number;
  /** Whether a text has words that may have been read wrongly from a picture. */
  isDoubtful: (text: string) => boolean;
  /** The engine that writes; `fill` writes what it leaves open. */
  writer: PreparedEngine;
  fill: PreparedEngine | null;
}

interface Options {
  engine: Engine;
  fill?: Engine;
  mode: Preparation["mode"];
  seed: number;
  signal?: AbortSignal;
}

/** Opens a run whose set already has these items. */
export function openGenerationRun(
  given: Plan,
  { engine, fill, seed, mode, signal }: Options,
  items: readonly SetItem[],
): GenerationRun {
  const plan = asFarAsKnown(given);
  const preparation = { seed, mode };
  const set = openQuestionSet(items, profileOf(plan.language));
  return {
    plan,
    sections: new Set(plan.passages.map(({ section }) => section)).size,
    seed,
    checkpoint: pausingForEvents(signal),
    ...openLanguageContexts(plan),
    set,
    estimate: estimateFor(given, engine),
    isDoubtful: doubtfulIn(plan),
    writer: preparedEngineOf(engine, plan, preparation),
    fill: fill === undefined ? null : preparedEngineOf(fill, plan, preparation),
  };
}

/** Reads the document for the engine and for the solvers. */
export async function prepareRun({ writer, readInSteps, checkpoint }: GenerationRun): Promise<void> {
  await runInSteps(writer.prepareInSteps(), checkpoint);
  await runInSteps(readInSteps(), checkpoint);
}

/** Of a requested number, a part of a document gives what is planned for it. */
function asFarAsKnown(plan: Plan): Plan {
  if (plan.share === undefined || plan.isCounted !== true) return plan;
  return { ...plan, totalEstimated: plan.passages.reduce((sum, { expected }) => sum + expected, 0) };
}

/** For the whole document. A requested number needs no estimate, and a model writes what is planned. */
function estimateFor({ totalEstimated, ...plan }: Plan, { isModel }: Engine): Estimate {
  if (plan.isCounted === true) return () => totalEstimated;
  const estimate = isModel === true ? openEstimate(plan, 1) : openEstimate(plan);
  const { share = 1 } = plan;
  return (given, next) => Math.round(estimate(given, next) / share);
}

/** The context of each language in the plan, read on demand. */
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

/** The last batch of a passage, with how far the run is. */
export function batchOf(
  { ordinal, section }: Passage,
  { items, refused }: Pick<Batch, "items" | "refused">,
  run: GenerationRun,
): Batch {
  const { engine, context } = run.writer;
  const { usage, fellBack } = engine.report?.(context()) ?? {};
  return {
    passage: ordinal,
    items,
    refused,
    isLast: true,
    done: ordinal + 1,
    total: run.plan.passages.length,
    estimated: run.estimate(run.set.size, ordinal + 1),
    section,
    sections: run.sections,
    ...(usage !== undefined && { usage }),
    ...(fellBack != null && { fellBack }),
  };
}
