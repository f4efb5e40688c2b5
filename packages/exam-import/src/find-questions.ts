import type { SourceText } from "@quizmill/contract";
import { withinBounds } from "@quizmill/contract/tables";
import { accepted, type Weighed } from "./accept.ts";
import { starredQuestionsOf, testownikQuestionsOf } from "./bare-options.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { chainsOf, type Paper } from "./chains.ts";
import { contextsOf, type Numbered } from "./context.ts";
import { giftQuestionsOf } from "./gift.ts";
import { joined } from "./joined.ts";
import { keyTextOf } from "./key-lines.ts";
import { type KeyList, keyListsOf } from "./key-lists.ts";
import { keysOf } from "./keys.ts";
import { markersOf } from "./markers.ts";
import { withMarks, withoutSigns } from "./picture-signs.ts";
import { plainCandidatesOf } from "./plain-options.ts";
import { rolesOf } from "./roles.ts";
import { type Line, type Stream, streamOf } from "./stream.ts";
import { tableQuestionsOf } from "./table-questions.ts";
import { type TriviaQuestion, triviaQuestionsOf } from "./trivia.ts";
import { HEADS_OPTIONS, POINTS_BEFORE, POINTS_BEHIND } from "./wording.ts";

/** A multiple-choice question found in the document, word for word; plain JSON. */
export interface ImportedItem {
  text: string;
  /** In the document's order, without their labels. */
  options: string[];
  /** 0-based index of the right option; null where the document does not tell. */
  key: number | null;
  /** Why it is right, where the document says so. */
  explanation: string | null;
  /** Literally in the document: the stem, or its longest line. Null for one of a file that holds nothing but questions. */
  quote: string | null;
  page?: number;
  slide?: number;
  heading?: string;
  /** What it rests on with other questions, such as a passage or a table; a line a paragraph or row. */
  context?: string;
  /** It rests on something that was not read, such as a picture. */
  needsPicture?: true;
}

/** A question found, and where it begins. */
export interface FoundQuestion {
  item: ImportedItem;
  /** 0-based index of the section in the source. */
  section: number;
  /** 0-based index of the block in that section; -1 where it begins in the heading. */
  block: number;
}

/** All questions of a document, and what of its text belongs to them. */
export interface Found {
  /** In the order of the document. */
  questions: FoundQuestion[];
  /** The same, by the index of their section; sections without questions are absent. */
  bySection: ReadonlyMap<number, readonly FoundQuestion[]>;
  /** Blocks that are part of questions or of their keys, as "section:block" (-1 is the heading). */
  used: ReadonlySet<string>;
  /** How many questions of the document cannot be taken, since they have no options to choose from; known of GIFT alone. */
  leftOut: number;
}

/**
 * Finds the multiple-choice questions a document already holds, word for word, with their keys. Nothing
 * is found in prose, however many lists it has. Pure; linear in the text but for bounded look-ahead.
 */
export function findQuestions(source: SourceText): Found {
  const stream = streamOf(source);
  const lists = keyListsOf(stream.lines);
  const paper: Paper = { stream, roles: rolesOf(stream.lines, lists), markers: markersOf(stream) };
  const gift = giftQuestionsOf(stream, source.language);
  const inFormats = [
    ...gift.questions,
    ...triviaQuestionsOf(stream),
    ...testownikQuestionsOf(stream),
    ...tableQuestionsOf(stream),
  ];
  const taken = apartFrom(inFormats, weigh(paper, lists), spanOf, stream);
  // Bare lines are options only where none of them proved to have a label.
  const starred = apartFrom(taken.map(spanOf), starredQuestionsOf(stream, paper.roles), (one) => one, stream);
  const formatted = [...inFormats, ...starred];
  const used = usedBlocks(
    [...taken.map(spanOf), ...formatted, ...gift.leftOut],
    taken.some(({ found }) => found.source === "list") ? lists : [],
    stream,
  );
  const where = { source, used, paper };
  const questions = withContexts(
    [
      ...taken.map((one) => ({ ...placeOf(one), ...foundQuestion(one, where) })),
      ...formatted.map((one) => ({ ...one, number: null, ...formattedQuestion(one, where) })),
    ],
    where,
  );
  const bySection = Map.groupBy(questions, ({ section }) => section);
  return { questions, bySection, used, leftOut: gift.leftOut.length };
}

function placeOf({ candidate: { stem, end }, stem: words }: Weighed): Numbered {
  const { number = Number.NaN } = stem.lead ?? {};
  return { start: stem.start, end, number: Number.isNaN(number) ? null : number, stem: words };
}

/** In the order of the document, each with what it rests on; lines that only say so are used up. */
function withContexts(
  unsorted: readonly (Numbered & FoundQuestion)[],
  { used, paper }: Where,
): FoundQuestion[] {
  const all = unsorted.toSorted((one, other) => one.start - other.start);
  const { contexts, lines, above } = contextsOf(all, paper);
  useLines(lines, used, paper.stream);
  const { marks } = paper.stream;
  return all.map(({ item, section, block }, i) => ({
    item: withinBounds(withPictures({ ...item, ...contexts[i] }, marks, above[i])).texts,
    section,
    block,
  }));
}

