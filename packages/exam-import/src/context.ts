import { LIMITS } from "@quizmill/contract";
import type { Paper } from "./chains.ts";
import { hasPicture, isPictureAlone } from "./picture-signs.ts";
import {
  NAMES_ABOVE,
  NAMES_PICTURE,
  NAMES_TABLE,
  pointsAtPicture,
  type Scope,
  scopeOf,
  sentencesOf,
} from "./shared-wording.ts";
import type { Line } from "./stream.ts";

/** What a question rests on beside its own words. */
export interface Context {
  /** Passage or table, a line a paragraph or row. */
  context?: string;
  /** It rests on something that was not read, such as a picture. */
  needsPicture?: true;
}

/** Where a question stands, and its number where it has one; all in the order of the document. */
export interface Numbered {
  start: number;
  end: number;
  number: number | null;
  stem: string;
}

/** A stretch of text between two questions. */
interface Piece {
  text: string;
  line: Line;
  index: number;
  isHeading: boolean;
  /** Which questions rest on what this names; null for all other text. */
  scope: Scope | null;
}

/** What a sentence between questions speaks of, and for which of them. */
interface Shared extends Context {
  scope: Scope;
  /** Index of the first question behind it. */
  from: number;
  /** Index of its line. */
  line: number;
}

/**
 * What several questions rest on, for each of them, and the lines that only say so. Where the words name
 * numbers, those questions have it; else all that follow, up to the next text between questions.
 */
export function contextsOf(
  questions: readonly Numbered[],
  paper: Paper,
): { contexts: Context[]; lines: number[]; above: string[] } {
  const whole = questions.map((question, i) =>
    piecesBetween(questions[i - 1]?.end ?? 0, question.start, paper),
  );
  const above = whole.map(picturesAbove);
  const gaps = whole.map((pieces, i) => (above[i] === "" ? pieces : pieces.filter(isOfWords)));
  const contexts: Context[] = questions.map(() => ({}));
  const lines: number[] = [];
  for (const shared of gaps.flatMap(sharedIn)) {
    const resting = restingOn(shared, questions, gaps);
    for (const i of resting) contexts[i] = together(contexts[i] ?? {}, shared);
    if (resting.length > 0) lines.push(shared.line);
  }
  for (const [i, { stem, start, end }] of questions.entries()) {
    const own = above[i] + paper.stream.text.slice(start, end);
    const isMissing = pointsAtPicture(stem) && !hasPicture(own);
    if (contexts[i]?.context === undefined && isMissing) contexts[i] = { needsPicture: true };
  }
  return { contexts, lines, above };
}

const isOfWords = ({ text }: Piece) => !isPictureAlone(text);

/** The pictures that end a stretch before a question, where nothing says whose they are. */
function picturesAbove(pieces: readonly Piece[]): string {
  if (pieces.some(({ scope }) => scope !== null)) return "";
  return pieces
    .slice(pieces.findLastIndex(isOfWords) + 1)
    .map(({ text }) => text)
    .join("\n");
}

/** The text between two offsets, in sentences where one of them names what questions rest on. */
function piecesBetween(from: number, to: number, { stream, roles }: Paper): Piece[] {
  const pieces: Piece[] = [];
  for (let index = stream.lineAt(from); index <= stream.lineAt(to); index++) {
    const line = stream.lines[index];
    const role = roles[index];
    if (line === undefined || line.end <= from || line.start >= to) continue;
    const isRule = role === "rule" && !hasPicture(line.text);
    if (isRule || role === "key" || role === "keyList" || role === "explanation") continue;
    const isWhole = line.start >= from && line.end <= to;
    const text = isWhole
      ? withBreaks(line)
      : line.text.slice(Math.max(0, from - line.start), to - line.start);
    const place = { line, index, isHeading: role === "heading" };
    if (role !== "shared") pieces.push({ ...place, text, scope: null });
    else
      for (const sentence of sentencesOf(text))
        pieces.push({ ...place, text: sentence, scope: scopeOf(sentence) });
  }
  return withFewScopes(pieces.filter(({ text }) => hasPicture(text) || /[\p{L}\p{N}]/u.test(text)));
}

/** More than these before one question are not its own. */
const MAX_SHARED = 8;

/** Only the first may name no numbers: "look at the map" inside a passage is said to nobody who reads it. */
function withFewScopes(pieces: readonly Piece[]): Piece[] {
  const scoped = pieces.filter(({ scope }) => scope !== null).slice(-MAX_SHARED);
  return pieces.map((piece) => {
    const isKept = scoped.includes(piece) && (piece.scope !== "all" || piece === scoped[0]);
    return isKept ? piece : { ...piece, scope: null };
  });
}

