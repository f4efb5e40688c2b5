import { tickedAmong } from "./boxes.ts";
import { BOXES, MAX_OPTIONS, NUMBERS } from "./labels.ts";
import type { Marker } from "./markers.ts";
import type { Role } from "./roles.ts";
import type { Stream } from "./stream.ts";

/** Markers that count from the first label up, written alike: the options of a question, or a list. */
export interface Chain {
  markers: Marker[];
  row: number;
}

/** An option longer than this is a paragraph of something else. */
const MAX_OPTION_CHARS = 900;
const MAX_LINES_APART = 8;
/** Markers looked at for one option: bounds the cost of text made of labels. */
const LOOK_AHEAD = 80;

export interface Paper {
  stream: Stream;
  roles: readonly Role[];
  markers: readonly Marker[];
}

/** All chains of at least two, innermost first where they enclose each other. Linear but for a bounded look-ahead. */
export function chainsOf(paper: Paper): Chain[] {
  const found: Chain[] = [];
  let boxedUpTo = -1;
  for (let at = 0; at < paper.markers.length; at++) {
    if (at <= boxedUpTo) continue;
    const chain = bareInRows(at, paper) ?? chainFrom(at, paper);
    if (chain === null || chain.markers.length < leastOf(chain) || isBulleted(chain)) continue;
    found.push(chain);
    const last = chain.markers.at(-1);
    if (chain.row === BOXES && last !== undefined) boxedUpTo = paper.markers.indexOf(last, at);
  }
  return innermost(found);
}

