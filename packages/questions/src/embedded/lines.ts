import type { Block } from "@quizmill/contract";
import {
  closed,
  type LanguageProfile,
  lowerFirst,
  profileOf,
  sentencesOf,
  upperFirst,
} from "@quizmill/language";
import type { Passage, Plan } from "../engine.ts";
import { figureFinder, numbersIn, tellsOfFigure } from "../pointed-figures.ts";
import { runToEnd, type Steps } from "../steps.ts";
import { isOblique } from "../text/cases.ts";
import { endsWithOwnStop } from "../text/end-signs.ts";
import { contentKeys, unaddressed, wordsOf } from "../text/words.ts";
import { isRunningText } from "../unwanted.ts";
import { lacksSubject } from "./lacks-subject.ts";
import { CITATION, hasVerb, isNaming, LONGEST, noMaterialIn, withoutPointer } from "./material.ts";

const en = profileOf("en");

/** A sentence of the document that questions may be made from. */
export interface Line {
  /** Index over the whole document. */
  id: number;
  /** Literally in its block: the evidence. */
  quote: string;
  /** What questions are built from: without final stop, citations, asides and opening connective. */
  text: string;
  /** A linking word was cut ("However, …", "…, too"). It may be anaphoric all the same. */
  wasTied: boolean;
  passage: number;
  block: number;
  section: number;
  /** First sentence of its block. */
  first: boolean;
  heading: string | null;
  /** The short line or heading right above it, which may name what it tells of. */
  above: string | null;
  /** Words the author marked in this block. */
  marked: readonly string[];
  isUsable: boolean;
  /**
   * The sentence before, where this one is anaphoric and otherwise usable. "" where it addresses its reader: it can
   * be asked about, but only unchanged.
   */
  antecedent: string | null;
}

/** "(you will learn more of it in the chapter on acids)": where else to read, however long that is. */
const ELSEWHERE =
  /\s*\([^()]{0,140}(?<!\p{L})(?:chapters?|sections?|capítulos?|secci[oó]n(?:es)?|apartados?|Kapiteln?s?|Abschnitt(?:en?|s)?|rozdzia\p{L}+|розділ\p{L}*)(?!\p{L})[^()]{0,140}\)/giu;
