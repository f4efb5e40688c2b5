import type { Block } from "@quizmill/contract";

/** A quote with fewer letters proves nothing. */
const MIN_LETTERS = 8;

/**
 * Finds a quote in the blocks. Differences in white space, quotation marks, dashes, reference stubs, first capital and
 * final stop are allowed. Returns the passage's own wording; null where the quote is not found.
 */
export function literalQuote(
  quote: string,
  blocks: readonly Block[],
): { quote: string; block: number } | null {
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
