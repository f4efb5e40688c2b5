import type { CarriedQuestion } from "@quizmill/contract";

/**
 * Letters of half an em that a line of a printed card holds, and lines of a card: as a word processor sets them that
 * has no Calibri and takes a wider font.
 */
const LINE_LETTERS = 44;
const LINES = 13;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;
/** How much higher a line of wide letters is. */
const WIDE_LINE = 1.3;

/** Whether one side of a question's card has more lines than it has room for. */
export function isTooLongForCard({ text, options, key, explanation = "" }: CarriedQuestion): boolean {
  const back = [...key.map((i) => options[i] ?? ""), explanation];
  return [[text, ...options], back].some(
    (side) => side.reduce((sum, part) => sum + linesOf(part), 0) > LINES,
  );
}

function linesOf(text: string): number {
  return text.split("\n").reduce((sum, line) => {
    const wide = line.match(WIDE)?.length ?? 0;
    const lines = Math.max(1, Math.ceil((line.length + wide) / LINE_LETTERS));
    return sum + (wide > 0 ? lines * WIDE_LINE : lines);
  }, 0);
}
