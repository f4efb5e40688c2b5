import { closed } from "@quizmill/language";
import type { Candidate } from "../engine.ts";
import { type Distractor, distractorsFor } from "../options/distractors-for.ts";
import { numbersLike } from "../options/numbers-like.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { hasRelativesOf } from "../text/words.ts";
import { type Key, keysOf } from "./keys.ts";
import { afterAntecedent, candidateOf, type Kind, sentenceWorth, withOthers } from "./kind.ts";

/** Parts tried in one sentence: enough that one of them finds distractors. */
const TRIED = 10;
/** "Osmosis: the movement of …" is asked as a definition or not at all. */
const GLOSSARY_LINE = /^[^:]{2,45}[:：] ?(?=[\p{Ll}\p{Lo}])/u;

/**
 * The sentence with a gap for one of its most telling parts. What only says that there is something names what the text
 * goes on to tell: of 33 such gaps in five languages 7 were worth asking.
 */
export const cloze: Kind = {
  name: "cloze",
  mayBeAnaphoric: true,
  write(line, document) {
    if (GLOSSARY_LINE.test(line.text) || document.profile.existential.test(line.text)) return [];
    const keys = keysOf(line, document).filter((key) => !isOneOfMore(key, line, document));
    return keys.slice(0, TRIED).flatMap((key) => gapFor(key, line, document));
  },
};

function gapFor(key: Key, line: Line, document: Document): Candidate[] {
  // A whole question asks for what a sentence defines, or nothing does.
  if (document.definitionIn(line)?.term.toLowerCase() === key.text.toLowerCase()) return [];
  const stem = afterAntecedent(withGap(line.text, key, document), line, document);
  if (stem.toLowerCase().includes(key.text.toLowerCase())) return [];
  const score = partWorth(key, line, document);
  const gap = candidateOf(line, document, { kind: "cloze", stem, key: key.text, distractors: [], score });
  const isTold = () => hasRelativesOf(stem, key.text, document.profile);
  return [withOthers(gap, () => (isTold() ? null : othersFor(key, stem, line, document)))];
}

/** "metals such as _____": others of its kind are so as well. */
function isOneOfMore({ start }: Key, { text }: Line, { profile }: Document): boolean {
  return profile.exampleLead.test(text.slice(0, start));
}

/** What may stand in a part's place, best first; `stem` is the sentence without it. */
function othersFor(key: Key, stem: string, line: Line, document: Document): Distractor[] {
  if (key.span === null) return distractorsFor({ key: key.text, stem, line, before: key.before }, document);
  return numbersLike(key.span, line, document).map((other) => ({ text: asAsked(other, key), tie: "number" }));
}

/** Where the key's unit stays in the stem, the others leave theirs too, however they are written. */
function asAsked(other: string, { span, text }: Key): string {
  const isBare = span !== null && span.text !== text;
  return isBare ? (/^\d(?:[\d.,\u00a0\u202f ]*\d)?/u.exec(other)?.[0] ?? other) : other;
}

/** The sentence with a gap for the part. */
function withGap(text: string, { start, end }: Pick<Key, "start" | "end">, { profile }: Document): string {
  const before = text.slice(0, start);
  // "a" or "an" would tell how the answer begins.
  const open = profile.articles.has("an") ? before.replace(/\b(a)n?\s+$/iu, "$1(n) ") : before;
  const whole = open + profile.blank + text.slice(end);
  return closed(whole, profile.writing.stop);
}

/**
 * A stem of two sentences takes longer to read; what tells its reader how to do something mostly holds little to
 * know.
 */
const COST = { led: 0.06, addressed: 0.12, number: 0.08 };

/** Worth of asking for a part, 0..1: that of the part and of its sentence. */
function partWorth({ worth, span }: Key, line: Line, document: Document): number {
  const led = line.antecedent === null ? 0 : line.antecedent === "" ? COST.addressed : COST.led;
  const number = span === null ? 0 : COST.number;
  return (0.25 + 0.45 * worth) * (0.7 + 0.3 * sentenceWorth(line, document)) - led - number;
}