/** "`git rm`", "_main_": marks that are shown, not read. */
const CODE_OR_STRESS = /`([^`]{1,60})`|(?<![\p{L}\p{N}_])_([^_\s][^_]{0,40}?)_(?![\p{L}\p{N}_])/gu;
/**
 * "スラッシュ (`/`) をつける": without it, Japanese goes on without the space behind it. A letter or two
 * written to a word are a part of it: "КП(б)", "f(x)", and so is what a word or a power is written to:
 * "(n + 1)2", but not "1922年(大正11年)3月".
 */
const ASIDE =
  /\s*(?:(?<![\p{Script=Latin}\p{Script=Cyrillic}](?=\(\p{L}{1,3}\)))(?:(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\([^()]{0,80}\)|\([^()]{0,80}\)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]))|（[^（）]{0,60}）)(?: (?=[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]))?/gu;
/** "fixed to the stars¹": behind a whole word the number of a note, not a power. */
const NOTE_MARK = /(?<=\p{Ll}{4})[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?(?![⁰¹²³⁴⁵⁶⁷⁸⁹\p{L}\p{N}])/gu;
const POINT_SIGN =
  /^(?:\d{1,2}[.．] ?|[・･•] ?|[ア-コ][ \u3000])(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u;
/** Its antecedent stands before it. */
export function hasAntecedent({ antecedent }: Line): boolean {
  return antecedent !== null && antecedent !== "";
}

/** Whether anything may be asked of it, alone or behind its antecedent. */
export function canBeAsked({ isUsable, antecedent }: Line): boolean {
  return isUsable || antecedent !== null;
}

/** All sentences of the plan, in order. Linear in the text. */
export function linesOf(plan: Plan, profile: LanguageProfile): Line[] {
  return runToEnd(readLines(plan, profile));
}

/** The same block by block. */
export function* readLines(plan: Plan, profile: LanguageProfile): Steps<Line[]> {
  const lines: Line[] = [];
  const find = figureFinder(plan);
  const numbers = numbersIn(plan.passages);
  for (const [at, passage] of plan.passages.entries()) {
    // What points to a figure that is kept is shown with it.
    const withoutShown = (text: string) => find(text, passage, profile).rest;
    const opensSection = plan.passages[at - 1]?.section !== passage.section;
    for (const [block, it] of passage.blocks.entries()) {
      yield;
      if (it.kind === "tableRow" || !(isRunningText(it) || tellsOfFigure(it, numbers))) continue;
      const above = lineAbove(passage, block, opensSection);
      for (const line of linesOfBlock(it, { passage, block, above, withoutShown }, profile))
        lines.push({ ...line, id: lines.length });
    }
  }
  return lines;
}

interface BlockPlace {
  readonly passage: Passage;
  readonly block: number;
  readonly above: string | null;
  readonly withoutShown: (text: string) => string;
}

function* linesOfBlock(
  { text, terms }: Block,
  { passage, block, above, withoutShown }: BlockPlace,
  profile: LanguageProfile,
): Iterable<Omit<Line, "id">> {
  let previous: Omit<Line, "id"> | null = null;
  for (const { quote, position, part, wasTied, from } of statementsIn(text, profile)) {
    const first = position === 0;
    const said = { quote, text: part, wasTied, use: useOf(withoutShown(from), part, terms, profile) };
    const line = lineOf(said, { block, first, above: first ? above : null }, passage, terms);
    const behind: Omit<Line, "id"> =
      said.use === "anaphoric" && previous?.isUsable === true
        ? withAntecedent(line, previous, text, profile)
        : line;
    const own: Omit<Line, "id"> = behind.antecedent === null ? line : { ...behind, isUsable: false };
    yield own;
    previous = own;
  }
}

/** What each sentence of a block says, one after the other; what points elsewhere is looked for in `from`. */
function statementsIn(text: string, profile: LanguageProfile) {
  const sentences = sentencesOf(text, profile).filter((quote) => !isEnglish(quote, profile));
  return sentences.flatMap((quote, position) => {
    const said = quote.replaceAll("，", "、").replace(/．$/u, "。");
    const { plain, wasTied } = plainText(said, profile);
    const parts = partsOf(plain, profile);
    // What points elsewhere may do so in one of several statements alone, or in what is cut from its opening.
    const whole = profile.connective === null ? said : said.replace(profile.connective, "");
    const isJoined = parts.length > 1 && profile.clausesOf !== undefined;
    return parts.map((part) => ({ quote, position, part, wasTied, from: isJoined ? `${part}。` : whole }));
  });
}

/** Longer lines name nothing. */
const MOST_ABOVE_CHARS = 40;

function lineAbove({ blocks, heading }: Passage, block: number, opensSection: boolean): string | null {
  const text = block === 0 ? (opensSection ? heading : null) : (blocks[block - 1]?.text ?? null);
  return text !== null && text.length <= MOST_ABOVE_CHARS && !/[.!?。！？、]$/u.test(text) ? text : null;
}

type SentenceReading = Pick<Line, "quote" | "text" | "wasTied"> & { use: Use };

function lineOf(
  { use, text, ...said }: SentenceReading,
  place: Pick<Line, "block" | "first" | "above">,
  { ordinal, section, heading }: Passage,
  marked: readonly string[] = [],
): Omit<Line, "id"> {
  return {
    ...said,
    text,
    ...place,
    passage: ordinal,
    section,
    heading,
    marked,
    isUsable: use === "alone",
    antecedent: use === "addressed" ? "" : null,
  };
}

/**
 * So many words of English grammar, and fewer of its own, and a sentence was left untranslated: in manuals many are.
 * "Branch sf set up to track remote branch": where no word is surely its own, fewer tell.
 */
const ENGLISH_FROM = { beside: 3, alone: 2 };

/** Whether a text in another language was left in English, as in manuals many sentences and rows of tables are. */
export function isEnglish(quote: string, profile: LanguageProfile): boolean {
  if (profile.code === "en" || profile.code === "und") return false;
  const words = wordsOf(quote, profile).map(({ lower }) => lower);
  const own = words.filter((word) => profile.stopWords.has(word));
  const foreign = words.filter((word) => en.stopWords.has(word) && !profile.stopWords.has(word)).length;
  if (own.every((word) => en.stopWords.has(word)) && foreign >= ENGLISH_FROM.alone) return true;
  return foreign >= ENGLISH_FROM.beside && foreign > own.length;
}

const SPACE_BEFORE_SIGN = /\s+([,;]|[.:](?![\p{L}\p{N}_]))/gu;
/** Where a space belongs before a colon. */
const SPACE_BEFORE_STOP = /\s+(,|\.(?![\p{L}\p{N}_]))/gu;

/** What is read of a sentence, and whether it was loosened from the one before. */
function plainText(quote: string, profile: LanguageProfile): { plain: string; wasTied: boolean } {
  const bare = quote
    .replace(CODE_OR_STRESS, "$1$2")
    .replace(/ -- /gu, " – ")
    .replace(CITATION, "")
    .replace(ELSEWHERE, "")
    .replace(ASIDE, "")
    .replace(NOTE_MARK, "")
    // Not "im .git Verzeichnis": there the dot opens a name.
    .replace(profile.spaceBeforeSign === undefined ? SPACE_BEFORE_SIGN : SPACE_BEFORE_STOP, "$1")
    // "Nicolas- Théodore": a name cut at the end of a line.
    .replace(/(?<=\p{L})- (?=\p{Lu})/gu, "-")
    .replace(/\s{2,}/gu, " ")
    // "2. 変更を追加して、…", "・全国…", "エ 発送は…": the sign of a point, behind which another script needs no capital.
    .replace(POINT_SIGN, "")
    .trim();
  const told = withoutPointer(bare, profile);
  const ended = endsWithOwnStop(told, profile) ? told : told.replace(/[.!。]+$/u, "");
  const closed = profile.fillers === undefined ? ended : ended.replace(profile.fillers, "");
  const cut = profile.connective === null ? closed : closed.replace(profile.connective, "");
  const wasTied = cut !== ended;
  if (profile.plainStyle !== undefined) return { plain: profile.plainStyle(cut), wasTied };
  return { plain: wasTied ? upperFirst(cut) : cut, wasTied };
}

/** What is left of a long sentence must say something. */
const LEAST_PART_CHARS = 60;

/** What a sentence says one after the other, or a long one by what its semicolons part, each without the clauses behind it that make it long. */
function partsOf(text: string, profile: LanguageProfile): string[] {
  const { furtherPart, clausesOf } = profile;
  if (clausesOf !== undefined) return clausesOf(text);
  const naming = namingPart(text, profile);
  if (naming !== null) return naming;
  if (furtherPart === undefined || !isLong(text, profile)) return [text];
  return text
    .split("; ")
    .filter((part) => `, ${part}`.search(furtherPart) !== 0)
    .map((part) => upperFirst(withoutTail(part, furtherPart, profile)));
}

/**
 * "The bowl breaks the light; this process is called refraction": a sentence, and one that says what that is called. Null
 * where it is nothing of the kind.
 */
function namingPart(text: string, profile: LanguageProfile): string[] | null {
  const at = text.lastIndexOf("; ");
  if (at < LEAST_PART_CHARS) return null;
  const [told, name] = [text.slice(0, at), upperFirst(text.slice(at + 2))];
  const [first = ""] = lowerFirst(name).split(" ");
  if (!profile.pronouns.has(first) || profile.personalPronouns.has(first) || !isNaming(name, profile))
    return null;
  return told.includes("; ") ? null : [told, name];
}

/** As much of a sentence as can be read at once, cut where a clause opens that it stands without. */
function withoutTail(text: string, furtherPart: RegExp, profile: LanguageProfile): string {
  if (!isLong(text, profile)) return text;
  const cuts = [...text.matchAll(furtherPart)].map(({ index }) => text.slice(0, index));
  const fitting = cuts.filter((cut) => cut.length >= LEAST_PART_CHARS && !isLong(cut, profile));
  return fitting.findLast((cut) => hasVerb(cut, profile)) ?? text;
}

function isLong(text: string, profile: LanguageProfile): boolean {
  // So short a text cannot have so many words: most are not counted.
  if (text.length <= LONGEST.words * 4) return false;
  return text.length > LONGEST.chars || wordsOf(text, profile).length > LONGEST.words;
}

/** As many as the stem of a question may have, with its gap. */
const MOST_WITH_ANTECEDENT = { words: 44, unspacedChars: 155 };

/** "One for the plus and one for the minus pole.": no sentence, unless it has a verb. */
const COUNTED_PARTS = /^(?:one|two|three|eine?[rs]?|zwei|drei) (?:for|of|in|at|on|für|von|in|im|auf|an) /iu;

/** A line with its antecedent: both are its evidence, and both are read before its gap. */
function withAntecedent(
  line: Omit<Line, "id">,
  previous: Omit<Line, "id">,
  block: string,
  profile: LanguageProfile,
): Omit<Line, "id"> {
  const start = block.indexOf(previous.quote);
  const isOne = line.quote === previous.quote;
  const from = isOne ? start : block.indexOf(line.quote, start + previous.quote.length);
  const end = from + line.quote.length;
  const between = isOne ? "" : block.slice(start + previous.quote.length, from);
  const isUnspaced = profile.script === "unspaced";
  const antecedent = isUnspaced ? `${previous.text}。` : closed(previous.text);
  const isLong = isUnspaced
    ? antecedent.length + line.text.length > MOST_WITH_ANTECEDENT.unspacedChars
    : wordsOf(`${antecedent} ${isNaming(line.text, profile) ? "" : line.text}`, profile).length >
      MOST_WITH_ANTECEDENT.words;
  // What says nothing itself explains nothing.
  const isPart = COUNTED_PARTS.test(previous.text) && !hasVerb(previous.text, profile);
  if (start < 0 || between.trim() !== "" || isLong || isPart) return line;
  if (resumesOther(line, previous, profile)) return line;
  return { ...line, quote: block.slice(start, end), antecedent };
}

/** "The path was described …": a definite noun that opens a sentence, and that the one before does not name. */
function resumesOther(
  { text }: Pick<Line, "text">,
  previous: Pick<Line, "text">,
  { definite, ...profile }: LanguageProfile,
): boolean {
  if (definite === undefined) return false;
  const first = text.matchAll(definite).next().value;
  const [noun] = first?.index === 0 ? contentKeys(first.groups?.noun ?? "", profile) : [];
  return noun !== undefined && !contentKeys(previous.text, profile).includes(noun);
}

type Use = "alone" | "addressed" | "anaphoric" | "none";

/**
 * A whole, declarative sentence can be asked about: alone, behind another where it leans on that, or, where it
 * speaks to its reader ("Wenn du …"), as it stands. What points inside it at a noun that only an earlier one names
 * leans too.
 */
function useOf(quote: string, plain: string, marked: readonly string[] = [], profile: LanguageProfile): Use {
  if (noMaterialIn({ quote, text: plain, marked }, profile) !== null) return "none";
  const text = unaddressed(plain, profile);
  if (leansOnOther(text, profile)) return "anaphoric";
  return text === plain ? "alone" : "addressed";
}

/** Whether a sentence says something of what only another one names. */
export function leansOnOther(text: string, profile: LanguageProfile): boolean {
  const isAnaphoricStart = profile.anaphoricStart?.test(text.replace(/^["'„“«¿(「『]+/u, "")) === true;
  const isPointing = profile.unresolvedDemonstrative?.test(text) === true;
  return (
    ((isAnaphoricStart || isPointing) && !definesAny(text, profile)) ||
    hasAnaphoricPronoun(text, profile) ||
    lacksSubject(text, profile)
  );
}

/** What stands before a term that opens its sentence is an article at most. */
const ARTICLE_CHARS = 5;

/**
 * "Experimenter bias refers to the possibility that a researcher's expectations might skew the results of the study": what
 * is said of any such thing points at nothing told before, whatever is definite in it.
 */
function definesAny(text: string, profile: LanguageProfile): boolean {
  const { definitions, genericSubject, pronouns, personalPronouns, anaphoricStart } = profile;
  if (genericSubject?.test(text) !== true) return false;
  return definitions.some(({ pattern }) => {
    const { term = "", definition: told } = pattern.exec(lowerFirst(text))?.groups ?? {};
    if (told === undefined) return false;
    // "Se entiende por inflación …": what opens with the verb that defines has no subject that could lean.
    const opening = text.indexOf(term) > ARTICLE_CHARS ? term : text.slice(0, text.indexOf(told));
    const pointsBack = ({ lower }: { lower: string }) => pronouns.has(lower) && !personalPronouns.has(lower);
    return anaphoricStart?.test(opening) !== true && !wordsOf(told, profile).some(pointsBack);
  });
}

/** "Trzymasz jego jedzenie …": where a verb tells by itself who does something, it names nothing. */
function isVerbAlone(word: string, { genderedVerbs, phraseBoundaryShape }: LanguageProfile): boolean {
  return genderedVerbs !== undefined && phraseBoundaryShape?.test(word) === true;
}

/** A pronoun among the first words leans on another sentence unless a noun before it explains it. */
function hasAnaphoricPronoun(text: string, profile: LanguageProfile): boolean {
  if (profile.pronouns.size === 0) return false;
  // "地震そのもの" points at nothing.
  const opening = text.slice(0, 24).replace(/そのもの|そのまま/gu, "");
  if (profile.script === "unspaced") return [...profile.pronouns].some((word) => opening.includes(word));
  const words = wordsOf(text, profile).slice(0, 9);
  const first = words[0]?.lower ?? "";
  // "Близькою до неї є …": what opens a sentence in another case is no subject.
  const namesSubject =
    profile.articles.has(first) ||
    (!profile.stopWords.has(first) && !isOblique(first, profile) && !isVerbAlone(first, profile));
  return words.some(({ lower, start, end }, i) => {
    if (
      !profile.pronouns.has(lower) ||
      (lower === "such" && text.startsWith(" as ", end)) ||
      (lower === "it" && i < 4 && /\bit (?:is|was|takes|can be)\b/iu.test(text))
    )
      return false;
    const earlier = words.slice(1, i);
    const explained =
      (namesSubject && i > 0) || earlier.some(({ text: word }) => /^\p{Lu}(?!ahre?s?$)/u.test(word));
    return !(profile.personalPronouns.has(lower) && explained && start > 0);
  });
}
