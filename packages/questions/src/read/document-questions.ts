import { foldedWords, samenessOf } from "@quizmill/contract";
import type { ReadyItem } from "../engine.ts";

/** A question in the words that its document has for it, or that its owner has. */
export interface QuestionInWords {
  readonly text: string;
  readonly options: readonly string[];
  /** The right option; null where it is not known. */
  readonly right: string | null;
  readonly explanation: string | null;
  readonly context: string | null;
}

/** A question that a document held ready. */
export interface DocumentQuestion {
  /** As the document had it last. */
  readonly written: QuestionInWords;
  /** As its owner has it, if they changed it. */
  readonly own?: QuestionInWords;
}

/** What a newer version has in the place of a question: what is missing there stays as it was. */
export function inNewWords({ written }: DocumentQuestion, item: ReadyItem): QuestionInWords {
  const { text, options, explanation, context = null } = item;
  const told = rightOf(item);
  // No key is no correction: the sheet with the answers may be another file.
  const right = told ?? options.find((option) => option === written.right) ?? null;
  return { text, options, right, explanation: explanation ?? written.explanation, context };
}

/** Whether both say the same, whatever the order of their options is. */
export function isInSameWords(one: QuestionInWords, other: QuestionInWords): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf({ text, options, right, explanation, context }: QuestionInWords): string {
  const tidy = (words: string | null) => (words ?? "").replaceAll(/\s+/gu, " ").trim();
  return JSON.stringify([...[text, right, explanation, context].map(tidy), ...options.map(tidy).sort()]);
}

function rightOf({ options, key }: Pick<ReadyItem, "options" | "key">): string | null {
  return key === null ? null : (options[key] ?? null);
}

/**
 * Which item of a newer version each question is, by its index; no item is two questions. Those that are the same, by
 * stem and options, find each other first; then those with one stem: where it is the only question with this stem, or
 * has at least half of its options still.
 */
export function matchedItems(
  questions: readonly (DocumentQuestion | undefined)[],
  items: readonly ReadyItem[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open = new Set(items.keys());
  const match = (question: number, item: number | undefined) => {
    if (item === undefined) return;
    found.set(question, item);
    open.delete(item);
  };
  const isLeft = (index: number) => questions[index] !== undefined && !found.has(index);
  const left = () => [...questions.keys()].filter(isLeft);
  for (const which of ["written", "own"] as const) {
    const bySameness = Map.groupBy(open, (item) => samenessOfItem(items[item] as ReadyItem));
    for (const index of left()) {
      const words = questions[index]?.[which];
      if (words !== undefined) match(index, bySameness.get(samenessOf(words))?.shift());
    }
  }
  for (const which of ["written", "own"] as const) {
    const stems = countsOf(questions.map((one) => one?.[which]?.text));
    const byStem = Map.groupBy(items.keys(), (item) => foldedWords(items[item]?.text ?? ""));
    for (const index of left()) {
      const words = questions[index]?.[which];
      if (words === undefined) continue;
      const stem = foldedWords(words.text);
      const alike = byStem.get(stem) ?? [];
      const isOnly = alike.length === 1 && stems.get(stem) === 1;
      const candidates = alike.filter((item) => open.has(item));
      match(index, isOnly ? candidates[0] : mostAlike(words, candidates, items));
    }
  }
  return found;
}

/** See `samenessOf`. */
export function samenessOfItem(item: ReadyItem): string {
  const { text, options, context, needsPicture } = item;
  return samenessOf({ text, options, context, needsPicture, right: rightOf(item) });
}

function countsOf(stems: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems)
    if (stem !== undefined) counts.set(foldedWords(stem), (counts.get(foldedWords(stem)) ?? 0) + 1);
  return counts;
}

function mostAlike(
  { options }: QuestionInWords,
  candidates: readonly number[],
  items: readonly ReadyItem[],
): number | undefined {
  const own = new Set(options.map(foldedWords));
  const shared = (item: number) =>
    items[item]?.options.filter((one) => own.has(foldedWords(one))).length ?? 0;
  const isAlike = (item: number) => 2 * shared(item) >= Math.max(own.size, items[item]?.options.length ?? 0);
  return candidates.filter(isAlike).sort((one, other) => shared(other) - shared(one) || one - other)[0];
}
