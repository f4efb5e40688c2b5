import { chance } from "../random.ts";
import { type Span, spansOf } from "../text/spans.ts";
import { phraseKey, wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { phrasesOf } from "./phrases.ts";
import { canBeOption } from "./terms.ts";

/** A part of a sentence worth asking for. */
export interface Key {
  text: string;
  start: number;
  end: number;
  before: string;
  /** Set where the key is a typed number or date. */
  span: Span | null;
  /** 0..1 */
  worth: number;
}

/** The parts of a sentence worth asking for, best first, none inside a better one. */
export function keysOf(line: Line, document: Document): Key[] {
  const found = [...spanKeys(line, document), ...phraseKeys(line, document)];
  found.sort((a, b) => b.worth - a.worth || a.start - b.start);
  const kept: Key[] = [];
  for (const key of found) {
    if (!kept.some((other) => key.start < other.end && other.start < key.end)) kept.push(key);
  }
  return kept;
}

/** Log-odds of each sign, squashed to 0..1. */
function worthOf(signs: readonly (readonly [boolean, number])[], base: number): number {
  const sum = signs.reduce((total, [holds, weight]) => (holds ? total + weight : total), base);
  return 1 / (1 + Math.exp(-sum));
}

function spanKeys(line: Line, document: Document): Key[] {
  return spansOf(line.text, document.profile)
    .filter(({ text }) => line.quote.includes(text) && !/^[0-9]$/u.test(text))
    .map((span) => ({
      text: span.text,
      start: span.start,
      end: span.end,
      before: lastWord(line.text.slice(0, span.start)),
      span,
      worth: worthOf(
        [
          [span.type === "year", 0.5],
          [span.type === "date", 0.6],
          [span.type === "percent", 0.5],
          [span.type === "quantity" || span.type === "money", 0.5],
          [span.type === "number", -0.3],
          [span.type === "year" && /^\(/u.test(line.text.slice(span.start - 1)), -1],
          [isLate(span.start, line), 0.2],
        ],
        -0.4,
      ),
    }));
}

function phraseKeys(line: Line, document: Document): Key[] {
  const { profile, terms } = document;
  const marked = new Set(line.marked.map((word) => phraseKey(word, profile)));
  const keys: Key[] = [];
  for (const phrase of phrasesOf(line.text, profile)) {
    const term = terms.get(phrase.text);
    const known = term !== undefined && term.bounded > 0 && (term.count >= 2 || term.marked);
    if (term === undefined || !line.quote.includes(phrase.text)) continue;
    if (!(phrase.bounded || (known && term.bounded >= 2) || term.marked) || isCommon(phrase.text, document))
      continue;
    const left = line.text.slice(0, phrase.start);
    if (!phrase.licensed && !canBeOption(term) && profile.naming?.test(left) !== true) continue;
    const single = profile.script === "spaced" && phrase.words === 1;
    keys.push({
      text: phrase.text,
      start: phrase.start,
      end: phrase.end,
      before: phrase.before,
      span: null,
      worth: worthOf(
        [
          [marked.has(term.key) || term.marked, 1.6],
          [profile.naming?.test(left) === true, 1.8],
          [/[“„«"「『‚]$/u.test(left), 0.7],
          [phrase.name && !profile.capitalNouns, 0.7],
          [term.type === "acronym", 0.2],
          [term.inHeading, 0.4],
          [term.count >= 2, 0.35],
          [term.count >= 12, -0.3],
          [phrase.words === 2 || phrase.words === 3, 0.45],
          [single && !phrase.name, -0.6],
          [single && phrase.text.length < 5, -0.7],
          [profile.script === "unspaced" && phrase.text.length <= 2, -0.8],
          [!phrase.bounded, -0.8],
          [isLate(phrase.start, line), 0.3],
          [phrase.start < 3, -0.2],
        ],
        -0.7 + 0.05 * chance(document.seed, phrase.text),
      ),
    });
  }
  return keys;
}

function isLate(start: number, line: Line): boolean {
  return start > line.text.length * 0.5;
}

/** Too common to be worth asking for, whatever the sentence. */
function isCommon(text: string, { profile }: Document): boolean {
  if (profile.script === "unspaced") return profile.generic.has(text);
  const words = wordsOf(text, profile);
  const last = words.at(-1)?.lower ?? "";
  if (words.some(({ lower }) => profile.qualifiers.has(lower))) return true;
  if (words.length === 1) return profile.generic.has(last) || (text.length < 4 && !/^\p{Lu}{2,}/u.test(text));
  return (
    words.every(({ lower }) => profile.generic.has(lower)) || words.every(({ text: word }) => word.length < 3)
  );
}

function lastWord(text: string): string {
  return /([\p{L}’']+)\s*$/u.exec(text)?.[1]?.toLowerCase() ?? "";
}
