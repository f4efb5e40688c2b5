import { truthsIn } from "@quizmill/contract/tables";
import type { Stream } from "./stream.ts";

/**
 * Questions in the GIFT format of Moodle (docs.moodle.org, "GIFT format"):
 * `::title:: stem { =right ~wrong #feedback }`, with the answers anywhere in the stem. Of its kinds only
 * those that have options to choose from are taken, "{TRUE}" with the words for true and false as Moodle shows them.
 */
export interface GiftQuestion {
  /** Offsets in the stream, answers included. */
  start: number;
  end: number;
  stem: string;
  options: string[];
  key: number | null;
  explanation: string | null;
  /** Part of the stem that stands as it is in one line, and that line's index. */
  quote: string;
  line: number;
}

const ANSWERS = /(?<!\\)\{((?:\\[\s\S]|[^{}\\]){0,6000}?)\}/gu;
const TITLE = /::(?:\\:|[^:\n]){0,300}::/gu;
const FORMAT = /^\s*\[(?:html|moodle|plain|markdown)\]\s*/u;
/** Comments and category lines stand between questions. */
const ASIDE = /^\s*(?:\/\/|\$CATEGORY:).*$/gmu;
const MAX_STEM_CHARS = 4_000;
/** Written where the answers stand inside the stem. */
const GAP = "_____";

/** What a text in GIFT holds. */
export interface GiftPaper {
  questions: GiftQuestion[];
  /** Where questions stand that have no options to choose from: matching, numbers, short answers, essays. */
  leftOut: { start: number; end: number }[];
}

/** All questions in GIFT; none in text whose braces mean something else. Linear. */
export function giftQuestionsOf(stream: Stream, language: string | null): GiftPaper {
  const questions: GiftQuestion[] = [];
  const others: { start: number; end: number; isTitled: boolean }[] = [];
  let from = 0;
  for (const match of stream.text.matchAll(ANSWERS)) {
    const close = match.index + match[0].length;
    const answers = answersIn(match[1] ?? "") ?? truthIn(match[1] ?? "", language);
    const question =
      answers === null ? null : questionAt({ from, open: match.index, close }, answers, stream);
    if (question !== null) questions.push(question);
    else if (looksLikeGift(match[1] ?? "")) {
      const least = Math.max(from, match.index - MAX_STEM_CHARS);
      const { start, isTitled } = stemStart(least, match.index, { from, stream });
      others.push({ start, end: close, isTitled });
    } else continue;
    from = question?.end ?? close;
  }
  // Without a title or a question beside them, "{}" and "{=a}" are code.
  const leftOut = others.filter(({ isTitled }) => isTitled || questions.length > 0);
  return { questions, leftOut };
}

