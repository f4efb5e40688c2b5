import type { Block, Section } from "@quizmill/contract";
import { anyOf } from "@quizmill/language";

const regex = (source: string) => new RegExp(source, "iu");

const HEADINGS = regex(`^[\\d.\\s]*(?:${anyOf("headings")})\\s*:?\\s*$`);
/** "✅ Selbsttest: Kapitel 4", "第3章 練習問題", "Exercise 2.1 (easy)"; and what begins so inside a section. */
const EXERCISE = `^[^\\p{L}]*(?:${anyOf("exercises")})\\s*[\\d０-９]*(?:[.．‐-―-][\\d０-９]+)*`;
const EXERCISE_HEADING = regex(`${EXERCISE}\\s*(?:(?:[:：.(（–—-]|(?:${anyOf("exercisesOf")}) ).*)?$`);
const EXERCISE_OPENING = regex(`${EXERCISE}(?:\\s*$|\\s*[:：.(（]|(?<=[\\d０-９])\\s)`);
const SOLUTION = regex(`^(?:${anyOf("solutions")})\\s*(?:[:：]|$)`);
/** What is to be learnt, in a few points: where no further heading follows, the lesson itself stands behind them. */
const AIMS = regex(`^[\\d.\\s]*(?:${anyOf("aims")})\\s*:?\\s*$`);
const NUMBER = "(?:\\p{L}[.-]?)?[\\d０-９]+(?:[.．‐-―-][\\d０-９]+)*\\p{L}?";
/** What no sentence begins with, save for a caption: with its number, or a colon. */
const CAPTION = regex(
  `^[[(【*]*(?:${anyOf("captions")})\\s?` +
    `(?:${NUMBER}(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])|[:：])`,
);
const DRAWING = regex(`^[[(【*]*(?:${anyOf("drawings")})\\s?${NUMBER}\\s?[.:：–—|\\])】]`);
const CREDIT = regex(`^(?:\\((?:${anyOf("captions")})(?!\\p{L})|\\.\\p{Lu}[^.]{3,80}\\.$)`);
const SOURCE_LINE = /\bdoi:|\bISBN\b|^\[\d+\]\s/u;
/** Of a source, at its beginning; and at its end. */
const AUTHORS_AND_YEAR = /^\p{Lu}[\p{L}-]+, \p{Lu}\.(?: ?\p{Lu}\.)*.*\(\d{4}\)/u;
/** A short footnote with one of these and a year says where something was read, not what is so. */
const REPORT = regex(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${anyOf("reports")})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
);
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
const ENDS_IN_ADDRESS = /https?:\/\/\S+\s*$/u;
const ENDS_AS_CONTENTS = /\.\s?\.\s?\.\s?\.\s*\d+\s*$/u;
/** Lines that send the reader elsewhere, and those that promise what a chapter will teach. */
const ELSEWHERE = regex(`^(?:${anyOf("elsewhere")})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`);
const MORE_AT = regex(
  `^(?:${anyOf("moreAt")})(?!\\p{L}).*(?:https?:|www\\.|\\p{L}\\.(?:com|org|net|edu|pl|de|es|ua|jp)(?!\\p{L}))`,
);
const PROMISE = regex(`^(?:${anyOf("promises")})`);
/** The keywords of a paper: with a sign behind the label, or a list of short names right after it. */
const SIGN_OR_NAMES =
  "(?:\\s*[:：.—–―-]|\\s+[^\\s,;·、.]+(?: [^\\s,;·、.]+){0,4}(?:[,;·、] ?[^\\s,;·、.]+(?: [^\\s,;·、.]+){0,4}){2,}\\.?$)";
