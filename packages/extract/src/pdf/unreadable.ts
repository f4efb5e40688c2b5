import { functionWordsIn, languageByWords } from "../function-words.ts";
import type { Line } from "./lines.ts";

/** How much of a page is looked at. */
const PAGE_CHARS = 2_000;
/** A page with fewer words is a drawing with labels, or a table. */
const MIN_WORDS = 12;
/** Distinct function words, some of them longer, that a shift must reveal: chance gives one or two. */
const MIN_FUNCTION_WORDS = 6;
const MIN_LONGER_WORDS = 2;
/** With a larger share of non-Latin letters the text is in a script in which no shift occurs. */
const MAX_OTHER_LETTERS = 0.1;
/** How far codes may be from their letters: fonts with glyph numbers as codes are off by 29 or 31. */
const MAX_SHIFT = 70;
const ALPHABET = 26;
/** Share of words without a vowel. Czech and Croatian text has 2 %, program listings 8 %. */
const MAX_VOWELLESS_SHARE = 0.15;
const MIN_DISTINCT_WORDS = 40;
const VOWEL = /[aeiouyw\u00C0-\u024F]/iu;
const WORD =
  /(?<![\p{L}\p{N}\p{M}])[A-Za-z\u00C0-\u024F]?[a-z\u00DF-\u00F6\u00F8-\u024F]{3,}(?![\p{L}\p{N}\p{M}])/gu;
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}\uFFFD]/gu;
/** Fewer are bullets and signs. */
const MIN_PRIVATE = 40;

/**
 * Whether the letters of a page have wrong codes: the font gives another letter for every glyph, or none (private
 * use). Only clear cases count: letters that become text when all are shifted by one distance, or words of which many
 * have no vowel. A page with function words of any language never counts.
 */
export function hasWrongLetters(lines: readonly Line[]): boolean {
  const text = textOf(lines);
  if (isPrivate(text)) return true;
  const words = text.split(/\s+/u);
  if (text.replace(PRIVATE, "").length < PAGE_CHARS / 10 || languageByWords(text) !== null) return false;
  if (isVowelless(text)) return true;
  // With glyph numbers as codes, spaces are shifted too.
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

/** Shifts every letter by so many places of the alphabet, cyclically. */
function turned(text: string, shift: number): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + shift) % ALPHABET));
  });
}

/** Shifts every code; line ends and spaces stay. */
function moved(text: string, shift: number): string {
  return text.replace(/[^\n ]/gu, (char) => {
    const code = (char.codePointAt(0) ?? 0) + shift;
    return code < 0x20 || code > 0x24f ? " " : String.fromCodePoint(code);
  });
}
