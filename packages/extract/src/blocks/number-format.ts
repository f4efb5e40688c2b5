/** How a list formats a number: 4 as "d", "IV", "④". Null for a list without numbers. */
export type NumberFormat = (value: number) => string;

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];
/** Larger numbers are written in digits; Roman numerals end there. */
const MAX_ROMAN = 4000;

export const decimal: NumberFormat = (value) => String(value);

export const lowerRoman: NumberFormat = (value) => {
  if (value < 1 || value >= MAX_ROMAN) return String(value);
  let rest = value;
  let text = "";
  for (const [worth, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return text;
};

/** a, b … z, aa, bb …: the letters of an alphabet, doubled after the last one (ECMA-376 part 1, 17.18.59). */
export function letters(alphabet: string): NumberFormat {
  const signs = [...alphabet];
  return (value) => {
    const rounds = Math.ceil(value / signs.length);
    return value < 1 || rounds > 5 ? String(value) : (signs[(value - 1) % signs.length] ?? "").repeat(rounds);
  };
}

/** A fixed sequence of signs; after the last one digits are used. */
export function signs(sequence: string): NumberFormat {
  const all = [...sequence];
  return (value) => all[value - 1] ?? String(value);
}

export function upper(format: NumberFormat): NumberFormat {
  return (value) => format(value).toUpperCase();
}

export const LATIN = "abcdefghijklmnopqrstuvwxyz";
export const RUSSIAN = "абвгдежзиклмнопрстуфхцчшщэюя";
export const UKRAINIAN = "абвгдеєжзиіклмнопрстуфхцчшщюя";
export const CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";
export const AIUEO =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";
export const IROHA =
  "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン";
export const KANJI = "一二三四五六七八九十";
