/**
 * Lines of exam papers that nothing but a bare letter or number begins: "А рибосома", "B mitochondrion", and the keys
 * below the paper. Only where several follow in order are they anything else than running text.
 */

/** The letters that options are counted by; letters that look alike are often typed in the other alphabet. */
const ROWS = ["ABCDEFGHIJ", "АБВГДЕЄЖ", "АБВГДЕЖЗ", "アイウエオカキク"] as const;
const ALIKE: Readonly<Record<string, string>> = { A: "А", B: "В", E: "Е", А: "A", В: "B", С: "C", Е: "E" };
const LETTER = "[A-JА-ЖЗЄア-ク]";
const LABELLED = new RegExp(`^\\s*(${LETTER})(?:[\\s\\u3000]+\\S|\\s*$)`, "u");
const LONE = new RegExp(`^\\s*${LETTER}\\s*$`, "u");
const LONE_NUMBER = /^\s*\d{1,3}[.)]?\s*$/u;
const NUMBERED = /^\s*\(?\d{1,3}[.)]\s/u;
const LEAST_OPTIONS = 3;
const MAX_LINE_CHARS = 400;
/** An option may be wrapped into so many lines, and a stem into so many more. */
const MAX_WRAPPED_LINES = 3;
const MAX_STEM_LINES = 6;

/** The rows in which a line's letter is the one at this place. */
function rowsWith(line: string | undefined, place: number): readonly string[] {
  const letter = LABELLED.exec(line ?? "")?.[1];
  if (letter === undefined) return [];
  return ROWS.filter((row) => [letter, ALIKE[letter]].includes(row[place]));
}

/** The lines of the options that begin at this one; empty if fewer than three follow in order. */
function optionsFrom(lines: readonly string[], at: number): number[] {
  let rows = rowsWith(lines[at], 0);
  const found = [at];
  for (let line = at + 1, between = 0; rows.length > 0 && between <= MAX_WRAPPED_LINES; line += 1) {
    const text = lines[line];
    if (text === undefined || NUMBERED.test(text) || rowsWith(text, 0).length > 0) break;
    const next = rows.filter((row) => rowsWith(text, found.length).includes(row));
    between = next.length > 0 ? 0 : between + 1;
    if (next.length === 0) continue;
    found.push(line);
    rows = next;
  }
  return rows.length > 0 && found.length >= LEAST_OPTIONS ? found : [];
}

/** Each run of options, as the numbers of its lines. Linear: a run is looked for from its first letter only. */
function* runsOf(lines: readonly string[]): Generator<number[]> {
  for (let at = 0; at < lines.length; at += 1) {
    if (rowsWith(lines[at], 0).length === 0) continue;
    const run = optionsFrom(lines, at);
    if (run.length > 0) yield run;
    at = Math.max(at, (run.at(-1) ?? at) - 1);
  }
}

/** A line of numbers that follow each other, as the head of a table of keys has them, maybe with words before. */
const NUMBERS = /^(?:[^\d]{1,40}\s)?\s*\d{1,3}[.)]?(?:\s+\d{1,3}[.)]?){2,}\s*$/u;
const KEYS = new RegExp(`^(?:[^\\d]{2,40}\\s)?\\s*${LETTER}(?:\\s+\\S{1,9}){2,}\\s*$`, "u");
const PAIRS = new RegExp(
  `^\\s*(?:(?:(?:問|№|Q)\\s*)?\\d{1,3}(?:\\s*[.):–—-])?\\s*(?:${LETTER}|[a-jа-є])(?![\\p{L}\\p{N}])[\\s,;]*)+$`,
  "u",
);

/** "А Б В Г Д" over "1", "2", "3": the grid for the answers to a task of matching. */
const GRID = /^\s*(?:A\s?B\s?C(?:\s?D(?:\s?E)?)?|А\s?Б\s?В(?:\s?Г(?:\s?Д)?)?)\s*$/u;

function gridFrom(lines: readonly string[], at: number): number[] {
  const own = [at];
  while (/^\s*\d(?:\s+\d)*\s*$/u.test(lines[at + own.length] ?? "")) own.push(at + own.length);
  return own;
}

/** The numbers of the lines that stand for themselves: options with a bare letter, what they are matched with, keys. */
export function answerLines(lines: readonly string[]): ReadonlySet<number> {
  const own = new Set<number>();
  for (const run of runsOf(lines)) {
    for (const line of run) own.add(line);
    for (const line of numbersAbove(lines, run[0] ?? 0)) own.add(line);
  }
  for (const [at, line] of lines.entries()) {
    if (GRID.test(line)) for (const row of gridFrom(lines, at)) own.add(row);
    if (PAIRS.test(line)) own.add(at);
    for (let row = linesOfOptions(lines, at); row > 0; row -= 1) own.add(at + row - 1);
    if (NUMBERS.test(line) && KEYS.test(lines[at + 1] ?? "")) own.add(at).add(at + 1);
  }
  return own;
}

