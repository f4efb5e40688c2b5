import { tickedAmong, ticks, withBoxesRead } from "./boxes.ts";
import type { Chain, Paper } from "./chains.ts";
import { joined } from "./joined.ts";
import { type KeyText, keyTextOf, labelsIn } from "./key-lines.ts";
import { BOXES } from "./labels.ts";
import { hasPicture, isPictureAlone } from "./picture-signs.ts";
import { type Stem, type StemLead, stemIn } from "./stems.ts";
import type { Line } from "./stream.ts";
import { EXPLANATION_LEAD, INNER_KEY, KEY_START } from "./wording.ts";

/** What may be a question: a stem, options in order, and all that is said of its key. */
export interface Candidate {
  stem: Stem;
  options: CandidateOption[];
  /** Row of labels its options are counted in. */
  row: number;
  /** How the options are written: row and shape. */
  signature: string;
  /** The line that names the key, where there is one by the question. */
  keyText: KeyText | null;
  explanation: string | null;
  /** Offset where the question ends, key and explanation included. */
  end: number;
}

export interface CandidateOption {
  text: string;
  isMarked: boolean;
  /** How it is set apart: "bold", "highlight yellow". */
  looks: readonly string[];
}

/** Turns chains into candidates, in order; each takes the stem from what lies between it and the one before. */
export function candidatesOf(chains: readonly Chain[], paper: Paper): Candidate[] {
  const usualSignature = mostCommon(chains.map(signatureOf));
  const kept = chains.filter((chain, i) => !isPartOfStem(chain, chains[i + 1], usualSignature, paper));
  const first = build(kept, paper, null);
  const usual = mostCommon(first.map(({ stem }) => stem.lead?.style ?? "none"));
  return build(kept, paper, usual ?? "none");
}

function signatureOf({ markers, row }: Chain): string {
  const isFilled = row === BOXES && markers.some(({ sign }) => sign === "■" || sign === "◼");
  return `${row} ${markers[0]?.shape ?? ""}${isFilled ? FILLED : ""}`;
}

/** Ends the signature of options of which one has a filled box. */
export const FILLED = "■";

function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** "I. … II. … III. … Which of them are right? A) …": a list right before usual options belongs to the stem. */
function isPartOfStem(chain: Chain, next: Chain | undefined, usual: string | null, paper: Paper): boolean {
  if (next === undefined || signatureOf(chain) === usual || signatureOf(next) !== usual) return false;
  const from = chain.markers.at(-1)?.line ?? 0;
  const to = next.markers[0]?.line ?? 0;
  if (to - from > 6) return false;
  return paper.roles.slice(from + 1, to).every((role) => role === "text");
}

function build(chains: readonly Chain[], paper: Paper, usual: string | null): Candidate[] {
  const candidates: Candidate[] = [];
  let before: StemLead | null = null;
  for (const [i, chain] of chains.entries()) {
    const previous = candidates.at(-1);
    const nextStart = chains[i + 1]?.markers[0]?.start ?? paper.stream.text.length;
    const to = Math.min(...chain.markers.map(({ start }) => start));
    const from = freeFrom(previous?.end ?? 0, to, paper);
    const stem = stemIn(paper, { from, to, before, usual, followsQuestion: previous !== undefined });
    if (stem === null) continue;
    candidates.push(candidateOf(chain, stem, nextStart, paper));
    before = stem.lead ?? before;
  }
  return candidates;
}

/** Keys and explanations of other questions are no part of a stem: it begins behind the last of them. */
function freeFrom(from: number, to: number, { stream, roles }: Paper): number {
  for (let line = stream.lineAt(Math.max(0, to - 1)); line >= stream.lineAt(from); line--)
    if (roles[line] === "keyList" || roles[line] === "explanation")
      return Math.max(from, stream.lines[line + 1]?.start ?? from);
  return from;
}

