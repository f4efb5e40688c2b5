import type { LanguageProfile } from "@quizmill/language";
import { chance } from "../random.ts";
import { commonnessOf, isGeneric } from "../text/commonness.ts";
import { type Span, spansOf } from "../text/spans.ts";
import { wordsOf } from "../text/words.ts";
import { isPossessive, isUninformative } from "./distractors/exclusions.ts";
import { nameKindOf } from "./distractors/name-kinds.ts";
import type { Document } from "./document.ts";
import { type KeyFeature, worthOf } from "./key-features.ts";
import type { Line } from "./lines.ts";
import { isLoneQuality } from "./noun-forms.ts";
import { isLinkedAbroad, isPartOfName } from "./parts-of-names.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { isSchoolTerm } from "./school-words.ts";
import { mayBeKey } from "./termhood.ts";
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
  /\d(?:[ \u00a0]?[\p{L}%°]+)?,? (?:to|and|or|al?|y|o|bis(?: zu)?|und|oder|do|i|lub|до|та|і|й|або|по) $/u;

/** What may follow a Japanese year that is no part of a name. */
const YEAR_WENT_ON = /^(?:以|当時|時点|現在|初|前|後|末|代|間|度|頃|春|夏|秋|冬|中|半)/u;

/** "w latach 40.", "en los años 60": half of the name of a decade. */
const DECADES = /(?:^|[ (])(?:latach|lat|años|роках|років|Jahren|Jahre) $/u;

/** A part of a sentence that can be asked for, with the features that it is worth it. */
export interface KeyCandidate extends Omit<Key, "worth"> {
  features: KeyFeature[];
}

/** All parts of a sentence that can be asked for, in no order; they may overlap. */
export function candidatesOf(line: Line, document: Document): KeyCandidate[] {
  return [...spanKeys(line, document), ...phraseKeys(line, document)].map((key) => ({
    ...key,
    features: [...key.features, ...placeFeatures(key, line, document)],
  }));
}

/** The parts of a sentence worth asking for, best first, none overlapping a better one. */
export function keysOf(line: Line, document: Document): Key[] {
  const found: Key[] = candidatesOf(line, document).map(({ features, ...key }) => ({
    ...key,
    worth: worthOf(features) + 0.01 * chance(document.seed, key.text),
  }));
  found.sort((a, b) => b.worth - a.worth || a.start - b.start);
  const kept: Key[] = [];
  for (const key of found) {
    if (!kept.some((other) => key.start < other.end && other.start < key.end)) kept.push(key);
  }
  return kept;
}

function spanKeys(line: Line, document: Document): KeyCandidate[] {
  const { profile, isShort } = document;
  return (
    withYearsOfDays(spansOf(line.text, profile))
      // "two variables": how many there are is told by the way.
      .filter(({ type }) => type !== "count")
      .filter((span) => !isAllOrNothing(span) && (isShort || !isOfUnsaidYear(span, line.text)))
      .filter((span) => line.quote.includes(span.text) && !isPartial(span, line.text))
      .filter((span) => !isEndOfWords(span, line.text, profile))
      .filter((span) => !isAttributive(span, line.text, profile))
      .filter((span) => !isOfCompound(span, line.text, profile))
      .filter((span) => !isCountedOrSpanned(span, line.text))
      .filter((span) => profile.script === "spaced" || !isEndOfSpan(span, line.text))
      // "ponad 500": 600 is that too.
      .filter(({ start }) => profile.numberBound?.beyond.test(line.text.slice(0, start)) !== true)
      .map((span) => ({
        ...withoutUnit(span, profile),
        start: span.start,
        before: /([\p{L}’']+)\s*$/u.exec(line.text.slice(0, span.start))?.[1]?.toLowerCase() ?? "",
        span,
        features: [spanFeature(span)],
      }))
  );
}

const YEAR_OF_DAY = /^(?:.+\D(?<last>\d{4})|(?<first>\d{3,4}年)\d{1,2}月\d{1,2}日)$/u;

/** "1868" of "3 January 1868", 「1868年」 of 「1868年1月3日」; null where a day is of no year, or no day. */
function yearOfDay(day: string): string | null {
  const groups = YEAR_OF_DAY.exec(day)?.groups;
  return groups?.last ?? groups?.first ?? null;
}

/**
 * Days by their years, which is what is learnt of when something was. The day stays beside the gap, but in Japanese,
 * where it would stand behind what it is of.
 */
function withYearsOfDays(spans: readonly Span[]): Span[] {
  return spans.map((span) => {
    const year = span.type === "date" ? yearOfDay(span.text) : null;
    if (year === null) return span;
    return { ...span, type: "year", text: year, start: span.start + span.text.lastIndexOf(year) };
  });
}

/** "According to a 1955 review": English alone sets a year before its noun; which review, is told by the way. */
function isAttributive({ type, start, end }: Span, text: string, { code }: LanguageProfile): boolean {
  if (code !== "en" || type !== "year") return false;
  return /(?<!\p{L})an? $/iu.test(text.slice(0, start)) && /^ \p{Ll}/u.test(text.slice(end));
}

/** "19-letnia", "10-бальна": half of an adjective, which tells by the way how old or how long something is. */
function isOfCompound({ end }: Span, text: string, { oblique }: LanguageProfile): boolean {
  return oblique !== undefined && /^[-‑]\p{Ll}/u.test(text.slice(end));
}

/** "przekazywany w 100%": wholly. */
function isAllOrNothing({ type, text }: Span): boolean {
  return type === "percent" && /^(?:100|0)(?!\d)/u.test(text) && !/^\d+[.,]\d/u.test(text);
}

/** "21 lutego odbył się konkurs": of which year, the sentences before said. */
function isOfUnsaidYear({ type }: Span, text: string): boolean {
  return type === "date" && !/\d{4}/u.test(text);
}

/** Where the unit is a word, only the number is asked for: "_____ points" tells what is counted. */
function withoutUnit(
  { text, start, end, type }: Span,
  profile: LanguageProfile,
): { text: string; end: number } {
  const words = type === "quantity" ? profile.units?.exec(text) : undefined;
  if (words == null || profile.script === "unspaced" || !/^\d/u.test(text)) return { text, end };
  const number = text.slice(0, words.index).trimEnd();
  return /^[\d.,\u00a0\u202f ]+$/u.test(number)
    ? { text: number, end: start + number.length }
    : { text, end };
}

/** Half of a range, or a number that says nothing of what it counts. */
/** "has two universities – Newcastle and Northumbria": they can be counted. */
const COUNTED_OUT =
  /^ \p{Ll}[^,;:–—]{2,40}(?: [–—-]|:) \P{Ll}[^–—;:]* (?:and|und|y|e|i|oraz|та|і|й) \P{Ll}[^–—;:,]*$/u;

/** "20℃から25℃": of two ends neither is to be told without the other. */
const JAPANESE_SPAN = /^(?:から|ないし| ?[-–—〜～~] ?)(?:約)?\d/u;
const UPPER_END = /\d[%％℃]?[-–—~]$/u;
/** "アデニン、チミン、グアニン、シトシンの4種類": they can be counted. */
const NAMED_BEFORE = /[^、はが]{1,20}[、・][^、はが]{1,20}(?:の|という)$/u;
const COUNTER_OF_NAMED = /^\d+(?:つ|種類?|人|個|名|[かカヶ]国|段階|層)$/u;

/** What the sentence counts can be counted in it, or it tells of a span. */
function isCountedOrSpanned({ text, type, start, end }: Span, sentence: string): boolean {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  if (COUNTED_OUT.test(after) || (COUNTER_OF_NAMED.test(text) && NAMED_BEFORE.test(before))) return true;
  return isEndOfSpan({ text, type, start, end }, sentence);
}

/** One of two ends, "10" and "13" of what is left of a power of ten ("10-13") too. */
function isEndOfSpan({ type, start, end }: Omit<Span, "unit">, sentence: string): boolean {
  if (type === "year" || type === "date") return false;
  return JAPANESE_SPAN.test(sentence.slice(end)) || UPPER_END.test(sentence.slice(0, start));
}

function isPartial({ text, type, start, end }: Span, sentence: string): boolean {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  return (
    /^\d$/u.test(text) ||
    // "2,98 × 105 kg": half of a product, or a power of ten whose exponent stood higher.
    /[×·*^=] ?$/u.test(before) ||
    /^ ?[×·*^=]/u.test(after) ||
    // "1980-х", "2004-го": half of a word.
    (type === "year" && /^[-–]\p{Ll}/u.test(after)) ||
    // "1848年革命": half of a name.
    (type === "year" && /^\p{Script=Han}{2}/u.test(after) && !YEAR_WENT_ON.test(after)) ||
    // "1人当たり": a rate. "1つ" counts nothing, "2つめ", "1匹も" and "翌1947年" are told by what went before.
    text === "1つ" ||
    (/\d(?:つ|回|人|年|度|匹|個|本|枚|件|名|[ヶかカ]所)$/u.test(text) &&
      (/^(?:目|め|も|のみ|だけ|[当あ]たり)/u.test(after) || /[翌同]$/u.test(before))) ||
    (type === "number" && (DECADES.test(before) || OF_MODEL.test(before))) ||
    (type === "number" && !/^ \p{Ll}{4,}/u.test(after) && !standsAlone(text, before)) ||
    /^ (?:to|and|or|a|y|o|bis|und|oder|do|i|до|та|і) \d/u.test(after) ||
    HALF_AMOUNT.test(before) ||
    (type === "year" && LISTED_YEAR.before.test(before) && LISTED_YEAR.after.test(after)) ||
    (type === "number" && (LISTED_NUMBER.before.test(before) || LISTED_NUMBER.after.test(after))) ||
    // "4兆8,641億円": half of an amount.
    /\d(?:[兆億]|\d万)$/u.test(before) ||
    // "1992年4月1日 - 2010年5月30日": the end of a span.
    /\d[^、。\d]{0,7}(?:から|[〜～]|ないし|または| [-–—] )$/u.test(before)
  );
}

/** "articles 29, 30 and 31": whoever reads the others can tell it. */
const LISTED_NUMBER = {
  before: /(?<!\d)\d{1,3}(?:, \d{1,3})*,(?: and| und| y| i| oraz| та| і| й)? $/u,
  after: /^(?:, \d{1,3})+(?:,| and| und| y| i| oraz| та| і| й)(?!\d)/u,
};

/** "in 1620–21, _____, 1691 and 1740": between two of a list that rises, only some years can stand. */
const LISTED_YEAR = {
  before: /\d{4}(?:年|[-–]\d{2,4})?(?:,|、)(?: (?:and|und|y|oraz|і))?(?: again in)? ?$/u,
  after: /^(?:年|[-–]\d{2,4})?(?:,|、)? ?(?:(?:and|und|y|i|oraz|та|і|й) )?\d{4}/u,
};

/** "a bomb SC _____": letters before a number are half of a name. */
const OF_MODEL = /(?<![\p{L}\d])(?!(?:AD|BC|CE) $)\p{Lu}{2,4}[ -]$/u;

const SPAN_LINK = "(?:to|or|al?|o|u|bis(?: zu)?|oder|do|lub|czy|до|або|чи)";
const SPAN_BEFORE = new RegExp(`(?<other>\\p{L}+),? ${SPAN_LINK} $`, "u");
const SPAN_BEHIND = new RegExp(`^ ${SPAN_LINK} (?<other>\\p{L}+)(?!\\p{L})`, "u");

/** "vier bis fünf Stunden": of two ends written as words neither is to be told without the other. */
function isEndOfWords({ start, end }: Span, text: string, { numerals = [] }: LanguageProfile): boolean {
  const others = [SPAN_BEFORE.exec(text.slice(0, start)), SPAN_BEHIND.exec(text.slice(end))];
  return others.some((found) =>
    numerals.some((group) => group.includes(found?.groups?.other?.toLowerCase() ?? "")),
  );
}

/** "in 24 of them", but not "Apollo 11", "Figure 12" or "§ 15": those are names. */
function standsAlone(text: string, before: string): boolean {
  return /\d{2}/u.test(text) && /(?:^|\P{L})\p{Ll}+ $/u.test(before);
}

function spanFeature({ type }: Span): KeyFeature {
  if (type === "number") return "bareNumber";
  return type === "money" ? "quantity" : type;
}

/** Where in the sentence it stands, and beside what. */
function placeFeatures(
  { start, end, before, text }: KeyCandidate,
  line: Line,
  document: Document,
): KeyFeature[] {
  const { profile } = document;
  const length = line.text.length;
  const after = line.text.slice(end);
  const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? "";
  const isContent = (word: string) =>
    word !== "" && !profile.stopWords.has(word) && !profile.phraseBoundaries.has(word);
  const features: Partial<Record<KeyFeature, boolean>> = {
    opens: start < 3,
    early: start >= 3 && start < 0.25 * length,
    late: start > 0.5 * length,
    ends: /^[.”"’')\]]*$/u.test(after),
    first: line.first,
    afterArticle: profile.articles.has(before),
    afterFunction: profile.stopWords.has(before) && !profile.articles.has(before),
    afterContent: isContent(before),
    beforeContent: isContent(next),
    beforeStop: /^[,;:、。]/u.test(after),
    listed: /^(?:,|、|・| (?:and|or|und|oder|y|o|i|oraz|lub|та|і|й|або) )/u.test(after),
    hasDigit: /\d/u.test(text) && /\p{L}/u.test(text),
    longText: text.length > (profile.script === "unspaced" ? 8 : 24),
  };
  return (Object.keys(features) as KeyFeature[]).filter((feature) => features[feature] === true);
}

function phraseKeys(line: Line, document: Document): KeyCandidate[] {
  const keys: KeyCandidate[] = [];
  for (const phrase of phrasesOf(line.text, document.profile)) {
    const term = document.terms.get(phrase.text);
    if (term === undefined || !isEligible(phrase, term, line, document)) continue;
    if (!mayBeKey(term, document) && !isSetOff(phrase, line, document)) continue;
    const { text, start, end, before } = phrase;
    keys.push({
      text,
      start,
      end,
      before,
      span: null,
      features: phraseFeatures(phrase, term, line, document),
    });
  }
  return keys;
}

/** "The `git status` command": a common noun behind the name of what it is. */
function isHeadOfName({ text }: Phrase, { quote }: Line): boolean {
  return quote.includes(`\` ${text}`);
}

/** A unit of the sentence or of the document, surely nominal, and not too common to be asked for. */
function isEligible(phrase: Phrase, term: Term, line: Line, document: Document): boolean {
  const isTaught = document.isShort && isSchoolTerm(term, document.terms, document.profile);
  if (!line.quote.includes(phrase.text) || term.endsInParticiple) return false;
  if (!isTaught && isCommon(phrase.text, document)) return false;
  if (isSetting(term, document) || isToldByWording(phrase, line, document)) return false;
  if (isHalf(phrase, term, line, document)) return false;
  if (document.profile.script === "unspaced" && (isListed(phrase, line) || isNoKey(phrase, term, document)))
    return false;
  // "researchers might design a study": a verb, whatever else the word may be.
  if (phrase.before !== "to" && document.profile.verbLeads.has(phrase.before) && !phrase.name) return false;
  const isUnit = phrase.bounded || term.marked || (term.bounded >= 2 && term.count >= 2);
  return isUnit && (isTaught || phrase.licensed || canBeOption(term) || isNamed(phrase, line, document));
}

/** Which thing is meant, only the wording of this sentence or the one before decides. */
function isToldByWording(phrase: Phrase, line: Line, document: Document): boolean {
  const { profile } = document;
  if (isHeadOfName(phrase, line) || isPointedAt(phrase, profile)) return true;
  // "proper diagnosis": which one, the wording alone decides.
  return profile.describing?.test(`${phrase.text} `) === true;
}

/** "Esta _____ se conoce como …": which, the sentence before told, whether it stands there or not. */
function isPointedAt(
  { before, name }: Phrase,
  { pronouns, personalPronouns, script }: LanguageProfile,
): boolean {
  return script === "spaced" && !name && pronouns.has(before) && !personalPronouns.has(before);
}

/** "1300 gramos": what a number is of is no answer beside it. */
function isUnitOf({ text, start }: Phrase, line: Line, { profile }: Document): boolean {
  return /\d[ \u00a0]$/u.test(line.text.slice(0, start)) && profile.units?.exec(text)?.[0] === text;
}

/** "契約自由" of 「契約自由の原則という」: half of what something is called. */
const CALLED_SO = /^の[\p{Script=Han}\p{Script=Katakana}ー]{1,8}」?と(?:い[うわ]|呼[ばぶ]|称[さす])/u;

/** "同楽曲", "本作品": which one, was told before. */
const POINTS_BACK = /^[同本当]/u;

/**
 * Japanese: who somebody is in what is told ("支持者", "協力者"), where the text does not teach it, is mostly as well
 * another; and what points back at what it also calls by
 * itself is known to who reads on. How something is, when, or how often it is done, is no thing.
 */
function isNoKey({ text }: Phrase, term: Term, document: Document): boolean {
  const { terms, profile, isDefined } = document;
  const isTaught = term.marked || term.inHeading || isDefined(term);
  if (isUninformative(text, profile) || (!isTaught && profile.person?.test(text) === true)) return true;
  return POINTS_BACK.test(text) && terms.get(text.slice(1)) !== undefined;
}

/** Of a text's sentences, the share from which a place they name is where all of it happens. */
const SETTING = { share: 0.06, least: 4 };

/** In how many of a long text's sentences a word stands that all of it is about; one that it defines may be in more. */
const THROUGHOUT = { share: 0.035, ofDefined: 0.08, least: 40 };

/**
 * "Податки в Україні …": where the whole text is set, no sentence tells. Nor is what a manual says in every tenth
 * sentence ("the branch", "a file") what one of them has to say, or one of four that could stand there.
 */
function isSetting(term: Term, document: Document): boolean {
  const { lines } = document;
  const isDefined = term.marked || document.isDefined(term);
  const share = isDefined ? THROUGHOUT.ofDefined : THROUGHOUT.share;
  if (term.words === 1 && term.count >= Math.max(THROUGHOUT.least, share * lines.length)) return true;
  if (term.count < Math.max(SETTING.least, SETTING.share * lines.length)) return false;
  return nameKindOf(term, document) === "place";
}

/** "Матеріалізм – це _____, яка …": what it is a sort of, which many things are; the definition asks for it itself. */
function isGenus({ start, end }: Phrase, { text }: Line, { profile }: Document): boolean {
  if (
    profile.remark === undefined ||
    !/^[^,;:]{3,60}(?: [–—-] (?:це |to )?| to )$/u.test(text.slice(0, start))
  )
    return false;
  return /^(?:,| \p{Ll})/u.test(text.slice(end));
}

/**
 * "Aldosteron ist ein _____ der Niere, das …", "El cuarzo es un _____ que …": the noun of a definition that tells its term
 * apart behind it; the definition asks for the term itself.
 */
function isGenusOfDefined({ start, end }: Phrase, line: Line, document: Document): boolean {
  const found = document.definitionIn(line);
  const at = found === undefined ? -1 : line.text.indexOf(found.definition);
  if (found === undefined || at < 0 || start < at || !found.cue.definitionStandsAlone) return false;
  const { articles, capitalNouns } = document.profile;
  const [article = "", ...others] = line.text.slice(at, start).trim().split(" ");
  // "eine chemische _____": what stands between is an adjective.
  if (!articles.has(article) || others.length > (capitalNouns ? 2 : 1)) return false;
  if (others.some((word) => !/^\p{Ll}+$/u.test(word))) return false;
  return /^(?:,| \p{Ll})/u.test(line.text.slice(end));
}

/** Part of a name, of a pair or of a term that goes on, or somebody's. */
function isHalf(phrase: Phrase, term: Term, line: Line, document: Document): boolean {
  if (isModifier(phrase, line, document)) return true;
  if (isPossessive(phrase.text, document.profile)) return true;
  // "коректне лівобічне та невизначене правобічне значення"
  if (!phrase.name && isLoneQuality(phrase.text, document.profile)) return true;
  if (phrase.name && /^(?:and|y|e)$/u.test(phrase.before)) return true;
  // "Git version 2.23", "Kapitel 2": half of a name.
  if (/^[ \u00a0]\d/u.test(line.text.slice(phrase.end))) return true;
  // "divisoria" in "se denomina divisoria de aguas" is half a term.
  const goesOn = document.profile.termLink?.test(line.text.slice(phrase.end)) === true;
  if (isUnitOf(phrase, line, document) || isCompleted(phrase, term, line, document)) return true;
  if (isGenus(phrase, line, document) || isGenusOfDefined(phrase, line, document)) return true;
  if (isTitle(phrase, line, document)) return true;
  if (!document.isShort && isOneOfMany(phrase, line)) return true;
  if (isLinkedAbroad(phrase, line, document)) return true;
  if (CALLED_SO.test(line.text.slice(phrase.end))) return true;
  return isPartOfName(phrase, line) || (goesOn && isNamed(phrase, line, document));
}

/** "Do portu Klintehamn", "астроном Ж. Койпер", "przy burcie „Daru”": what a name is of, told by the way. */
function isTitle({ name, end }: Phrase, { text }: Line, { profile }: Document): boolean {
  if (profile.oblique === undefined || name) return false;
  return /^ (?:\p{Lu}\p{Ll}{2}|\p{Lu}\. ?\p{Lu}|[„«])/u.test(text.slice(end));
}

const LISTED_MOST = 3;
const LISTED_BEFORE = /(?:\p{Lu}[^,.;:]{2,40}(?:, | (?:and|und|y|i|oraz|та|і|й) )){1,8}$/u;
const LISTED_BEHIND = /^(?:(?:, | (?:and|und|y|i|oraz|та|і|й) )\p{Lu}[^,.;:]{2,40}){1,8}/u;
const LINK = /, | (?:and|und|y|i|oraz|та|і|й) (?=\p{Lu})/gu;

/** "…, Наталя Забіла, Василь Минко, _____": of so many named in one breath no one is worth knowing by heart. */
function isOneOfMany({ name, start, end }: Phrase, { text }: Line): boolean {
  if (!name) return false;
  const before = LISTED_BEFORE.exec(text.slice(0, start))?.[0] ?? "";
  const behind = LISTED_BEHIND.exec(text.slice(end))?.[0] ?? "";
  return `${before}X${behind}`.split(LINK).length > LISTED_MOST;
}

/**
 * "Створення організаційної структури", "teoria budowy": where nothing leads nouns, what follows one tells what of.
 * "Wielkiej" in "Wielkiej improwizacji" is no name by itself.
 */
function isCompleted(
  { text: part, words, end }: Phrase,
  { type }: Term,
  { text }: Line,
  { profile }: Document,
): boolean {
  if (profile.oblique === undefined || words > 1) return false;
  const isQuality =
    OF_PLACE.test(part) || profile.adjectiveCases?.some(([ending]) => ending.test(part)) === true;
  if (type !== "term" && !isQuality) return false;
  const next = /^ (\p{Ll}{3,}|\p{Lu}{2,})/u.exec(text.slice(end))?.[1];
  if (next === undefined || profile.stopWords.has(next) || profile.phraseBoundaries.has(next)) return false;
  return profile.phraseBoundaryShape?.test(next) !== true;
}

/** "Ловеллській", "Warszawskiej": made of a name, and none. "У Південній півкулі": and which half or side of something. */
const OF_PLACE =
  /^(?:північн|південн|східн|західн|центральн)\p{Ll}{1,3}$|^(?:północn|południow|wschodni|zachodni|środkow|centraln)\p{Ll}{0,3}$|(?:[сц]ьк(?:ій|ий|а|е|у|ою|і|их|им|ими)|[sc]k(?:a|ie|ą|ich|im|imi))$/iu;

/**
 * "CAM" in "CAM plants" only tells which plants are meant, "Europa" in "Europa occidental" is half a name, and
 * "Крабоподібній" before "туманності" an adjective.
 */
function isModifier({ text: part, end, name }: Phrase, { text }: Line, { profile }: Document): boolean {
  const { adjectiveShape, oblique } = profile;
  if (oblique !== undefined && adjectiveShape?.test(part.toLowerCase()) === true)
    return / \p{Ll}{3}/uy.test(text.slice(end, end + 4));
  if ((profile.headFirst && !name) || profile.capitalNouns || profile.nounLeads.size === 0) return false;
  const next = /^ (\p{Ll}{3,})/u.exec(text.slice(end))?.[1];
  if (next === undefined || profile.stopWords.has(next) || profile.phraseBoundaries.has(next)) return false;
  return profile.phraseBoundaryShape?.test(next) !== true && !/(?:ed|ing)$/u.test(next);
}

function phraseFeatures(phrase: Phrase, term: Term, line: Line, document: Document): KeyFeature[] {
  const { profile } = document;
  const isSpaced = profile.script === "spaced";
  const isSingle = isSpaced && phrase.words === 1;
  // Where nothing shows that it is a noun phrase, a phrase seen once may be half a clause.
  const isUnsure = isSpaced && profile.nounLeads.size === 0 && !profile.capitalNouns;
  const commonness = phrase.name ? "rare" : commonnessOf(phrase.text, profile);
  const features: Partial<Record<KeyFeature, boolean>> = {
    marked: term.marked,
    named: isNamed(phrase, line, document),
    quoted: isQuoted(phrase, line),
    inHeading: term.inHeading,
    name: isSpaced && phrase.name && !profile.capitalNouns,
    foreign: !isSpaced && phrase.name,
    acronym: term.type === "acronym",
    repeated: term.count === 2,
    frequent: term.count > 2 && term.count < COMMON_FROM,
    everywhere: term.count >= COMMON_FROM,
    twoWords: phrase.words === 2,
    threeWords: phrase.words > 2,
    singleWord: isSingle && !phrase.name,
    shortWord: isSingle && phrase.text.length < 5,
    shortRun: !isSpaced && phrase.text.length <= 2,
    loose: !phrase.bounded,
    everyday: commonness === "everyday",
    known: commonness === "known",
    unsure: isUnsure && phrase.words > 1 && !phrase.name && term.count < 2,
  };
  return (Object.keys(features) as KeyFeature[]).filter((feature) => features[feature] === true);
}

function isNamed(phrase: Phrase, line: Line, { profile }: Document): boolean {
  return profile.naming?.test(line.text.slice(0, phrase.start)) === true;
}

function isQuoted({ start }: Phrase, { text }: Line): boolean {
  return /[“„«"「『‚]$/u.test(text.slice(0, start));
}

function isSetOff(phrase: Phrase, line: Line, document: Document): boolean {
  if (isNamed(phrase, line, document)) return true;
  return (
    isQuoted(phrase, line) && (phrase.words > 1 || commonnessOf(phrase.text, document.profile) === "rare")
  );
}

/** "地震と火山": what stands in a list can be replaced by its like, and the sentence stays true. */
function isListed({ start, end }: Phrase, { text }: Line): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // "日本を（　　）。" ends in a verb that has shed its "する".
  if (after === "" && /[をに]$/u.test(before)) return true;
  if (/[^ぁ-ん]、$/u.test(before) && /^(?:[、と]|の(?:\d|[二三四五六七])つ)/u.test(after)) return true;
  return (
    /[とや・]$/u.test(before) ||
    /^(?:[とや・](?!いう|呼|な)|、(?:[^、ぁ-ん]{1,20}、)*[^、ぁ-ん]{1,20}(?:など|ら|の[二三四五六七\d]つ))/u.test(
      after,
    )
  );
}

/** Too common to be worth asking for, whatever the sentence. */
function isCommon(text: string, { profile }: Document): boolean {
  if (profile.script === "unspaced") return profile.generic.has(text);
  const words = wordsOf(text, profile);
  const last = words.at(-1)?.lower ?? "";
  if (words.some(({ lower }) => profile.qualifiers.has(lower))) return true;
  if (words.length === 1 && profile.adjectiveShape?.test(text) === true) return true;
  if (words.length === 1) return isGeneric(last, profile) || (text.length < 4 && !/^\p{Lu}{2,}/u.test(text));
  return (
    words.every(({ lower }) => isGeneric(lower, profile)) || words.every(({ text: word }) => word.length < 3)
  );
}
