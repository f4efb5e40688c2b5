import { anyOf, type LanguageProfile, lowerFirst, MATERIAL, type Word } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { memoized } from "../memo.ts";
import { visibleLength, withoutPronoun, wordsOf } from "../text/words.ts";

/** A sentence as it stands, as it is read, and the words that its author marked in its block. */
export interface Given {
  readonly quote: string;
  readonly text: string;
  readonly marked: readonly string[];
}

/** Why nothing is asked about a sentence, whatever stands before it. */
export type NoMaterial =
  | "too short"
  | "too long"
  | "a question"
  | "a title"
  | "a source"
  | "code or marks"
  | "points elsewhere"
  | "a task"
  | "a judgement"
  | "a fragment";

/** Profiles of documents are values of their own. */
const PATTERNS_KEPT = 64;

type Test = (given: Given, profile: LanguageProfile) => boolean;

/** Beyond this a sentence is too long to be asked about as it stands. */
const MOST_LETTERS = 330;
/** Shorter than that a sentence says nothing, but for "Esto se llama ósmosis inversa" and what a marked term means. */
const LEAST_LETTERS = 24;
/** So short a line without a stop is a title. */
const TITLE_LETTERS = 45;
const CLOSED = /[.!。…][”"»’)」』]*$/u;
const ASKED = new RegExp(`[?？]|(?:${anyOf("questionEnds")})[。.]?$`, "u");
/** Text that is no prose: code, marked-up lists, stray separators; links that were lost ("については で詳しく", "『』"). */
const ODD = [
  /\p{N}\.,|[,:],|\p{L}\$|[{}<>|\\=`_#*@~]|\.\.\.|…|--|::|\p{L}\(\)|&\p{L}{2,6};|「」|『』/u,
  /(?:^|\s)[-–—•]\s*\p{L}+\s*:/u,
  /\p{sc=Hira} \p{sc=Hira}(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Latin}、])/u,
];
/** "Gibson, J. (1979). …", "pp. 12", "Universidad de La Salle - Ediciones Unisalle": where something was published. */
const SOURCE = [
  /\b(?:vol|pp|doi|ISBN|ed)[.:] ?\d|https?:|www\.|\b(?:et al|ibid|op\. cit)\./u,
  /^\p{Lu}[\p{L}-]+, \p{Lu}\.|^\P{Ll}*\p{Lu}\p{Ll}+, \p{Lu}\. ?(?:\p{Lu}\. ?)*[,(&]/u,
  new RegExp(`^[^.,;:]{3,60} [-–] (?:${anyOf("publishers")})\\p{L}*`, "u"),
];
const CITED = [
  String.raw`\[[\p{L}\s]{0,24}(?:${anyOf("sourceMissing")})[\p{L}\s]{0,12}\]`,
  // "(Portuguese: …)" too.
  String.raw`\(\s*(?:(?:${anyOf("citations")}|${anyOf("captions")})(?!\p{L})|\p{L}+:)[^()]*\)`,
  String.raw`\[\^?\d{1,3}(?:[,–-]\s?\d{1,3})*\]`,
  String.raw`\((?:[^()]*\b(?:1[89]|20)\d\d[a-z]?)?\s*\)`,
];
/** Where something was read, or is shown, in brackets. */
export const CITATION = new RegExp(`\\s*(?:${CITED.join("|")})`, "giu");

const RULES: readonly (readonly [NoMaterial, Test])[] = [
  ["too short", isTooShort],
  ["too long", ({ text }, profile) => visibleLength(text, profile) > MOST_LETTERS],
  ["a question", ({ quote }) => ASKED.test(quote)],
  ["a title", isTitle],
  ["a source", ({ text }) => SOURCE.some((sign) => sign.test(text))],
  ["code or marks", ({ text }) => ODD.some((sign) => sign.test(text))],
  ["points elsewhere", pointsElsewhere],
  ["a task", isTask],
  ["a fragment", isFragment],
];

/** Why a sentence is no material for questions; null where it is. */
export function noMaterialIn(given: Given, profile: LanguageProfile): NoMaterial | null {
  return RULES.find(([, test]) => test(given, profile))?.[0] ?? null;
}

function isTooShort({ text, marked }: Given, profile: LanguageProfile): boolean {
  return visibleLength(text, profile) < LEAST_LETTERS && marked.length === 0 && !isNaming(text, profile);
}

/** Whether it only says what something is called. */
export function isNaming(text: string, { groups }: LanguageProfile): boolean {
  return groups.definitions.some(
    ({ pattern, definitionStandsAlone }) => !definitionStandsAlone && pattern.test(lowerFirst(text)),
  );
}

/** "Working tree, staging area, and Git directory": what no full stop closes may be a title or a caption. */
function isTitle({ quote, text }: Given, profile: LanguageProfile): boolean {
  // ".master を進める": the title of a listing.
  if (/^[(（.]/u.test(text)) return true;
  if (CLOSED.test(quote)) return false;
  return visibleLength(text, profile) < TITLE_LETTERS || !hasVerb(text, profile);
}

/** Whether a verb is seen early in it, where the language shows it. */
function hasVerb(text: string, profile: LanguageProfile): boolean {
  return profile.phraseBoundaries.size === 0 || splitAtVerb(text, profile) !== null;
}

/** Words that a subject may have at most, and what is told of it at least, with its verb. */
const WORDS = { ofSubject: 6, told: 3 };

/** What stands before the first verb of a sentence, and the rest; null where no verb is so near. */
export function splitAtVerb(
  text: string,
  profile: LanguageProfile,
): { subject: string; rest: string } | null {
  const { subject, rest } = profile.topicMarked.exec(text)?.groups ?? {};
  if (subject !== undefined && rest !== undefined) return { subject, rest };
  const words = wordsOf(text, profile);
  const at = words.findIndex((word, index) => index > 0 && isVerb(word, profile));
  const start = words[at]?.start;
  if (start === undefined || at > WORDS.ofSubject || words.length - at < WORDS.told) return null;
  if (/[,;:()]/u.test(text.slice(0, start))) return null;
  return { subject: text.slice(0, start).trim(), rest: text.slice(start) };
}

function isVerb(
  { lower }: Word,
  { phraseBoundaries, phraseBoundaryShape, copulas }: LanguageProfile,
): boolean {
  return phraseBoundaries.has(lower) || copulas.has(lower) || phraseBoundaryShape.test(lower);
}

/** What the words of a language make in one pattern. */
const patternOf = memoized(
  PATTERNS_KEPT,
  (of: "pointers" | "tasks" | "showing", { code, writing }: LanguageProfile): RegExp | null => {
    const { [of]: any = "", pointers = "" } = MATERIAL[code] ?? {};
    if (any === "") return null;
    if (of !== "showing") return new RegExp((of === "tasks" ? "^" : "") + writing.whole(any), "iu");
    return new RegExp(`,? (?:${any}) [^,;:]*${writing.whole(pointers)}[^,;:]*?(?=[.。]?$)`, "iu");
  },
);

/** "…, as shown in Figure 4": without the clause that closes a sentence and only shows where to look. */
export function withoutPointer(text: string, profile: LanguageProfile): string {
  return text.replace(patternOf("showing", profile) ?? "", "");
}

/** "Ilustracja 1.8 pokazuje przykład …", "下図のように表せる": without what it shows it says nothing. */
function pointsElsewhere({ quote, text }: Given, profile: LanguageProfile): boolean {
  // "これを樽板という" points at the sentence before, which tells what it is.
  const own = isNaming(text, profile) ? withoutPronoun(quote, profile) : quote;
  const said = withoutPointer(own.replace(CITATION, ""), profile);
  return profile.deictic.test(said) || patternOf("pointers", profile)?.test(said) === true;
}

/** It only tells its reader to do something: an exercise, or a step of one. */
function isTask({ text }: Given, profile: LanguageProfile): boolean {
  return patternOf("tasks", profile)?.test(text) === true;
}

/** A part of a sentence: something before it, behind it or in it was lost. */
function isFragment({ text }: Given, profile: LanguageProfile): boolean {
  if (!profile.writing.sentence.test(text)) return true;
  if (/[:;,、：]$/u.test(text)) return true;
  return !quotesAreClosed(text) || isCutAtEnd(text, profile);
}

/** "… se encuentra en la", "… the release voltages of": what followed was lost. */
function isCutAtEnd(text: string, profile: LanguageProfile): boolean {
  const { articles, nounLeads, stopWords, code } = profile;
  const last = /\p{L}+$/u.exec(text)?.[0] ?? "";
  if (stopWords.has(last) && lexiconOf(code).casesAfter(last).length > 0) return true;
  return articles.has(last) || (nounLeads.has(last) && stopWords.has(last));
}

function quotesAreClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/[(（]/gu) === count(/[)）]/gu) &&
    count(/\[/gu) === count(/\]/gu) &&
    count(/[「『«]/gu) === count(/[」』»]/gu) &&
    count(/["“”„‟]/gu) % 2 === 0
  );
}
