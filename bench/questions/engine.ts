import type { Language } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "@quizmill/questions";
import { seedOf } from "@quizmill/questions/main-thread";
import { rankDistractors } from "@quizmill/questions/testing/rank-distractors";

/** The embedded engine with the interface that question-quality measures use. */
export const name = "quizmill-embedded";

interface Asked {
  readonly text: string;
  readonly title: string;
  readonly language: Language;
  readonly count: number;
}

/** Questions from a plain text, best first. */
export async function generate({ text, title, language, count }: Asked) {
  const source = textToSource(text, title ? { title } : {});
  const plan = planPassages(source, { language, count });
  const items: Item[] = [];
  for await (const batch of generateQuestions(plan, {
    engine: embeddedEngine,
    mode: "study",
    seed: seedOf(text),
  }))
    items.push(...batch.items);
  items.sort((a, b) => b.score - a.score);
  const questions = items.slice(0, count).map((item) => withQuoteOf(text, item));
  return { language, questions };
}

/** What reading removes from a sentence: emphasis marks, and the remains of lost cross-references. */
const TAKEN_OUT = String.raw`(?:[*_]|\s*\(\s*\)|\s*\[link\])*`;

/** The measure searches for a quote with all of that. */
function withQuoteOf(text: string, item: Item): Item {
  if (item.source === null || text.includes(item.source.quote)) return item;
  const { quote } = item.source;
  const marked = new RegExp([...quote].map((sign) => RegExp.escape(sign)).join(TAKEN_OUT), "u");
  return { ...item, source: { ...item.source, quote: marked.exec(text)?.[0] ?? quote } };
}

export const distractors = async (input: Parameters<typeof rankDistractors>[0]) => rankDistractors(input);
