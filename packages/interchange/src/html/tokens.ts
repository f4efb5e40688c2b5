import { parseRichText } from "@quizmill/contract/tables";
import { onOneLine, tidyText } from "../tidy.ts";

/** What a text in HTML is made of, in order: words, with formulas as MathJax marks them, signs that mark none, pictures, formulas and code. */
export type Token =
  | string
  | { readonly sign: string }
  /** The mark of a picture. */
  | { readonly picture: string }
  | { readonly tex: string; readonly isDisplay: boolean }
  | { readonly code: string; readonly isBlock: boolean; readonly language: string };

/** Words, a formula or code. */
interface Said {
  readonly kind: "text" | "inline" | "display" | "code" | "block" | "picture";
  readonly words: string;
  /** Of a block of code; "" for none. */
  readonly language?: string;
}

/**
 * The tokens as a text of a question. Formulas are marked by dollars where they are then read as such, else by
 * brackets: a stray sign beside them may mean something else.
 */
export function textOfTokens(tokens: readonly Token[]): string {
  const isPlain = tokens.every((token) => typeof token === "string" && !/[`$\\]/.test(token));
  if (isPlain) return tidyText(tokens.join(""));
  const said = withWordsJoined(tokens).flatMap((token) => {
    if (typeof token === "string") return saidInWords(token);
    if ("sign" in token) return [{ kind: "text", words: token.sign } as const];
    if ("picture" in token) return [{ kind: "picture", words: token.picture } as const];
    if ("tex" in token) return [{ kind: token.isDisplay ? "display" : "inline", words: token.tex } as const];
    return [saidInCode(token)];
  });
  const meant = JSON.stringify(comparable(said));
  const formulas = said.filter(({ kind }) => kind === "inline" || kind === "display").length;
  const tries = formulas <= MAX_MIXED ? 2 ** formulas : 1;
  for (let bracketed = 0; bracketed < tries; bracketed++) {
    const text = written(said, bracketed);
    if (JSON.stringify(comparable(saidInText(text))) === meant) return text;
  }
  return written(said, ALL_BRACKETED);
}

/** Of so few formulas some may have dollars and others brackets. */
const MAX_MIXED = 5;
const ALL_BRACKETED = -1;

/** A parser gives words in pieces. */
function withWordsJoined(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let words: string[] = [];
  for (const token of tokens) {
    if (typeof token === "string") words.push(token);
    else {
      joined.push(words.join(""), token);
      words = [];
    }
  }
  return [...joined, words.join("")];
}

function saidInWords(words: string): Said[] {
  const said: Said[] = [];
  const nextOf = {
    open: ahead(words, /\\[([]/g),
    line: ahead(words, /\n/g),
    inline: ahead(words, /\\\)/g),
    display: ahead(words, /\\\]/g),
  };
  let from = 0;
  for (let at = nextOf.open(0); at < words.length; ) {
    const inside = at + 2;
    const kind = words[at + 1] === "(" ? "inline" : "display";
    const close = nextOf[kind](inside);
    const isFormula =
      close > inside && close < words.length && (kind === "display" || close < nextOf.line(inside));
    if (isFormula) {
      said.push({ kind: "text", words: words.slice(from, at) }, { kind, words: words.slice(inside, close) });
      from = close + 2;
    }
    at = nextOf.open(isFormula ? from : at + 1);
  }
  said.push({ kind: "text", words: words.slice(from) });
  return said;
}

/** Where a sign stands next, asked from left to right; behind the text where it does not. Linear over all questions. */
function ahead(text: string, sign: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    sign.lastIndex = from;
    found = sign.exec(text)?.index ?? text.length;
    return found;
  };
}

function saidInCode({ code, isBlock, language }: Extract<Token, { code: string }>): Said {
  const body = isBlock ? code.replace(/^\n|\n$/g, "") : onOneLine(code);
  // What the grammar has no marks for becomes words.
  if (body.trim() === "" || (isBlock && body.includes("```"))) return { kind: "text", words: body };
  return isBlock ? { kind: "block", words: body, language } : { kind: "code", words: body };
}

function saidInText(text: string): Said[] {
  return parseRichText(text).map((part): Said => {
    if (part.kind === "math") return { kind: part.isDisplay ? "display" : "inline", words: part.tex };
    if (part.kind === "code")
      return { kind: part.isBlock ? "block" : "code", words: part.code, language: part.language ?? "" };
    return { kind: part.kind, words: part.source };
  });
}

type Marks = Readonly<Record<"inline" | "display", readonly [open: string, close: string]>>;
const DOLLARS: Marks = { inline: ["$", "$"], display: ["$$", "$$"] };
const BRACKETED: Marks = { inline: ["\\(", "\\)"], display: ["\\[", "\\]"] };

/** `bracketed` has a bit for each formula. */
function written(said: readonly Said[], bracketed: number): string {
  const pieces: string[] = [];
  let formula = 0;
  for (const { kind, words, language = "" } of said) {
    if (kind === "text" || kind === "picture") pieces.push(words);
    else if (kind === "code") pieces.push(inlineCode(words));
    else if (kind === "block") {
      const isNewLine = pieces.length === 0 || pieces.at(-1)?.endsWith("\n");
      pieces.push(`${isNewLine ? "" : "\n"}\`\`\`${language}\n${words}\n\`\`\`\n`);
    } else {
      const [open, close] = ((bracketed >> formula) & 1 ? BRACKETED : DOLLARS)[kind];
      pieces.push(open, words.trim(), close);
      formula += 1;
    }
  }
  return tidyText(pieces.join(""));
}

/** Between the fewest backticks that do not stand in the code itself. */
function inlineCode(code: string): string {
  const lengths = new Set((code.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (lengths.has(length)) length += 1;
  const mark = "`".repeat(length);
  return mark + (/^`|`$|^ .+ $/.test(code) ? ` ${code} ` : code) + mark;
}

/** White space beside blocks and around words means nothing. */
function comparable(said: readonly Said[]): [string, string][] {
  const merged: { kind: string; words: string }[] = [];
  for (const { kind, words, language = "" } of said) {
    const last = merged.at(-1);
    if (kind === "text" && last?.kind === "text") last.words += words;
    else merged.push({ kind: kind === "block" ? `block ${language}` : kind, words });
  }
  return merged
    .map(({ kind, words }): [string, string] => [
      kind,
      kind.startsWith("block") ? words : words.replaceAll(/\s+/g, " ").trim(),
    ])
    .filter(([kind, words]) => kind !== "text" || words !== "");
}
