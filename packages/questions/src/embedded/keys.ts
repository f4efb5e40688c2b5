import { chance } from "../random.ts";
import { type Span, spansOf } from "../text/spans.ts";
import { wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { type Sign, worthOf } from "./signs.ts";
import { canBeOption, type Term } from "./terms.ts";

/** A part of a sentence worth asking for. */
export interface Key {
  text: string;
  start: number;
  end: number;
  /** The word before it, lower case. */
  before: string;
  /** Set where the key is a typed number or date. */
  span: Span | null;
  /** 0..1 */
  worth: number;
}

const COMMON_FROM = 12;
/** "1 to" before "2 percent", "12 hours and" before "25 minutes": half of an amount is no answer. */
const HALF_AMOUNT =
  /\d(?:[ \u00a0]?[\p{L}%°]+)?,? (?:to|and|or|a|y|o|bis|und|oder|do|i|lub|до|та|і|й|або|по) $/u;

/** The parts of a sentence worth asking for, best first, none overlapping a better one. */
export function keysOf(line: Line, document: Document): Key[] {
  const found = [...spanKeys(line, document), ...phraseKeys(line, document)];
  found.sort((a, b) => b.worth - a.worth || a.start - b.start);
  const kept: Key[] = [];
  for (const key of found) {
    if (!kept.some((other) => key.start < other.end && other.start < key.end)) kept.push(key);
  }
  return kept;
}

function spanKeys(line: Line, { profile }: Document): Key[] {
  return spansOf(line.text, profile)
    .filter((span) => line.quote.includes(span.text) && !isPartial(span, line.text))
    .map((span) => ({
      text: span.text,
      start: span.start,
      end: span.end,
      before: /([\p{L}’']+)\s*$/u.exec(line.text.slice(0, span.start))?.[1]?.toLowerCase() ?? "",
      span,
      worth: worthOf(spanSigns(span, line)),
    }));
}

/** Half of a range, or a number that says nothing of what it counts. */
function isPartial({ text, type, start, end }: Span, sentence: string): boolean {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  return (
    /^\d$/u.test(text) ||
    (type === "number" && !/^ \p{Ll}{4,}/u.test(after)) ||
    /^ (?:to|and|or|a|y|o|bis|und|oder|do|i|до|та|і) \d/u.test(after) ||
    HALF_AMOUNT.test(before) ||
    /\d[^、。\d]{0,7}(?:から|〜|～|ないし|または)$/u.test(before)
  );
}

function spanSigns({ type, start }: Span, line: Line): Sign[] {
  const own = type === "number" ? "bareNumber" : type === "money" ? "quantity" : type;
  return isLate(start, line) ? [own, "late"] : [own];
}

function phraseKeys(line: Line, document: Document): Key[] {
  const keys: Key[] = [];
  for (const phrase of phrasesOf(line.text, document.profile)) {
    const term = document.terms.get(phrase.text);
    if (term === undefined || !isEligible(phrase, term, line, document)) continue;
    // A gap is worth asking only for what the document makes a term, not for any noun in it.
    if (!document.hasStanding(term) && !isSetOff(phrase, line, document)) continue;
    const { text, start, end, before } = phrase;
    const worth = worthOf(phraseSigns(phrase, term, line, document)) + 0.01 * chance(document.seed, text);
    keys.push({ text, start, end, before, span: null, worth });
  }
  return keys;
}

/** A unit of the sentence or of the document, surely nominal, and not too common to be asked for. */
function isEligible(phrase: Phrase, term: Term, line: Line, document: Document): boolean {
  if (!line.quote.includes(phrase.text) || term.loose || isCommon(phrase.text, document)) return false;
  if (isModifier(phrase, line, document) || (phrase.name && /^(?:and|y|e)$/u.test(phrase.before)))
    return false;
  if (isPartOfName(phrase, line)) return false;
  if (document.profile.script === "unspaced" && isListed(phrase, line)) return false;
  // "researchers might design a study": a verb, whatever else the word may be.
  if (phrase.before !== "to" && document.profile.verbLeads.has(phrase.before) && !phrase.name) return false;
  // "divisoria" in "se denomina divisoria de aguas" is half a term.
  if (
    document.profile.headFirst &&
    /^ del? /u.test(line.text.slice(phrase.end)) &&
    isNamed(phrase, line, document)
  )
    return false;
  const isUnit = phrase.bounded || term.marked || (term.bounded >= 2 && term.count >= 2);
  return isUnit && (phrase.licensed || canBeOption(term) || isNamed(phrase, line, document));
}

/** "CAM" in "CAM plants" only tells which plants are meant, "Europa" in "Europa occidental" is half a name. */
function isModifier({ end, name }: Phrase, { text }: Line, { profile }: Document): boolean {
  if ((profile.headFirst && !name) || profile.capitalNouns || profile.nounLeads.size === 0) return false;
  const next = /^ (\p{Ll}{3,})/u.exec(text.slice(end))?.[1];
  if (next === undefined || profile.stopWords.has(next) || profile.breakers.has(next)) return false;
  return profile.breakerShape?.test(next) !== true && !/(?:ed|ing)$/u.test(next);
}

function phraseSigns(phrase: Phrase, term: Term, line: Line, document: Document): Sign[] {
  const { profile } = document;
  const isSpaced = profile.script === "spaced";
  const isSingle = isSpaced && phrase.words === 1;
  // Where nothing shows that it is a noun phrase, a phrase seen once may be half a clause.
  const isUnsure = isSpaced && profile.nounLeads.size === 0 && !profile.capitalNouns;
  const signs: Record<Exclude<Sign, "year" | "date" | "percent" | "quantity" | "bareNumber">, boolean> = {
    marked: term.marked,
    named: isNamed(phrase, line, document),
    quoted: isQuoted(phrase, line),
    inHeading: term.inHeading,
    name: phrase.name && !profile.capitalNouns,
    acronym: term.type === "acronym",
    repeated: term.count >= 2,
    everywhere: term.count >= COMMON_FROM,
    phrase: phrase.words === 2 || phrase.words === 3,
    singleWord: isSingle && !phrase.name,
    shortWord: isSingle && phrase.text.length < 5,
    shortRun: !isSpaced && phrase.text.length <= 2,
    late: isLate(phrase.start, line),
    opens: phrase.start < 3,
    loose: !phrase.bounded,
    unsure: isUnsure && phrase.words > 1 && !phrase.name && term.count < 2,
  };
  return (Object.keys(signs) as (keyof typeof signs)[]).filter((sign) => signs[sign]);
}

function isNamed(phrase: Phrase, line: Line, { profile }: Document): boolean {
  return profile.naming?.test(line.text.slice(0, phrase.start)) === true;
}

function isQuoted({ start }: Phrase, { text }: Line): boolean {
  return /[“„«"「『‚]$/u.test(text.slice(0, start));
}

function isSetOff(phrase: Phrase, line: Line, document: Document): boolean {
  return isNamed(phrase, line, document) || isQuoted(phrase, line);
}

/** "А. Купер" and "«Народна змова»" are asked for whole or not at all. */
function isPartOfName({ start, end }: Phrase, { text }: Line): boolean {
  const before = text.slice(0, start);
  if (/(?:^|[\s.-])\p{Lu}\.[ \u00a0]?$/u.test(before)) return true;
  const opened = /[«„][^«»„“”]*$/u.exec(before)?.[0].length ?? 0;
  return opened > 1 || (opened === 1 && !/[»“”]/u.test(text.charAt(end)));
}

/** "地震と火山": what stands in a list can be replaced by its like, and the sentence stays true. */
function isListed({ start, end }: Phrase, { text }: Line): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // "日本を（　　）。" ends in a verb that has shed its "する".
  if (after === "" && before.endsWith("を")) return true;
  if (/[^ぁ-ん]、$/u.test(before) && /^[、と]/u.test(after)) return true;
  return (
    /[とや・]$/u.test(before) ||
    /^(?:[とや・](?!いう|呼|な)|、[^、]{1,12}(?:など|の[二三四五六七]つ))/u.test(after)
  );
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
  if (words.length === 1 && profile.adjectiveShape?.test(text) === true) return true;
  if (words.length === 1) return profile.generic.has(last) || (text.length < 4 && !/^\p{Lu}{2,}/u.test(text));
  return (
    words.every(({ lower }) => profile.generic.has(lower)) || words.every(({ text: word }) => word.length < 3)
  );
}
