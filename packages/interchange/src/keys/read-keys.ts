import { ALPHABETS, placesIn } from "./alphabets.ts";
import { indexOfText, textsIn } from "./option-text.ts";
import { fieldIn, numbersIn, plain, signsIn } from "./signs.ts";
import { truthOf } from "./truth.ts";

/** One row's options and its key cell, as text. An option that is empty is named by no key. */
export interface KeyRow {
  readonly options: readonly string[];
  readonly told: string;
}

/** What heads the columns, or the names of the fields. */
export interface KeyNames {
  readonly key?: string;
  readonly options?: readonly string[];
}

/** 0-based indexes of options, or null where a cell names none in this way. */
type Found = readonly number[] | null;

interface Cell extends KeyRow {
  readonly signs: readonly string[] | null;
  /** The options whose words the cell has, where these cannot be signs of others. */
  readonly words: Found;
}

interface Reading {
  readonly kind: "letters" | "numbers" | "field" | "text" | "truth";
  /** Of letters: those of another script are taken for them. */
  readonly isByLook?: boolean;
  read(cell: Cell): Found;
}

/** What says that there is no key. */
const NONE =
  /^(?:[^\p{L}\p{N}]+|n\/?a|k\.?\s?a\.?|none|null|nil|tbd|unknown|brak|keine|ninguna|aucune|немає|なし)$/iu;
/** Kahoot's own templates name positions, whatever the options are. */
const OF_KAHOOT = /^correct answer\(s\)/i;
/** Headings of columns that name options, not their words. */
const OF_SIGNS =
  /^(?:key|klucz|clave|ключ)$|\b(?:number|no|nr|num|index|position|letter|option)\b|[#№]|nummer|buchstabe|numer|litera|número|letra|lettre|numéro|номер|літера|буква|番号|記号/iu;
const OF_WORDS = /\b(?:text|words?)\b/i;
/** Programs count from 0, people from 1: such a heading leaves it open. */
const OF_INDEX = /\b(?:index|idx|indeks|índice|indice)\b|індекс|インデックス/iu;
const FROM_ZERO = /\b0\s*(?:[-–]|to|bis)\s*\d|\b(?:0|zero)[- ]?based/iu;

/**
 * Reads the keys of a whole column, or of all notes of a type, at once. Per row: the 0-based indexes of the right
 * options, sorted; [] where the cell is empty; null where the cell fits no reading that explains the column, or where
 * two that explain it do not agree.
 */
export function readKeys(rows: readonly KeyRow[], names: KeyNames = {}): (readonly number[] | null)[] {
  const name = (names.key ?? "").replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-](?=\p{L})/gu, " ");
  const cells = rows.map((row) => cellOf(row, OF_SIGNS.test(name)));
  const readings = readingsOf(cells, name, names.options ?? []);
  const read = columnReading(readings, cells, { ...names, key: name });
  const heading = namedByHeading(names.options ?? []);
  return cells.map((cell) => {
    if (cell.told === "") return [];
    const found = cell.words ?? heading(cell) ?? read(cell);
    const isSound = found?.every((i) => cell.options[i] !== "");
    return found === null || !isSound ? null : [...found].sort((a, b) => a - b);
  });
}

/** "Option 2" where that heads an option: whatever the other cells say. A sign alone may be anything. */
function namedByHeading(headings: readonly string[]): Reading["read"] {
  const bare = (text: string) =>
    plain(text)
      .toLowerCase()
      .replaceAll(/[\s_.:-]/g, "");
  const names = headings.map((heading) => (bare(heading).length > 2 ? bare(heading) : ""));
  return ({ told, options }) => {
    const index = told.length > 2 ? names.indexOf(bare(told)) : -1;
    return within([index], options);
  };
}

function cellOf({ options, told }: KeyRow, areSigns: boolean): Cell {
  const cell = told.trim();
  const signs = signsOf(cell, options);
  if (signs === null) return { options, told: cell, signs, words: textsIn(cell, options, isSignOf) };
  // "3/4" is hardly the third and the fourth where it is an option itself.
  const index = signs.length > 1 && !areSigns ? indexOfText(cell, options) : -1;
  return { options, told: cell, signs, words: index < 0 ? null : [index] };
}