const KEYWORDS = regex(`^(?:${anyOf("keywords")})${SIGN_OR_NAMES}`);
/** So much of a block is looked at by what else takes time that grows with its square. */
const BEGINNING_CHARS = 1_000;
const END_CHARS = 300;
const CODE = [
  /^\s*(?:\$|>>>|#include|#!|import |def |function |const |var |let |git |sudo |<\/?\w+[^>]*>)/u,
  /[{};]\s*$|=>|\(\)\s*\{|^\s*(?:```|::)/u,
];

/** Whether a section is headed as one of aims, so that what it holds beyond these belongs to the heading above. */
export function isHeadedByAims({ heading }: Section): boolean {
  return heading !== null && heading.length < BEGINNING_CHARS && AIMS.test(heading.trim());
}

/**
 * The blocks of a section that teach something: none below a heading of what does not, those behind the aims below
 * theirs.
 */
export function contentBlocksOf(section: Section): readonly Block[] {
  const { heading, blocks } = section;
  if (isHeadedByAims(section)) return blocks.slice(endOfPoints(blocks));
  const title = heading !== null && heading.length < BEGINNING_CHARS ? heading.trim() : "";
  return HEADINGS.test(title) || EXERCISE_HEADING.test(title) ? [] : withoutExercises(blocks);
}

/** So far behind the opening of an exercise its solution may stand; a longer paragraph is the text again. */
const EXERCISE_SPAN = { blocks: 20, chars: 70 };

/** An exercise inside a section, up to its solution, and with the points and short lines behind either. */
function withoutExercises(blocks: readonly Block[]): readonly Block[] {
  const kept: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (!EXERCISE_OPENING.test(block.text.slice(0, END_CHARS))) kept.push(block);
    else {
      const behind = blocks.slice(at + 1, at + 1 + EXERCISE_SPAN.blocks);
      const solved = behind.findIndex(({ text }) => SOLUTION.test(text.slice(0, END_CHARS)));
      at += solved + 1;
      while (belongsToExercise(blocks[at + 1])) at++;
    }
  }
  return kept;
}

function belongsToExercise(block: Block | undefined): boolean {
  if (block === undefined) return false;
  return block.kind !== "paragraph" || block.text.length < EXERCISE_SPAN.chars || /[?？]$/u.test(block.text);
}

/** Where the first list of points ends; behind everything where there is none. */
function endOfPoints(blocks: readonly Block[]): number {
  const first = blocks.findIndex(({ kind }) => kind === "listItem");
  if (first < 0) return blocks.length;
  const behind = blocks.findIndex(({ kind }, at) => at > first && kind !== "listItem");
  return behind < 0 ? blocks.length : behind;
}

/** True for a block that is no running text of the document. */
export function isUnwantedBlock(block: Block): boolean {
  const { text, role } = block;
  if (role === "code") return true;
  if (role === "footnote" && text.length <= END_CHARS && YEAR.test(text) && REPORT.test(text)) return true;
  if ([CAPTION, DRAWING, CREDIT, SOURCE_LINE].some((sign) => sign.test(text))) return true;
  if (AUTHORS_AND_YEAR.test(text.slice(0, BEGINNING_CHARS))) return true;
  const beginning = text.slice(0, END_CHARS);
  if ([ELSEWHERE, MORE_AT, PROMISE, KEYWORDS].some((sign) => sign.test(beginning))) return true;
  const end = text.slice(-END_CHARS);
  if (ENDS_IN_ADDRESS.test(end) || ENDS_AS_CONTENTS.test(end)) return true;
  if (text.length < 400 && CODE.some((sign) => sign.test(text))) return true;
  return lettersShare(text.slice(0, 400)) < 0.55;
}

/** Shorter blocks are titles, labels and stray words. */
const LEAST_CHARS = { spaced: 25, unspaced: 12 };

/** True for a block that may hold a sentence to ask about. */
export function isRunningText(block: Block): boolean {
  const least = /[\u3040-\u30ff]/u.test(block.text) ? LEAST_CHARS.unspaced : LEAST_CHARS.spaced;
  return block.text.length >= least && !isUnwantedBlock(block);
}

function lettersShare(text: string): number {
  const signs = text.match(/[^\s]/gu)?.length ?? 0;
  return signs === 0 ? 0 : (text.match(/[\p{L}\p{M}ー]/gu)?.length ?? 0) / signs;
}
