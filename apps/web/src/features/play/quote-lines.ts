import type { PagePicture } from "@quizmill/contract";

/** A part of a picture, in its pixels. */
export interface Cutting {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the lines: so that no letter is cut, and little of the next line is seen. */
const MARGIN = 5;

/**
 * The part of a page's picture that holds the lines of a quote; null if they are not found. Only letters and digits are
 * compared: hyphens at line ends are joined in the quote, and spaces may differ.
 */
export function cuttingOf({ width, height, lines }: PagePicture, quote: string): Cutting | null {
  const wanted = lettersOf(quote);
  const texts = lines.map(({ text }) => lettersOf(text));
  const at = texts.join("").indexOf(wanted);
  if (wanted === "" || at < 0) return null;
  let before = 0;
  const held = lines.filter((_, index) => {
    const start = before;
    before += texts[index]?.length ?? 0;
    return start < at + wanted.length && before > at;
  });
  const left = Math.max(0, Math.min(...held.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...held.map(({ y }) => y)) - MARGIN);
  const right = Math.min(width, Math.max(...held.map((line) => line.x + line.width)) + MARGIN);
  const bottom = Math.min(height, Math.max(...held.map((line) => line.y + line.height)) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
