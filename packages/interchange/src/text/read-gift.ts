import type { CarriedQuestion } from "@quizmill/contract";
import { truthsIn } from "@quizmill/contract/tables";
import { sectionOfPath } from "../category.ts";
import { explained } from "../explained.ts";
import type { FileToRead, ReadNote, ReadQuestions } from "../format.ts";
import { readHtml } from "../html/read-html.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import { TEXT_FORMAT } from "./gift.ts";

/** A question as it stands in the file. */
interface Block {
  readonly title: string;
  readonly stem: string;
  readonly answers: string;
  /** What follows the answers, where they stand inside the stem. */
  readonly tail: string;
  readonly section: string | undefined;
  readonly tags: readonly string[];
}

const GAP = "_____";

/** Reads multiple-choice and true/false questions; others are counted. */
export function readGift({ text, language }: Pick<FileToRead, "text" | "language">): ReadQuestions {
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  const blocks = blocksIn((text ?? "").replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  for (const [i, block] of blocks.entries()) {
    const number = i + 1;
    const stem = textOf(block.stem);
    const note = (kind: ReadNote["kind"], effect: ReadNote["effect"]) =>
      notes.push({ number, stem: beginning(stem.text || block.title), kind, effect });
    const read = questionOf(block, stem, { note, language });
    if (read === null) {
      note("otherKind", "leftOut");
      continue;
    }
    questions.push(read);
    numbers.push(number);
  }
  return { set: { title: "", questions }, numbers, total: blocks.length, notes };
}

/** Blocks of questions, with the category and the tags that are told before them. Linear. */
function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  let section: string | undefined;
  let tags: string[] = [];
  let words: string[] = [];
  const close = () => {
    if (words.length === 0) return;
    const block = blockOf(words.join("\n"), section, tags);
    if (block !== null) blocks.push(block);
    words = [];
    tags = [];
  };
  let isOpen = false;
  for (const line of text.split("\n")) {
    const kind = isOpen ? "words" : kindOf(line);
    if (kind !== "words") close();
    if (kind === "comment") tags.push(...tagsIn(line));
    if (kind === "category") section = sectionOfPath(line.replace(CATEGORY, ""));
    if (kind !== "words") continue;
    words.push(line);
    isOpen = isOpenAfter(line, isOpen);
  }
  close();
  return blocks;
}

const CATEGORY = /^\s*\$CATEGORY:/;

function kindOf(line: string): "comment" | "category" | "empty" | "words" {
  if (/^\s*\/\//.test(line)) return "comment";
  if (CATEGORY.test(line)) return "category";
  return line.trim() === "" ? "empty" : "words";
}

function tagsIn(comment: string): string[] {
  return [...comment.matchAll(/\[tag:([^\]]+)\]/g)].map(([, tag = ""]) => tidyLine(tag));
}

/** Whether the answers go on behind this line. */
function isOpenAfter(line: string, isOpen: boolean): boolean {
  const signs = line.replaceAll(/\\[\s\S]/g, "");
  const [opened, closed] = [signs.lastIndexOf("{"), signs.lastIndexOf("}")];
  return opened === closed ? isOpen : opened > closed;
}

function blockOf(text: string, section: string | undefined, tags: string[]): Block | null {
  const titled = /^\s*::((?:\\[\s\S]|(?!::)[^\\])*)::/.exec(text);
  const body = text.slice(titled?.[0].length ?? 0);
  const open = unescapedIndex(body, "{");
  const close = open < 0 ? -1 : unescapedIndex(body, "}", open);
  if (open < 0 || close < 0)
    return body.trim() === "" ? null : { ...empty, stem: body, title: titled?.[1] ?? "", section, tags };
  return {
    title: tidyLine(unescaped(titled?.[1] ?? "")),
    stem: body.slice(0, open),
    answers: body.slice(open + 1, close),
    tail: body.slice(close + 1),
    section,
    tags,
  };
}

const empty = { answers: "", tail: "" };

function unescapedIndex(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === sign) return at;
  }
  return -1;
}

