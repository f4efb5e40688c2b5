import {
  entriesIn,
  isOfOtherTask,
  type KeyEntry,
  leadOf,
  remarkedEntry,
  writtenEntries,
} from "./key-entries.ts";
import { comparable, keyTextOf } from "./key-lines.ts";
import { readingsOf } from "./labels.ts";
import type { Line } from "./stream.ts";
import { KEY_HEADER } from "./wording.ts";

/** Keys that stand together, apart from their questions. */
export interface KeyList {
  /** Its lines, the first and the one after the last. */
  from: number;
  to: number;
  entries: KeyEntry[];
}

/** So many keys in a row need no heading to be known for what they are. */
const SURE_FROM = 5;

/** All lists and tables of keys in the document. Linear in its lines. */
export function keyListsOf(lines: readonly Line[]): KeyList[] {
  const lists: KeyList[] = [];
  const single = new Set(lines.flatMap(({ text }) => leadOfSingleKey(text) ?? []));
  const told = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const list = writtenListAt(lines, i, told) ?? listAt(lines, i);
    if (list === null) {
      for (const words of optionsIn(lines[i]?.text ?? "")) told.add(words);
      continue;
    }
    // "Answer: 1-B, 2-A" among answers to one question each is the answer to a task of matching.
    if (list.to === i + 1 && single.has(KEY_HEADER.exec(lines[i]?.text ?? "")?.[0].trim() ?? "")) continue;
    // One by one, here and below: a call takes no hundred thousand arguments.
    for (const numbered of byNumbering(list, KEY_HEADER.test(lines[i]?.text ?? "") ? 1 : SURE_FROM))
      lists.push(numbered);
    i = list.to - 1;
  }
  return lists;
}

/** "Answer:", where nothing but one label follows. */
function leadOfSingleKey(text: string): string | null {
  const header = text.length < 60 ? KEY_HEADER.exec(text)?.[0] : undefined;
  const key = header === undefined ? null : keyTextOf(text);
  return key?.labels.length === 1 && !/\d/u.test(key.rest) ? (header?.trim() ?? null) : null;
}

/** What stands behind labels in a line, as it is compared. */
function optionsIn(text: string): string[] {
  return text.slice(0, MAX_LINE_CHARS).split(LABELS).map(comparable);
}

const MAX_LINE_CHARS = 2_000;
const LABELS = /(?:^|\s|\|)[*([]?(?:\p{L}|\d{1,2})[.)\]:．、]+\s*|\s*[①-⑫]\s*|\s*\|\s*/u;

/**
 * A headed list that has answers written out. At least half of those must have stood in lines above, as options do, and
 * half of those below the heading's own line: what else is numbered below "Answers" is no list of keys, and below
 * "Answer: 1) Rome" it is the next question.
 */
function writtenListAt(lines: readonly Line[], from: number, told: ReadonlySet<string>): KeyList | null {
  const text = lines[from]?.text ?? "";
  const header = KEY_HEADER.exec(text)?.[0];
  if (header === undefined) return null;
  const entries: KeyEntry[] = [];
  let inHeading = 0;
  let to = from;
  for (const rest of [
    text.slice(header.length).trim(),
    ...lines.slice(from + 1, from + 1 + MOST_KEYS).map((line) => line.text),
  ]) {
    if (rest !== "" || to > from) {
      const last = entries.at(-1)?.number ?? 0;
      const found = entriesIn(rest, false) ?? writtenEntries(rest, last);
      if (found === null || found[0]?.number !== last + 1) break;
      for (const entry of found) entries.push(entry);
      if (to === from) inHeading = found.length;
    }
    to++;
  }
  return areKeys(entries, entries.slice(inHeading), told) ? { from, to, entries } : null;
}

/** Whether written answers are the options of questions above: all of them, and those below a heading with one of its own. */
function areKeys(
  entries: readonly KeyEntry[],
  below: readonly KeyEntry[],
  told: ReadonlySet<string>,
): boolean {
  if (below.length < entries.length && below.some(({ text }) => /[?？]/u.test(text))) return false;
  const written = (some: readonly KeyEntry[]) => some.filter(({ isWritten }) => isWritten === true);
  const known = (some: readonly KeyEntry[]) => written(some).filter(({ text }) => told.has(comparable(text)));
  return (
    entries.length > 1 &&
    known(entries).length > 0 &&
    [entries, below].every((some) => known(some).length * 2 >= written(some).length)
  );
}

/** Lines of one list. */
const MOST_KEYS = 400;