/** The places of labels on one line, or on two: across, or down two columns. */
const ARRANGED = [
  [[0, 1, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [[0, 2], [1]],
] as const;

/** How many lines from this one hold options, several on a line: "А рибосома Б мітохондрія В лізосома". */
function linesOfOptions(lines: readonly string[], at: number): number {
  if (rowsWith(lines[at], 0).length === 0) return 0;
  const fits = ARRANGED.find((arranged) =>
    ROWS.some((row) => arranged.every((places, i) => holds(lines[at + i] ?? "", row, places))),
  );
  return fits?.length ?? 0;
}

function holds(line: string, row: string, places: readonly number[]): boolean {
  if (line.length > MAX_LINE_CHARS) return false;
  let rest = ` ${line}`;
  return places.every((place, i) => {
    const letter = row.charAt(place);
    const label = new RegExp(
      `${i === 0 ? "^" : ""}[\\s\\u3000]+[${letter}${ALIKE[letter] ?? ""}](?=[\\s\\u3000]+\\S)`,
      "u",
    ).exec(rest);
    rest = rest.slice((label?.index ?? 0) + (label?.[0].length ?? 0));
    return label !== null;
  });
}

/** "1 heart", "2 lung": what stands right above options and is to be matched with them. */
function numbersAbove(lines: readonly string[], options: number): number[] {
  const above: number[] = [];
  for (let line = options - 1; line >= 0; line -= 1) {
    const number = /^\s*(\d)[.)]?\s+\S/u.exec(lines[line] ?? "")?.[1];
    if (number === undefined) break;
    above.push(line);
    if (number === "1") return above.length >= LEAST_OPTIONS ? above : [];
  }
  return [];
}

/** Lines with each option on a line of its own, where several stand on one, or their letters alone. Linear. */
export function withOptionsApart(lines: readonly string[]): readonly string[] {
  return withLettersJoined(withCellsApart(lines));
}

const GAP = /\t+|\s{2,}|\u3000+/u;

/** What wide gaps part in a line; a letter alone belongs to what follows it. */
function cellsOf(line: string): string[] {
  const parts = line.trim().split(GAP);
  const cells: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part = "", next] = [parts[at], parts[at + 1]];
    const isLabel = LONE.test(part) && next !== undefined && !LONE.test(next);
    cells.push(isLabel ? `${part} ${next}` : part);
    if (isLabel) at += 1;
  }
  return cells;
}

function withCellsApart(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => GAP.test(line.trim()))) return lines;
  const apart: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const { taken, cells } = optionsInCells(lines, at);
    for (const cell of cells ?? lines.slice(at, at + taken)) apart.push(cell);
    at += taken;
  }
  return apart;
}

/** The options in cells of this line and those below it, which may be in two columns; null if there are none. */
function optionsInCells(lines: readonly string[], at: number): { taken: number; cells: string[] | null } {
  const [first = "", ...others] = cellsOf(lines[at] ?? "");
  // A stem may stand before its options.
  const lead = LABELLED.test(first) || others.length < LEAST_OPTIONS ? [] : [first];
  const cells = lead.length === 0 ? [first, ...others] : others;
  for (let taken = 1; cells.length > 1 && taken <= MAX_STEM_LINES; taken += 1) {
    const ordered = inOrder(cells);
    const next = cellsOf(lines[at + taken] ?? "");
    const goesOn = next.length > 1 && next.every((cell) => LABELLED.test(cell) && !LONE.test(cell));
    if (ordered !== null && !(goesOn && inOrder([...cells, ...next]) !== null))
      return { taken, cells: [...lead, ...ordered] };
    if (!goesOn) break;
    cells.push(...next);
  }
  return { taken: 1, cells: null };
}

/** Options by their letters, if these are the first of a row, each once. */
function inOrder(cells: readonly string[]): string[] | null {
  if (cells.length < LEAST_OPTIONS || cells.some((cell) => LONE.test(cell))) return null;
  for (const row of ROWS) {
    const places = [...row].slice(0, cells.length).map((_, place) => place);
    const ordered = places.map((place) => cells.find((cell) => rowsWith(cell, place).includes(row)));
    if (ordered.every((cell) => cell !== undefined)) return ordered;
  }
  return null;
}

/** "А", and "рибосома" on the line below: where the letters of all options stand alone. */
function withLettersJoined(lines: readonly string[]): readonly string[] {
  const joined = new Set<number>();
  for (const run of runsOf(lines)) {
    const isAlone = run.every((at) => LONE.test(lines[at] ?? "") && isOptionText(lines[at + 1]));
    if (!isAlone) continue;
    for (const at of run) joined.add(at);
    const first = run[0] ?? 0;
    const number = lines
      .slice(Math.max(0, first - MAX_STEM_LINES), first)
      .findLastIndex((line) => LONE_NUMBER.test(line));
    if (number >= 0) joined.add(Math.max(0, first - MAX_STEM_LINES) + number);
  }
  if (joined.size === 0) return lines;
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const isJoined = joined.has(at);
    written.push(isJoined ? `${lines[at]?.trim()} ${lines[at + 1]?.trim()}` : (lines[at] ?? ""));
    if (isJoined) at += 1;
  }
  return written;
}

function isOptionText(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== "" && !LONE.test(line) && !LONE_NUMBER.test(line);
}
