import type { CarriedQuestion } from "@quizmill/contract";
import { type Card, questionsOfCards } from "../deck.ts";
import type { FileToRead, ReadQuestions, WriteSet } from "../format.ts";
import { TextBytes } from "../text-bytes.ts";
import { letterOf, tidyLine } from "../tidy.ts";
import { cardRows } from "./card-rows.ts";

/** The options are in the term: "stem (A) one (B) two", and the definition names the right ones. */
export const writeQuizlet: WriteSet = ({ questions }) => {
  const out = new TextBytes();
  for (const { text, options, key } of questions) {
    const shown = options.map((option, i) => `(${letterOf(i)}) ${option}`);
    out.lines([`${[text, ...shown].join(" ")}\t${key.map((i) => shown[i]).join(" ")}`]);
  }
  return out.bytes();
};

/** Terms with options are questions; all others are cards, whose distractors are answers of others. */
export function readQuizlet({ text }: Pick<FileToRead, "text">): ReadQuestions {
  const rows = cardRows(text ?? "") ?? [];
  const cards: Card[] = [];
  const questions: { question: CarriedQuestion; number: number }[] = [];
  for (const [i, sides] of rows.entries()) {
    const [term = "", definition = ""] = sides.map(tidyLine);
    const question = questionIn(term, definition);
    if (question !== null) questions.push({ question, number: i + 1 });
    else cards.push({ number: i + 1, text: term, answer: definition });
  }
  const made = questionsOfCards(cards);
  const all = [...questions, ...made.questions].sort((a, b) => a.number - b.number);
  return {
    set: { title: "", questions: all.map(({ question }) => question) },
    numbers: all.map(({ number }) => number),
    total: rows.length,
    notes: made.notes,
  };
}

function questionIn(term: string, definition: string): CarriedQuestion | null {
  const pieces = term.split(/(?:^|\s)\(([A-Z])\)(?=\s|$)/);
  const [text = "", ...rest] = pieces.map((piece) => piece.trim());
  const options = rest.filter((_, i) => i % 2 === 1);
  const letters = rest.filter((_, i) => i % 2 === 0);
  if (text === "" || options.length < 2 || letters.some((letter, i) => letter !== letterOf(i))) return null;
  const told = definition.match(/(?:^|\s)\(([A-Z])\)(?=\s|$)/g) ?? [];
  const key = told.map((mark) => mark.trim().charCodeAt(1) - 65);
  return key.length > 0 && key.every((i) => i < options.length) ? { text, options, key } : null;
}
