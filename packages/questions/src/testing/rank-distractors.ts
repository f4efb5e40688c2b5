import type { Language } from "@quizmill/contract";
import { distractorsFor } from "../options/distractors-for.ts";
import { readDocument } from "../read/document.ts";
import { planPassages } from "../read/passages.ts";
import { sourceOf } from "./sample-texts.ts";

/** The first options that a text has beside an answer, best first, apart from whole items. */
export function rankDistractors({
  stem,
  answer,
  text,
  language,
  count,
}: {
  stem: string;
  answer: string;
  text: string;
  language: Language;
  count: number;
}): string[] {
  const plan = planPassages(sourceOf([text.replace(/\s+/gu, " ")], language), { language });
  const document = readDocument(plan, { seed: 0, mode: "study" });
  const line = {
    id: -1,
    quote: stem,
    text: stem,
    passage: 0,
    block: 0,
    section: 0,
    first: false,
    heading: null,
    above: null,
    marked: [],
    wasTied: false,
    isUsable: false,
    antecedent: null,
  };
  const found = distractorsFor({ key: answer, stem, line, before: "" }, document);
  return found.slice(0, count).map((other) => other.text);
}