/** Signs that are bullets, or signs of something else, where they do not tell options apart. */
const BULLETS = /^[□■✓✔✗✘❌(]/u;

/** Lists may begin with boxes, too: only where some are ticked and some are not are these options. */
function isBulleted({ markers, row }: Chain): boolean {
  const signs = markers.map(({ sign }) => sign);
  return row === BOXES && signs.every((sign) => BULLETS.test(sign ?? "")) && tickedAmong(signs) === null;
}

/** Bare letters before words are everywhere: only three in a row count. */
function leastOf({ markers }: Chain): number {
  return markers[0]?.shape === "bare" ? 3 : 2;
}

function chainFrom(at: number, paper: Paper): Chain | null {
  const first = paper.markers[at];
  if (first === undefined || isBarred(first, paper)) return null;
  let rows = first.readings.filter(({ row, index }) => index === 0 || row === BOXES).map(({ row }) => row);
  if (rows.length === 0 || (first.shape === "bare" && !opensBare(first, paper))) return null;
  const markers = [first];
  let position = at;
  for (; markers.length < MAX_OPTIONS && rows.length > 0; ) {
    const next = nextOf(position, { rows, wanted: markers.length }, paper);
    if (next === null) break;
    position = next;
    const marker = paper.markers[next];
    if (marker === undefined) break;
    markers.push(marker);
    rows = rows.filter((row) => indexIn(marker, row, markers.length - 1) === markers.length - 1);
  }
  const chain = { markers, row: rows[0] ?? first.readings[0]?.row ?? 0 };
  return hasTwoReadings(chain, paper.markers.slice(at + 1, position))
    ? null
    : withTwoColumns(chain, at, paper);
}

/**
 * Options with bare letters, several on each line, read across or down: "A ribosome  B nucleus" over "C vacuole  D
 * wall". Each letter must stand there once, else nobody knows which of two is the label.
 */
function bareInRows(at: number, paper: Paper): Chain | null {
  const first = paper.markers[at];
  if (first?.shape !== "bare" || !first.atLineStart || isBarred(first, paper)) return null;
  const found: Marker[] = [];
  for (let i = at; i < at + MAX_OPTIONS && found.at(-1) !== paper.markers[i]; i++) {
    const marker = paper.markers[i];
    const before = found.at(-1);
    if (marker === undefined || marker.shape !== "bare") break;
    if (
      before !== undefined &&
      marker.line > before.line &&
      !(marker.atLineStart && marker.line === before.line + 1)
    )
      break;
    found.push(marker);
  }
  for (let count = found.length; count >= 3; count--) {
    const markers = found.slice(0, count);
    const lines = new Set(markers.map(({ line }) => line));
    if (lines.size > count / 2 || found[count]?.line === markers.at(-1)?.line) continue;
    for (const { row } of first.readings) {
      const ordered = markers.map((_, place) => markers.find((marker) => indexIn(marker, row, -1) === place));
      if (ordered.every((marker) => marker !== undefined)) return { markers: ordered, row };
    }
  }
  return null;
}

/** Bare letters inside a line: "А групи Б та В  Б групи Г". Where one stands twice, nobody knows which is the label. */
function hasTwoReadings({ markers }: Chain, between: readonly Marker[]): boolean {
  const [first, ...others] = markers;
  if (first?.shape !== "bare") return false;
  return others.some(
    (one) =>
      !one.atLineStart &&
      between.some((other) => other !== one && other.label === one.label && other.end !== one.start),
  );
}

function isBarred({ line }: Marker, { roles }: Paper): boolean {
  const role = roles[line];
  return role === "keyList" || role === "explanation";
}

/** A bare label starts a line, or follows the end of a question on its line. */
function opensBare(marker: Marker, { stream }: Paper): boolean {
  if (marker.atLineStart) return true;
  return /[?？:：.。…_]\s*$/u.test(stream.text.slice(Math.max(0, marker.start - 4), marker.start));
}

function indexIn({ readings }: Marker, row: number, boxIndex: number): number | null {
  if (row === BOXES) return readings.some((reading) => reading.row === BOXES) ? boxIndex : null;
  return readings.find((reading) => reading.row === row)?.index ?? null;
}

interface Wanted {
  rows: readonly number[];
  wanted: number;
}

/** Index of the marker that carries the chain on, or null where something ends it first. */
function nextOf(at: number, wanted: Wanted, paper: Paper): number | null {
  const from = paper.markers[at];
  if (from === undefined) return null;
  let inLine: number | null = null;
  for (let i = at + 1; i < Math.min(paper.markers.length, at + LOOK_AHEAD); i++) {
    const step = stepAt(i, from, wanted, paper);
    if (step === "end") break;
    if (step === "next") return i;
    if (step === "maybe") inLine ??= i;
  }
  return inLine;
}

/** What a marker is to the chain: its next one for sure, its next one unless a line starts with it, its end, or nothing. */
type Step = "next" | "maybe" | "end" | "none";

function stepAt(i: number, from: Marker, { rows, wanted }: Wanted, paper: Paper): Step {
  const marker = paper.markers[i];
  if (marker === undefined || isTooFar(from, marker, paper) || startsStem(marker, rows)) return "end";
  if (isInOther(marker, from, i, paper)) return "end";
  if (marker.shape !== from.shape || isOfText(i, paper)) return "none";
  // Options that start lines go on at the start of a line, or behind one of them on its own.
  if (from.atLineStart && !marker.atLineStart && marker.line > from.line) return "none";
  const indices = rows.map((row) => indexIn(marker, row, wanted)).filter((index) => index !== null);
  if (indices.includes(wanted)) {
    if (marker.atLineStart && startsNextStem(i, rows, paper)) return "end";
    if (marker.atLineStart || !from.atLineStart) return "next";
    // "C Vitamin D" is one option, unless the labels before stand inside the line too.
    return marker.shape !== "bare" || wanted === 1 ? "maybe" : "none";
  }
  const ends = indices.includes(0)
    ? startsOver(marker, from, paper)
    : marker.atLineStart && indices.length > 0;
  return ends ? "end" : "none";
}

function isOfText(at: number, { markers }: Paper): boolean {
  const marker = markers[at];
  return marker !== undefined && (isInitial(marker, markers[at - 1]) || isDoubled(marker, markers[at + 1]));
}

/** "Б вітамін В В вітамін С": the second is the label. */
function isDoubled({ shape, atLineStart, label, end }: Marker, next: Marker | undefined): boolean {
  return shape === "bare" && !atLineStart && next?.label === label && next.start === end;
}

/** "B. A. Smith": an initial right behind a label is part of the option. */
function isInitial(marker: Marker, before: Marker | undefined): boolean {
  return before?.atLineStart === true && before.shape === marker.shape && before.end === marker.start;
}

function isTooFar(from: Marker, marker: Marker, { roles, stream }: Paper): boolean {
  if (marker.start - from.end > MAX_OPTION_CHARS || marker.line - from.line > MAX_LINES_APART) return true;
  for (let line = from.line + 1; line <= marker.line; line++) {
    const role = roles[line] ?? "text";
    const isOwn = line === marker.line && marker.atLineStart;
    if (role !== "text" && role !== "rule" && !(role === "heading" && isOwn)) return true;
    // Boxes stand right under each other: what is between them is the next question.
    const isBoxed = marker.shape === "box" && from.shape === "box";
    if (isBoxed && !isOwn && /^[^\p{Ll}]/u.test(stream.lines[line]?.text ?? "")) return true;
  }
  return false;
}

/** Whether a marker stands inside another line that opens with a label or number: it belongs to that. */
function isInOther(marker: Marker, from: Marker, at: number, { markers }: Paper): boolean {
  if (marker.atLineStart || marker.line === from.line) return false;
  for (let i = at - 1; markers[i]?.line === marker.line; i--) if (markers[i]?.atLineStart) return true;
  return false;
}

/** A number at the start of a line, among options that are no numbers, is the next question. */
function startsStem({ atLineStart, readings, shape }: Marker, rows: readonly number[]): boolean {
  const isNumber = readings.some(({ row }) => row === NUMBERS);
  return atLineStart && isNumber && shape !== "bare" && shape !== "-" && !rows.includes(NUMBERS);
}

/** Options and questions numbered alike: a number is a question's if the next line starts again from one. */
function startsNextStem(at: number, rows: readonly number[], { markers, roles }: Paper): boolean {
  if (!rows.includes(NUMBERS)) return false;
  const own = markers[at];
  for (let i = at + 1; i < Math.min(markers.length, at + 12); i++) {
    const marker = markers[i];
    if (marker?.shape !== own?.shape || marker?.atLineStart !== true) continue;
    const isBelow = roles.slice((own?.line ?? 0) + 1, marker.line).every((role) => role === "key");
    return isBelow && marker.readings.some(({ row, index }) => row === NUMBERS && index === 0);
  }
  return false;
}

/** "Both A) and B)" names options; a first label at the start of a line or sentence begins new ones. */
function startsOver({ atLineStart, start, line }: Marker, from: Marker, { stream }: Paper): boolean {
  if (!from.atLineStart && line > from.line) return true;
  const before = stream.text.slice(Math.max(0, start - 4), start);
  return atLineStart || /[?!:…？！_]\s*$/u.test(before) || (!from.atLineStart && /[.。]\s*$/u.test(before));
}

/** Options in two columns are read across, A C B D: what is missing stands inside the others. */
function withTwoColumns(chain: Chain, at: number, { markers }: Paper): Chain {
  const own = [...chain.markers];
  const last = own.at(-1);
  if (last === undefined || own.length < 2 || /^(?:box|bare)$/u.test(last.shape)) return chain;
  for (
    let i = at + 1;
    i < at + LOOK_AHEAD && (markers[i]?.line ?? Number.POSITIVE_INFINITY) <= last.line;
    i++
  ) {
    const marker = markers[i];
    if (marker === undefined || own.includes(marker) || marker.shape !== last.shape) continue;
    if (indexIn(marker, chain.row, 0) === own.length && !marker.atLineStart) own.push(marker);
  }
  return { ...chain, markers: own };
}

/** A numbered list of questions looks like a chain itself: one that encloses another is none. */
function innermost(chains: readonly Chain[]): Chain[] {
  const inOrder = chains.toSorted((a, b) => startOf(a) - startOf(b));
  return inOrder.filter((chain, i) => {
    const next = inOrder[i + 1];
    return next === undefined || startOf(next) >= endOf(chain);
  });
}

function startOf({ markers }: Chain): number {
  return markers.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
}

function endOf({ markers }: Chain): number {
  return markers.reduce((most, { start }) => Math.max(most, start), 0);
}
