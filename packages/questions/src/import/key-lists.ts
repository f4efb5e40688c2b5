import { labelsIn } from "./key-lines.ts";
import { readingsOf } from "./labels.ts";
import type { Line } from "./stream.ts";
import { KEY_HEADER, STEM_LEAD } from "./wording.ts";

/** The key of one question in a list or table of keys. */
export interface KeyEntry {
  number: number;
  /** A label, or the answer as text with whatever is said of it. */
  text: string;
}

/** Keys that stand together, apart from their questions. */
export interface KeyList {
  /** Its lines, the first and the one after the last. */
  from: number;
  to: number;
  entries: KeyEntry[];
}

const LABEL = "(?:[A-La-lА-КҐЄІЇа-кґєії]|[IVX]{2,4}|[ivx]{2,4}|[ア-コあ-こイロハニホヘト]|[①-⑫Ⓐ-Ⓛⓐ-ⓛ])";
const PARTED = "\\s*(?:[.)\\]:：．、=→|]|[-–—]+>?)+\\s*";
const PAIR = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{L}{1,8}\\.?\\s?)?[(\\[]?(\\d{1,3})[)\\]]?(?:${PARTED}[(\\[]?(${LABEL}|\\d)|\\s*[(\\[]?(${LABEL}))[)\\]]?(?![\\p{L}\\p{N}])`,
  "gu",
);
/** So many keys in a row need no heading to be known for what they are. */
const SURE_FROM = 5;

/** All lists and tables of keys in the document. Linear in its lines. */
export function keyListsOf(lines: readonly Line[]): KeyList[] {
  const lists: KeyList[] = [];
  for (let i = 0; i < lines.length; i++) {
    const list = listAt(lines, i);
    if (list === null) continue;
    // One by one, here and below: a call takes no hundred thousand arguments.
    for (const numbered of byNumbering(list)) lists.push(numbered);
    i = list.to - 1;
  }
  return lists;
}

function listAt(lines: readonly Line[], from: number): KeyList | null {
  const text = lines[from]?.text ?? "";
  const header = KEY_HEADER.exec(text)?.[0];
  const headed = header !== undefined;
  const inLine = headed ? text.slice(header.length).trim() : text;
  const entries: KeyEntry[] = [];
  let to = from;
  if (inLine === "" && headed) to = from + 1;
  else {
    const first = headed ? (pairsIn(inLine) ?? sequenceIn(inLine)) : pairsIn(inLine);
    if (first !== null) {
      for (const entry of first) entries.push(entry);
      to = from + 1;
    }
  }
  if (headed && entries.length === 0 && to === from) return null;
  to = readOn(lines, to, entries, headed);
  const enough = headed ? 2 : SURE_FROM;
  return entries.length >= enough ? { from, to, entries } : null;
}

/** Takes the lines from `to` on that belong to the list; gives the first that does not. */
function readOn(lines: readonly Line[], to: number, entries: KeyEntry[], headed: boolean): number {
  let at = to;
  for (; at < lines.length; ) {
    const [here, next] = [lines[at]?.text ?? "", lines[at + 1]?.text ?? ""];
    const turned = turnedTable(here, next);
    const found = turned ?? pairsIn(here) ?? (headed ? remarkedPair(here) : null);
    if (found === null) {
      const isTableHead = headed && entries.length === 0 && lines[at]?.kind === "tableRow";
      if (!isTableHead || at > to) break;
      at++;
      continue;
    }
    for (const entry of found) entries.push(entry);
    at += turned === null ? 1 : 2;
  }
  return at;
}

/** A line of nothing but numbers with their labels: "1-C, 2-B", "12. d", "7 | А". */
function pairsIn(text: string): KeyEntry[] | null {
  if (text.length > 20_000 || !/\d/u.test(text)) return null;
  const entries: KeyEntry[] = [];
  const left = text.replace(PAIR, (_all, number: string, parted?: string, spaced?: string) => {
    entries.push({ number: Number(number), text: parted ?? spaced ?? "" });
    return " ";
  });
  return entries.length > 0 && !/[\p{L}\p{N}]/u.test(left) && isCounting(entries) ? entries : null;
}

/** Keys are listed by rising numbers, or in columns that rise; "3-B 3-C" is something else. */
function isCounting(entries: readonly KeyEntry[]): boolean {
  return new Set(entries.map(({ number }) => number)).size === entries.length;
}

/** "C B D A", "CBDDA", behind a heading: the keys in order, without numbers. */
function sequenceIn(text: string): KeyEntry[] | null {
  const labels = text.split(/[\s,;|、]+/u).filter((label) => label !== "");
  const single = labels.length === 1 ? [...text.trim()] : labels;
  const bare = single.map((label) => label.replace(/^[([]|[)\].]$/gu, ""));
  if (bare.length < SURE_FROM || bare.some((label) => readingsOf(label).length === 0 || /\d/u.test(label)))
    return null;
  return bare.map((label, i) => ({ number: i + 1, text: label }));
}

/** "3. C) because …", "3 – Paris": in a headed list a key may be written out or explained. */
function remarkedPair(text: string): KeyEntry[] | null {
  const lead = STEM_LEAD.exec(text)?.[0] ?? /^[([]?\d{1,3}\s*[.)\]:：．、|–—-]+\s*/u.exec(text)?.[0];
  const number = Number(/\d{1,3}/u.exec(lead ?? "")?.[0] ?? Number.NaN);
  if (lead === undefined || Number.isNaN(number)) return null;
  const rest = text.slice(lead.length).replace(/^\|\s*/u, "");
  return labelsIn(rest).labels.length === 1 ? [{ number, text: rest }] : null;
}

/** A table laid on its side: a row of numbers over a row of labels. */
function turnedTable(numbersRow: string, labelsRow: string): KeyEntry[] | null {
  const numbers = cellsOf(numbersRow);
  const labels = cellsOf(labelsRow);
  while (numbers.length > 0 && !/^\d{1,3}[.)]?$/u.test(numbers[0] ?? "")) numbers.shift();
  const count = numbers.length;
  if (count < 2 || labels.length < count || labels.length > count + 1) return null;
  const own = labels.slice(labels.length - count);
  const counts = numbers.map((cell) => Number.parseInt(cell, 10));
  if (counts.some((number, i) => Number.isNaN(number) || number !== (counts[0] ?? 0) + i)) return null;
  if (own.some((label) => readingsOf(label.replace(/[().]/gu, "")).length === 0)) return null;
  // "1 2 3" over "4 5 6" is a table of numbers, not of keys.
  if (own.every((label, i) => /^\d+$/u.test(label) && Number(label) === Number(own[0]) + i)) return null;
  return counts.map((number, i) => ({ number, text: (own[i] ?? "").replace(/[().]/gu, "") }));
}

function cellsOf(row: string): string[] {
  if (row.length > 2_000) return [];
  return (row.includes("|") ? row.split("|") : row.split(/\s+/u)).map((cell) => cell.trim()).filter(Boolean);
}

/** Where the numbers start again, another paper's keys begin; a table in columns does not start again. */
function byNumbering({ from, to, entries }: KeyList): KeyList[] {
  const lists: KeyEntry[][] = [[]];
  const seen = new Set<number>();
  for (const entry of entries) {
    if (seen.has(entry.number)) {
      lists.push([]);
      seen.clear();
    }
    seen.add(entry.number);
    lists.at(-1)?.push(entry);
  }
  return lists.map((own) => ({ from, to, entries: own }));
}
