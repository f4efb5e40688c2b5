import type { Draft } from "../../engine.ts";
import { upperFirst } from "../../languages/building.ts";
import { visibleLength } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { phrasesOf } from "../phrases.ts";
import { topicOf } from "../topic.ts";
import { withGap } from "./gaps.ts";
import { draft } from "./kind.ts";

const MIN_CHARS = 45;
const MAX_CHARS = 135;
/** Four sentences that differ in one place are read more slowly than one with a gap there. */
const LEFT = 0.9;

/**
 * A gap asked as "which statement is correct?": its sentence among the same with something else in its place. Null where
 * the sentence cannot stand as an option or nothing names its matter. For a set that asks in too few ways.
 */
export function rephrased(gap: Draft, line: Line, document: Document): Draft | null {
  const { phrases, code } = document.profile;
  const leans = gap.context !== undefined || (line.antecedent !== null && line.antecedent !== "");
  if (gap.kind !== "cloze" || phrases === null || leans || !isPlain(line, document)) return null;
  const place = placeOf(gap, line, document);
  if (place === null || isListed(place, line)) return null;
  const topic = topicOf(line.heading) ?? thingIn(line, place, document);
  if (topic === null) return null;
  const told = (part: string) =>
    upperFirst(line.text.slice(0, place.start) + part + line.text.slice(place.end));
  const others = gap.distractors.filter((other) => fitsArticle(place, other, line));
  return draft("statement", line, {
    stem: phrases.askStatement(topic, code === "en" ? `“${topic}”` : topic),
    key: told(gap.key),
    distractors: others.map(told),
    score: LEFT * gap.score,
    rationales: others.map((other) => ({ option: told(other), says: line.quote, reason: "changed" })),
  });
}

/** Of a part, in the text of its sentence. */
type Place = Pick<Key, "text" | "start" | "end">;

/** Neither short nor long, with nothing in brackets and nothing denied. */
function isPlain({ text }: Line, { profile }: Document): boolean {
  const length = visibleLength(text, profile);
  return (
    length >= MIN_CHARS &&
    length <= MAX_CHARS &&
    !/[;:()（）[\]*^]/u.test(text) &&
    profile.negation?.test(text) !== true &&
    profile.doubtfulOpening?.test(text) !== true
  );
}

/** What stands in a list can be replaced by its like, and the sentence stays true. */
function isListed({ start, end }: Place, { text }: Line): boolean {
  return (
    /(?:,|、|・| (?:and|or|und|oder|y|e|o|i|oraz|lub|та|і|й|або)) ?$/u.test(text.slice(0, start)) ||
    /^(?:, \p{L}+ (?:and|or|und|oder|y|o|i|oraz|lub|та|і|й|або) |、|・|や|と(?!い)| (?:and|or|und|oder|y|e|o|i|oraz|lub|та|і|й|або) )/u.test(
      text.slice(end),
    )
  );
}

/** "a" or "an" before a word it does not fit would show the change. */
function fitsArticle({ start, text }: Place, other: string, line: Line): boolean {
  const isVowel = (word: string) => /^[aeiou]/iu.test(word);
  return !/\ban? $/iu.test(line.text.slice(0, start)) || isVowel(text) === isVowel(other);
}

/** Where in its sentence the gap is; null where it is asked with another form than stands there. */
function placeOf({ stem, key }: Draft, { text }: Line, document: Document): Place | null {
  for (let start = text.indexOf(key); start >= 0; start = text.indexOf(key, start + 1)) {
    const place = { text: key, start, end: start + key.length };
    if (stem.endsWith(withGap(text, place, document))) return place;
  }
  return null;
}

/** What a sentence without a heading speaks of beside its gap: the first that the document makes a term of. */
function thingIn({ text }: Line, { start, end }: Place, document: Document): string | null {
  const beside = phrasesOf(text, document.profile).filter(
    (phrase) => phrase.end <= start || phrase.start >= end,
  );
  const terms = beside.map((phrase) => document.terms.get(phrase.text)).filter((term) => term !== undefined);
  const term = terms.find((one) => document.hasTermhood(one) && document.nameOf(one) !== null);
  return term === undefined ? null : document.nameOf(term);
}