function listAt(lines: readonly Line[], from: number): KeyList | null {
  const text = lines[from]?.text ?? "";
  const header = KEY_HEADER.exec(text)?.[0];
  const headed = header !== undefined;
  const inLine = headed ? text.slice(header.length).trim() : text;
  const entries: KeyEntry[] = [];
  let to = from;
  if (inLine === "" && headed) to = from + 1;
  else {
    const first = headed
      ? (entriesIn(inLine, true) ?? joinedTable(inLine) ?? sequenceIn(inLine))
      : entriesIn(inLine, false);
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
  for (let at = to; at < lines.length; ) {
    const { text: here = "" } = lines[at] ?? {};
    const turned = turnedTable(here, lines[at + 1]?.text ?? "");
    const found =
      turned ?? entriesIn(here, headed) ?? joinedTable(here) ?? (headed ? remarkedEntry(here) : null);
    if (found === null && !headed) return at;
    const taken = turned === null ? 1 : 2;
    const lineCount = found === null ? unreadLines(lines, at, entries) : taken;
    if (lineCount === 0) return at;
    for (const entry of found ?? otherTasks(lines.slice(at, at + lineCount))) entries.push(entry);
    at += lineCount;
  }
  return lines.length;
}

function otherTasks(lines: readonly Line[]): KeyEntry[] {
  return lines.flatMap(({ text }) => {
    const lead = leadOf(text);
    const answer = text.slice(lead?.length ?? 0).replace(/^\|\s*/u, "");
    return lead !== null && isOfOtherTask(answer) ? entryOf(lead.number, answer) : [];
  });
}

/** "No. | Answer", whether or not the reader knew it for the row of a table. */
function isTableHead(line: Line | undefined, next: string): boolean {
  if (line?.kind === "tableRow") return true;
  return (
    line !== undefined && line.text.length < 60 && !/\d/u.test(line.text) && entriesIn(next, true) !== null
  );
}

/** So many tasks without a single answer may follow each other. */
const MOST_UNREAD = 12;

/**
 * How many lines of a list hold no key: the head of a table, or the next numbers with something else behind them, before
 * a line that goes on.
 */
function unreadLines(lines: readonly Line[], at: number, entries: readonly KeyEntry[]): number {
  const last = entries.at(-1);
  if (last === undefined) return isTableHead(lines[at], lines[at + 1]?.text ?? "") ? 1 : 0;
  for (let count = 1; count <= MOST_UNREAD; count++) {
    if (leadOf(lines[at + count - 1]?.text ?? "")?.number !== last.number + count) return 0;
    const next = lines[at + count]?.text ?? "";
    const following = entriesIn(next, true) ?? remarkedEntry(next);
    if (following?.[0]?.number === last.number + count + 1) return count;
  }
  return 0;
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

/** One key among others in a row: a label, several of them, or pairs for a task of matching. */
const CELL =
  /(?:\d{1,2}\s?[-–—:]?\s?\p{L}(?![\p{L}\p{N}])[\s,;]*){2,}|[\p{L}\p{N}①-⑫Ⓐ-Ⓛⓐ-ⓛ]+[.)]?|[-–—*?_]+/gu;
const ROW_NUMBERS = /^(?:[^\d|]{0,40}[\s|])?[\s|]*((?:\d{1,3}[.)]?[\s|]+){2,}\d{1,3}[.)]?)[\s|]*$/u;
/** The same with the keys behind the numbers, where a reader joined the rows. */
const JOINED_ROWS = /^(?:[^\d|]{0,40}[\s|])?[\s|]*((?:\d{1,3}[.)]?[\s|]+){3,})(?=[^\d\s])(.+)$/u;

/** A table laid on its side: a row of numbers over a row of labels. */
function turnedTable(numbersRow: string, labelsRow: string): KeyEntry[] | null {
  if (numbersRow.length > MAX_LINE_CHARS || labelsRow.length > MAX_LINE_CHARS) return null;
  const numbers = ROW_NUMBERS.exec(numbersRow)?.[1];
  return numbers === undefined ? null : entriesUnder(numbers, labelsRow);
}

/** "1 2 3 А Б В": the same table, joined into a line. */
function joinedTable(text: string): KeyEntry[] | null {
  const [, numbers = "", labels = ""] = (text.length > MAX_LINE_CHARS ? null : JOINED_ROWS.exec(text)) ?? [];
  return numbers === "" ? null : entriesUnder(numbers, labels);
}

function entriesUnder(numbersRow: string, labelsRow: string): KeyEntry[] | null {
  const numbers = numbersRow.match(/\d+/gu)?.map(Number) ?? [];
  if (numbers.some((number, i) => number !== (numbers[0] ?? 0) + i)) return null;
  const cells = cellsOf(labelsRow);
  // The head of the row may be words of any number.
  const head = cells.length - numbers.length;
  if (head < 0 || cells.slice(0, head).some((cell) => isLabel(cell))) return null;
  const keys = cells.slice(head).map((cell) => cell.replace(/[().]/gu, ""));
  // "1 2 3" over "4 5 6" is a table of numbers, not of keys.
  if (keys.every((label, i) => /^\d+$/u.test(label) && Number(label) === Number(keys[0]) + i)) return null;
  const labelled = keys.filter(isLabel).length;
  if (labelled < 2 || labelled < 0.5 * numbers.length) return null;
  return keys.flatMap((text, i) => entryOf(numbers[i] ?? 0, text));
}

/** The entry of one number; none where it tells nothing. */
function entryOf(number: number, text: string): KeyEntry[] {
  if (isLabel(text)) return [{ number, text }];
  return isOfOtherTask(text) ? [{ number, text, isOfOtherTask: true }] : [];
}

function isLabel(cell: string): boolean {
  return readingsOf(cell.replace(/[().]/gu, "")).length > 0;
}

function cellsOf(row: string): string[] {
  const cells = row.includes("|") ? row.replace(/^\s*\||\|\s*$/gu, "").split("|") : (row.match(CELL) ?? []);
  return cells.map((cell) => cell.trim());
}

/** Where the numbers start again, another paper's keys begin, as many as `least`; a table in columns does not start again. */
function byNumbering({ from, to, entries }: KeyList, least: number): KeyList[] {
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
  return lists.filter((own) => own.length >= least).map((own) => ({ from, to, entries: own }));
}
