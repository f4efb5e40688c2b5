import type { Language } from "@quizmill/contract";
import { generateQuestions, type Item, type Passage, type Plan } from "@quizmill/questions";
import { createModelClient } from "../client.ts";
import { ModelFault } from "../faults.ts";
import { llmEngine } from "../llm-engine.ts";
import { type LlmSettings, PROMPT_FORMS, type PromptForm, type Timing } from "../settings.ts";
import { readsFaults, textsFor } from "./reading-trial.ts";

/** What one form of asking gave in a trial. */
export interface FormResult {
  readonly form: PromptForm;
  /** Drafts that the model wrote, and those that passed all checks. */
  readonly drafts: number;
  readonly kept: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly calls: number;
  readonly ms: number;
  readonly items: readonly Item[];
}

export interface Trial {
  readonly chosen: FormResult;
  /** How long twenty questions take with the chosen form. */
  readonly msForTwenty: number;
  readonly outputTokensPerSecond: number;
  /** Settings with the form and the times that suit this model on this machine. */
  readonly settings: LlmSettings;
}

/** Why a model is not fit: its reader misses a wrong key or a second right option, or nothing that it wrote is kept. */
export type Unfitness = "misses_faults" | "none_kept";

export interface TrialOptions {
  /** Of the third passage. */
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly onForm?: (form: PromptForm) => void;
  /** How many passages of how many are done with this form. */
  readonly onPassage?: (done: number, passages: number) => void;
}

/** So much time has a model for one of three short passages: longer than it has for a set, so that its speed shows. */
const PATIENT = { answerMs: 300_000, callMs: 900_000, passageMs: 1_200_000 };
/** A share of kept drafts that needs no simpler form. */
const GOOD_SHARE = 0.6;
const QUESTIONS_PER_PASSAGE = 2;
/** A set's calls may take so many times longer than the trial's: its passages are longer, and others use the machine. */
const SLACK = 4;

/**
 * Tries a model on three short passages, two of them in English: first as the reader of items with planted faults,
 * then as their writer, beginning with all instructions; with simpler ones where too little is kept. One that misses
 * the faults writes nothing: wrong options by it for the embedded engine's questions were read, and were worse than the
 * engine's own. Throws ModelFault where the model does not answer at all or its server fails meanwhile, or the signal's
 * reason.
 */
export async function tryModel(
  settings: LlmSettings,
  { language, signal, onForm = () => undefined, onPassage = () => undefined }: TrialOptions,
): Promise<Trial | Unfitness> {
  const client = createModelClient({ ...settings, timing: PATIENT });
  await client.check(signal);
  if (!(await readsFaults(client, { language, signal }))) return "misses_faults";
  const tried: FormResult[] = [];
  for (const form of PROMPT_FORMS) {
    onForm(form);
    const result = await resultOf(settings, { form, language, signal, onPassage });
    tried.push(result);
    if (shareOf(result) >= GOOD_SHARE) break;
  }
  const chosen = tried.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a));
  const { kept, outputTokens, ms } = chosen;
  if (kept === 0) return "none_kept";
  return {
    chosen,
    msForTwenty: (ms / kept) * 20,
    outputTokensPerSecond: outputTokens / (ms / 1000),
    settings: { ...settings, form: chosen.form, ...timingFor(chosen) },
  };
}

function shareOf({ kept, drafts }: FormResult): number {
  return drafts === 0 ? 0 : kept / drafts;
}

/** Longer times than the defaults, where this machine needs them. */
function timingFor({ ms, calls }: FormResult): {
  timing?: Pick<Timing, "answerMs" | "callMs" | "passageMs">;
} {
  const callMs = Math.round((ms / Math.max(1, calls)) * SLACK);
  if (callMs < 60_000) return {};
  return { timing: { answerMs: callMs, callMs: callMs * 2, passageMs: callMs * 6 } };
}

async function resultOf(
  settings: LlmSettings,
  { form, language, signal, onPassage }: { form: PromptForm } & Required<Omit<TrialOptions, "onForm">>,
): Promise<FormResult> {
  const sum = { drafts: 0, kept: 0, inputTokens: 0, outputTokens: 0, calls: 0 };
  const items: Item[] = [];
  const engine = llmEngine(createModelClient({ ...settings, form, timing: PATIENT }));
  const startedAt = performance.now();
  const options = { engine, mode: "study", seed: 1, signal } as const;
  for await (const batch of generateQuestions(trialPlan(language), options)) {
    const refused = Object.values(batch.refused).reduce((all, count) => all + count, 0);
    items.push(...batch.items);
    sum.kept += batch.items.length;
    sum.drafts += batch.items.length + refused;
    sum.calls += batch.usage?.calls ?? 0;
    sum.inputTokens += batch.usage?.inputTokens ?? 0;
    sum.outputTokens += batch.usage?.outputTokens ?? 0;
    // What its server does says nothing about a model.
    if (batch.fellBack === "model_unreachable") throw new ModelFault("resting");
    if (batch.fellBack === "model_refused_access") throw new ModelFault("access");
    if (batch.isLast) onPassage(batch.done, batch.total);
  }
  return { form, ...sum, ms: performance.now() - startedAt, items };
}

/** Each passage counts as a text of its own language. */
export function trialPlan(language: Language): Plan {
  const passages = textsFor(language).map(
    ({ code, text }, ordinal): Passage => ({
      ordinal,
      section: ordinal,
      heading: null,
      expected: QUESTIONS_PER_PASSAGE,
      ...(code !== "en" && { language: code }),
      blocks: [{ kind: "paragraph", text }],
    }),
  );
  return {
    language: "en",
    title: null,
    passages,
    totalEstimated: passages.length * QUESTIONS_PER_PASSAGE,
  };
}
