import { type FlawCode, LANGUAGES, type Language } from "@quizmill/contract";
import type { Draft, Passage } from "./engine.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import type { LaidOut } from "./layout.ts";
import { obeysDocument } from "./obeys.ts";
import { soleNumber } from "./text/spans.ts";
import { coarseKey, contentKeys, mentions, phraseKey, visibleLength, wordsOf } from "./text/words.ts";

/** All a check may look at: the item as the reader will see it, and its passage. */
interface Case {
  draft: Draft;
  options: readonly string[];
  key: string;
  others: readonly string[];
  /** The stem without its gap. */
  stem: string;
  passage: Passage;
  profile: LanguageProfile;
}

const BLANK = /_{3,}|（　　）/gu;
const BROKEN =
  /<[a-z/!][^>]*>|https?:\/\/|\bwww\.|\[\d{1,3}\]|\]\(|\*\*|```|�|\(\s*\)|\{\{|\}\}|\\[a-z]+\{|\s[,;]\s|\|/iu;
const ALL_OR_NONE =
  /\b(?:all|none|both|neither) of (?:the )?(?:above|these|them)\b|wszystkie (?:powyższe|odpowiedzi)|żadn\p{L}+ z (?:powyższych|odpowiedzi)|(?:alle|keine) (?:der )?(?:oben|genannten|antworten)|(?:todas|ninguna) (?:de )?las anteriores|(?:усі|жодна) (?:з )?(?:перелічен|наведен|відповід)|(?:上記|以上)の?(?:すべて|いずれ)/iu;

/**
 * The first flaw of an item, or null. These are the hard filters every item passes, whoever wrote
 * it; after the item-writing rules of Haladyna (2002) and their automation by Moore (2023).
 */
export function flawOf(
  draft: Draft,
  laid: LaidOut,
  passage: Passage,
  profile: LanguageProfile,
): FlawCode | null {
  const key = laid.options[laid.key] ?? "";
  const item: Case = {
    draft,
    key,
    passage,
    profile,
    options: laid.options,
    others: laid.options.filter((_, i) => i !== laid.key),
    stem: draft.stem.replace(BLANK, " "),
  };
  return CHECKS.find(([, fails]) => fails(item))?.[0] ?? null;
}

const CHECKS: readonly (readonly [FlawCode, (item: Case) => boolean])[] = [
  [
    "bad_structure",
    ({ draft, options }) => draft.stem.trim() === "" || options.some((option) => option.trim() === ""),
  ],
  ["quote_missing", quoteMissing],
  ["duplicate_options", hasDuplicates],
  ["overlapping_options", hasOverlap],
  ["all_or_none", ({ options }) => options.some((option) => ALL_OR_NONE.test(option))],
  ["trivial_key", isTrivial],
  ["options_unlike", areUnlike],
  ["key_too_long", isTooLong],
  ["qualifier_cue", ({ options, profile }) => options.some((option) => hasQualifier(option, profile))],
  ["answer_in_stem", answerInStem],
  ["verbal_cue", hasVerbalCue],
  ["grammar_cue", hasGrammarCue],
  [
    "negative_stem",
    ({ draft, stem, profile }) => draft.kind === "cloze" && profile.negation?.test(stem) === true,
  ],
  ["dangling_stem", ({ draft, profile }) => draft.kind === "cloze" && startsDangling(draft.stem, profile)],
  ["deictic_stem", ({ stem, profile }) => profile.deictic?.test(stem) === true],
  ["stem_length", hasBadLength],
  [
    "broken_text",
    ({ draft, stem, options }) =>
      BROKEN.test(draft.stem.replace(BLANK, "X")) ||
      options.some((option) => BROKEN.test(option)) ||
      !balanced(stem),
  ],
  ["obeys_document", ({ draft, stem, options }) => obeysDocument(draft, stem, options)],
  ["distractor_in_quote", distractorInQuote],
  ["wrong_language", inWrongLanguage],
];

function quoteMissing({ draft, passage }: Case): boolean {
  const block = passage.blocks[draft.block];
  return block === undefined || draft.quote === "" || !block.text.includes(draft.quote);
}

function hasDuplicates({ options, profile }: Case): boolean {
  const keys = options.map((option) => phraseKey(option, profile) || option.trim().toLowerCase());
  if (new Set(keys).size < keys.length) return true;
  if (options.some((option) => option.length > 40 || /\d/u.test(option))) return false;
  return new Set(options.map((option) => coarseKey(option, profile))).size < keys.length;
}

/** One option inside another: both may be right, or the shorter gives the longer away. */
function hasOverlap({ options, profile }: Case): boolean {
  const phrases = options.map((option) => phraseKey(option, profile));
  if (options.every((option) => /\d/u.test(option))) return false;
  return phrases.some((a, i) =>
    phrases.some((b, j) => i !== j && a.length > 2 && containsWhole(b, a, profile)),
  );
}

function containsWhole(long: string, short: string, profile: LanguageProfile): boolean {
  return profile.script === "unspaced" ? long.includes(short) : ` ${long} `.includes(` ${short} `);
}

function isTrivial({ key, profile }: Case): boolean {
  if (/\d/u.test(key)) return false;
  const words = wordsOf(key, profile);
  if (words.length === 0) return true;
  if (profile.counts?.some((group) => group.includes(key)) === true) return false;
  if (profile.script === "unspaced") return profile.generic.has(key);
  const dull = ({ lower }: { lower: string }) =>
    profile.stopWords.has(lower) || profile.generic.has(lower) || profile.breakers.has(lower);
  return words.every(dull);
}

/** Options must be of one kind: all numbers or none, about as many words, all names or none. */
function areUnlike({ key, others, options, profile, draft }: Case): boolean {
  const numeric = (text: string) => soleNumber(text) !== null && /^[^\p{L}]*\d/u.test(text);
  if (options.some(numeric) && !options.every(numeric)) return true;
  const length = visibleLength(key, profile);
  const ratios = others.map((other) => visibleLength(other, profile) / Math.max(1, length));
  if (ratios.some((ratio) => ratio > 3.6 || ratio < 0.28)) return true;
  const capital = (text: string) => /^\p{Lu}/u.test(text);
  return (
    draft.kind !== "typed" &&
    !profile.capitalNouns &&
    others.every((other) => capital(other) !== capital(key))
  );
}

function isTooLong({ key, others, profile }: Case): boolean {
  const lengths = others.map((other) => visibleLength(other, profile));
  const mean = lengths.reduce((sum, n) => sum + n, 0) / lengths.length;
  const length = visibleLength(key, profile);
  if (length > Math.max(...lengths) && length > 1.3 * mean) return length > 12 + mean || length > 24;
  return false;
}

function hasQualifier(option: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced") return [...profile.qualifiers].some((word) => option.includes(word));
  return wordsOf(option, profile).some(({ lower }) => profile.qualifiers.has(lower));
}

function answerInStem({ stem, key, profile }: Case): boolean {
  if (key.length < 2)
    return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(key)}(?![\\p{L}\\d])`, "u").test(stem);
  if (/^[\d.,\s]+$/u.test(key)) return new RegExp(`(?<!\\d)${RegExp.escape(key)}(?!\\d)`, "u").test(stem);
  if (mentions(stem, key, profile)) return true;
  const stemKeys = new Set(contentKeys(stem, profile));
  const keys = contentKeys(key, profile);
  return keys.length > 0 && keys.every((word) => stemKeys.has(word));
}

