import { functionWordsIn, languageByWords } from "../function-words.ts";
import type { Line } from "./lines.ts";

/** What is looked at of a page. */
const PAGE_CHARS = 2_000;
/** With fewer words a page is a drawing with names, or a table. */
const MIN_WORDS = 12;
/** Different function words that a shift brings to light, and longer ones among them: chance gives one or two. */
const MIN_FUNCTION_WORDS = 6;
const MIN_LONGER_WORDS = 2;
/** Letters beyond the Latin ones are of a script that nothing is shifted in. */
const MAX_OTHER_LETTERS = 0.1;
/** How far codes may lie beside their letters: fonts with glyph numbers for codes are 29 or 31 off. */
const MAX_SHIFT = 70;
const ALPHABET = 26;
/** Of words without a vowel. Czech and Croatian text has 2 in 100, listings of programs 8. */
const MAX_VOWELLESS_SHARE = 0.15;
const MIN_DISTINCT_WORDS = 40;
const VOWEL = /[aeiouyw\u00C0-\u024F]/iu;
const WORD =
  /(?<![\p{L}\p{N}\p{M}])[A-Za-z\u00C0-\u024F]?[a-z\u00DF-\u00F6\u00F8-\u024F]{3,}(?![\p{L}\p{N}\p{M}])/gu;
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}\uFFFD]/gu;
/** Fewer are bullets and signs. */
const MIN_PRIVATE = 40;

/**
 * Whether the letters of a page have wrong codes, so that whoever reads the file without seeing it finds no language:
 * its font says another letter for every glyph, or none (private use). Only what is plainly so is called so: letters
 * that are text as soon as all are moved by one distance, or words of which many have no vowel. A page in which the
 * function words of any language are found is never taken for one.
 */
export function hasWrongLetters(lines: readonly Line[]): boolean {
  const text = textOf(lines);
  if (isPrivate(text)) return true;
  const words = text.split(/\s+/u);
  if (text.replace(PRIVATE, "").length < PAGE_CHARS / 10 || languageByWords(text) !== null) return false;
  if (isVowelless(text)) return true;
  // Glyph numbers for codes take the spaces along.
  return words.length >= MIN_WORDS || /\p{Cc}/u.test(text) ? isShifted(text) : false;
}

function textOf(lines: readonly Line[]): string {
  let text = "";
  for (const line of lines) {
    if (text.length >= PAGE_CHARS) break;
    text += `${line.text}\n`;
  }
  return text.slice(0, PAGE_CHARS);
}

function isPrivate(text: string): boolean {
  const count = text.match(PRIVATE)?.length ?? 0;
  return count >= MIN_PRIVATE && count > (text.match(/\p{L}/gu)?.length ?? 0);
}

function isVowelless(text: string): boolean {
  const words = new Set(Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase()));
  if (words.size < MIN_DISTINCT_WORDS) return false;
  const vowelless = [...words].filter((word) => !VOWEL.test(word));
  return vowelless.length > MAX_VOWELLESS_SHARE * words.size;
}

function isShifted(text: string): boolean {
  const others = text.match(/(?![\p{P}\p{S}])[\u0250-\u{10FFFF}]/gu)?.length ?? 0;
  if (others > MAX_OTHER_LETTERS * text.length) return false;
  for (let shift = 1; shift < ALPHABET; shift += 1) if (isText(turned(text, shift))) return true;
  for (let shift = 1; shift <= MAX_SHIFT; shift += 1)
    if (isText(moved(text, shift)) || isText(moved(text, -shift))) return true;
  return false;
}

function isText(text: string): boolean {
  const language = languageByWords(text);
  if (language === null) return false;
  const found = [...functionWordsIn(text, language)];
  return (
    found.length >= MIN_FUNCTION_WORDS && found.filter(({ length }) => length > 2).length >= MIN_LONGER_WORDS
  );
}

/** Every letter by so many places of the alphabet, round its end. */
function turned(text: string, shift: number): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + shift) % ALPHABET));
  });
}

/** Every code by so much; line ends and spaces stay. */
function moved(text: string, shift: number): string {
  return text.replace(/[^\n ]/gu, (char) => {
    const code = (char.codePointAt(0) ?? 0) + shift;
    return code < 0x20 || code > 0x24f ? " " : String.fromCodePoint(code);
  });
}
