import type { CarriedQuestion } from "@quizmill/contract";
import type { HtmlText } from "../html/read-html.ts";
import { tidyLine } from "../tidy.ts";
import { FIELD_NAMES, LETTERS } from "./note-type.ts";

/** Whether these are the fields of a note type that an export of ours makes. */
export function isOwnType(names: readonly string[]): boolean {
  return FIELD_NAMES.every((name) => names.includes(name));
}

/** A note of our type as the question that it was; null if it has been changed so far that it is none. */
export function ownQuestion(names: readonly string[], read: readonly HtmlText[]): CarriedQuestion | null {
  const named = (name: string) => read[names.indexOf(name)]?.text ?? "";
  const all = LETTERS.map(named);
  const options = all.slice(0, all.findLastIndex((option) => option !== "") + 1);
  const letters: readonly string[] = LETTERS.slice(0, options.length);
  const key = named("Key")
    .split(/\s+/)
    .filter((sign) => sign !== "")
    .map((sign) => letters.indexOf(sign));
  const [text, context, explanation, quote] = ["Question", "Context", "Explanation", "Quote"].map(named);
  if (text === "" || options.length < 2 || options.includes("") || key.includes(-1)) return null;
  return {
    text: text ?? "",
    ...(context !== "" && { context }),
    options,
    key: key.sort((a, b) => a - b),
    ...(explanation !== "" && { explanation }),
    ...(quote !== "" && quote !== undefined && { source: { quote, ...placeIn(named) } }),
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
