import type { SemanticClass } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import { hypernymsInDefinition, semanticClassInDefinition } from "../read/hypernyms.ts";
import { memoizedByText } from "../read/memoized-reading.ts";
import { visibleLength, wordsOf } from "../text/words.ts";
import { optionFactorOf } from "./kind.ts";
import { definitionSimilarity } from "./similarity.ts";

/** "`--stat`", "`-p`, `--patch`": a switch, a command or a name, as a manual's tables have them. */
const CODE =
  /^(?:`[^`]{1,40}`|-{1,2}[\p{L}\d][\p{L}\d-]{0,40})(?:(?:, | \/ )(?:`[^`]{1,40}`|-{1,2}[\p{L}\d-]{1,40}))*$/u;

/** Whether a name is code and nothing else. */
export function isCode(name: string): boolean {
  return CODE.test(name);
}

const LEAST_CHARS = 3;
const MOST_CHARS = 70;
const MOST_WORDS = 9;
/** Code, links, commands: shown, not said. */
const ODD = /[{}<>|\\=_#*@~;?？$`]|https?:|www\.|\(\)|[:：,(（]$|^[-–—./]|--/u;

/** Whether a cell of a table can be read by itself, as an answer. */
export function isReadable(text: string, document: Document): boolean {
  return isPlain(text, { mostChars: MOST_CHARS, mostWords: MOST_WORDS }, document);
}

/** What is noted of a thing in a few words ("digestive enzymes, pH 5"), or in a sentence. */
const MEANING = { leastWords: 2, mostWords: 24, mostChars: 160 };

/** "約37万円", "ca. 400 nm": a value, which tells nothing apart. */
const AMOUNT = /^\P{L}*(?:\p{L}{1,3}\P{L}+|\p{L})?\d[\d.,]*[\s\u00a0]?\p{L}{0,3}\P{L}*$/u;

/** Whether what a list notes of a thing can tell it. */
export function isInformative(text: string, document: Document): boolean {
  const { profile } = document;
  const isEnough = profile.writing.countWords(text) >= MEANING.leastWords;
  return isEnough && !AMOUNT.test(text) && isPlain(text, MEANING, document);
}

function isPlain(
  text: string,
  { mostChars, mostWords }: { mostChars: number; mostWords: number },
  { profile }: Document,
): boolean {
  const length = visibleLength(text, profile);
  if (length < LEAST_CHARS || length > mostChars || ODD.test(text) || !/\p{L}{2}/u.test(text)) return false;
  const { length: count } = wordsOf(text, profile);
  return count > 0 && count <= mostWords;
}

const LETTERS_COMPARED = 2;

/** What a reader sees of an answer before reading it. */
interface Appearance {
  /** Whether it has a digit, opens with a capital, ends in a stop: an answer that alone does stands out. */
  readonly oddities: string;
  readonly words: number;
  readonly length: number;
  readonly firstEnding: string | undefined;
  readonly lastEnding: string | undefined;
}

const appearanceOf = memoizedByText((text, profile): Appearance => {
  const words = wordsOf(text, profile).map(({ lower }) => lower);
  return {
    oddities: [/\d/u, /^\p{Lu}/u, /[.!]$/u].map((sign) => (sign.test(text) ? "+" : "-")).join(""),
    words: words.length,
    length: visibleLength(text, profile),
    firstEnding: words.at(0)?.slice(-LETTERS_COMPARED),
    lastEnding: words.at(-1)?.slice(-LETTERS_COMPARED),
  };
});

/**
 * How much two such answers are alike to look at, 0..1: in length, in words, in how they begin and end; 0 where one
 * stands out.
 */
export function likeness(a: string, b: string, { profile }: Document): number {
  const [one, other] = [appearanceOf(a, profile), appearanceOf(b, profile)];
  if (one.oddities !== other.oddities) return 0;
  const first = one.firstEnding === other.firstEnding ? 1 : 0;
  const last = one.lastEnding === other.lastEnding ? 1 : 0;
  return (
    0.35 * ratio(one.words, other.words) + 0.35 * ratio(one.length, other.length) + 0.15 * first + 0.15 * last
  );
}

const ratio = (x: number, y: number) => Math.min(x, y) / Math.max(x, y, 1);

/** What a meaning says that its term is. */
export interface Meaning {
  readonly hypernyms: ReadonlySet<string>;
  readonly semanticClass: SemanticClass | null;
}

const meaningIn = memoizedByText(
  (text, profile): Meaning => ({
    hypernyms: hypernymsInDefinition(text, profile),
    semanticClass: semanticClassInDefinition(text, profile),
  }),
);

/** What is compared of a text of a list or table. */
export function meaningOf(text: string, { profile }: Document): Meaning {
  return meaningIn(text, profile);
}

/**
 * What is left of a meaning's worth beside those: "The mean distance from the earth to the sun" shows itself among a
 * flash and a star.
 */
export function meaningFactor(told: string, others: readonly string[], document: Document): number {
  const own = meaningOf(told, document);
  const shown = others.map((text) => ({ similarity: definitionSimilarity(meaningOf(text, document), own) }));
  return optionFactorOf(shown);
}
