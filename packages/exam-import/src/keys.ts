import type { Candidate, CandidateOption } from "./candidates.ts";
import type { KeyEntry } from "./key-entries.ts";
import { type KeyText, labelsIn, placeOfText, remarkOf, resolveKey } from "./key-lines.ts";
import type { KeyList } from "./key-lists.ts";
import { placeOf, rowOfKeys } from "./labels.ts";
import { withSignsRead } from "./signs.ts";
import type { Stream } from "./stream.ts";

/** How a key was found: by words at the question, by marks, in a list, by how an option is set, or not at all. */
export type KeySource = "words" | "mark" | "list" | "look" | "none";

export interface KeyFound {
  key: number | null;
  source: KeySource;
  remark: string | null;
  /** A list of keys tells that it is no task of choosing. */
  isOfOtherTask?: boolean;
}

const NO_KEY: KeyFound = { key: null, source: "none", remark: null };

export interface Keyed {
  candidate: Candidate;
  found: KeyFound;
}

/**
 * Every candidate with its key. Words at the question go before lists, lists before signs, signs before looks.
 * Signs that are no marks stay in the options.
 */
export function keysOf(candidates: readonly Candidate[], lists: readonly KeyList[], stream: Stream): Keyed[] {
  const labels = candidates.flatMap(({ keyText }) => keyText?.labels ?? []);
  const said = candidates.map((candidate) => keyInWords(candidate, labels));
  const listed = keysFromLists(candidates, lists, stream);
  const named = candidates.map((_, i) =>
    said[i] === NO_KEY ? (listed.get(i) ?? NO_KEY) : (said[i] ?? NO_KEY),
  );
  const read = withSignsRead(candidates, (i) => (named[i] === NO_KEY ? undefined : named[i]?.key));
  const marked = read.map((candidate, i) =>
    named[i] === NO_KEY ? keyBySigns(candidate) : (named[i] ?? NO_KEY),
  );
  const open = read.keys().filter((i) => marked[i] === NO_KEY);
  const byLook = keysByLook(read, [...open]);
  return read.map((candidate, i) => ({ candidate, found: byLook.get(i) ?? marked[i] ?? NO_KEY }));
}

const LEAST_SHARE = 0.7;

/**
 * Keys by bold type, colour, highlight, underline or shading. A look marks keys where it sets apart one option of
 * nearly every question written alike that has no other key; two looks that disagree name none.
 */
function keysByLook(candidates: readonly Candidate[], open: readonly number[]): Map<number, KeyFound> {
  const keys = new Map<number, KeyFound>();
  for (const members of Map.groupBy(open, (i) => candidates[i]?.signature).values()) {
    const optionsOf = (i: number) => candidates[i]?.options ?? [];
    const looks = new Set(members.flatMap((i) => optionsOf(i).flatMap((option) => option.looks)));
    const marks = [...looks].filter((look) => {
      const single = members.filter((i) => placesOf(look, optionsOf(i)).length === 1);
      if (single.length < LEAST_SHARE * members.length) return false;
      // Every other row of a table may be shaded: what stands in the same row each time is no key.
      const rows = new Set(single.map((i) => placesOf(look, optionsOf(i))[0]));
      return !look.startsWith("cell ") || single.length === 1 || rows.size > 1;
    });
    for (const i of members) {
      const places = new Set(marks.flatMap((look) => placesOf(look, optionsOf(i))));
      const [key] = places;
      if (key !== undefined && places.size === 1) keys.set(i, { key, source: "look", remark: null });
    }
  }
  return keys;
}

function placesOf(look: string, options: readonly CandidateOption[]): number[] {
  return options.flatMap(({ looks }, i) => (looks.includes(look) ? [i] : []));
}

function keyInWords({ options, row, keyText, stem }: Candidate, labels: readonly string[]): KeyFound {
  if (keyText !== null)
    return read(
      keyText,
      options.map(({ text }) => text),
      rowOfKeys(labels, row),
    );
  if (stem.lead?.key === undefined) return NO_KEY;
  const key = placeOf(stem.lead.key, row, options.length);
  return key === null ? NO_KEY : { key, source: "words", remark: null };
}

function keyBySigns({ options }: Candidate): KeyFound {
  const marked = options.flatMap(({ isMarked }, i) => (isMarked ? [i] : []));
  if (marked.length === 0 || marked.length === options.length) return NO_KEY;
  // Several marked options are a question with several answers: its key is none of them alone.
  return { key: marked.length === 1 ? (marked[0] ?? null) : null, source: "mark", remark: null };
}

