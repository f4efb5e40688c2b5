import type { Block } from "@quizmill/contract";
import { closed, type LanguageProfile, profileOf, sentencesOf, upperFirst } from "@quizmill/language";
import type { Passage, Plan } from "../engine.ts";
import { runToEnd, type Steps } from "../steps.ts";
import { isOblique } from "../text/cases.ts";
import { endsWithOwnStop } from "../text/end-signs.ts";
import { phraseKey, visibleLength, wordsOf } from "../text/words.ts";
import { CITATION, isNaming, noMaterialIn, splitAtVerb, withoutPointer } from "./material.ts";
import { figureFinder, numbersIn, tellsOfFigure } from "./pointed-figures.ts";
import { isRunningText } from "./unwanted.ts";

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

/** "`git rm`", "_main_": marks that are shown, not read. */
const CODE_OR_STRESS = /`([^`]{1,60})`|(?<![\p{L}\p{N}_])_([^_\s][^_]{0,40}?)_(?![\p{L}\p{N}_])/gu;
/** "（大正11年）", "スラッシュ (`/`) を": in Japanese without the space behind it. */
const ASIDE_BEHIND_HAN = new RegExp(
  [
    String.raw`(?<=[\u3041-\u30fc\u4e00-\u9fa0])\s*\([^()]{0,80}\)(?: (?=[\p{sc=Hira}\p{sc=Han}]))?`,
    String.raw`\s*\([^()\p{sc=Hira}]{0,40}\p{sc=Hira}[^()]{0,60}\)|（[^（）]{0,60}）`,
  ].join("|"),
  "gu",
);
/** What stands in brackets by the way, but neither "f(x)" and "КП(б)" nor "(n + 1)2". */
const ASIDE = /\s*(?<!\p{L}(?=\(\p{L}{1,3}\)))\([^()]{0,80}\)(?![\p{L}\p{N}])/gu;
/** "fixed to the stars¹": behind a whole word the number of a note, not a power. */
const NOTE_MARK = /(?<=\p{Ll}{4})[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?(?![⁰¹²³⁴⁵⁶⁷⁸⁹\p{L}\p{N}])/gu;
const POINT_SIGN = /^(?:\d{1,2}[.．] ?|[・･•] ?|\p{sc=Kana}[ \u3000])(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])/u;
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
  const introduced = new Set<string>();
  for (const { quote, position, part, wasTied, from } of statementsIn(text, profile)) {
    const first = position === 0;
    const own = useOf(withoutShown(from), part, terms, profile);
    const use = own === "alone" && isIntroduced(part, introduced, profile) ? "anaphoric" : own;
    const said = { quote, text: part, wasTied, use };
    for (const noun of introducedIn(part, profile)) introduced.add(noun);
    const line = lineOf(said, { block, first, above: first ? above : null }, passage, terms);
    const behind: Omit<Line, "id"> =
      said.use === "anaphoric" && previous?.isUsable === true
        ? withAntecedent(line, previous, text, profile)
        : line;
    previous = behind.antecedent === null ? line : { ...behind, isUsable: false };
    yield previous;
  }
}

/** What each sentence of a block says, one after the other; what points elsewhere is looked for in `from`. */
function statementsIn(text: string, profile: LanguageProfile) {
  const sentences = sentencesOf(text, profile).filter((quote) => !isEnglish(quote, profile));
  return sentences.flatMap((quote, position) => {
    const said = quote.replaceAll("，", "、").replace(/．$/u, "。");
    const { plain, wasTied } = plainText(said, profile);
    const parts = profile.clausesOf(plain);
    // What points elsewhere may do so in one of several statements alone, or in what is cut from its opening.
    const whole = said.replace(profile.connective, "");
    const isJoined = parts.length > 1;
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
    antecedent: null,
  };
}

/** With so many words of English grammar, and fewer of its own, a sentence was left untranslated. */
const ENGLISH_FROM = 2;

/** Whether a text in another language was left in English, as in manuals many sentences and rows of tables are. */
export function isEnglish(quote: string, { stopWords }: LanguageProfile): boolean {
  if (stopWords.size === 0 || stopWords === en.stopWords) return false;
  const words = (quote.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
  const own = words.filter((word) => stopWords.has(word) && !en.stopWords.has(word)).length;
  const foreign = words.filter((word) => en.stopWords.has(word) && !stopWords.has(word)).length;
  return foreign >= ENGLISH_FROM && foreign > own;
}

/** Not before a colon: in French a space belongs there. */
const SPACE_BEFORE_STOP = /\s+(,|\.(?![\p{L}\p{N}_]))/gu;

/** What is read of a sentence, and whether it was loosened from the one before. */
function plainText(quote: string, profile: LanguageProfile): { plain: string; wasTied: boolean } {
  const bare = quote
    .replace(CODE_OR_STRESS, "$1$2")
    .replace(/ -- /gu, " – ")
    .replace(CITATION, "")
    .replace(ASIDE_BEHIND_HAN, "")
    .replace(ASIDE, "")
    .replace(NOTE_MARK, "")
    // Not "im .git Verzeichnis": there the dot opens a name.
    .replace(SPACE_BEFORE_STOP, "$1")
    // "Nicolas- Théodore": a name cut at the end of a line.
    .replace(/(?<=\p{L})- (?=\p{Lu})/gu, "-")
    .replace(/\s{2,}/gu, " ")
    // "2. 変更を追加して、…", "・全国…", "エ 発送は…": the sign of a point, behind which another script needs no capital.
    .replace(POINT_SIGN, "")
    .trim();
  const told = withoutPointer(bare, profile);
  const ended = endsWithOwnStop(told, profile) ? told : told.replace(/[.!。]+$/u, "");
  const cut = ended.replace(profile.fillers, "").replace(profile.connective, "");
  const wasTied = cut !== ended;
  return { plain: profile.plainStyle(wasTied ? upperFirst(cut) : cut), wasTied };
}

/** As many as the stem of a question may have, with its gap. */
const MOST_WITH_ANTECEDENT = { words: 44, letters: 310 };

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
  const antecedent = closed(previous.text, profile.writing.stop);
  const shown = `${antecedent} ${isNaming(line.text, profile) ? "" : line.text}`;
  const isLong =
    wordsOf(shown, profile).length > MOST_WITH_ANTECEDENT.words ||
    visibleLength(shown, profile) > MOST_WITH_ANTECEDENT.letters;
  if (start < 0 || between.trim() !== "" || isLong) return line;
  return { ...line, quote: block.slice(start, end), antecedent };
}

type Use = "alone" | "anaphoric" | "none";

/**
 * A whole, declarative sentence can be asked about: alone, or behind another where it leans on that.
 */
function useOf(quote: string, plain: string, marked: readonly string[] = [], profile: LanguageProfile): Use {
  if (noMaterialIn({ quote, text: plain, marked }, profile) !== null) return "none";
  return leansOnOther(plain, profile) ? "anaphoric" : "alone";
}

/** Whether a sentence says something of what only another one names. */
export function leansOnOther(text: string, profile: LanguageProfile): boolean {
  const { leaning, anaphoric, openingPronoun } = profile;
  const isLed = leaning.test(text.replace(/^["'„“«¿(「『]+/u, "")) || anaphoric.test(text);
  return isLed || openingPronoun.test(text) || hasAnaphoricPronoun(text, profile);
}

/** So many words behind an indefinite article its noun stands: "one of the oldest neighborhoods". */
const NOUN_WITHIN = 4;

/** What a sentence names for the first time, each word in its comparison form. */
function introducedIn(text: string, profile: LanguageProfile): string[] {
  const words = wordsOf(text, profile);
  return words
    .flatMap(({ lower }, at) =>
      profile.indefinites.has(lower) ? words.slice(at + 1, at + 1 + NOUN_WITHIN) : [],
    )
    .map(({ lower }) => phraseKey(lower, profile));
}

/** "The neighborhood lies …" behind "one of the oldest neighborhoods": only that says which one. */
function isIntroduced(text: string, introduced: ReadonlySet<string>, profile: LanguageProfile): boolean {
  const { articles, indefinites, copulas } = profile;
  const { subject = "", rest = "" } = splitAtVerb(text, profile) ?? {};
  const [article = "", noun = "", ...more] = subject.toLowerCase().split(" ");
  if (more.length > 0 || !articles.has(article) || indefinites.has(article)) return false;
  // "The cell is the unit of life" may speak of all.
  return !copulas.has(rest.split(" ")[0] ?? "") && introduced.has(phraseKey(noun, profile));
}

/** So far into a sentence a pronoun mostly means what an earlier one names. */
const OPENING_WORDS = 9;

/** A pronoun among the first words leans on another sentence unless a noun or a name before it explains it. */
function hasAnaphoricPronoun(text: string, profile: LanguageProfile): boolean {
  const { pronouns, personalPronouns, articles, stopWords } = profile;
  const said = text.replace(profile.noAntecedent, "");
  const words = wordsOf(said, profile).slice(0, OPENING_WORDS);
  const first = words[0]?.lower ?? "";
  const namesSubject = articles.has(first) || (!stopWords.has(first) && !isOblique(first, profile));
  return words.some(({ lower }, at) => {
    if (!pronouns.has(lower)) return false;
    const isExplained =
      at > 0 && (namesSubject || words.slice(1, at).some((word) => /^\p{Lu}/u.test(word.text)));
    return !(personalPronouns.has(lower) && isExplained);
  });
}
