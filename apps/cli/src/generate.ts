import type { DocumentLanguage, Fallback, Mode, ModelUsage, Question, SourceText } from "@quizmill/contract";
import { createModelClient, type LlmSettings } from "@quizmill/models";
import { generateWithModel, llmEngine } from "@quizmill/models/engine";
import {
  type Batch,
  embeddedEngine,
  generateQuestions,
  type Item,
  type Plan,
  planPassages,
} from "@quizmill/questions";

export interface GenerateOptions {
  readonly mode: Mode;
  readonly seed: number;
  readonly count?: number;
  readonly language?: DocumentLanguage;
  /** The language model that writes; null for the embedded engine. */
  readonly model: LlmSettings | null;
}

export interface QuestionSet {
  readonly title: string | null;
  readonly language: string;
  /** In the order of the document, ids from 1. */
  readonly questions: Question[];
  /** Questions of the document without options to choose from; absent for none. */
  readonly leftOut?: number;
  /** Only if a language model was to write. */
  readonly model?: { readonly usage: ModelUsage; readonly fellBack: Fallback | null };
}

/** The best `count` items, still in the order of the document. */
function best(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const kept = new Set([...items].sort((a, b) => b.score - a.score).slice(0, count));
  return items.filter((item) => kept.has(item));
}

function toQuestion({ kind: _kind, score: _score, ...item }: Item, index: number): Question {
  return { id: index + 1, ...item };
}

function batchesOf(plan: Plan, { model, mode, seed }: GenerateOptions): AsyncIterable<Batch> {
  if (model === null) return generateQuestions(plan, { engine: embeddedEngine, mode, seed });
  return generateWithModel(plan, { engine: llmEngine(createModelClient(model)), mode, seed });
}

/** Writes questions from a document in this process. */
export async function generate(source: SourceText, options: GenerateOptions): Promise<QuestionSet> {
  const { count, language, model } = options;
  const plan = planPassages(source, {
    ...(language !== undefined && { language }),
    ...(count !== undefined && { count }),
  });
  const batches: Batch[] = [];
  const report = { usage: { calls: 0, inputTokens: 0, outputTokens: 0 }, fellBack: null as Fallback | null };
  for await (const batch of batchesOf(plan, options)) {
    batches.push(batch);
    report.fellBack ??= batch.fellBack ?? null;
    report.usage.calls += batch.usage?.calls ?? 0;
    report.usage.inputTokens += batch.usage?.inputTokens ?? 0;
    report.usage.outputTokens += batch.usage?.outputTokens ?? 0;
  }
  const items = batches.toSorted((a, b) => a.passage - b.passage).flatMap((batch) => batch.items);
  const questions = best(items, count ?? items.length).map(toQuestion);
  const { leftOut } = plan;
  return {
    title: source.title,
    language: plan.language,
    questions,
    ...(leftOut !== undefined && { leftOut }),
    ...(model && { model: report }),
  };
}
