import { tidyLine } from "../tidy.ts";

/** A row's options, and what its columns of keys say. */
export interface RowKeys {
  readonly options: readonly string[];
  readonly told: readonly string[];
}

interface Names {
  readonly keys: readonly string[];
  readonly options: readonly string[];
}

export interface KeyRead {
  /** Those of the row, with a right one before them that the file keeps apart. */
  readonly options: readonly string[];
  readonly key: number[];
  /** Whether something was told that names no option, or could name two. */
  readonly isWrong: boolean;
}

/** How a cell names options: 0-based indexes, or null where it does not name them in this way. */
type Reading = (words: string, options: readonly string[]) => readonly number[] | null;

const byLetters: Reading = (words, options) =>
  !/\d/.test(words) && SIGNS.test(words)
    ? within(
        (words.match(/[A-Za-z]/g) ?? []).map((letter) => letter.toUpperCase().charCodeAt(0) - 65),
        options,
      )
    : null;

const byPositions: Reading = (words, options) =>
  !/[A-Za-z]/.test(words) && SIGNS.test(words)
    ? within(
        (words.match(/\d+/g) ?? []).map((digits) => Number(digits) - 1),
        options,
      )
    : null;

const byWords: Reading = (words, options) => within([options.indexOf(words)], options);

const SIGNS = /^[([]?(?:[A-Za-z]|\d{1,2})[)\].]?(?:[\s,;/&]+[([]?(?:[A-Za-z]|\d{1,2})[)\].]?)*$/;

function within(indexes: readonly number[], options: readonly string[]): readonly number[] | null {
  return indexes.every((i) => i >= 0 && i < options.length) ? indexes : null;
}

/** The first that names an option is taken. */
const IN_ORDER: ReadonlyMap<Reading, readonly Reading[]> = new Map([
  [byLetters, [byLetters, byWords, byPositions]],
  [byPositions, [byPositions, byWords, byLetters]],
  // A number that is no option of a column of words is no position either.
  [byWords, [byWords, byLetters]],
]);

/** Kahoot's own templates name positions, whatever the options are. */
const OF_KAHOOT = /^correct answer\(s\)/i;
/** Headings of columns that name options, not their words. */
const OF_SIGNS =
  /^(?:key|klucz|clave|ключ)$|\b(?:number|no|nr|num|index|position|letter|option)\b|[#№]|nummer|buchstabe|numer|litera|número|letra|номер|番号|記号/iu;
/** The wrong options only: the right one is kept apart from them. */
const OF_WRONG = /^(?:distractors?|wrong|incorrect)/i;

/**
 * Reads the keys of a table, row by row. What a column holds is told by the whole of it: where options are numbers or
 * letters themselves, one cell could mean either.
 */
export function keyReader(rows: readonly RowKeys[], names: Names): (row: number) => KeyRead {
  const isSingle = names.keys.length === 1;
  const areApart = isSingle && names.options.length > 0 && names.options.every((name) => OF_WRONG.test(name));
  const columns = names.keys.map((name, column) => (areApart ? byWords : columnReading(rows, column, name)));
  const isApart = (words: string, name = "") =>
    areApart || (isSingle && !OF_KAHOOT.test(name) && !SIGNS.test(words) && !/[;|]/.test(words));
  return (at) => {
    const { options, told } = rows[at] ?? { options: [], told: [] };
    const key = new Set<number>();
    let all = options;
    let isWrong = false;
    for (const [column, cell] of told.entries()) {
      const words = tidyLine(cell);
      if (words === "") continue;
      const found = columns[column]?.(words, options) ?? null;
      if (found !== null) for (const i of found) key.add(i);
      else if (isApart(words, names.keys[column])) {
        all = [words, ...options];
        key.add(0);
      } else isWrong = true;
    }
    return { options: all, key: [...key].sort((a, b) => a - b), isWrong };
  };
}

/** The reading that most rows allow; where several do, the heading decides, else a cell counts if they agree on it. */
function columnReading(rows: readonly RowKeys[], column: number, name: string): Reading {
  if (OF_KAHOOT.test(name)) return byPositions;
  const counts = new Map([...IN_ORDER.keys()].map((reading) => [reading, 0]));
  for (const { options, told } of rows) {
    const words = tidyLine(told[column] ?? "");
    if (words === "") continue;
    for (const [reading, count] of counts)
      if (reading(words, options) !== null) counts.set(reading, count + 1);
  }
  const most = Math.max(...counts.values());
  const best = [...counts.keys()].filter((reading) => counts.get(reading) === most);
  const [reading] = OF_SIGNS.test(name) || best.length === 1 ? best : [];
  return reading === undefined ? whereAllAgree : firstOf(IN_ORDER.get(reading) ?? []);
}

function firstOf(readings: readonly Reading[]): Reading {
  return (words, options) => {
    for (const reading of readings) {
      const found = reading(words, options);
      if (found !== null) return found;
    }
    return null;
  };
}

const whereAllAgree: Reading = (words, options) => {
  const found = [...IN_ORDER.keys()].flatMap((reading) => {
    const indexes = reading(words, options);
    return indexes === null ? [] : [indexes];
  });
  return found.every((indexes) => indexes.join() === found[0]?.join()) ? (found[0] ?? null) : null;
};
