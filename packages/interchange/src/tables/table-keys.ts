import { readKeys } from "../keys/read-keys.ts";
import { signsIn } from "../keys/signs.ts";
import { truthOf, truthWords } from "../keys/truth.ts";
import { areWrong, labelOf } from "./headings.ts";

/** A row's options, and what its columns of keys say. */
export interface ToldRow {
  readonly options: readonly string[];
  readonly told: readonly string[];
}

export interface KeyedRow {
  /** Those of the row that are not empty, with right ones before them that the table keeps apart. */
  readonly options: readonly string[];
  readonly key: readonly number[];
  /** Whether there is no column of keys, or something in it names no option, or could name two. */
  readonly isWrong: boolean;
}

/** What heads the columns of keys and of options. */
export interface ToldNames {
  readonly keys: readonly string[];
  readonly options: readonly string[];
}

/** The keys of a table, row by row. */
export function keyedRows(rows: readonly ToldRow[], names: ToldNames): KeyedRow[] {
  if (areWrong(names.options)) return rows.map(withRightOnes);
  if (names.keys.length === 0) return starredRows(rows);
  const ticked = tickedRows(rows, names);
  if (ticked !== null) return ticked;
  const all = withTruths(rows);
  const columns = names.keys.map((key, column) =>
    readKeys(
      all.map(({ options, told }) => ({ options, told: told[column] ?? "" })),
      { key, options: names.options.map(headingOf) },
    ),
  );
  const isNumbered = names.keys.every((name) => /\d$/.test(name));
  return all.map(({ options, told }, row) => {
    const found = columns.flatMap((keys, i) => ((told[i] ?? "").trim() === "" ? [] : [keys[row] ?? null]));
    return withoutEmpty(options, isNumbered ? joined(found) : agreed(found));
  });
}

/** As the reader of keys knows it. */
const headingOf = (name: string) =>
  /^(?:\p{L}|\d+)$/u.test(signsIn(name)?.[0] ?? "") ? name : labelOf(name);

type Found = readonly number[] | null;

/** Columns of one right option each. */
function joined(found: readonly Found[]): Found {
  const all = found.flatMap((key) => key ?? []);
  return found.includes(null) ? null : [...new Set(all)].sort((a, b) => a - b);
}

/** Columns that say the same in other forms; one of them may say it in a form that is not known. */
function agreed(found: readonly Found[]): Found {
  const known = found.filter((key) => key !== null);
  if (found.length === 0) return [];
  return known.every((key) => `${key}` === `${known[0]}`) ? (known[0] ?? null) : null;
}

function withoutEmpty(options: readonly string[], key: Found): KeyedRow {
  const places = options.flatMap((option, i) => (option === "" ? [] : [i]));
  return {
    options: places.map((i) => options[i] ?? ""),
    key: (key ?? []).map((i) => places.indexOf(i)),
    isWrong: key === null,
  };
}

const STAR = /^(?:\*|[✓✔✅])\s*(?=[^\s*])/u;

/** Without a column of keys: a star or a tick before the right options, where most rows have some. */
function starredRows(rows: readonly ToldRow[]): KeyedRow[] {
  const found = rows.map(({ options }) => options.flatMap((option, i) => (STAR.test(option) ? [i] : [])));
  const isKey = (own: readonly number[], i: number) =>
    own.length > 0 && own.length < (rows[i]?.options.length ?? 0);
  const areKeys = rows.length > 1 && found.filter(isKey).length >= 0.8 * rows.length;
  return rows.map(({ options }, i) =>
    areKeys && isKey(found[i] ?? [], i)
      ? withoutEmpty(
          options.map((option) => option.replace(STAR, "")),
          found[i] ?? [],
        )
      : withoutEmpty(options, null),
  );
}

const TICK = /^[x✓✔✅]$/iu;
const isTick = (cell: string) => TICK.test(cell) || truthOf(cell) === true;

/** Where each option has a column that says whether it is right: "1" and "0", "yes" and "no", "x" or nothing. */
function tickedRows(rows: readonly ToldRow[], { keys, options }: ToldNames): KeyedRow[] | null {
  const told = rows.flatMap((row) => row.told).filter((cell) => cell !== "");
  const areTold = told.every((cell) => isTick(cell) || truthOf(cell) === false);
  if (keys.length < 2 || keys.length !== options.length || !areTold) return null;
  const found = rows.map((row) => row.options.flatMap((_, i) => (isTick(row.told[i] ?? "") ? [i] : [])));
  // Where not each option has a word, those may be the words of an option.
  const isSure = rows.every(
    (row) =>
      row.options.every((option, i) => option === "" || row.told[i] !== "") ||
      !row.told.some((cell) => cell !== "" && row.options.includes(cell)),
  );
  return isSure && told.length > 0 ? rows.map((row, i) => withoutEmpty(row.options, found[i] ?? [])) : null;
}

/** A row whose options are all wrong. */
function withRightOnes({ options, told }: ToldRow): KeyedRow {
  const right = told.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const wrong = options.filter((option) => option !== "" && !right.includes(option));
  return { options: [...right, ...wrong], key: [...right.keys()], isWrong: false };
}

/** Sentences that are true or false get these words as options. */
function withTruths(rows: readonly ToldRow[]): readonly ToldRow[] {
  const bare = rows.filter(({ options, told }) => options.length === 0 && told.some((cell) => cell !== ""));
  const words = truthWords(bare.map(({ told }) => told.find((cell) => cell !== "") ?? ""));
  if (words === null) return rows;
  return rows.map((row) =>
    row.options.length === 0 && row.told.some((cell) => truthOf(cell) !== null)
      ? { ...row, options: words }
      : row,
  );
}