/** A content word of the key that the stem repeats and no distractor has points at the key. */
function hasVerbalCue({ stem, key, others, profile }: Case): boolean {
  if (profile.script === "unspaced") return false;
  const inStem = new Set(contentKeys(stem, profile));
  const elsewhere = new Set(others.flatMap((other) => contentKeys(other, profile)));
  return contentKeys(key, profile).some(
    (word) => word.length >= 4 && inStem.has(word) && !elsewhere.has(word),
  );
}

/** The key alone fits the grammar round the gap, or alone has its ending. */
function hasGrammarCue({ draft, key, others, profile }: Case): boolean {
  const article = /\b(an?)\s+_{3,}/iu.exec(draft.stem)?.[1]?.toLowerCase();
  if (profile.code === "en") {
    const vowel = (text: string) => /^[aeiou]/iu.test(text);
    if (article !== undefined && others.some((other) => vowel(other) !== vowel(key))) return true;
    const plural = (text: string) => /[^sui]s$/iu.test(text) && !/ics$/iu.test(text);
    return (
      key.split(" ").length <= 3 &&
      others.every((other) => other.split(" ").length <= 3 && plural(other) !== plural(key))
    );
  }
  if (profile.endingLetters === 0 || profile.code === "es" || !draft.stem.includes("___")) return false;
  const ending = (text: string) => (/[aeiouyąęóаеиіоуяюєї]$/iu.exec(text)?.[0] ?? "").toLowerCase();
  return /\p{L}$/u.test(key) && others.every((other) => ending(other) !== ending(key));
}

