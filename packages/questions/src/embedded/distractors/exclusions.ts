import { type LanguageProfile, lowerFirst, profileOf } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { commonnessOf } from "../../text/commonness.ts";
import { coarseKey, contentKeys, phraseKey, searcherOf, wordsOf } from "../../text/words.ts";
import { memoizedByText } from "../memoized-reading.ts";
import { isLoneQuality } from "../noun-forms.ts";
import { classOfNoun } from "../semantic-classes.ts";
import type { DistractorRequest } from "./distractor-target.ts";
import { headNoun } from "./heads.ts";

const en = profileOf("en");

/** "Melbourne's" of what? */
const POSSESSIVE = /['’]s$/u;
/** "Grad Celsius" beside Anders Celsius. */
const DEGREES = /^(?:degrees?|Grad|grados?|stopni\p{L}*|градус\p{L}*) /u;

/** Says nothing, or only how much or how surely: no option beside a thing. */
export const isUninformative = memoizedByText((text, profile): boolean => {
  if (profile.script === "unspaced")
    return (
      profile.generic.has(text) ||
      profile.describing?.test(text) === true ||
      text.length < 2 ||
      /[的用]$/u.test(text) ||
      AMOUNT.test(text) ||
      CUT_SPAN.test(text) ||
      SHAPED.test(text) ||
      POINTING.test(text) ||
      isHowOnly(text) ||
      isCodeWord(text)
    );
  if (profile.oblique !== undefined && isOfListing(text, profile)) return true;
  if (isUnit(text, profile)) return true;
  if (profile.code !== "en" && FOREIGN_PART.test(text)) return true;
  if (profile.describing?.test(text) === true || POSSESSIVE.test(text) || DEGREES.test(text)) return true;
  if (isPossessive(text, profile)) return true;
  // "ejecutas git status" is told to the reader.
  if (profile.address !== undefined && text.search(profile.address) >= 0) return true;
  const words = wordsOf(text, profile);
  if (isQuality(text, profile)) return true;
  // Beside a month stand its like, from the lexicon; beside anything else it is part of a date.
  if (words.length === 1 && profile.months.includes(text.toLowerCase())) return true;
  if (words.length === 1 && text.length < 4 && !/^\p{Lu}{2,}$/u.test(text)) return true;
  if (
    text.length < 3 ||
    words.every(({ lower }) => profile.generic.has(lower) || profile.stopWords.has(lower))
  )
    return true;
  return words.some(({ lower }) => profile.qualifiers.has(lower));
});

/** Of many they are terms: "women's suffrage". */
const OWNED = /^(?<owner>(?:\p{L}+ )?\p{L}+(?<!men|people|children))['’]s (?<owned>\p{Ll}.*)$/u;

/** "child's potential", "Umberto's pediatrician": whose or who it is, its sentence tells. "Parkinson's disease" is a term. */
export function isPossessive(text: string, profile: LanguageProfile): boolean {
  const { owner = "", owned = "" } = OWNED.exec(text)?.groups ?? {};
  return (
    owned !== "" && (/^\p{Ll}/u.test(owner) || classOfNoun(headNoun(owned, profile), profile) === "person")
  );
}

/** "Adiabatisch: ohne Wärmeaustausch": how something is, so that no noun can stand beside it, nor it beside nouns. */
export function namesQuality(text: string, { adjectiveShape, oblique }: LanguageProfile): boolean {
  return oblique === undefined && /^[^ -]+$/u.test(text) && adjectiveShape?.test(text) === true;
}

/** Says how something is, in one word or, where adjectives stand on either side of their noun, in several. */
function isQuality(text: string, profile: LanguageProfile): boolean {
  return (
    (/^[^ -]+$/u.test(text) && profile.adjectiveShape?.test(text) === true) || isLoneQuality(text, profile)
  );
}

/**
 * "以降アレクサンドル2世", "周辺諸国", "一切管理対象", "難民認定法及", "書式以外", "山頂付近", "卒業式当日": what tells
 * when, where, how many or what else was cut out with the name.
 */
const CUT_SPAN =
  /^(?:以降|以後|以前|周辺|一切(?!経)|各|翌|毎|後(?=\p{Script=Katakana}))|.(?:[及並又若]|以[外内降前後来上下]|未満|程度|同様|付近|周辺|近辺|界隈|当日|翌日|前日)$/u;
/** "本書", "同楽曲": which is meant was told before. "本社" and "同盟" are things. */
const POINTING =
  /^(?:本(?:種|書|章|節|作|機|艦|件|項|稿|曲|法|賞)|同(?:種|書|作|機|艦|件|曲|船|車|校|法|賞|社|国|市|氏|楽曲|事務所|作品|大学))$/u;
/** "不可能", "膨大": how something is. "不可能性" is a thing. */
const QUALITY =
  /^(?:不(?:可能|必要|十分|可欠|可避|安定|完全|規則|自然|適切|適当|明確|確実|透明|正確|公平|便|要|利|明)|可能|困難|容易|簡単|複雑|単純|明確|明白|有効|有用|有名|無名|著名|有力|正確|適切|適当|確実|完全|豊富|貴重|重大|深刻|顕著|独特|特殊|同一|多彩|柔軟|迅速|円滑|密接|極端|強力|膨大|莫大|巨大|広大|新鮮|慎重|十分|妥当)$/u;
/** "一度コミット": how often it is done was cut out with it. */
const HOW_OFTEN =
  /^(?:[一二]度(?=\p{Script=Katakana})|(?:再度|今度|今回|時々|時折|結局|早速|元来|大抵)(?=.))/u;

/** Japanese: it tells how something is, or how often it is done, and names no thing. */
function isHowOnly(text: string): boolean {
  return QUALITY.test(text) || HOW_OFTEN.test(text);
}

/** "円柱状の空域": tells how something else is shaped. "症状" and "招待状" are things. */
const SHAPED = /(?:[柱球棒板円帯線粒液粉網筒環管塊泥霧膜層波糸針羽枝錐盾]|放射|同心円)状$/u;
/** "万トン" counts a harvest and is none. */
const AMOUNT = /^[十百千万億兆]+(?:円|\p{Script=Katakana}+)$/u;
/** "In Git", "branch directly": of a sentence that was left in English. "In" is German too, but leads no name there. */
const FOREIGN_PART =
  /^(?:In|On|At|By|For|From|With|If|When|After|Before|Generally|However|Once|Then) (?=\p{Lu}|\p{Ll})| [a-z]{3,}ly$/u;

/**
 * In a manual, what commands print: "changes added", "Sat Mar"; "n комітів", where a letter stands for some number.
 * "git status" and "Linux" are names of things.
 */
function isOfListing(text: string, profile: LanguageProfile): boolean {
  if (/^\p{L} |^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) /u.test(text)) return true;
  if (profile.code === "uk" && isCodeWord(text)) return true;
  if (!/^[a-z ]+$/u.test(text)) return false;
  return commonnessOf(text, en) !== "rare" && commonnessOf(text, profile) === "rare";
}

/** "секунд", "Секунд" beside what is measured in them, "metros de altura" beside a thing. */
function isUnit(raised: string, { units, headFirst }: LanguageProfile): boolean {
  return [raised, lowerFirst(raised)].some((text) => {
    const unit = units?.exec(text);
    if (unit == null || unit.index > 0) return false;
    return unit[0] === text || (headFirst && text.startsWith(`${unit[0]} de `));
  });
}

/** "while", "Generally" and "replay" in a text of other letters come from commands and what they print. */
function isCodeWord(text: string): boolean {
  if (/^[A-Z][a-z]+$/u.test(text)) return en.stopWords.has(text.toLowerCase()) || text.endsWith("ly");
  return /^[a-z]+$/u.test(text) && commonnessOf(text, en) === "everyday";
}

/**
 * The first `most` options that could not be right as well: none stands in the stem or beside the key,
 * is the heading, or overlaps the key or another option, as a part or as another form of it.
 */
export function keepDistinct<Option extends { text: string }>(
  options: Iterable<Option>,
  { key, stem, line, before }: DistractorRequest,
  profile: LanguageProfile,
  most: number,
): Option[] {
  const kept: Option[] = [];
  const inQuote = searcherOf(unhyphened(line.quote), profile);
  const inStem = searcherOf(unhyphened(stem), profile);
  const phrases = [phraseKey(unhyphened(key), profile)];
  const coarse = new Set([coarseKey(unhyphened(key), profile), inOneWord(key, profile)]);
  for (const option of options) {
    if (kept.length >= most) break;
    const plain = unhyphened(option.text);
    const phrase = phraseKey(plain, profile);
    if (phrases.some((other) => overlaps(phrase, other, profile))) continue;
    if ([key, ...kept.map(({ text }) => text)].some((other) => isSameMeaning(option.text, other, profile)))
      continue;
    if (repeats(option.text, before) || isNamedShort(option.text, key, stem, profile)) continue;
    if (inQuote(plain) || inStem(plain) || isShortIn(plain, stem, profile)) continue;
    if (line.heading !== null && phraseKey(line.heading, profile) === phrase) continue;
    const rough = [coarseKey(plain, profile), inOneWord(option.text, profile)];
    if (rough.some((spelling) => coarse.has(spelling))) continue;
    for (const spelling of rough) coarse.add(spelling);
    phrases.push(phrase);
    kept.push(option);
  }
  return kept;
}

/** "The default default name": it says again what stands before the gap. */
function repeats(option: string, before: string): boolean {
  return before !== "" && option.toLowerCase().startsWith(`${before} `);
}

/** "the frontal, parietal and temporal lobes and the _____": beside the occipital lobes the others are named without their noun. */
function isNamedShort(option: string, key: string, stem: string, profile: LanguageProfile): boolean {
  if (profile.script === "unspaced" || profile.headFirst || !option.includes(" ")) return false;
  const [own, its, told] = [key, option, stem].map((text) => new Set(contentKeys(text, profile)));
  if (own === undefined || its === undefined || told === undefined) return false;
  const telling = its.difference(own);
  return telling.size > 0 && telling.size < its.size && telling.isSubsetOf(told);
}

const SHORT = { least: 4, most: 5, ending: 2 };

/** "Зоря" is in "нейтронну зорю", "Azję" in "część Azji": of so short a word the stemmer leaves the ending. */
function isShortIn(option: string, stem: string, profile: LanguageProfile): boolean {
  if (profile.oblique === undefined || !/^\p{L}+$/u.test(option)) return false;
  if (option.length < SHORT.least || option.length > SHORT.most) return false;
  const root = option.slice(0, -1).toLowerCase();
  return wordsOf(stem, profile).some(
    ({ lower }) => lower.startsWith(root) && lower.length - root.length <= SHORT.ending,
  );
}

/**
 * "バヤズィト" and "バヤジット" are one man, "異端審問裁判" and "異端審問法廷" one court. A last word that shares a
 * character tells two things apart ("石油化学工業", "石油化学工場").
 */
function isSpeltAlike(a: string, b: string): boolean {
  if (foldedKana(a) === foldedKana(b)) return true;
  if (!/^\p{Script=Han}{5,}$/u.test(a) || a.length !== b.length) return false;
  const shared = [...a].findIndex((char, at) => char !== b.charAt(at));
  const rest = b.slice(shared);
  return shared >= (a.length * 2) / 3 && ![...a.slice(shared)].some((char) => rest.includes(char));
}

/** Sounds of other tongues, as they are written, and the plain ones they are written as well. */
const KANA_SOUNDS: Readonly<Record<string, string>> = {
  ヴァ: "バ",
  ヴィ: "ビ",
  ヴェ: "ベ",
  ヴォ: "ボ",
  ヴ: "ブ",
  ズィ: "ジ",
  ディ: "ジ",
  ティ: "チ",
  スィ: "シ",
};

/** Katakana by its plainest spelling. */
function foldedKana(text: string): string {
  return text
    .replace(/[ッー・＝]/gu, "")
    .replace(/ヴ[ァィェォ]?|[ズデテス]ィ/gu, (sound) => KANA_SOUNDS[sound] ?? sound);
}

/** "sickle-cell anemia" and "sickle cell anemia" are one thing. */
function unhyphened(text: string): string {
  return text.replace(/(?<=\p{L})[‐‑-](?=\p{L})/gu, " ");
}

/** "Branch-Name" is "Branchname". */
function inOneWord(text: string, profile: LanguageProfile): string {
  return phraseKey(text.replace(/[‐‑ -]/gu, "").toLowerCase(), profile);
}

function overlaps(a: string, b: string, profile: LanguageProfile): boolean {
  if (a === b) return true;
  if (profile.script === "unspaced")
    return a.includes(b) || b.includes(a) || isThinned(a, b) || isSpeltAlike(a, b);
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

function isSameMeaning(a: string, b: string, { sameMeaning = [], code }: LanguageProfile): boolean {
  if (isOwned(a, b) || isOwned(b, a) || isNameInFull(a, b) || lexiconOf(code).isAlias(a, b)) return true;
  return (
    isVariant(a, b) || inGreek(a) === inGreek(b) || sameMeaning.some((words) => differsInWording(a, b, words))
  );
}

/** "巨大プロジェクト" and "大規模プロジェクト": all that tells them apart means the same. */
function differsInWording(a: string, b: string, words: readonly string[]): boolean {
  return words.some((word) => a.includes(word) && words.some((other) => a.replace(word, other) === b));
}

/** Greek letters by their names in the languages of documents. */
const GREEK: readonly (readonly [name: RegExp, letter: string])[] = [
  [/(?<!\p{L})(?:alpha|alfa|альфа)(?!\p{L})|アルファ/giu, "α"],
  [/(?<!\p{L})(?:beta|бета)(?!\p{L})|ベータ/giu, "β"],
  [/(?<!\p{L})(?:gamma|гамма)(?!\p{L})|ガンマ/giu, "γ"],
  [/(?<!\p{L})(?:delta|дельта)(?!\p{L})|デルタ/giu, "δ"],
];

/** "partículas alfa" and "partículas α" are one thing. */
function inGreek(text: string): string {
  return GREEK.reduce((told, [name, letter]) => told.replace(name, letter), text.toLowerCase());
}

const VARIANT = { least: 8, start: 5, end: 2 };

/** "Gandhis Satyagraha" beside "Mohandas Gandhi": what is told of the one is told of the other. */
function isOwned(a: string, b: string): boolean {
  const [, owner] = /^(\p{Lu}\p{L}{2,}?)['’]?s (?=\p{Lu})/u.exec(a) ?? [];
  return owner !== undefined && b.split(" ").includes(owner);
}

/** "Alton Ellis" is "Alton Nehemiah Ellis", "アルトン・エリス" "アルトン・ニーアマイア・エリス". */
function isNameInFull(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  const [first = "", last = "", none] = short.split(/[ ・]/u);
  if (none !== undefined || !(NAME_PART.test(first) && NAME_PART.test(last))) return false;
  return long.startsWith(short.slice(0, first.length + 1)) && long.endsWith(short.slice(first.length));
}

const NAME_PART = /^(?:\p{Lu}[\p{L}’'-]*|[\p{Script=Katakana}ー]+)$/u;

/** "перебазування" and "перебазовування" are one word: longer by a letter or two inside, and otherwise the same. */
function isVariant(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < VARIANT.least || a.slice(0, VARIANT.start) !== b.slice(0, VARIANT.start))
    return false;
  return a.slice(-VARIANT.end) === b.slice(-VARIANT.end) && isThinned(a, b);
}

/** "明治政府" is "明治新政府" with a character left out: most likely the same thing. */
function isThinned(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (short.length < 3 || long.length - short.length > 2 || long.length === short.length) return false;
  let found = 0;
  for (const char of long) if (char === short.charAt(found)) found++;
  return found === short.length;
}
