import type { Block } from "@quizmill/contract";

/** A quote with fewer letters proves nothing. */
const MIN_LETTERS = 8;

interface FoundQuote {
  readonly quote: string;
  readonly block: number;
}

/**
 * Finds a quote in the blocks. Differences in white space, quotation marks, dashes, reference stubs, first capital and
 * final stop are allowed, and one word that is another, missing or too many, and what was left out for an ellipsis.
 * Returns the passage's own wording; null where the quote is not found.
 */
export function literalQuote(quote: string, blocks: readonly Block[]): FoundQuote | null {
  return sameLetters(quote, blocks) ?? withoutMiddle(quote, blocks) ?? oneWordOff(quote, blocks);
}

function sameLetters(quote: string, blocks: readonly Block[]): FoundQuote | null {
  const wanted = trimmed(flat(quote).text);
  if ((wanted.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return null;
  const spellings = [wanted, withOtherCase(wanted)];
  for (const [block, { text }] of blocks.entries()) {
    if (text.includes(quote)) return { quote, block };
    const { text: flattened, starts } = flat(text);
    const at = spellings.map((spelling) => flattened.indexOf(spelling)).find((place) => place >= 0);
    if (at === undefined) continue;
    const from = starts[at] ?? 0;
    const last = starts[at + wanted.length - 1] ?? from;
    const ending = /^[.!?…。！？]+/u.exec(text.slice(last + 1))?.[0] ?? "";
    return { quote: text.slice(from, last + 1) + ending, block };
  }
  return null;
}

/** What an ellipsis may stand for, in characters. */
const MOST_LEFT_OUT = 240;

/** "Leaves … turn red in autumn": from the first part to the last, where these stand near each other. */
function withoutMiddle(quote: string, blocks: readonly Block[]): FoundQuote | null {
  const parts = quote.split(/\s*[[(]?(?:…|\.\.\.)[\])]?\s*/u);
  if (parts.length !== 2) return null;
  for (const [block, { text }] of blocks.entries()) {
    const [first, last] = parts.map((part) => sameLetters(part, [{ kind: "paragraph", text }])?.quote);
    if (first === undefined || last === undefined) continue;
    const from = text.indexOf(first);
    const end = text.indexOf(last, from + first.length) + last.length;
    if (end - from > first.length + last.length && end - from <= first.length + last.length + MOST_LEFT_OUT)
      return { quote: text.slice(from, end), block };
  }
  return null;
}

/** A word, or a character of a script without spaces: there a word is up to three of them. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** With fewer of them in common two sentences are not one; a number is never another one's misspelling. */
const [LEAST_WORDS, LEAST_CHARS] = [6, 14] as const;

/** The stretch of a block that differs from the quote in one word. */
function oneWordOff(quote: string, blocks: readonly Block[]): FoundQuote | null {
  const wanted = tokensIn(quote).map(({ word }) => word);
  const isUnspaced = wanted.filter((word) => UNSPACED.test(word)).length > wanted.length / 2;
  const [off, least] = isUnspaced ? [3, LEAST_CHARS] : [1, LEAST_WORDS];
  for (const [block, { text }] of blocks.entries()) {
    const tokens = tokensIn(text);
    const words = tokens.map(({ word }) => word);
    for (const [start] of words.entries()) {
      const end = endOfMatch(wanted, words.slice(start, start + wanted.length + off), { off, least });
      const [first, last] = [tokens[start], tokens[start + (end ?? 0) - 1]];
      if (end === null || first === undefined || last === undefined) continue;
      const stop = /^[.!?…。！？]+/u.exec(text.slice(last.end))?.[0] ?? "";
      return { quote: text.slice(first.start, last.end) + stop, block };
    }
  }
  return null;
}

function tokensIn(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.normalize("NFKC").toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** How many of the words the wanted ones take up, where all but `off` in one place are the same. */
function endOfMatch(
  wanted: readonly string[],
  words: readonly string[],
  { off, least }: { off: number; least: number },
): number | null {
  const differs = wanted.findIndex((word, i) => word !== words[i]);
  const same = differs < 0 ? wanted.length : differs;
  const counts = Array.from({ length: off + 1 }, (_, count) => count);
  for (const more of counts)
    for (const fewer of counts.toSorted((a, b) => Math.abs(a - more) - Math.abs(b - more))) {
      const rest = wanted.slice(same + more);
      const end = same + fewer + rest.length;
      const changed = [...wanted.slice(same, same + more), ...words.slice(same, same + fewer)];
      if (same + rest.length < least || end > words.length) continue;
      if (changed.some((word) => /\d/u.test(word))) continue;
      if (rest.every((word, i) => word === words[same + fewer + i])) return end;
    }
  return null;
}

/** Without quotation marks around it and without its final stop, which may differ in the passage. */
function trimmed(flattened: string): string {
  const bare = /^"([^"]*)"$/u.exec(flattened.trim())?.[1] ?? flattened.trim();
  return bare.replace(/^\.\.\.\s*|[.!?。！？]+$/gu, "");
}

/** A clause quoted as a sentence begins with a capital there. */
function withOtherCase(text: string): string {
  const first = text.charAt(0);
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
}

/**
 * Normalizes white space, quotation marks and dashes, removes invisible characters and reference stubs, and keeps the
 * position of each character.
 */
function flat(original: string): { text: string; starts: number[] } {
  let text = "";
  const starts: number[] = [];
  for (let i = 0; i < original.length; i++) {
    i += stubAt(original, i);
    if (i >= original.length) break;
    const plain = plainOf(original.charAt(i));
    if (plain === " " && text.endsWith(" ")) continue;
    text += plain;
    for (let n = 0; n < plain.length; n++) starts.push(i);
  }
  return { text, starts };
}

/** A reference to a note or a source, which models leave out: "[12]", "[^3]", "[a]". */
const STUB = /(?:\s?\[\^?(?:\d{1,3}|[a-z])(?:[,–-]\s?\d{1,3})*\])+/uy;

/** The length of the reference stubs that begin here. */
function stubAt(text: string, at: number): number {
  const char = text.charAt(at);
  if (char !== "[" && !(/\s/u.test(char) && text.charAt(at + 1) === "[")) return 0;
  STUB.lastIndex = at;
  return STUB.exec(text)?.[0].length ?? 0;
}

function plainOf(char: string): string {
  if (/\s/u.test(char)) return " ";
  if (/\p{Default_Ignorable_Code_Point}/u.test(char)) return "";
  if (/["“”„‟«»＂『』「」]/u.test(char)) return '"';
  if (/\p{Pd}/u.test(char)) return "-";
  if (char === "…") return "...";
  return /['‘’‚‛`´ʼ]/u.test(char) ? "'" : char;
}
