/** A row of signs that name options in their order, and how a sign is brought to it. */
export interface Alphabet {
  readonly signs: readonly string[];
  /** Signs of another script that look like those of this one are taken for them. */
  readonly looksLike?: ReadonlyMap<string, string>;
}

const LATIN = [..."abcdefghijklmnopqrstuvwxyz"];
/** As papers count; the Ukrainian Ґ is hardly ever counted, and Є only by some. */
const CYRILLIC = ["абвгдежзиклмно", "абвгдеєжзиіїйк", "абвгґдеєжзиіїй"].map((signs) => [...signs]);
const ALIKE = [..."aаbвcсeеiіoоpрxхkкmмhнtт"];
const pairs = (from: 0 | 1) =>
  new Map(
    ALIKE.flatMap((sign, i): [string, string][] =>
      i % 2 === from ? [[sign, ALIKE[from === 0 ? i + 1 : i - 1] ?? sign]] : [],
    ),
  );

/** Those that name options, the more usual before those that share signs with them. */
export const ALPHABETS: readonly Alphabet[] = [
  { signs: LATIN },
  ...CYRILLIC.map((signs) => ({ signs })),
  ...["アイウエオカキクケコ", "イロハニホヘトチリヌ", "あいうえおかきくけこ", "いろはにほへとちりぬ"].map(
    (signs) => ({ signs: [...signs] }),
  ),
  ...["甲乙丙丁戊己庚辛", "一二三四五六七八九十", "αβγδεζηθ"].map((signs) => ({ signs: [...signs] })),
  { signs: ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"] },
  { signs: LATIN, looksLike: pairs(1) },
  ...CYRILLIC.map((signs) => ({ signs, looksLike: pairs(0) })),
];

/** The 0-based place of each sign, one after another; null if one is no sign of the alphabet, or comes twice. */
export function placesIn({ signs, looksLike }: Alphabet, told: readonly string[]): number[] | null {
  const places = told.flatMap((sign) => {
    const lower = [...sign.toLowerCase()].map((letter) => looksLike?.get(letter) ?? letter);
    const whole = signs.indexOf(lower.join(""));
    return whole >= 0 || lower.length === 1 ? [whole] : joined(lower, sign, signs);
  });
  return places.includes(-1) || new Set(places).size < places.length ? null : places;
}

/** "AC": capitals, or letters in their order; other letters are a word. */
function joined(letters: readonly string[], sign: string, signs: readonly string[]): number[] {
  const places = letters.map((letter) => signs.indexOf(letter));
  const isInOrder = places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1));
  return isInOrder || sign === sign.toUpperCase() ? places : [-1];
}
