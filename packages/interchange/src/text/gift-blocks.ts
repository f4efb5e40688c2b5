import { sectionOfPath } from "../category.ts";
import { tidyLine } from "../tidy.ts";

/** A question, or a text that belongs to none, as it stands in the file. */
export interface GiftBlock {
  readonly title: string;
  readonly stem: string;
  /** Between the braces; null for a text without them. */
  readonly answers: string | null;
  /** What follows the answers, where they stand inside the stem. */
  readonly tail: string;
  /** No brace ends the answers: they are taken to go on to the next empty line. */
  readonly isUnclosed: boolean;
  readonly section: string | undefined;
  readonly tags: readonly string[];
}

const CATEGORY = /^\s*\$CATEGORY:/;
const COMMENT = /^\s*\/\//;
const TITLED = /^\s*::(?=\s*\S)(?:\\.|(?!::)[^\\])*::/;
/** The first signs of answers; other braces are a formula's or a program's. */
const INSIDE = String.raw`\s*(?:[=~#}]|(?:TRUE|[Tt]rue|T|FALSE|[Ff]alse|F)\s*[#}]|$)`;
const OPENS = new RegExp(String.raw`(?<![\^_])\{(?=${INSIDE})`);
const OPENS_ANSWERS = /\{\s*[=~#]/;
const OTHER_PAIR = new RegExp(String.raw`\{(?!${INSIDE})[^{}]*\}`, "g");

/** Signs that are escaped, or an entity's, as spaces: what is left has its meaning and its place. */
export const masked = (text: string) =>
  text.replaceAll(/\\[^\n]|&#(?:\d+|x[\da-f]+);/gi, (sign) => " ".repeat(sign.length));

/** Blocks with the category and the tags that are told before them. Linear. */
export function giftBlocks(text: string): GiftBlock[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const isClosedLater = closings(lines);
  const blocks = new Blocks();
  for (const [i, line] of lines.entries()) {
    if (COMMENT.test(line)) blocks.comment(line);
    else if (CATEGORY.test(line)) blocks.category(sectionOfPath(line.replace(CATEGORY, "")));
    else if (line.trim() !== "") blocks.words(line);
    else if (!blocks.isOpen || isClosedLater[i] !== true) blocks.close();
    else blocks.words(line);
  }
  blocks.close();
  return blocks.all;
}

/** Of each line, whether what follows ends answers before it begins others. */
function closings(lines: readonly string[]): boolean[] {
  const found: boolean[] = [];
  let isClosed = false;
  for (let i = lines.length - 1; i >= 0; i--) {
    found[i] = isClosed;
    const line = lines[i] ?? "";
    if (COMMENT.test(line)) continue;
    const sign = /[{}]/.exec(masked(line).replaceAll(OTHER_PAIR, ""))?.[0];
    if (TITLED.test(line) || CATEGORY.test(line)) isClosed = false;
    else if (sign !== undefined) isClosed = sign === "}";
  }
  return found;
}

class Blocks {
  readonly all: GiftBlock[] = [];
  #lines: string[] = [];
  #tags: string[] = [];
  #section: string | undefined;
  #state: "stem" | "open" | "done" = "stem";

  get isOpen(): boolean {
    return this.#state === "open";
  }

  comment(line: string): void {
    if (this.#state === "done") this.close();
    for (const [, tag = ""] of line.matchAll(/\[tag:([^\]]+)\]/g)) this.#tags.push(tidyLine(tag));
  }

  category(section: string | undefined): void {
    this.close();
    this.#section = section;
  }

  /** A title begins a question whatever is before it, and so does a line with answers behind others. */
  words(line: string): void {
    const signs = masked(line);
    const begins = TITLED.test(line) || (this.#state !== "stem" && OPENS_ANSWERS.test(signs));
    if (begins && this.#lines.length > 0) this.close();
    this.#lines.push(line);
    if (!this.isOpen && !OPENS.test(signs)) return;
    const [opened, closed] = [signs.lastIndexOf("{"), signs.lastIndexOf("}")];
    if (opened !== closed) this.#state = opened > closed ? "open" : "done";
  }

  /** Tags above an empty line belong to the question below it. */
  close(): void {
    if (this.#lines.length === 0) return;
    const text = this.#lines.join("\n");
    this.all.push({ ...blockOf(text), section: this.#section, tags: this.#tags });
    this.#lines = [];
    this.#tags = [];
    this.#state = "stem";
  }
}

function blockOf(text: string): Omit<GiftBlock, "section" | "tags"> {
  const titled = TITLED.exec(text)?.[0] ?? "";
  const title = titled.trim().slice(2, -2);
  const body = text.slice(titled.length).replace(/^\s*::/, "");
  const signs = masked(body);
  // A single letter in braces before them is a formula's.
  const open = (OPENS_ANSWERS.exec(signs) ?? OPENS.exec(signs))?.index ?? -1;
  if (open < 0) return { title, stem: body, answers: null, tail: "", isUnclosed: false };
  const close = closingOf(signs, open);
  return {
    title,
    stem: body.slice(0, open),
    answers: body.slice(open + 1, close ?? body.length),
    tail: close === null ? "" : body.slice(close + 1),
    isUnclosed: close === null,
  };
}

/** The brace that ends the one at `open`: formulas have pairs of their own. */
function closingOf(signs: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < signs.length; at++) {
    if (signs[at] === "{") depth += 1;
    else if (signs[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

export type GiftKind = "words" | "choice" | "truth" | "other" | "broken";

/** "TRUE", "F#what is told to who is wrong#and to who is right". */
export const TRUTH = /^\s*(TRUE|[Tt]rue|T|FALSE|[Ff]alse|F)\s*(?:#([\s\S]*))?$/;

/** What a block asks for, judged by its signs. */
export function giftKindOf({ stem, answers, tail, isUnclosed }: GiftBlock): GiftKind {
  // Pairs before the answers are a formula's.
  if (/[{}]/.test(masked(stem).replaceAll(/\{[^{}\n]*\}/g, ""))) return "broken";
  if (answers === null) return "words";
  const signs = masked(answers);
  // Answers inside of others: a brace is missing between them.
  if (OPENS_ANSWERS.test(signs)) return "broken";
  if (OPENS_ANSWERS.test(masked(tail))) return "other";
  if (TRUTH.test(answers)) return "truth";
  if (/^\s*[=~]/.test(signs) && signs.includes("~")) return "choice";
  return isUnclosed && !/^\s*[=~#]/.test(signs) ? "broken" : "other";
}

/** Whether all of a text is GIFT: a document that quotes a question in braces is none. Linear. */
export function isGift(text: string): boolean {
  if (!/\{\s*(?:[=~]|T|F)/i.test(text)) return false;
  const count = { sure: 0, questions: 0, others: 0, programs: 0 };
  const chars = { questions: 0, others: 0 };
  for (const block of giftBlocks(text)) {
    const { title, stem, answers, tail } = block;
    const kind = giftKindOf(block);
    if (isProgram(block)) count.programs += 1;
    // A title makes a text one of the format.
    const of = answers === null && title === "" ? "others" : "questions";
    count[of] += 1;
    chars[of] += stem.length + (answers?.length ?? 0) + tail.length;
    if (kind === "choice" || (kind === "truth" && title !== "")) count.sure += 1;
  }
  const isMostlyQuestions = count.others <= count.questions && chars.others <= chars.questions;
  return count.sure > 0 && isMostlyQuestions && count.programs <= 0.1 * count.questions;
}

/** Braces behind a call, without a title; those of a text that has no answers may be of any kind. */
function isProgram({ title, stem, answers }: GiftBlock): boolean {
  if (title !== "" || answers === null) return false;
  if (/\b(?:if|for|while|switch|catch)\s*\([^()?]*\)\s*$/.test(stem)) return true;
  return /\)\s*$/.test(stem) && answers.includes(";");
}
