import type { CarriedQuestion } from "@quizmill/contract";
import { type Card, questionsOfCards } from "../deck.ts";
import type { ReadNote } from "../format.ts";
import { type HtmlText, readHtml } from "../html/read-html.ts";
import { beginning, tidyLine } from "../tidy.ts";
import { LETTERS } from "./note-type.ts";

/** A note of any type. */
export interface Note {
  /** In the file, from 1. */
  readonly number: number;
  /** Of its fields; may be fewer than these. */
  readonly names: readonly string[];
  /** HTML. */
  readonly fields: readonly string[];
  readonly section: string | undefined;
  readonly tags: readonly string[];
}

export interface NotesRead {
  readonly questions: { question: CarriedQuestion; number: number }[];
  readonly notes: ReadNote[];
}

/**
 * Notes with options are questions; notes with a question and an answer, and gaps, are cards, whose distractors come
 * from the deck.
 */
export function notesAsQuestions(all: readonly Note[]): NotesRead {
  const cards: Card[] = [];
  const questions: NotesRead["questions"] = [];
  const notes: ReadNote[] = [];
  for (const note of all) {
    const { number } = note;
    const told = (stem: string, kind: ReadNote["kind"], effect: ReadNote["effect"]) =>
      notes.push({ number, stem: beginning(stem), kind, effect });
    const choice = choiceIn(note);
    if (choice !== null) {
      const { question, isStyled } = choice;
      if (isStyled) told(question.text, "styling", "changed");
      questions.push({ question, number });
      continue;
    }
    const own = cardsIn(note);
    if (own.length === 0) {
      const stem = note.fields.map((field) => readHtml(field));
      const isPicture = stem.some(({ hasPicture }) => hasPicture);
      told(
        stem.map(({ text }) => text).find((text) => text !== "") ?? "",
        isPicture ? "picture" : "otherKind",
        "leftOut",
      );
    }
    if (own.some(({ isStyled }) => isStyled)) told(own[0]?.card.text ?? "", "styling", "changed");
    cards.push(...own.map(({ card }) => card));
  }
  const made = questionsOfCards(cards);
  return { questions: [...questions, ...made.questions], notes: [...notes, ...made.notes] };
}

const STEM = /^(?:questions?|q|front|stem|frage|pytanie|pregunta|питання|запитання|問題)$/i;
const OPTION = /^(?:(?:option|choice|answer|opt|antwort|odpowied[źz]|opci[óo]n|q|a)[ _.-]*)?([a-h]|[1-9])$/i;
const KEY = /^(?:key|answers?|correct.*|right.*|solution|lösung|poprawna.*|correcta|відповідь|正解)$/i;
const EXPLANATION = /^(?:explanations?|extra(?: ?\d)?|comments?|remarks?|notes?|erklärung|wyjaśnienie)$/i;

/** A question with options, from the fields' names; null for another kind of note. */
function choiceIn(note: Note): { question: CarriedQuestion; isStyled: boolean } | null {
  const { names, fields, section, tags } = note;
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name.trim()));
  const stemAt = at(STEM);
  const keyAt = at(KEY);
  const optionsAt = names.flatMap((name, i) =>
    i !== stemAt && i !== keyAt && OPTION.test(name.trim()) ? [i] : [],
  );
  if (stemAt < 0 || keyAt < 0 || optionsAt.length < 2) return null;
  const read = fields.map((field) => readHtml(field));
  const textAt = (i: number) => read[i]?.text ?? "";
  const last = optionsAt.findLastIndex((i) => textAt(i) !== "") + 1;
  const options = optionsAt.slice(0, last).map(textAt);
  const key = keyIn(textAt(keyAt), options);
  if (textAt(stemAt) === "" || options.length < 2 || options.includes("") || key === null) return null;
  const named = (name: string) => textAt(names.indexOf(name));
  const quote = named("Quote");
  const explanation = textAt(at(EXPLANATION));
  const context = named("Context");
  return {
    isStyled: read.some(({ hasStyling }) => hasStyling),
    question: {
      text: textAt(stemAt),
      ...(context !== "" && { context }),
      options,
      key,
      ...(explanation !== "" && { explanation }),
      ...(quote !== "" && { source: { quote, ...placeIn(named) } }),
      ...aboutOf(section, tags, read),
    },
  };
}

