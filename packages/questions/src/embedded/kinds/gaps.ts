import { closed, type LanguageProfile } from "@quizmill/language";
import { memoized } from "../../memo.ts";
import type { Span } from "../../text/spans.ts";
import { type Distractor, distractorsFor } from "../distractors/distractors-for.ts";
import { numbersLike } from "../distractors/numbers-like.ts";
import type { Document } from "../document.ts";
import { type Key, keysOf } from "../keys.ts";
import type { Line } from "../lines.ts";
import { listsIn } from "../listed.ts";
import { phrasesOf } from "../phrases.ts";
import { sentenceWorth } from "./kind.ts";

/** Parts tried in one sentence: enough that one of them finds distractors. */
const TRIED = 10;
const GLOSSARY_LINE = /^[^:]{2,45}[:：] ?(?=[\p{Ll}\p{Lo}])/u;

/** All kinds that ask for parts look at the same sentence one after the other. */
const SENTENCES_KEPT = 16;

/** The parts of a sentence to ask for, best first. */
export const partsOf = memoized(SENTENCES_KEPT, (line: Line, document: Document): readonly Key[] => {
  // "Osmosis: the movement of …" is asked as a definition or not at all.
  if (GLOSSARY_LINE.test(line.text)) return [];
  return keysOf(line, document)
    .filter((key) =>
      document.profile.script === "spaced"
        ? isWhole(key, line, document) && !isOneOfMore(key, line, document)
        : isNoun(key, line) && !isWhose(key, line, document),
    )
    .slice(0, TRIED);
});

/** "agua fría" in "el agua fría y salada se hunde" is half of what sinks, "propiedades químicas y físicas" two of a kind. */
function isWhole({ end, text: key }: Key, { text }: Line, { profile }: Document): boolean {
  if (!profile.headFirst) return true;
  const after = text.slice(end);
  const more = /^ [yeou] (\p{Ll}+(?:[oa]s?|es))(?!\p{L})/u.exec(after)?.[1];
  if (more !== undefined && key.includes(" ") && more.slice(-2) === key.slice(-2)) return false;
  return !/^ [ye] \p{Ll}+(?:[oa]s?|es) (?:se|es|son|está|están)(?= )/u.test(after);
}

const JOINED =
  /^(?:,|,? (?:and|or|und|oder|[yeou]) )|(?:, |,? (?:and|or|und|oder|[yeou]) )(?:\p{Ll}{1,3} )?$/u;

/**
 * "Friction, mixing and _____ are irreversible", "metals such as _____": others of its kind are so as well. But not
 * "… are the three states": those are all.
 */
