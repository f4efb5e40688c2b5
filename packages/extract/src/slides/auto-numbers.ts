import {
  CIRCLED,
  decimal,
  KANJI,
  LATIN,
  letters,
  lowerRoman,
  type NumberFormat,
  signs,
  upper,
} from "../blocks/number-format.ts";

/** Prefixes and suffixes of the scheme names of `a:buAutoNum` (ECMA-376 part 1, 20.1.10.61). */
const FORMATS: readonly (readonly [scheme: string, format: NumberFormat])[] = [
  ["alphaLc", letters(LATIN)],
  ["alphaUc", upper(letters(LATIN))],
  ["romanLc", lowerRoman],
  ["romanUc", upper(lowerRoman)],
  ["circleNum", signs(CIRCLED)],
  ["ea1", signs(KANJI)],
];
const ENDINGS: readonly (readonly [scheme: string, before: string, after: string])[] = [
  ["ParenBoth", "(", ")"],
  ["ParenR", "", ")"],
  ["Period", "", "."],
  ["Minus", "", "-"],
];
const MAX_LEVEL = 8;

export interface AutoNumber {
  readonly scheme: string;
  readonly startAt: number;
}

interface Counter extends AutoNumber {
  next: number;
}

/** Counts the automatically numbered paragraphs of one text. */
export class AutoNumbers {
  #counters: (Counter | undefined)[] = [];

  /** The marker of the next paragraph ("a)"); "" if it has none, and then counting starts again. */
  next(level: number, number: AutoNumber | null): string {
    const at = Math.min(Math.max(level, 0), MAX_LEVEL);
    const last = this.#counters[at];
    this.#counters.length = at;
    if (number === null) return "";
    const goesOn = last?.scheme === number.scheme && last.startAt === number.startAt;
    const counter = goesOn ? last : { ...number, next: number.startAt };
    this.#counters[at] = counter;
    counter.next += 1;
    return markerOf(number.scheme, counter.next - 1);
  }
}

/** Schemes of other scripts are written in digits. */
function markerOf(scheme: string, value: number): string {
  const [, format] = FORMATS.find(([begin]) => scheme.startsWith(begin)) ?? ["", decimal];
  const [, before, after] = ENDINGS.find(([end]) => scheme.endsWith(end)) ?? ["", "", ""];
  return before + format(value) + after;
}
