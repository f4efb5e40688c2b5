import { foldedWords, samenessOf } from "@quizmill/contract";
import type { Passage, ReadyItem } from "../engine.ts";

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
  const match = (which: keyof DocumentQuestion, itemFor: (words: QuestionInWords) => number | undefined) => {
    for (const [index, question] of questions.entries()) {
      const words = question?.[which];
      const item = words === undefined || found.has(index) ? undefined : itemFor(words);
      if (item === undefined) continue;
      found.set(index, item);
      open.delete(item);
    }
  };
  for (const which of ["written", "own"] as const) {
    const bySameness = Map.groupBy(open, (item) => samenessOfItem(items[item] as ReadyItem));
    match(which, (words) => bySameness.get(samenessOf(words))?.shift());
  }
  const byStem = Map.groupBy(items.keys(), (item) => foldedWords(items[item]?.text ?? ""));
  for (const which of ["written", "own"] as const) {
    const stems = Map.groupBy(questions, (one) => foldedWords(one?.[which]?.text ?? ""));
    match(which, (words) => {
      const stem = foldedWords(words.text);
      const alike = byStem.get(stem) ?? [];
      const candidates = alike.filter((item) => open.has(item));
      const isOnly = alike.length === 1 && stems.get(stem)?.length === 1;
      return isOnly ? candidates[0] : mostAlike(words, candidates, items);
    });
  }
  return found;
}

/** A passage whose ready questions are marked where the set has them, and is not to have them again. */
export function withKnown(passage: Passage, isKnown: (item: ReadyItem) => boolean): Passage {
  if (passage.imported === undefined) return passage;
  const marked = (item: ReadyItem) => (isKnown(item) ? { ...item, isKnown: true as const } : item);
  return { ...passage, imported: passage.imported.map(marked) };
}

/** See `samenessOf`. */
export function samenessOfItem(item: ReadyItem): string {
  const { text, options, context, needsPicture } = item;
  return samenessOf({ text, options, context, needsPicture, right: rightOf(item) });
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
