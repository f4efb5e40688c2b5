import type { CarriedQuestion, Evidence, QuestionPicture } from "@quizmill/contract";
import { type FormulaText, type PictureMark, parseRichText, type RichPart } from "@quizmill/contract/tables";

/** Classes of the parts that only Quizmill tells apart. `readHtml` knows them. */
export const CONTEXT_CLASS = "quizmill-context";
export const SOURCE_CLASS = "quizmill-source";
export const SIGN_CLASS = "quizmill-sign";
/** The class of a program names its language (HTML Living Standard, 4.5.15). */
export const LANGUAGE_CLASS = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "") : text;
}

/** The name under which a file has a picture; it tells its type. */
export function pictureFile({ hash, type }: Pick<QuestionPicture, "hash" | "type">): string {
  return `${hash.slice(0, 32)}.${type === "image/png" ? "png" : "jpg"}`;
}

/** The address of a picture in a page; null for one that the file does not have. */
export type AddressOf = (hash: string) => string | null;

/** How a file shows what HTML has no single way for. */
export interface Look {
  /** Without it, pictures are their words. */
  readonly addressOf?: AddressOf;
  /** A formula of a text; null for one that is written as it is. */
  readonly formula?: (formula: FormulaText, text: string) => string | null;
}

/** A text as HTML: formulas for MathJax where the look has no other way; code as such; pictures; line breaks. */
export function htmlOf(text: string, look: Look = {}): string {
  if (!/[`$\\[]/.test(text)) return withBreaks(text);
  const parts = parseRichText(text);
  const { addressOf, formula = forMathJax } = look;
  return parts
    .map((part, i) => {
      if (part.kind === "picture") return htmlOfPicture(part, addressOf);
      const set = part.kind === "math" ? formula(part, text) : null;
      return set ?? htmlOfPart(part, [parts[i - 1], parts[i + 1]]);
    })
    .join("");
}

/** A formula between the marks of MathJax, as Anki and Moodle set them; null for one that has such marks inside. */
export function forMathJax({ tex, isDisplay }: FormulaText): string | null {
  if (BRACKET.test(tex)) return null;
  const [open, close] = isDisplay ? ["\\[", "\\]"] : ["\\(", "\\)"];
  return open + escapeHtml(tex) + close;
}

function htmlOfPicture({ alt, hash, width, height }: PictureMark, addressOf?: AddressOf): string {
  const address = addressOf?.(hash) ?? null;
  if (address === null) return escapeHtml(alt);
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
}

const isBlockOfCode = (part: RichPart | undefined) => part?.kind === "code" && part.isBlock;

function htmlOfPart(part: RichPart, [before, after]: readonly (RichPart | undefined)[]): string {
  if (part.kind === "code") {
    const language = part.language === undefined ? "" : ` class="language-${part.language}"`;
    const code = `<code${language}>${escapeHtml(part.code)}</code>`;
    return part.isBlock ? `<pre>${code}</pre>` : code;
  }
  let words = part.source;
  if (isBlockOfCode(before)) words = words.replace(/^[^\S\n]*\n/, "");
  if (isBlockOfCode(after)) words = words.replace(/\n[^\S\n]*$/, "");
  return withBreaks(words);
}

/** What MathJax takes for the beginning or the end of a formula. */
const BRACKET = /\\(?=[()[\]])/;
const ALL_BRACKETS = new RegExp(BRACKET, "g");

/** A backslash that marks no formula is kept apart from its bracket. */
function withBreaks(text: string): string {
  const html = escapeHtml(text).replaceAll("\n", "<br>");
  return html.includes("\\") ? html.replaceAll(ALL_BRACKETS, `<span class="${SIGN_CLASS}">\\</span>`) : html;
}

/** The stem, with the context before it. */
export function stemHtml({ text, context }: Pick<CarriedQuestion, "text" | "context">, look?: Look): string {
  const before = context === undefined ? "" : `<div class="${CONTEXT_CLASS}">${htmlOf(context, look)}</div>`;
  return before + htmlOf(text, look);
}

/** The explanation and the quote that proves the key; "" for neither. */
export function explanationHtml(
  { explanation, source }: Pick<CarriedQuestion, "explanation" | "source">,
  look?: Look,
): string {
  const quote = source === undefined ? "" : sourceHtml(source, look);
  return (explanation === undefined ? "" : htmlOf(explanation, look)) + quote;
}

function sourceHtml({ quote, page, slide, heading }: Evidence, look: Look = {}): string {
  const places = [
    ...(page === undefined ? [] : [`data-page="${page}"`]),
    ...(slide === undefined ? [] : [`data-slide="${slide}"`]),
    ...(heading === undefined ? [] : [`data-heading="${escapeHtml(heading)}"`]),
  ];
  const shown = [page ?? slide, heading].filter((place) => place !== undefined).join(" · ");
  const footer = shown === "" ? "" : `<footer>${escapeHtml(shown)}</footer>`;
  const attributes = [`class="${SOURCE_CLASS}"`, ...places].join(" ");
  return `<blockquote ${attributes}>${htmlOf(quote, { ...look, addressOf: () => null })}${footer}</blockquote>`;
}
