import type { CarriedQuestion } from "@quizmill/contract";
import { truthsIn } from "@quizmill/contract/tables";
import { explained } from "../explained.ts";
import type { ReadNote, ReadSet } from "../format.ts";
import { changesIn, type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import { picturesBeside, textsIn } from "./files-beside.ts";
import { TEXT_FORMAT } from "./gift.ts";
import { type GiftBlock, giftBlocks, giftKindOf, masked, TRUTH } from "./gift-blocks.ts";

type LeftOut = "otherKind" | "unreadable" | "fewOptions";

const GAP = "_____";

/** Reads multiple-choice and true/false questions; others are named. */
export const readGift: ReadSet = ({ text, language, parts }, _choices, pictures) => {
  const [name = ""] = parts === null ? [] : textsIn(parts);
  const textOf = createTextReader(picturesBeside(parts, pictures)(name));
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  const blocks = giftBlocks((parts === null ? text : parts.text(name)) ?? "");
  for (const [i, block] of blocks.entries()) {
    const number = i + 1;
    const title = tidyLine(unescaped(block.title));
    const stem = textOf(block.stem);
    const note = (kind: ReadNote["kind"], effect: ReadNote["effect"]) =>
      notes.push({ number, stem: beginning(stem.text || title), kind, effect });
    const read = questionOf(block, { stem, title }, { note, language, textOf });
    if (typeof read === "string") {
      note(read, "leftOut");
      continue;
    }
    questions.push(read);
    numbers.push(number);
  }
  return { set: { title: "", questions }, numbers, total: blocks.length, notes };
};

/** The part before the first of these marks, and the part behind it. */
function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = masked(text).indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

const ESCAPES = /\\([\\~=#{}:n])/g;
const unescaped = (text: string) =>
  text.replaceAll(ESCAPES, (_all, sign: string) => (sign === "n" ? "\n" : sign));

type TextReader = (text: string, inherited?: string) => HtmlText;
const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** A text in its format; one that names none is HTML where it has tags. */
function createTextReader(markOf: MarkOfPicture): TextReader {
  return (text, inherited) => {
    const format = TEXT_FORMAT.exec(text)?.[1] ?? inherited;
    const words = unescaped(text.replace(TEXT_FORMAT, ""));
    if (format === "html" || (format !== "plain" && TAG.test(words))) return readHtml(words, markOf);
    // Lines were broken where the file's author broke them.
    const isWrapped = format === undefined || format === "moodle";
    return { text: isWrapped ? tidyLine(words) : tidyText(words), hasPicture: false, hasStyling: false };
  };
}

type Note = (kind: ReadNote["kind"], effect: ReadNote["effect"]) => void;

interface Telling {
  readonly note: Note;
  readonly language: string | null;
  readonly textOf: TextReader;
}

/** The kind of loss for what is no question to be taken. */
function questionOf(
  block: GiftBlock,
  { stem, title }: { stem: HtmlText; title: string },
  { note, language, textOf }: Telling,
): CarriedQuestion | LeftOut {
  const kind = giftKindOf(block);
  if (kind === "broken") return "unreadable";
  if (kind === "words" || kind === "other") return "otherKind";
  const format = TEXT_FORMAT.exec(block.stem)?.[1];
  const [body, general] = splitAt(block.answers ?? "", "####");
  const answers = kind === "truth" ? truthIn(body, language, textOf) : answersIn(body, format, textOf);
  if (typeof answers === "string") return answers;
  const text = wholeStem(stem.text || title, textOf(block.tail, format).text);
  if (text === "") return "unreadable";
  const told = textOf(general ?? "", format);
  const texts = [stem, told, ...answers.read];
  if (block.isUnclosed) note("unclosed", "changed");
  if (answers.key.length === 0) note("noKey", "lost");
  for (const { kind, effect } of changesIn(texts)) note(kind, effect);
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

/** With a gap where the answers stand inside of it. */
function wholeStem(head: string, tail: string): string {
  // Signs that close something are none of the sentence.
  if (!/[\p{L}\p{N}.?!…。？！)]/u.test(tail)) return head;
  return `${head} ${GAP}${/^[.,?!;:)]/.test(tail) ? "" : " "}${tail}`.trim();
}

interface Answers {
  options: string[];
  key: number[];
  /** What is told to those who choose each option; "" for nothing. */
  feedback: string[];
  /** Whether some answers are worth a part of the points. */
  isShared: boolean;
  read: HtmlText[];
}

function answersIn(body: string, format: string | undefined, textOf: TextReader): Answers | LeftOut {
  const answers = piecesOf(body)
    .map((piece) => {
      const weight = /^[=~]\s*%(-?\d+(?:\.\d+)?)%/.exec(piece);
      const [answer, feedback = ""] = splitAt(piece.slice(weight?.[0].length ?? 1), "#");
      const points = weight === null ? (piece.startsWith("=") ? 100 : 0) : Number(weight[1]);
      return { points, option: textOf(answer, format), feedback: textOf(feedback, format) };
    })
    // "~=" is a wrong answer without words and a right one.
    .filter(({ points, option }) => points > 0 || option.text !== "" || option.hasPicture);
  if (answers.length < 2) return "fewOptions";
  if (answers.some(({ option }) => option.text === "" && !option.hasPicture)) return "unreadable";
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

/**
 * Answers with their signs. Where each has a line of its own, "=" inside of a word is one that nobody escaped, as in
 * "y=2x", and "~" behind another sign, as in "=~10".
 */
function piecesOf(body: string): string[] {
  const signs = masked(body);
  const lines = signs.split("\n").filter((line) => line.trim() !== "");
  const isLineEach = lines.length > 1 && lines.every((line) => /^\s*[=~]/.test(line));
  const cuts = isLineEach ? /(?<![^\s~])=|(?<![=/])~/g : /[=~]/g;
  const starts = [...signs.matchAll(cuts)].map(({ index }) => index);
  return starts.map((start, i) => body.slice(start, starts[i + 1]));
}

function truthIn(body: string, language: string | null, textOf: TextReader): Answers {
  const [, truth = "", rest = ""] = TRUTH.exec(body) ?? [];
  const [wrong, right = ""] = splitAt(rest, "#");
  const isTrue = /^t/i.test(truth);
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
