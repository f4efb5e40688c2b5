import type { SourceText } from "@quizmill/contract";
import type { ImportedItem } from "../engine.ts";
import { accepted, type Weighed } from "./accept.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { chainsOf, type Paper } from "./chains.ts";
import { keyTextOf } from "./key-lines.ts";
import { type KeyList, keyListsOf } from "./key-lists.ts";
import { keysOf } from "./keys.ts";
import { markersOf } from "./markers.ts";
import { rolesOf } from "./roles.ts";
import { joined, type Line, type Stream, streamOf } from "./stream.ts";

/** A question found, and where it begins. */
export interface FoundQuestion {
  item: ImportedItem;
  section: number;
  /** -1 where it begins in the heading. */
  block: number;
}

export interface Found {
  /** In the order of the document. */
  questions: FoundQuestion[];
  bySection: ReadonlyMap<number, readonly FoundQuestion[]>;
  /** Blocks that are part of questions or of their keys, as "section:block" (-1 is the heading). */
  used: ReadonlySet<string>;
}

/**
 * Finds the multiple-choice questions a document already holds, word for word, with their keys. Nothing
 * is found in prose, however many lists it has. Pure; linear in the text but for bounded look-ahead.
 */
export function findQuestions(source: SourceText): Found {
  const stream = streamOf(source);
  const lists = keyListsOf(stream.lines);
  const roles = rolesOf(stream.lines, lists);
  const paper: Paper = { stream, roles, markers: markersOf(stream) };
  const candidates = candidatesOf(chainsOf(paper), paper).map((candidate) => withKeyInside(candidate, paper));
  const keys = keysOf(candidates, lists, stream);
  const weighed = candidates.flatMap((candidate, i): Weighed[] => {
    const found = keys[i];
    return found === undefined ? [] : [{ candidate, found, stem: wordsOfStem(candidate, paper) }];
  });
  const verdict = accepted(weighed);
  const taken = weighed.filter((_, i) => verdict[i] === true);
  const used = usedBlocks(taken, taken.some(({ found }) => found.source === "list") ? lists : [], stream);
  const questions = taken.map((one) => foundQuestion(one, source, used, paper));
  return { questions, bySection: Map.groupBy(questions, ({ section }) => section), used };
}

/** A key between the stem and its options belongs to the question as one behind them does. */
function withKeyInside(candidate: Candidate, { stream, roles }: Paper): Candidate {
  if (candidate.keyText !== null) return candidate;
  const [from, to] = [stream.lineAt(candidate.stem.from), stream.lineAt(candidate.stem.to)];
  for (let line = from; line <= to; line++)
    if (roles[line] === "key") return { ...candidate, keyText: keyTextOf(stream.lines[line]?.text ?? "") };
  return candidate;
}

interface Piece {
  text: string;
  line: Line;
}

/** The stem's own pieces: key lines and rules inside it are not its words. */
function piecesOfStem({ stem }: Candidate, { stream, roles }: Paper): Piece[] {
  const pieces: Piece[] = [];
  const last = stream.lineAt(stem.to);
  for (let index = stream.lineAt(stem.from); index <= last; index++) {
    const line = stream.lines[index];
    const role = roles[index];
    if (line === undefined || role === "rule" || (role === "key" && line.start > stem.start)) continue;
    const text = stream.text
      .slice(Math.max(line.start, stem.from), Math.min(line.end, stem.to))
      .replace(/^[\s|]+|[\s|]+$/gu, "");
    if (text !== "") pieces.push({ text, line });
  }
  return pieces;
}

function wordsOfStem(candidate: Candidate, paper: Paper): string {
  return piecesOfStem(candidate, paper)
    .map(({ text }) => text)
    .join("\n");
}

function foundQuestion(
  { candidate, stem, found }: Weighed,
  { sections }: SourceText,
  used: ReadonlySet<string>,
  paper: Paper,
): FoundQuestion {
  const pieces = piecesOfStem(candidate, paper);
  const longest = pieces.reduce((a, b) => (b.text.length > a.text.length ? b : a), pieces[0] as Piece);
  const { section, block, page, slide, literal } = longest.line;
  const heading = used.has(`${section}:-1`) ? null : (sections[section]?.heading ?? null);
  const item: ImportedItem = {
    text: stem,
    options: candidate.options.map(({ text }) => text),
    key: found.key,
    explanation: joined(candidate.explanation ?? found.remark ?? "") || null,
    quote: literal.includes(longest.text) ? longest.text : literal,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== null && { heading }),
  };
  return { item, section, block };
}

/** Between questions stand instructions and headings; more than this is text of its own. */
const MAX_GAP_CHARS = 600;

function usedBlocks(taken: readonly Weighed[], lists: readonly KeyList[], stream: Stream): Set<string> {
  const used = new Set<string>();
  const use = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const line = stream.lines[i];
      if (line !== undefined) used.add(`${line.section}:${line.block}`);
    }
  };
  let before: number | null = null;
  for (const { candidate } of taken) {
    const isNear = before !== null && candidate.stem.start - before <= MAX_GAP_CHARS;
    const from = isNear && before !== null ? before : candidate.stem.start;
    use(stream.lineAt(from), stream.lineAt(Math.max(candidate.stem.start, candidate.end - 1)) + 1);
    before = candidate.end;
  }
  for (const { from, to } of lists) use(from, to);
  return used;
}
