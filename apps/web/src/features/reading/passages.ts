import type { TextPage, TextPassage } from "@quizmill/contract";

/** The passages of all parts that have been fetched, each once, in the order of the document. */
export function passagesIn(parts: readonly TextPage[]): TextPassage[] {
  const byOrdinal = new Map(
    parts.flatMap(({ passages }) => passages.map((one) => [one.ordinal, one] as const)),
  );
  return [...byOrdinal.values()].sort((a, b) => a.ordinal - b.ordinal);
}

/** A block as it is shown, with the questions whose evidence is in it. */
export interface PlacedBlock {
  readonly block: TextPassage["blocks"][number];
  readonly questions: readonly { readonly id: number; readonly quote: string }[];
}

/** Puts each question of a passage at the first block with its quote; those without one stay at the last. */
export function placedBlocks({ blocks, questions }: TextPassage): PlacedBlock[] {
  const places = questions.map((question) => {
    const at = question.quote === "" ? -1 : blocks.findIndex(({ text }) => text.includes(question.quote));
    return { question, at: at === -1 ? blocks.length - 1 : at };
  });
  return blocks.map((block, index) => ({
    block,
    questions: places.filter(({ at }) => at === index).map(({ question }) => question),
  }));
}

/** A text in three parts, the middle one being the quote; null where it is not in it. */
export function aroundQuote(text: string, quote: string): readonly [string, string, string] | null {
  const at = quote === "" ? -1 : text.indexOf(quote);
  if (at === -1) return null;
  return [text.slice(0, at), quote, text.slice(at + quote.length)];
}

/** Whether the text of a block is what its figures are told by: they stand above it, and say it no second time. */
export function isCaption({ text, marker = "", figures = [] }: PlacedBlock["block"]): boolean {
  const shown = `${marker} ${text}`.trim().replaceAll(/\s+/g, " ");
  return figures.length > 0 && figures.every(({ caption }) => shown.startsWith(caption));
}
