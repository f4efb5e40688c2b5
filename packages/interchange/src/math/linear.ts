import { subscript, superscript } from "@quizmill/contract/tables";
import type { Notation, Piece, Scripts } from "./notation.ts";

/**
 * Formulas as one line of text, as people type them: a/b, x², a_i, √(x+1), ∑_(i=1)^n. Close to the linear format of
 * Unicode Technical Note 28, with superscript characters where Unicode has them.
 */

/** Letters with a superscript form; used in formulas only, since "1ˢᵗ" in running text is no better than "1st". */
const RAISED_LETTERS = new Map(zip("abcdefghijklmoprstuvwxyz", "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"));
const LOWERED_LETTERS = new Map(zip("aehijklmnoprstuvx", "ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"));

function zip(from: string, to: string): (readonly [string, string])[] {
  const targets = [...to];
  return [...from].map((char, index) => [char, targets[index] ?? char] as const);
}

const raised = (text: string) => mapped(text, (char) => superscript(char) ?? RAISED_LETTERS.get(char));
const lowered = (text: string) => mapped(text, (char) => subscript(char) ?? LOWERED_LETTERS.get(char));

function mapped(text: string, formOf: (char: string) => string | undefined): string | null {
  const found = [...text].map(formOf);
  return found.length === 0 || found.includes(undefined) ? null : found.join("");
}