function candidateOf(chain: Chain, stem: Stem, nextStart: number, paper: Paper): Candidate {
  const { stream } = paper;
  const last = endOfOptions(chain, stem, nextStart, paper);
  const positions = chain.markers.toSorted((a, b) => a.start - b.start);
  const ends = new Map(positions.map((marker, i) => [marker, positions[i + 1]?.start ?? last.optionEnd]));
  const ticked = tickedAmong(chain.markers.map(({ sign }) => sign));
  const options = chain.markers.map((marker, i) => {
    const raw = stream.text.slice(marker.end, ends.get(marker));
    const isMarked = ticked?.[i] ?? (marker.sign !== null && ticks(marker.sign));
    return optionOf(raw, isMarked, stream.lines[marker.line]);
  });
  const tail = tailOf(last.end, nextStart, paper);
  return {
    stem,
    options: withBoxesRead(options),
    row: chain.row,
    signature: signatureOf(chain),
    keyText: last.keyText ?? tail.keyText,
    explanation: tail.explanation,
    end: tail.end,
  };
}

function optionOf(raw: string, isMarked: boolean, line: Line | undefined): CandidateOption {
  const text = joined(raw).replace(/^\|\s*|\s*\|$/gu, "");
  return { text, isMarked, looks: line === undefined ? [] : looksOf(text, line) };
}

function looksOf(text: string, { kind, terms, looks, text: whole }: Line): string[] {
  const covers = (words: string) => text.includes(words) && words.length >= 0.8 * text.length;
  const isBold = kind === "heading" || terms.some((term) => term.includes(text) || covers(term));
  const own = looks.filter(({ text: words }) => {
    const unlabelled = words.replace(/^[([]?[\p{L}\p{N}]{1,3}[.)\]:]\s*/u, "");
    return (
      covers(words) || covers(unlabelled) || (words.includes(text) && words.length >= 0.8 * whole.length)
    );
  });
  return [...(isBold ? ["bold"] : []), ...own.map(({ look }) => look)];
}

/** A key with its remark, inside a line. */
const MAX_KEY_CHARS = 600;

interface OptionsEnd {
  /** Where the last option's text ends, and where what belongs to the options does. */
  optionEnd: number;
  end: number;
  keyText: KeyText | null;
}

