import type { HtmlText, MarkOfPicture } from "../html/read-html.ts";
import { roleOfField } from "./field-names.ts";
import { readField } from "./formulas.ts";

/** A question and its answer, as a note tells them. */
export interface Sides {
  readonly question: HtmlText;
  readonly answer: HtmlText;
  readonly explanation: string;
}

/** "{{c1::words}}" or "{{c1::words::hint}}". */
const CLOZE = /\{\{c(\d+)::((?:(?!\{\{c\d|\}\})[\s\S]){1,2500})\}\}/g;
const GAP = "_____";

/** A card for each number of the gaps in the first field that has any; null where none has. */
export function gapsIn(fields: readonly string[], markOf: MarkOfPicture): Sides[] | null {
  const at = fields.findIndex((field) => field.search(CLOZE) >= 0);
  if (at < 0) return null;
  const text = fields[at] ?? "";
  const gaps = [...text.matchAll(CLOZE)];
  const explanation = fields
    .slice(at + 1)
    .map((field) => readField(field, markOf).text)
    .filter((text) => text !== "")
    .join("\n");
  return [...new Set(gaps.map(([, ordinal]) => ordinal))].flatMap((ordinal) => {
    const question = readField(
      text.replaceAll(CLOZE, (_all, own: string, inside: string) => {
        const { words, hint } = gapIn(inside);
        if (own !== ordinal) return words;
        return hint === "" ? GAP : `${GAP} (${hint})`;
      }),
      markOf,
    );
    const answer = readField(
      gaps
        .filter(([, own]) => own === ordinal)
        .map(([, , inside = ""]) => gapIn(inside).words)
        .join(", "),
      markOf,
    );
    return question.text === GAP || answer.text === "" ? [] : [{ question, answer, explanation }];
  });
}

function gapIn(inside: string): { words: string; hint: string } {
  const at = inside.indexOf("::", 1);
  return at < 0 ? { words: inside, hint: "" } : { words: inside.slice(0, at), hint: inside.slice(at + 2) };
}

/** Fields that only number the notes of a type. */
export function countingFields(notes: readonly (readonly HtmlText[])[]): number[] {
  const width = notes.reduce((least, read) => Math.min(least, read.length), Number.POSITIVE_INFINITY);
  if (notes.length < FEW_NOTES || !Number.isFinite(width)) return [];
  return Array.from({ length: width }, (_, i) => i).filter((i) => {
    const values = notes.map((read) => read[i]?.text ?? "");
    return values.every((value) => /^\d{1,12}$/.test(value)) && new Set(values).size === values.length;
  });
}

/** Of fewer nobody can tell. */
const FEW_NOTES = 5;

/** The two sides of a note: the fields that are named so, else the first two that say something. */
export function sidesOf(
  names: readonly string[],
  read: readonly HtmlText[],
  counting: readonly number[],
): Sides | null {
  const roles = read.map((_, i) => roleOfField(names[i] ?? ""));
  const all = [...read.keys()].filter((i) => read[i]?.text !== "");
  const words = all.filter((i) => !counting.includes(i));
  const filled = words.length > 1 ? words : all;
  const front = filled.find((i) => roles[i] === "stem") ?? (read[0]?.text === "" ? undefined : filled[0]);
  if (front === undefined) return null;
  const back =
    filled.find((i) => i !== front && (roles[i] === "answer" || roles[i] === "key")) ??
    filled.find((i) => i > front);
  const [question, answer] = [read[front], read[back ?? -1]];
  return question === undefined || answer === undefined ? null : { question, answer, explanation: "" };
}
