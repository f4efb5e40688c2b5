import type { Item, Language, Mode, Question, SourceText } from "@quizmill/contract";
import { embeddedEngine, generateQuestions, planPassages, type WrittenItem } from "@quizmill/questions";

export interface GenerateOptions {
  readonly mode: Mode;
  readonly seed: number;
  readonly count?: number;
  readonly language?: Language;
}

export interface QuestionSet {
  readonly title: string | null;
  readonly language: string;
  /** In the order of the document, ids from 1. */
  readonly questions: Question[];
}

/** The best `count` items, still in the order of the document. */
function best(items: readonly WrittenItem[], count: number): readonly WrittenItem[] {
  if (items.length <= count) return items;
  const kept = new Set([...items].sort((a, b) => b.score - a.score).slice(0, count));
  return items.filter((item) => kept.has(item));
}

function toQuestion({ kind: _kind, score: _score, ...item }: WrittenItem, index: number): Question {
  return { id: index + 1, ...(item satisfies Item) };
}

/** Writes questions from a document in this process. */
export async function generate(source: SourceText, options: GenerateOptions): Promise<QuestionSet> {
  const { mode, seed, count, language } = options;
  const plan = planPassages(source, {
    ...(language !== undefined && { language }),
    ...(count !== undefined && { count }),
  });
  const items: WrittenItem[] = [];
  for await (const batch of generateQuestions(plan, { engine: embeddedEngine, mode, seed }))
    items.push(...batch.items);
  const kept = best(items, count ?? items.length);
  return { title: source.title, language: plan.language, questions: kept.map(toQuestion) };
}