/** Numbers, or letters that could be those of the options; null for words. */
function signsOf(cell: string, options: readonly string[]): readonly string[] | null {
  const signs = signsIn(cell);
  if (signs === null || numbersIn(signs) !== null) return signs;
  const isLetters = ALPHABETS.some((alphabet) => within(placesIn(alphabet, signs), options) !== null);
  return isLetters ? signs : null;
}

const isSignOf = (sign: string, index: number) =>
  sign === `${index}` ||
  sign === `${index + 1}` ||
  ALPHABETS.some((alphabet) => placesIn(alphabet, [sign])?.[0] === index);

/** Only indexes that options have. */
function within(indexes: Found, options: readonly string[]): Found {
  return indexes?.every((i) => i >= 0 && i < options.length) ? indexes : null;
}

const TEXT: Reading = {
  kind: "text",
  read: ({ told, options, words }) => words ?? textsIn(told, options, isSignOf),
};
const TRUTH: Reading = {
  kind: "truth",
  read: ({ told, options }) => {
    const truths = options.map(truthOf);
    const index = truths.length === 2 && truths[0] !== truths[1] ? truths.indexOf(truthOf(told)) : -1;
    return index < 0 || truths.includes(null) ? null : [index];
  },
};
const FIELD: Reading = {
  kind: "field",
  read: (cell) => {
    const { indexes = [] } = fieldIn(cell.told, cell.options.length) ?? {};
    return indexes.length > 0 ? indexes : null;
  },
};
const LETTERS = ALPHABETS.map(
  (alphabet): Reading => ({
    kind: "letters",
    isByLook: alphabet.looksLike !== undefined,
    read: (cell) => (cell.signs === null ? null : within(placesIn(alphabet, cell.signs), cell.options)),
  }),
);
const numbersFrom = (first: 0 | 1): Reading => ({
  kind: "numbers",
  read: (cell) =>
    cell.signs === null
      ? null
      : within(numbersIn(cell.signs)?.map((number) => number - first) ?? null, cell.options),
});

function readingsOf(cells: readonly Cell[], name: string, options: readonly string[]): readonly Reading[] {
  if (OF_KAHOOT.test(name)) return [numbersFrom(1), ...LETTERS];
  const own = ownSigns(options);
  return [
    ...(own?.kind === "letters" ? [own] : LETTERS),
    ...(own?.kind === "numbers" ? [own] : bases(cells, name, options).map(numbersFrom)),
    ...(isField(cells) ? [FIELD] : []),
    ...[TRUTH, TEXT],
  ];
}

/** From what the numbers of a column can be counted. */
function bases(cells: readonly Cell[], name: string, options: readonly string[]): readonly (0 | 1)[] {
  if (FROM_ZERO.test(name) || tells(numbersFrom(0), options)) return [0];
  const numbers = cells.map(({ signs }) => (signs === null ? [] : (numbersIn(signs) ?? [])));
  const hasZero = numbers.some((own) => own.includes(0));
  const hasHighest = numbers.some((own, i) => own.includes(cells[i]?.options.length ?? 0));
  if (hasZero) return hasHighest ? [1, 0] : [0];
  return OF_INDEX.test(name) && !hasHighest ? [] : [1];
}

/** Whether a column has a digit for each option: some cell has them all, and none has others. */
function isField(cells: readonly Cell[]): boolean {
  const told = cells.filter(({ told, words }) => told !== "" && words === null && !NONE.test(told));
  const fields = told.map(({ told: cell, options }) => fieldIn(cell, options.length));
  return fields.every((field) => field !== null) && fields.some((field) => field?.isWhole);
}

/** Whether headings of options, read as keys, name the options that they head. */
function tells(reading: Reading, headings: readonly string[]): boolean {
  if (headings.length < 2) return false;
  return headings.every((told, i) => {
    const found = reading.read({ options: headings, told, signs: signsIn(told), words: null });
    return found?.length === 1 && found[0] === i;
  });
}

/** The signs of the headings, where these do not count on: A, B, D. */
function ownSigns(headings: readonly string[]): Reading | null {
  const signs = headings.map((heading) => {
    const own = signsIn(heading);
    return own?.length === 1 && /^(?:\p{L}|[ivx]+|\d+)$/iu.test(own[0] ?? "")
      ? (own[0] ?? "").toLowerCase()
      : "";
  });
  if (signs.length < 2 || signs.includes("") || new Set(signs).size < signs.length) return null;
  if ([numbersFrom(0), numbersFrom(1), ...LETTERS].some((reading) => tells(reading, headings))) return null;
  return {
    kind: numbersIn(signs) === null ? "letters" : "numbers",
    read: (cell) => (cell.signs === null ? null : placesIn({ signs }, cell.signs)),
  };
}