function startsDangling(stem: string, profile: LanguageProfile): boolean {
  const opening = stem.replace(/^["'„“«¿(]+/u, "");
  return profile.dangling?.test(opening) === true || profile.doubtfulOpening?.test(opening) === true;
}

function hasBadLength({ stem, draft, profile, options }: Case): boolean {
  const content = contentKeys(stem, profile).length;
  const long = profile.script === "unspaced" ? stem.length > 170 : wordsOf(stem, profile).length > 48;
  const short = draft.kind === "definition" || draft.kind === "statement" ? content < 1 : content < 3;
  return long || short || options.some((option) => visibleLength(option, profile) > 230);
}

/** Every bracket that opens closes: a cut sentence shows itself here. */
function balanced(text: string): boolean {
  return text.split(/[(（]/u).length === text.split(/[)）]/u).length;
}

function distractorInQuote({ draft, others, stem, profile }: Case): boolean {
  return others.some(
    (other) => other.length > 2 && mentions(draft.quote, other, profile) && !mentions(stem, other, profile),
  );
}

/** What a model says must be in the language of its passage as a whole; rules only ever cut from the passage. */
function inWrongLanguage({ stem, draft, options, profile }: Case): boolean {
  if (hasWrongScript(stem, profile)) return true;
  if (profile.code === "und") return false;
  const isLatin = profile.code !== "uk" && profile.code !== "ja";
  if (draft.explanation === undefined) return isLatin && isForeign(stem, profile, ["en"]);
  const { key, others } = draft.explanation;
  const said = [key, ...others.map(({ why }) => why)].join(" ");
  if (hasWrongScript(said, profile)) return true;
  return isForeign(stem, profile, LANGUAGES) || isForeign([...options, said].join(" "), profile, LANGUAGES);
}

/** A Japanese item must hold kana, a Ukrainian one Cyrillic, all others Latin letters. */
function hasWrongScript(text: string, profile: LanguageProfile): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, letters);
  if (profile.code === "ja") return share(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu) < 0.5;
  if (profile.code === "uk") return share(/\p{Script=Cyrillic}/gu) < 0.5 || /[ыэъё]/iu.test(text);
  return profile.code !== "und" && share(/\p{Script=Latin}/gu) < 0.5;
}

/** A sentence of another language shows itself by its function words. */
function isForeign(text: string, profile: LanguageProfile, others: readonly Language[]): boolean {
  const words = wordsOf(text, profile);
  const share = ({ stopWords }: LanguageProfile) => words.filter(({ lower }) => stopWords.has(lower)).length;
  return others.some((code) => code !== profile.code && share(profileOf(code)) > share(profile) + 1);
}
