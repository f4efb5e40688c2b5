import type { CarriedQuestion } from "@quizmill/contract";
import { picturesIn } from "@quizmill/contract/tables";
import type { ReadNote, ReadQuestions } from "./format.ts";
import { beginning } from "./tidy.ts";

/** A card with one question and one answer. */
export interface Card extends Omit<CarriedQuestion, "options" | "key"> {
  /** In the file, from 1. */
  readonly number: number;
  readonly answer: string;
}

const DISTRACTORS = 3;
/** Of a large deck so many other cards are looked at for each. */
const LOOKED_AT = 60;

/**
 * Makes multiple-choice questions of cards: the distractors are answers of other cards, those most like the right one.
 * Same cards, same questions.
 */
export function questionsOfCards(cards: readonly Card[]): {
  questions: { question: CarriedQuestion; number: number }[];
  notes: ReadNote[];
} {
  const pool = poolOf(cards);
  const answersOf = Map.groupBy(cards, ({ text }) => folded(text));
  const notes: ReadNote[] = [];
  const questions = cards.flatMap((card) => {
    const { number, answer, ...rest } = card;
    const stem = beginning(card.text);
    // What answers the same question elsewhere is right here as well.
    const right = new Set((answersOf.get(folded(card.text)) ?? []).map((other) => folded(other.answer)));
    right.add(folded(card.text));
    const wrong = pool.similarTo(answer, right);
    if (wrong.length === 0) {
      notes.push({ number, stem, kind: "fewOptions", effect: "leftOut" });
      return [];
    }
    notes.push({ number, stem, kind: "distractorsFromDeck", effect: "changed" });
    return [{ number, question: { ...rest, ...withWrongAnswers(card.text, [answer], wrong) } }];
  });
  return { questions, notes };
}

/** What a reader found in a file that holds nothing but cards. */
export function questionsOfDeck(cards: readonly Card[], title = ""): ReadQuestions {
  const { questions, notes } = questionsOfCards(cards);
  return {
    set: { title, questions: questions.map(({ question }) => question) },
    numbers: questions.map(({ number }) => number),
    total: cards.length,
    notes,
  };
}

/** The options of a question whose right answers are apart from the wrong ones: each at a place that its words choose. */
export function withWrongAnswers(text: string, right: readonly string[], wrong: readonly string[]) {
  const options = right.reduce<readonly string[]>(
    (all, answer) => all.toSpliced(hashOf(`${text}\n${answer}`) % (all.length + 1), 0, answer),
    wrong,
  );
  return { options: [...options], key: options.flatMap((option, i) => (right.includes(option) ? [i] : [])) };
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.!?]+/g, " ")
    .trim();

/** A picture, a number, a word or two, a phrase, a sentence, a formula: answers of one shape stand in for each other. */
function shapeOf(text: string): string {
  if (/^[\d\s.,:%°€$£+-]+\S{0,4}$/.test(text)) return "number";
  if (picturesIn(text).length > 0) return "picture";
  if (/[$\\`]/.test(text)) return "formula";
  const words = text.split(/\s+/).length;
  const size = words <= 2 ? "word" : words <= 6 ? "phrase" : "sentence";
  return `${size}${/^\p{Lu}/u.test(text) ? " capital" : ""}`;
}

function poolOf(cards: readonly Card[]) {
  const answers = [...new Map(cards.map(({ answer }) => [folded(answer), answer])).values()];
  const byShape = Map.groupBy(answers, shapeOf);
  for (const own of byShape.values()) own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const all = answers.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return {
    /** At most three, none of them among `right`. */
    similarTo(answer: string, right: ReadonlySet<string>): string[] {
      const found: string[] = [];
      for (const own of [byShape.get(shapeOf(answer)) ?? [], all]) {
        for (const other of aroundIn(own, answer)) {
          if (found.length === DISTRACTORS) return found;
          if (!right.has(folded(other)) && !found.includes(other)) found.push(other);
        }
      }
      return found;
    },
  };
}

/** Answers of about this length, in an order that differs from card to card. */
function aroundIn(sorted: readonly string[], answer: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "").length < answer.length) low = middle + 1;
    else high = middle;
  }
  const near = sorted.slice(Math.max(0, low - LOOKED_AT / 2), low + LOOKED_AT / 2);
  const seed = hashOf(answer);
  return near
    .map((other) => ({
      other,
      rank: hashOf(`${seed} ${other}`) / 2 ** 32 + Math.abs(other.length - answer.length) / 12,
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ other }) => other);
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