/** What is believed of a column: the reading that most cells allow, and what may stand beside it. */
function columnReading(
  readings: readonly Reading[],
  cells: readonly Cell[],
  names: KeyNames,
): Reading["read"] {
  const open = cells.filter(({ told, words }) => told !== "" && words === null && !NONE.test(told));
  const worded = cells.filter(({ words }) => words !== null).length;
  const counts = readings.map(
    (reading) =>
      open.filter((cell) => reading.read(cell) !== null).length + (reading.kind === "text" ? worded : 0),
  );
  const most = Math.max(...counts);
  const isEnough = 2 * most >= open.length;
  const best = firstOf(
    readings.filter((_, i) => counts[i] === most),
    names,
  ).filter(({ kind }) => isEnough || kind === "text");
  const agreed = whereAllAgree(best);
  const left = open.filter((cell) => agreed(cell) === null && best.every(({ read }) => read(cell) === null));
  const beside = readings.length > 1 ? besideThem(best, { readings, left, names }) : [];
  return (cell) => {
    if (best.some(({ read }) => read(cell) !== null)) return agreed(cell);
    return beside.reduce<Found>((found, reading) => found ?? reading.read(cell), null);
  };
}

/** Of readings that explain as many cells, those that the headings allow. */
function firstOf(best: readonly Reading[], { key = "", options = [] }: KeyNames): readonly Reading[] {
  const field = best.filter(({ kind }) => kind === "field");
  if (field.length > 0) return field;
  const letters = best.filter(({ kind }) => kind === "letters");
  const numbers = best.filter(({ kind }) => kind === "numbers");
  const told = letters.filter((reading) => tells(reading, options));
  const own = told.find(({ isByLook }) => !isByLook);
  const alphabets = own === undefined ? [...letters.slice(0, 1), ...told.slice(0, 1)] : [own];
  const others = best.filter(({ kind }) => kind !== "letters" && kind !== "numbers");
  // From 0 and from 1 at once is no way to count.
  const all = [...alphabets, ...(numbers.length === 1 ? numbers : []), ...others];
  const signs = all.filter(({ kind }) => kind === "letters" || kind === "numbers");
  const words = all.filter(({ kind }) => kind === "text");
  if (OF_WORDS.test(key) && words.length > 0) return words;
  return OF_SIGNS.test(key) && signs.length > 0 ? signs : all;
}

function whereAllAgree(readings: readonly Reading[]): Reading["read"] {
  return (cell) => {
    const found = readings.map(({ read }) => read(cell)).filter((indexes) => indexes !== null);
    return found.every((indexes) => `${indexes}` === `${found[0]}`) ? (found[0] ?? null) : null;
  };
}

/** Cells that the believed readings leave may be in another form, where no other could be meant. */
function besideThem(
  believed: readonly Reading[],
  { readings, left, names }: { readings: readonly Reading[]; left: readonly Cell[]; names: KeyNames },
): readonly Reading[] {
  if (believed.length === 0) return [];
  const has = (kind: Reading["kind"]) => believed.some((reading) => reading.kind === kind);
  const others = readings.filter(({ kind, read }) => !has(kind) && left.some((cell) => read(cell) !== null));
  const numbers = others.filter(({ kind }) => kind === "numbers");
  const isTwice = !has("text") && left.filter((cell) => numbers[0]?.read(cell)).length > 1;
  // A lone number could be counted from 0, "option 2" hardly.
  const isSure = ({ told }: Cell) => isTwice || !/^\p{N}/u.test(told) || /番/.test(told);
  return [
    TEXT,
    ...firstOf(
      others.filter(({ kind }) => kind === "letters"),
      names,
    ).map((reading) => where(hasNoSigns, reading)),
    ...(numbers.length === 1 ? numbers : []).map((reading) =>
      where((cell) => hasNoSigns(cell) && isSure(cell), reading),
    ),
  ];
}

const hasNoSigns = ({ options }: Cell) => options.every((option) => !/^[\p{L}\d]{1,2}$/u.test(plain(option)));

const where = (isSure: (cell: Cell) => boolean, reading: Reading): Reading => ({
  ...reading,
  read: (cell) => (isSure(cell) ? reading.read(cell) : null),
});
