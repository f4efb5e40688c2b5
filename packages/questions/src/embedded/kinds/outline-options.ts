import { visibleLength, wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { genusOf, thingOf } from "../genus.ts";
import { kindredOf } from "./definitions.ts";
import { leftAmong } from "./kind.ts";

const LEAST_CHARS = 3;
const MOST_CHARS = 70;
const MOST_WORDS = 9;
/** Code, links, commands: shown, not said. */
const ODD = /[{}<>|\\=_#*@~;?？$`]|https?:|www\.|\(\)|[:：,(（]$|^[-–—./]|--/u;

/** What a switch or a command does takes more words to say. */
const TOLD = { leastWords: 3, mostWords: 20, mostChars: 130 };

/** Whether a cell of a table can be read by itself, as an answer. */
export function isReadable(text: string, document: Document): boolean {
  return isPlain(text, { mostChars: MOST_CHARS, mostWords: MOST_WORDS }, document);
}

/** What is noted of a thing in a few words ("digestive enzymes, pH 5"), or in a sentence. */
const NOTED = { leastWords: 2, leastUnspacedChars: 5, mostWords: 22, mostChars: 140 };

/** Whether what a list notes of a thing can tell it. */
export function isTold(text: string, document: Document): boolean {
  const { profile } = document;
  const isEnough =
    profile.script === "unspaced"
      ? text.length >= NOTED.leastUnspacedChars
      : wordsOf(text, profile).length >= NOTED.leastWords;
  return isEnough && isPlain(text, NOTED, document);
}

/** Whether what a table tells of a switch or a command can. */
export function isToldOfCode(text: string, document: Document): boolean {
  return isPlain(text, TOLD, document) && wordsOf(text, document.profile).length >= TOLD.leastWords;
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

/** Whether a point of a list can: one that ends in "and" goes on in the next. */
export function isWholePoint(text: string, document: Document): boolean {
  const last = wordsOf(text, document.profile).at(-1)?.lower ?? "";
  return isReadable(text, document) && !document.profile.stopWords.has(last);
}

const LETTERS_COMPARED = 2;

/** How much two such answers are alike to look at, 0..1: in length, in words, in how they begin and end; 0 where one stands out. */
export function likeness(a: string, b: string, { profile }: Document): number {
  const isOdd = (sign: RegExp) => sign.test(a) !== sign.test(b);
  if (isOdd(/\d/u) || isOdd(/^\p{Lu}/u) || isOdd(/[.!]$/u)) return 0;
  const ratio = (x: number, y: number) => Math.min(x, y) / Math.max(x, y, 1);
  const [first, second] = [a, b].map((text) => wordsOf(text, profile).map(({ lower }) => lower));
  const isAlike = (at: number) =>
    first?.at(at)?.slice(-LETTERS_COMPARED) === second?.at(at)?.slice(-LETTERS_COMPARED) ? 1 : 0;
  const words = ratio(first?.length ?? 0, second?.length ?? 0);
  const length = ratio(visibleLength(a, profile), visibleLength(b, profile));
  return 0.35 * words + 0.35 * length + 0.15 * isAlike(0) + 0.15 * isAlike(-1);
}

/** What a meaning says that its term is. */
export function meaningOf(text: string, { profile }: Document) {
  return { genus: genusOf(text, profile), thing: thingOf(text, profile) };
}

/** What is left of a meaning's worth beside those: "The mean distance from the earth to the sun" shows itself among a flash and a star. */
export function leftBeside(told: string, others: readonly string[], document: Document): number {
  const own = meaningOf(told, document);
  const shown = others.map((text) => ({ kindred: kindredOf(meaningOf(text, document), own) }));
  return leftAmong(shown, document);
}
