import type { Block } from "@quizmill/contract";

/** Fewer letters than this prove nothing. */
const MIN_LETTERS = 8;

/**
 * Where a quote stands literally in one of the blocks. Where it differs from the passage by white space or the
 * shape of quotation marks alone, it is the passage's own wording that is given. Null where it stands nowhere.
 */
export function literalQuote(
  quote: string,
  blocks: readonly Block[],
): { quote: string; block: number } | null {
  const wanted = flat(quote.trim()).text;
  if ((wanted.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return null;
  for (const [block, { text }] of blocks.entries()) {
    if (text.includes(quote)) return { quote, block };
    const { text: flattened, starts } = flat(text);
    const at = flattened.indexOf(wanted);
    if (at < 0) continue;
    const from = starts[at] ?? 0;
    const last = starts[at + wanted.length - 1] ?? from;
    return { quote: text.slice(from, last + 1), block };
  }
  return null;
}

/** White space as one space, all quotation marks alike, and where each character stood. */
function flat(original: string): { text: string; starts: number[] } {
  let text = "";
  const starts: number[] = [];
  for (let i = 0; i < original.length; i++) {
    const plain = plainOf(original.charAt(i));
    if (plain === " " && text.endsWith(" ")) continue;
    text += plain;
    starts.push(i);
  }
  return { text, starts };
}

function plainOf(char: string): string {
  if (/\s/u.test(char)) return " ";
  if (/["“”„‟«»＂『』「」]/u.test(char)) return '"';
  return /['‘’‚‛`´ʼ]/u.test(char) ? "'" : char;
}
