/**
 * The rows of letters and numbers that people put before options. A label may be read in more
 * than one of them ("i" is the ninth letter and the first Roman number; a Cyrillic "А" may have been
 * typed in Latin): what comes after it decides.
 */
const ROWS: readonly (readonly string[])[] = [
  [..."ABCDEFGHIJKL"],
  [..."abcdefghijkl"],
  [..."АБВГДЕЄЖЗИ"],
  [..."абвгдеєжзи"],
  [..."АБВГДЕЖЗИК"],
  [..."абвгдежзик"],
  [..."АБВГҐДЕЄЖЗ"],
  [..."абвгґдеєжз"],
  [..."アイウエオカキクケコ"],
  [..."あいうえおかきくけこ"],
  [..."イロハニホヘト"],
  [..."いろはにほへと"],
  [],
  "I II III IV V VI VII VIII IX X".split(" "),
  "i ii iii iv v vi vii viii ix x".split(" "),
];
/** Index of the row of plain numbers, which has no end. */
export const NUMBERS = 12;
const LATIN_ROWS = [0, 1];
const CYRILLIC_ROWS = [2, 3, 4, 5, 6, 7];
/** Stands for boxes to tick: each is the next option, whatever came before. */
export const BOXES = ROWS.length;
/** The more an option list grows beyond this, the likelier it is a list of something else. */
export const MAX_OPTIONS = 10;

const LATIN = "ABCEHIKMOPTXaceiopxy";
const CYRILLIC = "АВСЕНІКМОРТХасеіорху";

export interface Reading {
  row: number;
  index: number;
}

const READINGS = new Map<string, Reading[]>();
for (const [row, labels] of ROWS.entries())
  for (const [index, label] of labels.entries()) note(label, { row, index });
for (let i = 0; i < LATIN.length; i++) {
  const [latin, cyrillic] = [LATIN.charAt(i), CYRILLIC.charAt(i)];
  const [ofLatin, ofCyrillic] = [readingsOf(latin), readingsOf(cyrillic)].map((readings) => [...readings]);
  for (const reading of ofCyrillic ?? []) note(latin, reading);
  for (const reading of ofLatin ?? []) note(cyrillic, reading);
}

function note(label: string, reading: Reading): void {
  READINGS.set(label, [...(READINGS.get(label) ?? []), reading]);
}

/** All rows a label stands in, with its 0-based place there; empty where it stands in none. */
export function readingsOf(label: string): readonly Reading[] {
  const plain = label.normalize("NFKC");
  if (/^\d{1,3}$/u.test(plain)) return [{ row: NUMBERS, index: Number(plain) - 1 }];
  return READINGS.get(label) ?? READINGS.get(plain) ?? [];
}

/** The rows of capitals and small letters in the alphabet that these labels are certainly of; null where none tells. */
function rowsOfAlphabet(labels: readonly string[]): readonly number[] | null {
  const isOf = (rows: readonly number[]) =>
    labels.some((label) => {
      const readings = readingsOf(label);
      return readings.length > 0 && readings.every(({ row }) => rows.includes(row));
    });
  const [isLatin, isCyrillic] = [isOf(LATIN_ROWS), isOf(CYRILLIC_ROWS)];
  if (isLatin === isCyrillic) return null;
  return isLatin ? LATIN_ROWS : CYRILLIC_ROWS;
}

/**
 * The row that keys are counted in: that of the options, unless the keys of the paper are plainly in the other alphabet.
 * "В" is the second Latin letter or the third Cyrillic one, and "Б" or "D" among them tells which.
 */
export function rowOfKeys(labels: readonly string[], row: number): number {
  const rows = rowsOfAlphabet(labels);
  const isLettered = LATIN_ROWS.includes(row) || CYRILLIC_ROWS.includes(row);
  return rows === null || !isLettered || rows.includes(row) ? row : (rows[0] ?? row);
}

/**
 * Which of `count` options labelled by `row` a key names, 0-based, or null. The key may be written
 * in the other case, in another alphabet, or as a number: the place in the row is what it says.
 */
export function placeOf(label: string, row: number, count: number): number | null {
  const plain = label.normalize("NFKC");
  const own = [plain, plain.toUpperCase(), plain.toLowerCase()].flatMap((form) =>
    readingsOf(form).filter((reading) => reading.row === row),
  );
  const any = [plain, plain.toUpperCase()].flatMap(readingsOf);
  const found = [...own, ...any].find(({ index }) => index < count);
  return found?.index ?? null;
}
