import type { CarriedQuestion } from "@quizmill/contract";

/** Letters of half an em that a line of a printed card holds, and lines of a card; a little less than in print. */
const LINE_LETTERS = 44;
const LINES = 13;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** Whether one side of a question's card has more lines than it has room for. */
export function isTooLongForCard({ text, options, key, explanation = "" }: CarriedQuestion): boolean {
  const back = [...key.map((i) => options[i] ?? ""), explanation];
  return [[text, ...options], back].some(
    (side) => side.reduce((sum, part) => sum + linesOf(part), 0) > LINES,
  );
}

function linesOf(text: string): number {
  return text.split("\n").reduce((sum, line) => {
    const letters = line.length + (line.match(WIDE)?.length ?? 0);
    return sum + Math.max(1, Math.ceil(letters / LINE_LETTERS));
  }, 0);
}