/** A line of the stream with the line breaks of its block, where it is the whole of it. */
function withBreaks({ text, literal }: Line): string {
  const isWhole = text.endsWith(literal.replaceAll("\n", " "));
  return isWhole ? text.slice(0, text.length - literal.length) + literal : text;
}

function sharedIn(pieces: readonly Piece[], from: number): Shared[] {
  return pieces.flatMap((piece, at) => {
    const { scope, text, index } = piece;
    if (scope === null) return [];
    const material = materialOf(piece, pieces, at);
    const found = foundContext(text, material);
    // Nothing read and nothing seen: "read the text" may mean the whole document.
    return found === null ? [] : [{ ...found, scope, from, line: index }];
  });
}

/** What stands below the words that name it, or above where nothing does or they say so. */
function materialOf({ text }: Piece, pieces: readonly Piece[], at: number): Piece[] {
  const next = pieces.findIndex(({ scope }, i) => i > at && scope !== null);
  const below = pieces.slice(at + 1, next === -1 ? undefined : next);
  const isAbove = NAMES_ABOVE.test(text);
  if (below.length > 0 && !isAbove) return below;
  if (NAMES_PICTURE.test(text)) return [];
  const start = pieces.slice(0, at).findLastIndex(({ isHeading }) => isHeading);
  const above = pieces.slice(start + 1, at).filter(({ scope }) => scope === null);
  // Of a long document the text above is no passage of a paper, and no part of it may stand for the whole.
  const isShort = above.reduce((sum, piece) => sum + piece.text.length, 0) <= LIMITS.question.contextMaxChars;
  return above.length > 0 && isShort ? above : below;
}

function foundContext(text: string, material: readonly Piece[]): Context | null {
  const isTable = material.some(({ line }) => line.kind === "tableRow");
  if (NAMES_PICTURE.test(text) && !isTable) {
    const context = [text, ...material.map((piece) => piece.text)].join("\n");
    return { context: capped(context), ...(!hasPicture(context) && { needsPicture: true }) };
  }
  if (material.length > 0) return { context: capped(material.map((piece) => piece.text).join("\n")) };
  return NAMES_TABLE.test(text) ? { context: capped(text), needsPicture: true } : null;
}

const SENTENCE_ENDS = /[。！？](?:[」』）])?|[.!?…]["”“»’)\]]*(?=\s)|(?=\n)/gu;
/** So much of what fits is kept at least, for a sentence to end with; else it ends with a word. */
const LEAST_KEPT = 0.8;
const CUT_OFF = " […]";

/** What is too long ends with a sentence, and says that it goes on. */
function capped(text: string): string {
  const max = LIMITS.question.contextMaxChars;
  if (text.length <= max) return text;
  const fitting = text.slice(0, max - CUT_OFF.length);
  const from = Math.floor(LEAST_KEPT * max);
  const last = [...fitting.slice(from).matchAll(SENTENCE_ENDS)].at(-1);
  const kept =
    last === undefined
      ? fitting.replace(/\s\S{0,100}$/u, "")
      : fitting.slice(0, from + last.index + last[0].length);
  return kept.trimEnd() + CUT_OFF;
}

function restingOn(
  { scope, from }: Shared,
  questions: readonly Numbered[],
  gaps: readonly Piece[][],
): number[] {
  if (scope === "all") {
    const next = gaps.findIndex((gap, i) => i > from && gap.length > 0);
    return indexes(from, next === -1 ? questions.length : next);
  }
  const { first, last } = scope;
  // Without numbers the range counts those that follow, as far as nothing stands between them.
  if (questions[from]?.number == null) {
    const next = gaps.findIndex((gap, i) => i > from && gap.length > 0);
    return indexes(from, Math.min(from + last - first + 1, next === -1 ? questions.length : next));
  }
  const resting: number[] = [];
  let before = 0;
  for (let i = from; i < questions.length; i++) {
    const number = questions[i]?.number ?? Number.NaN;
    if (!(number > before && number <= last)) break;
    if (number >= first) resting.push(i);
    before = number;
  }
  return resting;
}

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** A question may rest on a passage and on a table. */
function together(one: Context, { context, needsPicture }: Context): Context {
  const isNew = context !== undefined && !one.context?.includes(context);
  const texts = [one.context, isNew ? context : undefined].filter((text) => text !== undefined);
  return {
    ...(texts.length > 0 && { context: capped(texts.join("\n")) }),
    ...((one.needsPicture ?? needsPicture) && { needsPicture: true }),
  };
}
