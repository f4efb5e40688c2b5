import type { Language } from "@quizmill/contract";
import { type LanguageProfile, profileOf } from "@quizmill/language";
import { planPassages } from "../../passages.ts";
import { phraseKey, searcherOf, wordsOf } from "../../text/words.ts";
import { readDocument } from "../document.ts";
import { distractorsFor } from "./distractors-for.ts";
import { sharedFamilyOf } from "./family-memberships.ts";

/**
 * Distractors for a given stem and answer, best first: from `pool` if there is one, else from the
 * text. Exists so that distractors can be measured apart from whole items.
 */
export function rankDistractors(input: {
  stem: string;
  answer: string;
  text: string;
  language: Language;
  count: number;
  pool?: readonly string[];
}): string[] {
  return (input.pool === undefined ? fromText(input) : fromPool(input, input.pool)).slice(0, input.count);
}

/** A shared type outweighs any likeness of form. */
const TYPE_WORTH = 2;

type Input = Parameters<typeof rankDistractors>[0];

function fromText({ stem, answer, text, language }: Input): string[] {
  const block = { kind: "paragraph" as const, text: text.replace(/\s+/gu, " ") };
  const sections = [{ heading: null, level: 1, blocks: [block] }];
  const source = {
    title: null,
    language,
    format: "txt",
    pageCount: null,
    pagesWithText: null,
    sections,
    warnings: [],
  };
  const document = readDocument(planPassages(source, { language }), { seed: 0, mode: "study" });
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
  return distractorsFor({ key: answer, stem, line, before: "" }, document).map((other) => other.text);
}

/** What a ranker without a text can see: words of the key's type, then likeness of form. */
function fromPool({ stem, answer, language }: Input, pool: readonly string[]): string[] {
  const profile = profileOf(language);
  const target = featuresOf(answer, profile);
  const kinship = sharedFamilyOf(answer, stem, profile);
  const isInStem = searcherOf(stem, profile);
  const scored = pool
    .filter((text) => phraseKey(text, profile) !== target.phrase && !isInStem(text))
    .map((text) => ({
      text,
      score: formLikeness(featuresOf(text, profile), target) + TYPE_WORTH * kinship(text),
    }));
  return scored.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).map(({ text }) => text);
}

interface Features {
  text: string;
  phrase: string;
  words: string[];
  pieces: Set<string>;
}

function featuresOf(text: string, profile: LanguageProfile): Features {
  const lower = ` ${text.toLowerCase()} `;
  const pieces = new Set<string>();
  for (let i = 0; i + 3 <= lower.length; i++) pieces.add(lower.slice(i, i + 3));
  const words = wordsOf(text, profile).map((word) => word.lower);
  return { text, pieces, words, phrase: phraseKey(text, profile) };
}

function formLikeness(other: Features, key: Features): number {
  let shared = 0;
  for (const piece of other.pieces) if (key.pieces.has(piece)) shared++;
  const dice = (2 * shared) / (other.pieces.size + key.pieces.size);
  const sameHead = other.words.at(-1) === key.words.at(-1) ? 0.5 : 0;
  const sameLength = other.words.length === key.words.length ? 0.25 : 0;
  const sameCase = /^\p{Lu}/u.test(other.text) === /^\p{Lu}/u.test(key.text) ? 0.3 : 0;
  const numeric = /\d/u.test(other.text) === /\d/u.test(key.text) ? 0.25 : 0;
  return (
    dice + sameHead + sameLength + sameCase + numeric - 0.02 * Math.abs(other.text.length - key.text.length)
  );
}
