import type { CarriedQuestion } from "@quizmill/contract";
import { type PictureMark, picturesIn, withPictures } from "@quizmill/contract/tables";

/**
 * Letters of half an em that a line of a printed card holds, and lines of a card: as a word processor sets them that
 * has no Calibri and takes a wider font.
 */
const LINE_LETTERS = 44;
const LINES = 13;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;
/** Twentieths of a point: a line of a card, and a pixel of a picture. */
export const CARD_LINE = 272;
export const PIXEL = 15;
/** So many lines a picture takes at the most, on a side of a card or in an option. */
export const CARD_PICTURE_LINES = { side: 5, option: 2 } as const;
/** How much higher a line of wide letters is. */
const WIDE_LINE = 1.3;

/** Whether one side of a question's card has more lines than it has room for. */
export function isTooLongForCard({ text, options, key, explanation = "" }: CarriedQuestion): boolean {
  const { side, option } = CARD_PICTURE_LINES;
  const front = options.reduce((sum, one) => sum + linesOf(one, option), linesOf(text, side));
  const back = key.reduce((sum, i) => sum + linesOf(options[i] ?? "", side), linesOf(explanation, side));
  return Math.max(front, back) > LINES;
}

/** A picture makes its line as high as it is. */
function linesOf(text: string, pictureLines: number): number {
  const ofPicture = ({ height }: PictureMark) => Math.min(pictureLines, (height * PIXEL) / CARD_LINE);
  const words = withPictures(text, () => "").trim();
  const ofWords = words.split("\n").reduce((sum, line) => {
    const wide = line.match(WIDE)?.length ?? 0;
    const lines = Math.max(1, Math.ceil((line.length + wide) / LINE_LETTERS));
    return sum + (wide > 0 ? lines * WIDE_LINE : lines);
  }, 0);
  return picturesIn(text).reduce((sum, picture) => sum + ofPicture(picture), words === "" ? 0 : ofWords);
}