/** Cut before each sign that is no character of the text. */
function cutBefore(text: string, signs: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (signs.includes(text[at] ?? "") && at > from) {
      pieces.push(text.slice(from, at));
      from = at;
    }
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** The part before the first of these marks, and the part behind it. */
function splitAt(text: string, mark: string): [string, string | undefined] {
  for (
    let at = unescapedIndex(text, mark[0] ?? "");
    at >= 0;
    at = unescapedIndex(text, mark[0] ?? "", at + 1)
  )
    if (text.startsWith(mark, at)) return [text.slice(0, at), text.slice(at + mark.length)];
  return [text, undefined];
}

const ESCAPES = /\\([\\~=#{}:n])/g;
const unescaped = (text: string) =>
  text.replaceAll(ESCAPES, (_all, sign: string) => (sign === "n" ? "\n" : sign));

type Read = ReturnType<typeof readHtml>;
const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** A text in its format; one that names none is HTML where it has tags. */
function textOf(text: string, inherited?: string): Read {
  const format = TEXT_FORMAT.exec(text)?.[1] ?? inherited;
  const words = unescaped(text.replace(TEXT_FORMAT, ""));
  if (format === "html" || (format !== "plain" && TAG.test(words))) return readHtml(words);
  // Lines were broken where the file's author broke them.
  const isWrapped = format === undefined || format === "moodle";
  return { text: isWrapped ? tidyLine(words) : tidyText(words), hasPicture: false, hasStyling: false };
}

type Note = (kind: ReadNote["kind"], effect: ReadNote["effect"]) => void;

interface Telling {
  readonly note: Note;
  readonly language: string | null;
}

function questionOf(block: Block, stem: Read, { note, language }: Telling): CarriedQuestion | null {
  const format = TEXT_FORMAT.exec(block.stem)?.[1];
  const [body, general] = splitAt(block.answers, "####");
  const answers = answersIn(body, format) ?? truthIn(body, language);
  if (answers === null) return null;
  const told = textOf(general ?? "", format);
  const tail = block.tail.trim() === "" ? "" : textOf(block.tail, format).text;
  const text = tail === "" ? stem.text : `${stem.text} ${GAP}${/^[.,?!;:)]/.test(tail) ? "" : " "}${tail}`;
  if (text === "") return null;
  const texts = [stem, told, ...answers.read];
  if (texts.some(({ hasStyling }) => hasStyling)) note("styling", "changed");
  if (answers.isShared) note("credit", "changed");
  const hasPicture = texts.some(({ hasPicture }) => hasPicture);
  const feedback = { ...answers, general: told.text, ofOptions: answers.feedback };
  const { text: explanation, hasOthers } = explained(feedback);
  if (hasOthers) note("optionFeedback", "changed");
  return {
    text,
    options: answers.options,
    key: answers.key,
    ...(stem.context !== undefined && { context: stem.context }),
    ...(explanation !== "" && { explanation }),
    ...(told.source !== undefined && { source: told.source }),
    ...(block.section !== undefined && { section: block.section }),
    ...(block.tags.length > 0 && { tags: [...block.tags] }),
    ...(hasPicture && { needsPicture: true }),
  };
}

interface Answers {
  options: string[];
  key: number[];
  /** What is told to those who choose each option; "" for nothing. */
  feedback: string[];
  /** Whether some answers are worth a part of the points. */
  isShared: boolean;
  read: Read[];
}

function answersIn(body: string, format: string | undefined): Answers | null {
  if (!/^\s*[=~]/.test(body)) return null;
  const pieces = cutBefore(body.trim(), "=~").filter((piece) => piece.trim() !== "");
  if (pieces.some((piece) => unescapedIndex(piece, ">") > 0 && /(?<!\\)->/.test(piece))) return null;
  const answers = pieces.map((piece) => {
    const weight = /^[=~]\s*%(-?\d+(?:\.\d+)?)%/.exec(piece);
    const [answer, feedback = ""] = splitAt(piece.slice(weight?.[0].length ?? 1), "#");
    const points = weight === null ? (piece.startsWith("=") ? 100 : 0) : Number(weight[1]);
    return { points, option: textOf(answer, format), feedback: textOf(feedback, format) };
  });
  // Only right answers: a short answer is asked for.
  const hasWrong = pieces.some((piece) => piece.trimStart().startsWith("~"));
  if (answers.length < 2 || !hasWrong || !answers.some(({ points }) => points > 0)) return null;
  const most = Math.max(...answers.map(({ points }) => points));
  const right = answers.flatMap(({ points }, i) => (points > 0 ? [i] : []));
  const full = answers.flatMap(({ points }, i) => (points === 100 ? [i] : []));
  const key = full.length > 0 ? full : right;
  const isShared =
    full.length > 0 ? right.length > full.length : right.some((i) => answers[i]?.points !== most);
  return {
    options: answers.map(({ option }) => option.text),
    key,
    feedback: answers.map(({ feedback }) => feedback.text),
    isShared,
    read: answers.flatMap(({ option, feedback }) => [option, feedback]),
  };
}

const TRUTH = /^\s*(TRUE|T|FALSE|F)\s*(?:#([\s\S]*))?$/;

/** "{TRUE}", "{F#what is told to who is wrong#and to who is right}". */
function truthIn(body: string, language: string | null): Answers | null {
  const [, truth, rest = ""] = TRUTH.exec(body) ?? [];
  if (truth === undefined) return null;
  const [wrong, right = ""] = splitAt(rest, "#");
  const isTrue = truth.startsWith("T");
  const [ofTrue, ofFalse] = isTrue ? [right, wrong] : [wrong, right];
  const read = [textOf(ofTrue), textOf(ofFalse)];
  return {
    options: [...truthsIn(language)],
    key: [isTrue ? 0 : 1],
    feedback: read.map(({ text }) => text),
    isShared: false,
    read,
  };
}