function endOfOptions(chain: Chain, stem: Stem, nextStart: number, paper: Paper): OptionsEnd {
  const { stream } = paper;
  const last = chain.markers.reduce((a, b) => (a.start > b.start ? a : b));
  const lineEnd = Math.min(stream.lines[last.line]?.end ?? 0, Math.max(last.end, nextStart));
  const text = stream.text.slice(last.end, lineEnd);
  for (const match of text.matchAll(INNER_KEY)) {
    const rest = text.slice(match.index, match.index + MAX_KEY_CHARS);
    if (!KEY_START.test(rest)) continue;
    // "Answer: 2) …" names an option, not the next question.
    const answered = rest.length - (keyTextOf(rest)?.rest.length ?? rest.length);
    const cut = answered + nextLeadIn(rest.slice(answered), stem);
    const keyText = keyTextOf(rest.slice(0, cut));
    // "d) Rome (correct)" marks the option itself.
    if (keyText?.text === "" && /^[([（]/u.test(rest)) continue;
    if (keyText === null || (keyText.labels.length === 0 && keyText.text.length > 80)) continue;
    return { optionEnd: last.end + match.index, end: last.end + match.index + cut, keyText };
  }
  const cut = nextStart < (stream.lines[last.line]?.end ?? 0) ? nextLeadIn(text, stem) : text.length;
  if (cut < text.length) return { optionEnd: last.end + cut, end: last.end + cut, keyText: null };
  const end = continuedTo(chain, last.line, nextStart, paper);
  return { optionEnd: end, end, keyText: null };
}

/** Where the next question's number stands in a text that runs on into it; its length if nowhere. */
function nextLeadIn(text: string, { lead }: Stem): number {
  if (lead === null || Number.isNaN(lead.number)) return text.length;
  const next = new RegExp(
    `(?:^|\\s)(?=(?:\\p{L}{1,10}\\.? ?)?[(\\[]?${lead.number + 1}\\s?[.)\\]:：．、])`,
    "u",
  ).exec(text);
  return next?.index ?? text.length;
}

/** An option may run over several lines: those that plainly go on, or that stand before its key. */
function continuedTo(chain: Chain, lastLine: number, nextStart: number, { stream, roles }: Paper): number {
  let end = stream.lines[lastLine]?.end ?? 0;
  if (chain.row === BOXES && roles[lastLine + 1] !== "key") return end;
  // Pictures below the labels of the options before it: this one has its own.
  const isBelow = hasPicture(stream.text.slice(chain.markers[0]?.start ?? end, end));
  for (let line = lastLine + 1; line <= lastLine + 4; line++) {
    const { text = "", end: lineEnd = 0, kind = "heading" } = stream.lines[line] ?? {};
    if (isBelow && roles[line] === "text" && isPictureAlone(text)) {
      end = lineEnd;
      continue;
    }
    if (roles[line] !== "text" || lineEnd >= nextStart || kind !== "paragraph") break;
    // "8. The sun is a star. True / False": a task of its own.
    if (/^[([]?\d{1,4}\s?[.)\]:：．、]\s/u.test(text)) break;
    const untilKey = roles.slice(line + 1, line + 3).indexOf("key");
    const staysText =
      untilKey >= 0 && roles.slice(line, line + 1 + untilKey).every((role) => role === "text");
    if (!/^[\p{Ll},;)–-]/u.test(text) && !staysText) break;
    end = lineEnd;
  }
  return end;
}

interface Tail {
  keyText: KeyText | null;
  explanation: string | null;
  end: number;
}

/** Key and explanation lines behind the options, in any order. */
function tailOf(from: number, nextStart: number, paper: Paper): Tail {
  const { stream, roles } = paper;
  const tail: Tail = { keyText: null, explanation: null, end: from };
  for (let line = stream.lineAt(Math.max(0, from - 1)) + 1; ; line++) {
    const { start, end } = stream.lines[line] ?? { start: nextStart, end: nextStart };
    const role = start >= nextStart ? "text" : roles[line];
    const own = stream.text.slice(start, Math.min(nextStart, end));
    if (role === "key" && tail.keyText === null) {
      if (!takeKey(tail, own, line, { ...paper, nextStart })) return tail;
      if (tail.end > end) line++;
    } else if (role === "explanation" || (role === "rule" && !hasPicture(own))) {
      tail.explanation ??= (role === "explanation" && own.replace(EXPLANATION_LEAD, "").trim()) || null;
      tail.end = start + own.length;
    } else return tail;
  }
}

/** Takes a key line, and the line below where it holds nothing but the word; false where the next question follows in it. */
function takeKey(
  tail: Tail,
  own: string,
  line: number,
  { stream, roles, nextStart }: Paper & { nextStart: number },
): boolean {
  const { start = 0, end = 0 } = stream.lines[line] ?? {};
  const cut = endOfKey(own, end > nextStart);
  tail.keyText = keyTextOf(own.slice(0, cut));
  tail.end = start + cut;
  const below = stream.lines[line + 1];
  if (
    tail.keyText?.text === "" &&
    below !== undefined &&
    roles[line + 1] === "text" &&
    below.end < nextStart
  ) {
    tail.keyText = { text: below.text, ...labelsIn(below.text) };
    tail.end = below.end;
  }
  return cut === own.length;
}

/** A key line that runs on into the next question ends where that one's number stands. */
function endOfKey(text: string, runsOn: boolean): number {
  if (!runsOn) return text.length;
  const next = /(?<=\S\s+)(?=(?:\p{L}{1,10}\.? )?[([]?\d{1,4}\s?[.)\]:：．、]\s)/u.exec(text);
  return next?.index ?? text.length;
}