function withPictures(item: ImportedItem, marks: ReadonlyMap<string, string>, above = ""): ImportedItem {
  if (marks.size === 0) return item;
  const { text, options, explanation, context } = item;
  return {
    ...item,
    text: withMarks(above === "" ? text : `${above}\n${text}`, marks),
    options: options.map((option) => withMarks(option, marks)),
    explanation: explanation && withMarks(explanation, marks),
    ...(context !== undefined && { context: withMarks(context, marks) }),
  };
}

interface Span {
  start: number;
  end: number;
}

const spanOf = ({ candidate: { stem, end } }: Weighed): Span => ({ start: stem.start, end });

/** Those that share no line with any of the spans. */
function apartFrom<T>(
  spans: readonly Span[],
  all: readonly T[],
  spanIn: (one: T) => Span,
  stream: Stream,
): T[] {
  const theirs = new Set(spans.flatMap(({ start, end }) => linesFrom(start, end, stream)));
  return all.filter((one) => {
    const { start, end } = spanIn(one);
    return !linesFrom(start, end, stream).some((line) => theirs.has(line));
  });
}

function linesFrom(start: number, end: number, stream: Stream): number[] {
  const first = stream.lineAt(start);
  return Array.from({ length: stream.lineAt(Math.max(start, end - 1)) - first + 1 }, (_, i) => first + i);
}

/** The candidates that are questions, with their keys. */
function weigh(paper: Paper, lists: readonly KeyList[]): Weighed[] {
  const labelled = candidatesOf(chainsOf(paper), paper).map((candidate) => withKeyInside(candidate, paper));
  const candidates = [...labelled, ...plainCandidatesOf(paper, labelled)].sort(
    (a, b) => a.stem.start - b.stem.start,
  );
  const weighed = keysOf(candidates, lists, paper.stream).map(
    ({ candidate, found }): Weighed => ({ candidate, found, stem: wordsOfStem(candidate, paper) }),
  );
  const verdict = accepted(weighed);
  return weighed.filter((_, i) => verdict[i] === true);
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
  const lines: string[] = [];
  for (const { text } of piecesOfStem(candidate, paper)) {
    const last = lines.at(-1);
    if (last !== undefined && goesOn(last, text)) lines[lines.length - 1] = joined(`${last}\n${text}`);
    else lines.push(text);
  }
  const all = lines.join("\n");
  const whole = all.replace(HEADS_OPTIONS, "") || all;
  return whole.replace(POINTS_BEFORE, "").replace(POINTS_BEHIND, "") || whole;
}

/** Whether a line was only broken at a margin; the lines of a list or a program are kept apart. */
function goesOn(line: string, next: string): boolean {
  if (/^\p{Ll}{2}/u.test(next)) return /[\p{L},-]$/u.test(line);
  return /^[\u3040-\u9fff]/u.test(next) && /[\u3040-\u9fff、]$/u.test(line);
}

interface Where {
  source: SourceText;
  used: Set<string>;
  paper: Paper;
}

function foundQuestion({ candidate, stem, found }: Weighed, where: Where): FoundQuestion {
  const pieces = piecesOfStem(candidate, where.paper);
  const longest = pieces.reduce((a, b) => (b.text.length > a.text.length ? b : a), pieces[0] as Piece);
  const item = {
    text: stem,
    options: candidate.options.map(({ text }) => text),
    key: found.key,
    explanation: joined(candidate.explanation ?? found.remark ?? "") || null,
  };
  return placed(item, longest.text, longest.line, where);
}

/** What a format of its own says is told in its terms; where it stands is found as for all others. */
function formattedQuestion(
  question: TriviaQuestion & { explanation?: string | null; quote?: string },
  where: Where,
): FoundQuestion {
  const { stem, options, key, explanation = null, quote = stem } = question;
  const line = where.paper.stream.lines[question.line] as Line;
  return placed({ text: stem, options, key, explanation }, quote, line, where);
}

function placed(
  item: Omit<ImportedItem, "quote">,
  quote: string,
  { section, block, page, slide, literal }: Line,
  { source, used }: Where,
): FoundQuestion {
  const heading = used.has(`${section}:-1`) ? null : (source.sections[section]?.heading ?? null);
  const place = {
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== null && { heading }),
  };
  const said = withoutSigns(literal.includes(quote) ? quote : literal);
  return { item: { ...item, quote: said, ...place }, section, block };
}

/** Between questions stand instructions and headings; more than this is text of its own. */
const MAX_GAP_CHARS = 600;

function usedBlocks(
  taken: readonly { start: number; end: number }[],
  lists: readonly KeyList[],
  stream: Stream,
): Set<string> {
  const used = new Set<string>();
  const use = (lines: readonly number[]) => useLines(lines, used, stream);
  let before: number | null = null;
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    const isNear = before !== null && start - before <= MAX_GAP_CHARS;
    const from = isNear && before !== null ? before : start;
    use(linesFrom(from, end, stream));
    before = end;
  }
  // The keys of several papers may stand together: each such list covers the same lines.
  for (const [from, to] of new Map(lists.map((list) => [list.from, list.to])))
    use(Array.from({ length: to - from }, (_, i) => from + i));
  return used;
}

function useLines(lines: readonly number[], used: Set<string>, stream: Stream): void {
  for (const i of lines) used.add(`${stream.lines[i]?.section}:${stream.lines[i]?.block}`);
}