/** A number, one letter with its marks and indices, a word, or an expression in brackets. */
const ATOM = /^(?:[\p{N}.,]+|[\p{L}∞∅ℏℓ°%][\p{M}\p{Lm}\p{No}′'⁺⁻₊₋]*|\p{L}{3,})$/u;

function isBracketed(text: string): boolean {
  if (!/^[([{|]/.test(text) || !/[)\]}|]$/.test(text)) return false;
  const inner = text.slice(1, -1);
  let depth = 0;
  for (const char of inner) {
    if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Puts the text in brackets, unless it is a single unit. */
function grouped(text: string): string {
  return text === "" || ATOM.test(text) || isBracketed(text) ? text : `(${text})`;
}

/** Around a fraction, so that it can be told from what stands beside it. Invisible, and removed at the end. */
const [BEGIN, END] = ["\u2063", "\u2064"];
const EDGES = new RegExp(`[${BEGIN}${END}]`, "g");
/** A fraction beside what it would run together with: "21/2" for two and a half. */
const RUN_TOGETHER = new RegExp(`[\\p{L}\\p{N})]${BEGIN}|${END}[\\p{L}\\p{N}(${BEGIN}]`, "u");
/** What one line cannot say as it is written: fractions of terms, roots, limits, indices of several signs, rows. */
const TWO_DIMENSIONAL = /[\^_;\p{M}]|√\(|[)\]}]\/|\/[([{]/u;

/** A formula on one line, and whether that says all of it as people write it. */
export function lineOf(text: string): { line: string; isWhole: boolean } {
  const line = tidied(text.replaceAll(EDGES, ""));
  return { line, isWhole: !TWO_DIMENSIONAL.test(line) && !RUN_TOGETHER.test(text) };
}

function fraction(over: string, under: string): string {
  return `${BEGIN}${grouped(over)}/${grouped(under)}${END}`;
}

/** `base` with an index, an exponent, or both; "" leaves one out. */
function scripted(base: string, { sub = "", sup = "" }: Scripts): string {
  const below = sub === "" ? "" : (lowered(sub) ?? `_${grouped(tight(sub))}`);
  const above = sup === "" ? "" : (raised(sup) ?? `^${grouped(tight(sup))}`);
  return grouped(base) + below + above;
}

/** An operator with limits, and its operand: ∑_(i=1)^n a_i. */
function bounded(operator: string, { sub = "", sup = "" }: Scripts): string {
  const below = sub === "" ? "" : `_${grouped(tight(sub))}`;
  const above = sup === "" ? "" : `^${grouped(tight(sup))}`;
  return operator + below + above;
}

/** Index and exponent before the base, as for an isotope: ¹⁴₆C. */
function prescripted(base: string, { sub = "", sup = "" }: Scripts): string {
  return scripted("", { sup }) + scripted("", { sub }) + base;
}

function root(of: string, degree = ""): string {
  const sign = degree === "" ? "√" : `${raised(degree) ?? `${grouped(degree)}`}√`;
  return sign + grouped(of);
}

/** "sin x", "sin(2x)", "log₂(a+b)". */
function applied(name: string, argument: string): string {
  const group = grouped(argument);
  return /^[([{|]/.test(group) ? name + group : `${name} ${group}`;
}

/** Marks over a letter, and the combining characters for them. */
const COMBINING = new Map([
  ["^", "\u0302"],
  ["ˆ", "\u0302"],
  ["~", "\u0303"],
  ["˜", "\u0303"],
  ["¯", "\u0304"],
  ["‾", "\u0304"],
  ["ˉ", "\u0304"],
  ["_", "\u0332"],
  ["˙", "\u0307"],
  ["¨", "\u0308"],
  ["→", "\u20D7"],
  ["⃗", "\u20D7"],
]);

/** With the combining character for a mark over a letter; null if there is none. A bar is over all letters. */
function marked(base: string, mark: string): string | null {
  const combining = COMBINING.get(mark) ?? (/^\p{M}$/u.test(mark) ? mark : null);
  if (combining === null) return null;
  const isBar = combining === "\u0304" || combining === "\u0332";
  if (!isBar || base.length < 2) return base + combining;
  return base.replace(/\S/gu, (char) => char + (combining === "\u0304" ? "\u0305" : combining));
}

const LARGE_OPERATOR = /[∑∏∐∫∬∭∮⋃⋂]|lim/u;
/** How many characters back an operator or name is searched for. */
const MAX_NAME_CHARS = 60;

/** Function names are separated from what follows, and so are the limits of large operators. */
function row(pieces: readonly Piece[]): string {
  let text = "";
  let before: Piece["kind"] = "other";
  for (const piece of pieces) {
    const end = text.slice(-MAX_NAME_CHARS);
    const isSpaced =
      /^[\p{L}\p{N}√]/u.test(piece.text) &&
      (before === "letters" ? /\p{L}{2}$/u.test(end) : before === "limits" && LARGE_OPERATOR.test(end));
    text += isSpaced ? ` ${piece.text}` : piece.text;
    before = piece.kind;
  }
  return text;
}

const asTyped = (text: string) => text;

/** One line of text. */
export const LINEAR: Notation = {
  letters: asTyped,
  sign: asTyped,
  words: (text) => text.replace(/\s+/g, " "),
  space: () => " ",
  row,
  fraction,
  stacked: (over, under) => `${over}; ${under}`,
  root,
  scripted,
  bounded,
  prescripted,
  applied,
  marked,
  fenced: (open, close, inside) => open + inside + close,
  matrix: (rows) => rows.map((cells) => cells.join(", ")).join("; "),
  equations: (lines) => lines.map((cells) => cells.join("")).join("; "),
};

/** Before a relation inside an index, where no space is wanted. Invisible, and removed at the end. */
const CLOSE = "\u2060";
const RELATION = "[=≠≈≡≅∼∝<>≤≥≪≫→←↔⇒⇐⇔⇌∈∉⊂⊆]";
const RELATIONS = new RegExp(`\\s*(?<!${CLOSE})(${RELATION}+)\\s*`, "gu");
const EACH_RELATION = new RegExp(`\\s*${CLOSE}?(${RELATION})\\s*`, "gu");

/** Puts spaces around relations, and replaces letters of mathematical alphabets by plain ones. */
function tidied(text: string): string {
  const plain = text.replace(/[\u{1D400}-\u{1D7FF}]+/gu, (letters) => letters.normalize("NFKC"));
  return plain
    .replace(/\s+/g, " ")
    .replace(RELATIONS, " $1 ")
    .replaceAll(CLOSE, "")
    .replace(/\s+/g, " ")
    .replace(/([([{]) /g, "$1")
    .trim();
}

function tight(text: string): string {
  return text.replace(EACH_RELATION, `${CLOSE}$1`);
}