function read(keyText: KeyText, options: readonly string[], row: number): KeyFound {
  const key = resolveKey(keyText, options, row);
  if (key === null && keyText.labels.length < 2) return NO_KEY;
  return { key, source: "words", remark: remarkOf(keyText, options) };
}

/** Questions numbered in a row; where the numbers start again, another paper begins. */
interface Series {
  end: number;
  members: { index: number; number: number }[];
}

function keysFromLists(
  candidates: readonly Candidate[],
  lists: readonly KeyList[],
  stream: Stream,
): Map<number, KeyFound> {
  const found = new Map<number, KeyFound>();
  const places = lists.map(({ from }) => stream.lines[from]?.start ?? 0);
  const series = seriesOf(candidates, places);
  let done = 0;
  for (let i = 0; i < lists.length; ) {
    let upTo = done;
    while ((series[upTo]?.end ?? Number.POSITIVE_INFINITY) <= (places[i] ?? 0)) upTo++;
    // Keys before all questions belong to those that follow.
    if (upTo === 0) upTo = Math.min(1, series.length);
    const nextEnd = series[upTo]?.end ?? Number.POSITIVE_INFINITY;
    let count = 1;
    while ((places[i + count] ?? Number.POSITIVE_INFINITY) < nextEnd) count++;
    // Lists with no question between them belong to as many papers before them.
    const own = series.slice(Math.max(done, upTo - count), upTo);
    for (const [n, paper] of own.entries()) take(lists[i + n]?.entries ?? [], paper, candidates, found);
    done = upTo;
    i += count;
  }
  return found;
}

function seriesOf(candidates: readonly Candidate[], lists: readonly number[]): Series[] {
  const series: Series[] = [];
  let list = 0;
  const numberOf = (i: number) => candidates[i]?.stem.lead?.number ?? Number.NaN;
  for (const [index, { stem, end }] of candidates.entries()) {
    const current = series.at(-1);
    const last = current?.members.at(-1)?.number ?? 0;
    const own = numberOf(index);
    const isUnled = Number.isNaN(own);
    // Two without a number, after numbered ones, are another paper; one has lost its number.
    const isSwitch = isUnled && !Number.isNaN(numberOf(index - 1)) && Number.isNaN(numberOf(index + 1));
    const from = current?.end ?? 0;
    while ((lists[list] ?? Number.POSITIVE_INFINITY) < from) list++;
    const isParted = (lists[list] ?? Number.POSITIVE_INFINITY) <= stem.start;
    const opens =
      current === undefined || own <= last || isParted || (isSwitch && index + 1 < candidates.length);
    const number = isUnled ? (opens ? 1 : last + 1) : own;
    if (opens) series.push({ end, members: [{ index, number }] });
    else {
      current.members.push({ index, number });
      current.end = end;
    }
  }
  return series;
}

function take(
  entries: readonly KeyEntry[],
  { members }: Series,
  candidates: readonly Candidate[],
  found: Map<number, KeyFound>,
): void {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  const own = new Map<number, KeyFound>();
  const others: number[] = [];
  let several = 0;
  const labels = entries.flatMap(({ text, isWritten }) => (isWritten ? [] : [text.trim().charAt(0)]));
  for (const { index, number } of members) {
    const entry = byNumber.get(number);
    const candidate = candidates[index];
    if (entry === undefined || candidate === undefined) continue;
    const { text, isWritten } = entry;
    if (entry.isOfOtherTask) {
      others.push(index);
      continue;
    }
    const options = candidate.options.map((option) => option.text);
    const keyText: KeyText =
      isWritten === true ? { text, labels: [], rest: text } : { text, ...labelsIn(text) };
    const key =
      isWritten === true
        ? placeOfText(text, options)
        : resolveKey(keyText, options, rowOfKeys(labels, candidate.row));
    if (keyText.labels.length > 1) several++;
    if (key !== null) own.set(index, { key, source: "list", remark: remarkOf(keyText, options) });
  }
  // A list that names labels the questions do not have is a list of something else.
  const least = 0.6 * (Math.min(members.length, entries.length) - several - others.length);
  if (own.size === 0 || own.size < least) return;
  for (const [i, key] of own) found.set(i, key);
  for (const i of others) found.set(i, { ...NO_KEY, isOfOtherTask: true });
}
