import { type LanguageProfile, profileOf } from "@quizmill/language";
import type { Context, Engine, Passage, Plan, Preparation } from "./engine.ts";
import { openQuestionSet, type QuestionSet, type SetItem } from "./question-set.ts";
import { languageIn, plansByLanguage } from "./read/plan-languages.ts";
import { doubtfulIn } from "./set/doubtful.ts";
import { readForSolver, type Solver } from "./solve.ts";
import { type Checkpoint, pausingForEvents, runInSteps } from "./steps.ts";

/** What judging and solving need in one language. */
interface LanguageContext {
  readonly profile: LanguageProfile;
  readonly solver: Solver;
}

/** An engine that has read a plan. */
export interface Writer {
  readonly engine: Engine;
  readonly context: Context;
}

/** The state of one run: the plan, the engine, and what has been given. */
export interface GenerationRun extends Writer {
  readonly plan: Plan;
  readonly seed: number;
  readonly set: QuestionSet;
  readonly languageContextFor: (passage: Passage) => LanguageContext;
  /** Called between steps. */
  readonly checkpoint: Checkpoint;
  /** Whether a text has words that may have been read wrongly from a picture. */
  readonly isDoubtful: (text: string) => boolean;
}

/** Has the engine read the plan. */
export async function openWriter(
  plan: Plan,
  { engine, mode, seed, signal }: Preparation & { engine: Engine; signal?: AbortSignal },
): Promise<Writer> {
  const steps = engine.prepareInSteps?.(plan, { mode, seed });
  const context = steps && (await runInSteps(steps, pausingForEvents(signal)));
  return { engine, context: context ?? engine.prepare(plan, { mode, seed }) };
}

/** Reads the document for the solvers. The set already has these items. */
export async function openGenerationRun(
  plan: Plan,
  writer: Writer,
  { items, seed, signal }: { items: readonly SetItem[]; seed: number; signal?: AbortSignal },
): Promise<GenerationRun> {
  const checkpoint = pausingForEvents(signal);
  const languages = new Map<Plan["language"], LanguageContext>();
  for (const [language, part] of plansByLanguage(plan)) {
    const solver = await runInSteps(readForSolver(part), checkpoint);
    languages.set(language, { profile: profileOf(language), solver });
  }
  return {
    ...writer,
    plan,
    seed,
    checkpoint,
    set: openQuestionSet(items, profileOf(plan.language)),
    isDoubtful: doubtfulIn(plan),
    languageContextFor(passage) {
      const known = languages.get(languageIn(plan, passage));
      if (known === undefined) throw new TypeError("The passage is of another plan.");
      return known;
    },
  };
}
