import { formulaWords } from "./formula-words.ts";

/** A piece of a question's text, by how it is shown. `source` is its text as written. */
export type RichPart =
  | { readonly kind: "text"; readonly source: string }
  | ({ readonly kind: "math" } & FormulaText)
  | {
      readonly kind: "code";
      readonly source: string;
      readonly code: string;
      readonly isBlock: boolean;
      /** Of a program, as its fence names it. */
      readonly language?: string;
    }
  | ({ readonly kind: "picture"; readonly source: string } & PictureMark);

/** A picture as a text names it. It is shown only where the set of the text holds it. */
export interface PictureMark {
  /** What it shows, in words; "" where nobody said it. */
  readonly alt: string;
  /** SHA-256 of its bytes, in hex. */
  readonly hash: string;
  /** In pixels: its place is known before it is loaded. */
  readonly width: number;
  readonly height: number;
}

export interface FormulaText {
  readonly source: string;
  readonly tex: string;
  /** On a line of its own. */
  readonly isDisplay: boolean;
}

type Marked = Exclude<RichPart, { kind: "text" }>;
/** Reads the markup that begins at `at`; null if it is an ordinary character. */
type Reader = (text: string, at: number) => Marked | null;

const OPENERS = /`|\$|\\\(|\\\[|!\[/g;

/**
 * Finds formulas ($…$, $$…$$, \(…\), \[…\]), code (`…`, fences) and pictures (see `pictureMark`) in a question's text.
 * Documents are full of ordinary dollar signs and stray backticks, so a mark counts only if it can mean nothing else. The rules for dollars are
 * Pandoc's (tex_math_dollars), and the content must read like a formula, not like prose between two prices.
 */
export function parseRichText(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let plainFrom = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) parts.push({ kind: "text", source: text.slice(plainFrom, to) });
  };
  for (let at = nextOpener(text, 0); at !== -1; ) {
    const part = readAt(text, at);
    if (part) {
      addPlain(at);
      parts.push(part);
      plainFrom = at + part.source.length;
    }
    at = nextOpener(text, part ? plainFrom : afterRun(text, at));
  }
  addPlain(text.length);
  return parts;
}

/** The text of a part beside a block, without the line breaks that belong to the block. */
export function besideBlocks(parts: readonly RichPart[], index: number): string {
  const words = parts[index]?.source ?? "";
  const afterBlock = isBlock(parts[index - 1]) ? words.replace(/^[^\S\n]*\n/, "") : words;
  return isBlock(parts[index + 1]) ? afterBlock.replace(/\n[^\S\n]*$/, "") : afterBlock;
}

function isBlock(part: RichPart | undefined): boolean {
  return part?.kind === "code" ? part.isBlock : part?.kind === "math" && part.isDisplay;
}

/** The text without the marks around formulas and code, pictures in words, for reading aloud and for labels. */
export function withoutMarks(text: string): string {
  return parseRichText(text).map(wordsOf).join("");
}

function wordsOf(part: RichPart): string {
  if (part.kind === "math") return formulaWords(part.tex);
  if (part.kind === "code") return part.code;
  return part.kind === "picture" ? part.alt : part.source;
}

/** A picture as it stands in a text: `![alt](picture:<hash>-<width>x<height>)`. */
export function pictureMark({ alt, hash, width, height }: PictureMark): string {
  // Signs that would end the words, or begin a formula or code in them.
  const words = alt
    .replaceAll(/[[(]/g, "(")
    .replaceAll("]", ")")
    .replaceAll(/[`$\\]/g, "");
  const line = words.replaceAll(/\s+/g, " ").trim().slice(0, ALT_MAX_CHARS).toWellFormed();
  return `![${line}](picture:${hash}-${width}x${height})`;
}

/** The pictures that a text names. */
export function picturesIn(text: string): PictureMark[] {
  if (!text.includes(PICTURE)) return [];
  return parseRichText(text).filter((part) => part.kind === "picture");
}