function isOneOfMore({ start, end }: Key, { text }: Line, document: Document): boolean {
  const { profile } = document;
  if (profile.exampleLead === undefined) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (profile.exampleLead.test(before)) return true;
  if (!JOINED.test(after) && !JOINED.test(before)) return false;
  const lists = listsIn(phrasesOf(text, profile), text, profile);
  const list = lists.find((members) => members.some((member) => member.start <= start && end <= member.end));
  const [first, last] = [list?.[0], list?.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (profile.exampleLead.test(text.slice(0, first.start))) return true;
  const isSubject = /^(?:\p{L}+ )?$/u.test(text.slice(0, first.start));
  return isSubject && isProperty(text.slice(last.end), profile);
}

/** "are irreversible", but not "are the three states of matter" or "were founded". */
function isProperty(told: string, { copulas, articles }: LanguageProfile): boolean {
  const [verb = "", next = ""] = told.trim().split(" ");
  return copulas.has(verb) && !articles.has(next) && !/^(?:both|beide|amb[oa]s|\d)/u.test(next);
}

/** "ある聖職者は": any of its kind might be; but not "池がある公園". */
const ANY_ONE = /(?:(?<![がもにではの])ある|一人の|ひとりの|[そこあ]の)$/u;
/** What is told of a place itself. */
const OF_PLACE = /^の(?:首都|県庁|州都|通貨|公用語|国|最|一部|領|植民地|[東西南北中]|大部分)/u;

/**
 * Japanese: what "する" makes a verb of, or "的" an adverb of, is no thing to ask for; nor what "も" says others are
 * or do as well, nor many at once ("協力者たち") or any one.
 */
function isNoun({ text, start, end }: Key, line: Line): boolean {
  const before = line.text.slice(0, start);
  // "年代とキャリアも同世代。": what is said of it as well.
  if (ANY_ONE.test(before) || (end === line.text.length && before.endsWith("も"))) return false;
  return (
    !/(?:[的用達]|たち)$/u.test(text) &&
    // 「右翼組織「帝国連盟」」: what something is, beside its name.
    !/^(?:[「『]|たち|ら(?=[はがをにのともで、]))/u.test(line.text.slice(end)) &&
    !/^(?:し(?!く)|する|すれ|され|させ|せず|でき|け|も(?!ち|の|と|う|し|っ|た))/u.test(line.text.slice(end))
  );
}

/** "イギリスのサッカークラブ": where something is from, told by the way. */
function isWhose({ text, end }: Key, line: Line, document: Document): boolean {
  const after = line.text.slice(end);
  if (!after.startsWith("の")) return false;
  return document.profile.place?.test(text) === true && !OF_PLACE.test(after);
}

/** What may stand in a part's place, best first; `stem` is the sentence without it. */
export function othersFor(key: Key, stem: string, line: Line, document: Document): Distractor[] {
  if (key.span === null) return distractorsFor({ key: key.text, stem, line, before: key.before }, document);
  return numbersLike(key.span, line, document).map((other) => ({ text: asAsked(other, key), tie: "number" }));
}

/** Where the key's unit stays in the stem, the others leave theirs too, however they are written. */
function asAsked(other: string, { span, text }: Key): string {
  const isBare = span !== null && span.text !== text;
  return isBare ? (/^\d(?:[\d.,\u00a0\u202f ]*\d)?/u.exec(other)?.[0] ?? other) : other;
}

/** The sentence with a gap for the part. */
export function withGap(
  text: string,
  { start, end }: Pick<Key, "start" | "end">,
  { profile }: Document,
): string {
  const before = text.slice(0, start);
  // "a" or "an" would tell how the answer begins.
  const open = profile.code === "en" ? before.replace(/\b(a)n?\s+$/iu, (_, a: string) => `${a}(n) `) : before;
  // "König Wilhelm IV. die Krone": the full stop belongs to the number.
  const isNumbered = profile.dottedOrdinals === true && /\p{Ll} [IVX]+$/u.test(text.slice(start, end));
  const after = isNumbered ? text.slice(end).replace(/^\.(?= )/u, "") : text.slice(end);
  const whole = open + profile.blank + after;
  return profile.script === "unspaced" ? `${whole}。` : closed(whole);
}

/** A stem of two sentences takes longer to read. */
const LED_COST = 0.06;
/** What tells its reader how to do something mostly holds little to know. */
const ADDRESSED_COST = 0.12;

/** In a text that holds more than its numbers, few of them are worth knowing by heart. */
const NUMBER_COST: Partial<Record<Span["type"], number>> = {
  count: 0.12,
  number: 0.1,
  year: 0.06,
  date: 0.08,
  quantity: 0.04,
  percent: 0.06,
};

/** What a clause beside the gap denies takes a second look. */
const NEGATED_COST = 0.08;

/** What a gap loses by what its stem denies: the judge leaves it only where that is not what is asked. */
export function negationCost(stem: string, { negation }: LanguageProfile): number {
  return negation?.test(stem) === true ? NEGATED_COST : 0;
}

/** Worth of asking for a part, 0..1: that of the part, of its sentence, and of its place near the end. */
export function partWorth(key: Key, line: Line, document: Document): number {
  const late = key.end > line.text.length - 3 ? 0.1 : key.start > line.text.length * 0.6 ? 0.05 : 0;
  const led = line.antecedent === null ? 0 : line.antecedent === "" ? ADDRESSED_COST : LED_COST;
  const number = key.span === null ? 0 : (NUMBER_COST[key.span.type] ?? 0);
  return (0.25 + 0.45 * key.worth) * (0.7 + 0.3 * sentenceWorth(line, document)) + late - led - number;
}