/** Braces of another kind of GIFT question end it; braces in prose end nothing. */
function looksLikeGift(inside: string): boolean {
  return /^\s*(?:$|[=~#]|T\b|F\b|TRUE|FALSE)/u.test(inside);
}

interface Answers {
  options: string[];
  key: number | null;
  explanation: string | null;
  /** Only whether the stem is true is told: braces in prose look the same. */
  isOfTruth?: boolean;
}

/** "{TRUE}", "{F#what is told to who is wrong#and to who is right####and to both}". */
const TRUTH = /^\s*(?<truth>TRUE|T|FALSE|F)\s*(?:(?<!\\)#(?<feedback>[\s\S]*))?$/u;

function truthIn(inside: string, language: string | null): Answers | null {
  const [body = "", general] = inside.split(/(?<!\\)####/u);
  const { truth, feedback = "" } = TRUTH.exec(body)?.groups ?? {};
  if (truth === undefined) return null;
  const [, toRight] = feedback.split(/(?<!\\)#/u);
  return {
    options: [...truthsIn(language)],
    key: truth.startsWith("T") ? 0 : 1,
    explanation: plain(general ?? toRight ?? "") || null,
    isOfTruth: true,
  };
}

/** Reads what stands between the braces: at least one right and one wrong answer, else null. */
function answersIn(inside: string): Answers | null {
  const [body = "", general] = inside.split(/(?<!\\)####/u);
  if (!/^\s*[=~]/u.test(body)) return null;
  // "~=" is a wrong answer without words and a right one.
  const parts = body.split(/(?<!\\)(?=[=~])/u).filter((part) => !/^\s*~?\s*$/u.test(part));
  const read = parts.map(answerOf);
  if (read.length < 2 || read.some(({ text }) => text === "") || parts.some((part) => /->/u.test(part)))
    return null;
  const right = read.flatMap(({ isRight }, i) => (isRight ? [i] : []));
  if (right.length === 0 || right.length === read.length) return null;
  const full = right.filter((i) => read[i]?.share === 100);
  // A part of the points is for an answer that is not quite right; two that share them are both right.
  const [key = null, ...others] = full.length > 0 ? full : right;
  if (others.length > 0)
    return { options: read.map(({ text }) => text), key: null, explanation: plain(general ?? "") || null };
  const feedback = key === null ? undefined : read[key]?.feedback;
  return {
    options: read.map(({ text }) => text),
    key,
    explanation: plain(general ?? feedback ?? "") || null,
  };
}

interface Answer {
  text: string;
  isRight: boolean;
  /** In per cent of the points. */
  share: number;
  feedback: string | undefined;
}

function answerOf(part: string): Answer {
  const [answer = "", feedback] = part
    .trim()
    .slice(1)
    .split(/(?<!\\)#/u);
  const weight = /^\s*%(-?[\d.]+)%/u.exec(answer);
  const share = weight === null ? (part.trim().startsWith("=") ? 100 : 0) : Number(weight[1]);
  return { text: plain(answer.slice(weight?.[0].length ?? 0)), isRight: share > 0, share, feedback };
}

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|sub|sup|ul|ol|li|a|h[1-6]|font|code|pre)(?:\s[^<>]{0,300})?\s?\/?>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
};

/** Moodle exports what was written in its editor: tags and entities are no words of the question. */
function withoutTags(text: string): string {
  return text
    .replace(/<(?:p|br|div|li)\b[^<>]{0,300}>/giu, " $&")
    .replace(TAG, "")
    .replace(/&(?:#(\d{1,6})|(nbsp|lt|gt|quot|apos|amp));/gu, (_all, code?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (ENTITIES[name] ?? " "),
    );
}

function plain(text: string): string {
  return withoutTags(text.replace(FORMAT, ""))
    .replace(/\\n/gu, " ")
    .replace(/\\([~=#{}:])/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}

interface Span {
  /** Where the question before ended, and the braces of this one. */
  from: number;
  open: number;
  close: number;
}

function questionAt(
  { from, open, close }: Span,
  { isOfTruth = false, ...answers }: Answers,
  stream: Stream,
): GiftQuestion | null {
  const { text } = stream;
  const { start, words, isTitled } = stemStart(Math.max(from, open - MAX_STEM_CHARS), open, { from, stream });
  const line = stream.lineAt(close - 1);
  const rest = text.slice(close, stream.lines[line]?.end ?? close);
  // The stem goes on behind its answers, unless the next question begins on the same line.
  const tail = /::|(?<!\\)\{|\/\//u.test(rest) ? "" : plain(rest);
  const head = plain(text.slice(words, open).replace(ASIDE, ""));
  if (!/\p{L}{2}|[\u3040-\u9fff]/u.test(head + tail)) return null;
  const asks = /[?？:：.。…_]$/u.test(head);
  // A word right before the brace is a command of some markup.
  const isCode =
    /[^\s?？!.:。：_…]$/u.test(text.slice(0, open).slice(-1)) ||
    /[;{}]\s*$|\)\s*$/u.test(head) ||
    /[;{}]/u.test(answers.options.join(" "));
  if (!isTitled && isOfTruth && !(tail === "" && /[.!?。？！]$/u.test(head))) return null;
  if (!isTitled && (isCode || (!asks && tail === "" && head.length < 12))) return null;
  const stem = tail === "" ? head : `${head} ${GAP}${/^[.,?!;:)]/u.test(tail) ? "" : " "}${tail}`.trim();
  const end = tail === "" ? close : close + rest.length;
  return { start, end, stem, ...answers, ...quoteIn(words, open, stream) };
}

/** The stem begins at its title, else at the first line behind the question before, else on its own line. */
function stemStart(
  least: number,
  open: number,
  { from, stream }: { from: number; stream: Stream },
): { start: number; words: number; isTitled: boolean } {
  const before = stream.text.slice(least, open);
  const title = [...before.matchAll(TITLE)].at(-1);
  if (title !== undefined)
    return { start: least + title.index, words: least + title.index + title[0].length, isTitled: true };
  const line = stream.lineAt(open);
  const ownLine = stream.lines[line]?.start ?? least;
  const previous = stream.lines[line - 1];
  // Answers on lines of their own, under the stem's.
  const isAlone = stream.text.slice(ownLine, open).trim() === "";
  const start = Math.max(from, isAlone && previous !== undefined ? previous.start : ownLine);
  return { start, words: start, isTitled: false };
}

function quoteIn(from: number, to: number, stream: Stream): { quote: string; line: number } {
  let [quote, at] = ["", stream.lineAt(from)];
  for (let line = at; line <= stream.lineAt(Math.max(from, to - 1)); line++) {
    const { start = from, end = to } = stream.lines[line] ?? {};
    const piece = stream.text.slice(Math.max(start, from), Math.min(end, to)).replace(FORMAT, "").trim();
    if (piece.length > quote.length) [quote, at] = [piece, line];
  }
  return { quote, line: at };
}
