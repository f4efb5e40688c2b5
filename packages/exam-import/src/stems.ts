import { readingsOf } from "./labels.ts";
import { CODED_STEM, type Role } from "./roles.ts";
import type { Stream } from "./stream.ts";
import { HEADS_OPTIONS, STEM_LEAD } from "./wording.ts";

/** Where a stem begins: its number, how that is written, and where its words start. */
export interface StemLead {
  /** Offset of the lead, and of the words behind it. */
  start: number;
  end: number;
  number: number;
  /** "word" for "Question 3", "code" for a pool's identifier, else the signs round the number. */
  style: string;
  /** Label of the key, where the lead names it. */
  key?: string;
}

const NUMBER =
  /^[\s#*•-]*(?<open>[([【（]?)(?:№\s?|n[°º]\s?|nr\.? ?)?(?<number>\d{1,4})(?:\.(?<sub>\d{1,3}))?(?<close>°?[.)\]】）．、:：*]{1,3}|\/(?=\s)|\s?[-–—](?=\s)|\s\|)(?!(?<=\d[.:,])\d)\s*/iu;
const BARE =
  /^#?\s?(?<number>\d{1,3})(?:\.(?<sub>\d{1,3}))?\s+(?=[\p{Lu}¿"“„«「『\u3040-\u30ff\u4e00-\u9fff])/u;
/** "II. ", "B) ": numbers of questions only where the whole paper counts so. */
const LETTERED = /^(?:(?<roman>[IVX]{1,6})|(?<letter>[A-ZА-Я]))[.)]\s+(?=\S)/u;
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
/** "Question 4.1 (Knowledge) Which …": of what kind it is. */
const KIND_TAG = /^[(（][\p{L}\s/-]{2,24}[)）]\s*(?=[\p{Lu}¿"“„«「『$\u3040-\u30ff\u4e00-\u9fff])/u;
/** "4.3 Rivers" above text: the number of a section. */
const CHAPTER = /^\d{1,2}\.\d{1,2}\.?\s/u;
const KANJI = "一二三四五六七八九十";

/** Reads the lead of a stem at the start of a text that begins at `offset`; null if there is none. */
function stemLeadOf(text: string, offset: number): StemLead | null {
  const opening = text.slice(0, 200);
  const coded = CODED_STEM.exec(opening);
  if (coded?.groups !== undefined) {
    const { key = "" } = coded.groups;
    return { start: offset, end: offset + coded[0].length, number: Number.NaN, style: "code", key };
  }
  const named = STEM_LEAD.exec(opening);
  if (named?.groups !== undefined) {
    const number = numberOf(named.groups.a ?? named.groups.b ?? "");
    const tag = KIND_TAG.exec(opening.slice(named[0].length))?.[0] ?? "";
    return { start: offset, end: offset + named[0].length + tag.length, number, style: "word" };
  }
  const plain = NUMBER.exec(opening) ?? BARE.exec(opening);
  if (plain?.groups === undefined) return null;
  const { number = "", sub, open = "", close = "bare" } = plain.groups;
  return {
    start: offset,
    end: offset + plain[0].length,
    number: Number(sub ?? number),
    style: `${open}${close.trim()}${sub === undefined ? "" : number}`,
  };
}

function numberOf(written: string): number {
  if (!/[一-十]/u.test(written)) return Number(written);
  return [...written].reduce((sum, digit) => {
    const value = KANJI.indexOf(digit) + 1;
    return value === 10 ? Math.max(1, sum) * 10 : sum + value;
  }, 0);
}

/** The same for a number in letters; "I" may be the first of one row or the ninth of another. */
function letteredLeadsOf(text: string, offset: number): StemLead[] {
  const found = LETTERED.exec(text.slice(0, 40));
  if (found?.groups === undefined) return [];
  const { roman, letter } = found.groups;
  const place = { start: offset, end: offset + found[0].length };
  const label = letter ?? roman ?? "";
  return [
    ...(roman === undefined ? [] : [{ ...place, number: romanNumber(roman), style: "roman" }]),
    ...(label.length > 1 ? [] : [{ ...place, number: placeOf(label), style: "letter" }]),
  ];
}

function placeOf(letter: string): number {
  return (readingsOf(letter).find(({ row }) => row === 0 || row === 2)?.index ?? Number.NaN) + 1;
}

function romanNumber(written: string): number {
  const values = [...written].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

interface StemPaper {
  stream: Stream;
  roles: readonly Role[];
}

const isLettered = ({ style }: StemLead) => style === "roman" || style === "letter";

/** All leads in a stretch: at its start, and at the start of each line in it. */
function leadsIn({ stream, roles }: StemPaper, from: number, to: number): StemLead[] {
  const leads: StemLead[] = [];
  let line = stream.lineAt(from);
  for (let at = from; at < to; ) {
    const lineEnd = stream.lines[line]?.end ?? to;
    const skipped = /^[\s|]*/u.exec(stream.text.slice(at, at + 20))?.[0].length ?? 0;
    const text = stream.text.slice(at + skipped, Math.min(lineEnd, at + 300));
    const lead = stemLeadOf(text, at + skipped);
    const own = lead === null ? letteredLeadsOf(text, at + skipped) : [lead];
    const isOfChapter =
      roles[line] === "heading" && CHAPTER.test(text) && roles[line + 1] === "text" && lineEnd + 1 < to;
    if (roles[line] !== "shared" && !isOfChapter) leads.push(...own.filter(({ end }) => end <= to));
    line++;
    at = stream.lines[line]?.start ?? to;
  }
  return leads;
}

/** The stem found before options: its words, the offset it begins at, and its lead if it has one. */
export interface Stem {
  start: number;
  from: number;
  to: number;
  lead: StemLead | null;
}

interface Stretch {
  from: number;
  to: number;
  /** True where the question before ended at `from`. */
  followsQuestion: boolean;
  /** Number and style of that question's lead. */
  before: StemLead | null;
  /** How most stems of the document are led, "none" where they are not; null where that is not known yet. */
  usual: string | null;
}

const MAX_LINES_UNLED = 8;
const MAX_CHARS_UNLED = 1_500;
const MAX_CHARS_LED = 6_000;

/** The stem in the stretch between the question before and the first option. Null if there are no words. */
export function stemIn(paper: StemPaper, stretch: Stretch): Stem | null {
  const { stream } = paper;
  const from = Math.max(stretch.from, stretch.to - MAX_CHARS_LED);
  const lead = leadAmong(leadsIn(paper, from, stretch.to), stretch);
  if (lead !== null && hasWords(stream.text.slice(lead.end, stretch.to)))
    return { start: lead.start, from: lead.end, to: stretch.to, lead };
  const start = unledStart(paper, stretch);
  return hasWords(stream.text.slice(start, stretch.to))
    ? { start, from: start, to: stretch.to, lead: null }
    : null;
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * A stem may hold numbered statements of its own, so the first lead that carries the numbering on wins, then the first
 * written as usual, then the last. Tasks of another kind may stand between: the numbers that follow at once are theirs,
 * and the last of them is the question's.
 */
function leadAmong(leads: readonly StemLead[], { before, usual }: Stretch): StemLead | null {
  const next = leads.find(
    ({ number, style }) => before !== null && style === before.style && number === before.number + 1,
  );
  const alike = leads.filter(({ style }) => style === (next?.style ?? usual));
  if (next !== undefined) return runsOf(alike.slice(alike.indexOf(next)))[0]?.at(-1) ?? next;
  const plain = leads.filter((lead) => !isLettered(lead));
  if (before !== null) return alike[0] ?? plain.at(-1) ?? null;
  if (usual === null && plain.length === 0) return leads.find(({ number }) => number === 1) ?? null;
  // Before the first question stand numbered instructions, or tasks that are counted with it.
  const runs = runsOf(alike);
  const last = runs.at(-1);
  return (last?.length === 1 ? last[0] : runs[0]?.at(-1)) ?? plain.at(-1) ?? null;
}

/** Leads parted where the number is not the next one. */
function runsOf(leads: readonly StemLead[]): StemLead[][] {
  const runs: StemLead[][] = [];
  for (const lead of leads) {
    const run = runs.at(-1);
    if (run?.at(-1)?.number === lead.number - 1) run.push(lead);
    else runs.push([lead]);
  }
  return runs;
}

/** Without a number: all since the question before, or only the last line where prose stands before it. */
function unledStart({ stream, roles }: StemPaper, stretch: Stretch): number {
  let last = stream.lineAt(Math.max(stretch.from, stretch.to - 1));
  const isBelowStem = () => roles[last] === "key" || HEADS_OPTIONS.test(stream.lines[last]?.text ?? "");
  while (isBelowStem() && (stream.lines[last]?.start ?? 0) > stretch.from) last--;
  const first = stream.lineAt(stretch.from);
  // What several questions rest on is no part of the first one's stem.
  const isApart = roles.slice(first, last).includes("shared");
  const isNear = !isApart && last - first <= MAX_LINES_UNLED && stretch.to - stretch.from <= MAX_CHARS_UNLED;
  let start = Math.max(stretch.from, stream.lines[last]?.start ?? stretch.from);
  for (let line = last - 1; line >= first; line--) {
    const at = Math.max(stretch.from, stream.lines[line]?.start ?? 0);
    const text = stream.text.slice(at, stream.lines[line]?.end ?? at);
    if (roles[line] !== "text") break;
    const goesOn = /^\p{Ll}/u.test(stream.text.charAt(start)) || !/[.!?。？！:：]\s*$/u.test(text);
    if (!(stretch.followsQuestion && isNear) && !(goesOn && last - line <= 2)) break;
    if (!hasWords(text)) break;
    start = at;
  }
  return start;
}
