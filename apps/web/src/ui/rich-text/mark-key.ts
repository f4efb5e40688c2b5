/** A quote split at the words that carry the answer. */
export interface MarkedQuote {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Shorter words must match completely: endings would be most of them. */
const MIN_STEM_CHARS = 4;
/** How many letters at a word's end may differ: enough for case endings in Polish, Ukrainian and German. */
const MAX_ENDING_CHARS = 3;
/**
 * Finds the key in the quote, first literally, then allowing other endings ("fotosynteza" in "fotosyntezę"). Null if
 * the quote supports the key in other words.
 */
export function markKey(quote: string, key: string): MarkedQuote | null {
  const wanted = key.trim().replace(/[.。]$/, "");
  if (!wanted) return null;
  return markLiteral(quote, wanted) ?? markInflected(quote, wanted);
}

/** The key as it stands in the quote; a key that is not whole may go on there. */
export function markLiteral(quote: string, key: string, isWhole = true): MarkedQuote | null {
  const pattern = escapeRegExp(key).replace(/\s+/g, "\\s+");
  const spaced = isSpacedScript(quote);
  const left = spaced && /^[\p{L}\p{N}]/u.test(key) ? "(?<![\\p{L}\\p{N}])" : "";
  const right = isWhole && spaced && /[\p{L}\p{N}]$/u.test(key) ? "(?![\\p{L}\\p{N}])" : "";
  const found = new RegExp(`${left}${pattern}${right}`, "iu").exec(quote);
  return found ? cut(quote, found.index, found.index + found[0].length) : null;
}

function markInflected(quote: string, key: string): MarkedQuote | null {
  if (!isSpacedScript(quote)) return null;
  const wanted = wordsOf(key);
  const words = wordsOf(quote);
  for (let at = 0; wanted.length > 0 && at + wanted.length <= words.length; at += 1) {
    const run = words.slice(at, at + wanted.length);
    const isMatch = run.every((word, i) => isSameWord(word.text, wanted[i]?.text ?? ""));
    const [first, last] = [run[0], run.at(-1)];
    if (isMatch && first && last) return cut(quote, first.start, last.start + last.text.length);
  }
  return null;
}

function isSameWord(a: string, b: string): boolean {
  const [left, right] = [a.toLocaleLowerCase(), b.toLocaleLowerCase()];
  if (left === right) return true;
  const longest = Math.max(left.length, right.length);
  const stem = longest - MAX_ENDING_CHARS;
  return stem >= MIN_STEM_CHARS && left.slice(0, stem) === right.slice(0, stem);
}

function wordsOf(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({ text: match[0], start: match.index }));
}

/** Japanese and Chinese have no spaces between words, so a neighbouring letter does not make another word. */
function isSpacedScript(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

function cut(quote: string, start: number, end: number): MarkedQuote {
  return { before: quote.slice(0, start), marked: quote.slice(start, end), after: quote.slice(end) };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