function placeIn(named: (name: string) => string): { page?: number; slide?: number; heading?: string } {
  const numberOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);
  const [page, slide, heading] = [
    numberOf(named("Page")),
    numberOf(named("Slide")),
    tidyLine(named("Heading")),
  ];
  return {
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== "" && { heading }),
  };
}

function aboutOf(section: string | undefined, tags: readonly string[], read: readonly HtmlText[]) {
  return {
    ...(section !== undefined && { section }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(read.some(({ hasPicture }) => hasPicture) && { needsPicture: true }),
  };
}

/** Letters ("A C"), numbers from 1, a digit for each option ("0 1 0"), or the option's own words. */
function keyIn(told: string, options: readonly string[]): number[] | null {
  if (told === "") return [];
  const exact = options.indexOf(told);
  const signs = told.split(/[\s,;]+/).filter((sign) => sign !== "");
  const isPerOption = signs.length >= options.length && signs.every((sign) => /^[01]$/.test(sign));
  if (isPerOption && signs.length > 1) return options.flatMap((_, i) => (signs[i] === "1" ? [i] : []));
  if (exact >= 0 && !/^[A-H]$/.test(told)) return [exact];
  const indexes = signs.map((sign) => {
    if (/^\d$/.test(sign)) return Number(sign) - 1;
    return LETTERS.indexOf(sign.replace(/[.)]$/, "").toUpperCase() as (typeof LETTERS)[number]);
  });
  const isSound = indexes.every((i) => i >= 0 && i < options.length);
  if (!isSound) return exact >= 0 ? [exact] : null;
  return [...new Set(indexes)].sort((a, b) => a - b);
}

/** "{{c1::words}}" or "{{c1::words::hint}}". */
const CLOZE = /\{\{c(\d+)::((?:(?!\{\{c\d|\}\})[\s\S]){1,2500})\}\}/g;
const GAP = "_____";

function cardsIn(note: Note): { card: Card; isStyled: boolean }[] {
  const { number, fields, section, tags } = note;
  const [first = ""] = fields;
  const gaps = [...first.matchAll(CLOZE)];
  if (gaps.length > 0) {
    const rest = fields
      .slice(1)
      .map((field) => readHtml(field).text)
      .filter((text) => text !== "");
    const explanation = rest.join("\n");
    return [...new Set(gaps.map(([, ordinal]) => ordinal))].flatMap((ordinal) => {
      const stem = readHtml(
        first.replaceAll(CLOZE, (_all, own: string, inside: string) => {
          const { words, hint } = gapIn(inside);
          if (own !== ordinal) return words;
          return hint === "" ? GAP : `${GAP} (${hint})`;
        }),
      );
      const answer = readHtml(
        gaps
          .filter(([, own]) => own === ordinal)
          .map(([, , inside = ""]) => gapIn(inside).words)
          .join(", "),
      );
      if (stem.text === GAP || answer.text === "") return [];
      const card = {
        ...{ number, text: stem.text, answer: tidyLine(answer.text) },
        ...(explanation !== "" && { explanation }),
        ...aboutOf(section, tags, [stem, answer]),
      };
      return [{ card, isStyled: stem.hasStyling }];
    });
  }
  const read = fields.map((field) =>
    readHtml(field.replaceAll(/\[sound:(?:(?!\[sound:)[^\]]){0,300}\]/g, " <audio></audio> ")),
  );
  const [question, answer] = read.filter(({ text }) => text !== "");
  if (question === undefined || answer === undefined || read[0]?.text === "") return [];
  const about = aboutOf(section, tags, [question, answer]);
  const card = { number, text: question.text, answer: tidyLine(answer.text), ...about };
  return [{ card, isStyled: question.hasStyling || answer.hasStyling }];
}

function gapIn(inside: string): { words: string; hint: string } {
  const at = inside.indexOf("::", 1);
  return at < 0 ? { words: inside, hint: "" } : { words: inside.slice(0, at), hint: inside.slice(at + 2) };
}