/** The texts of a question that may have pictures. */
interface PicturedWords {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
  readonly explanation: string | null;
  readonly context?: string | null | undefined;
}

/** The pictures that a question names, as often as it does. */
export function picturesOf({ text, options, explanation, context }: PicturedWords): PictureMark[] {
  return [context ?? "", text, ...options.map((option) => option.text), explanation ?? ""].flatMap(
    picturesIn,
  );
}

/** A text with other words in the places of its pictures. */
export function withPictures(text: string, wordsFor: (picture: PictureMark) => string): string {
  if (!text.includes(PICTURE)) return text;
  const parts = parseRichText(text);
  return parts.map((part) => (part.kind === "picture" ? wordsFor(part) : part.source)).join("");
}

function nextOpener(text: string, from: number): number {
  OPENERS.lastIndex = from;
  return OPENERS.exec(text)?.index ?? -1;
}

function readAt(text: string, at: number): Marked | null {
  for (const read of READERS) {
    const part = read(text, at);
    if (part) return part;
  }
  return null;
}

/** The end of the run of equal marks at `at`: "$$" that opens nothing does not open as "$" either. */
function afterRun(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return end;
}

const FENCE_MARK = "```";
/** A language may be named behind the fence. */
const FENCE_INFO = /^[\w+#.-]*$/;

/** Without a regular expression for the whole: white space would be tried in too many ways. */
const readFence: Reader = (text, at) => {
  if (!text.startsWith(FENCE_MARK, at)) return null;
  const lineEnd = indexWithin(text, "\n", at);
  const language = lineEnd === -1 ? " " : text.slice(at + FENCE_MARK.length, lineEnd).trim();
  if (!FENCE_INFO.test(language)) return null;
  const from = lineEnd + 1;
  const close = text.indexOf(FENCE_MARK, from);
  if (close === -1) return null;
  let to = close;
  while (to > from && /[^\S\n]/.test(text[to - 1] ?? "")) to -= 1;
  if (to > from && text[to - 1] === "\n") to -= 1;
  const [source, code] = [text.slice(at, close + FENCE_MARK.length), text.slice(from, to)];
  if (code.trim() === "") return null;
  return { kind: "code", source, code, isBlock: true, ...(language !== "" && { language }) };
};

/** As many backticks close as opened. Inside a word they stand for apostrophes. */
const INLINE_CODE = /(?<!`)(`+)(?!`)([^\n]{0,500}?[^`\n])\1(?!`)/y;

const readInlineCode: Reader = (text, at) => {
  INLINE_CODE.lastIndex = at;
  const found = INLINE_CODE.exec(text);
  if (!found || touchesWord(text, at, at + found[0].length)) return null;
  const code = (found[2] ?? "").replace(/^ (.+) $/, "$1");
  return code.trim() === "" ? null : { kind: "code", source: found[0], code, isBlock: false };
};

/** Longer than any formula; limits the damage of a stray dollar sign. */
const MAX_CHARS = 1_000;

const BRACKETS = { "\\(": ["\\)", false], "\\[": ["\\]", true] } as const;

const readBrackets: Reader = (text, at) => {
  const pair = BRACKETS[text.slice(at, at + 2) as keyof typeof BRACKETS];
  if (!pair || text[at - 1] === "\\") return null;
  const [closer, isDisplay] = pair;
  const end = indexWithin(text, closer, at + 2);
  const tex = between(text, at + 2, end).trim();
  if (!isWhole(tex)) return null;
  return { kind: "math", source: text.slice(at, end + 2), tex, isDisplay };
};

const readDoubleDollars: Reader = (text, at) => {
  if (!text.startsWith("$$", at) || text[at - 1] === "\\") return null;
  const end = indexWithin(text, "$$", at + 2);
  const tex = between(text, at + 2, end).trim();
  if (!isWhole(tex) || !readsLikeMath(tex)) return null;
  return { kind: "math", source: text.slice(at, end + 2), tex, isDisplay: true };
};

const readDollars: Reader = (text, at) => {
  if (text[at] !== "$" || text[at + 1] === "$" || text[at - 1] === "\\") return null;
  const end = closingDollar(text, at + 1);
  const tex = between(text, at + 1, end);
  if (/^\s|\s$/.test(tex) || touchesWord(text, at, end + 1) || !isWhole(tex) || !readsLikeMath(tex))
    return null;
  return { kind: "math", source: text.slice(at, end + 1), tex, isDisplay: false };
};

const PICTURE = "](picture:";
/** Of the words of a picture. */
export const ALT_MAX_CHARS = 500;
const PICTURE_MARK = /!\[([^[\]\n]{0,500})\]\(picture:([0-9a-f]{64})-(\d{1,5})x(\d{1,5})\)/y;

const readPicture: Reader = (text, at) => {
  PICTURE_MARK.lastIndex = at;
  const [source, alt = "", hash = "", width, height] = PICTURE_MARK.exec(text) ?? [];
  if (source === undefined) return null;
  return { kind: "picture", source, alt, hash, width: Number(width), height: Number(height) };
};

const READERS: readonly Reader[] = [
  readFence,
  readInlineCode,
  readBrackets,
  readDoubleDollars,
  readDollars,
  readPicture,
];

function closingDollar(text: string, from: number): number {
  let end = indexWithin(text, "$", from);
  while (end !== -1 && text[end - 1] === "\\") end = indexWithin(text, "$", end + 1);
  return end;
}

/**
 * The next `mark`, no further away than a formula may be long: otherwise each of many openers would search to the end.
 */
function indexWithin(text: string, mark: string, from: number): number {
  const found = text.slice(from, from + MAX_CHARS).indexOf(mark);
  return found === -1 ? -1 : from + found;
}

/** Empty if the closing mark is missing (`end` is -1). */
function between(text: string, start: number, end: number): string {
  return text.slice(start, Math.max(start, end));
}

const LETTER_OR_DIGIT = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Nd}]";
const ENDS_IN_WORD = new RegExp(`${LETTER_OR_DIGIT}$`, "u");
const BEGINS_WITH_WORD = new RegExp(`^${LETTER_OR_DIGIT}`, "u");

/** "US$5", "$5-$10", "l`altro": a mark attached to a word means something else. Japanese has no spaces around marks. */
function touchesWord(text: string, start: number, end: number): boolean {
  return (
    ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start)) ||
    BEGINS_WITH_WORD.test(text.slice(end, end + 2))
  );
}

/** Not empty, without an empty line, with balanced braces. */
function isWhole(tex: string): boolean {
  if (tex === "" || /\n\s*\n/.test(tex)) return false;
  let depth = 0;
  for (const brace of tex.replaceAll(/\\[{}]/g, "").match(/[{}]/g) ?? []) {
    depth += brace === "{" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A command, a subscript or superscript, a relation or operator. */
const FORMULA_SIGN = /\\[a-zA-Z{}]|[\^_=<>+*/|]|\p{Sm}/u;
/** Words inside these groups are intended. */
const TEXT_GROUP = /\\(?:text|math|operatorname|mbox|begin|end|ce|pu)[a-z]*\*?\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

function readsLikeMath(tex: string): boolean {
  const bare = tex.replaceAll(TEXT_GROUP, " ").replaceAll(/\\[a-zA-Z]+/g, " ");
  const words = bare.match(/\p{L}{2,}/gu) ?? [];
  if (FORMULA_SIGN.test(tex)) return words.filter((word) => word.length > 2).length < 2;
  // Without any such sign: a variable, a number, f(x), a pair; a lone word would be prose.
  return !/\s/.test(tex) ? tex.length <= 12 : words.length === 0 && /\p{L}/u.test(tex);
}
