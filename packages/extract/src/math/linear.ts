import { subscript, superscript } from "@quizmill/contract/tables";

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

export function fraction(over: string, under: string): string {
  return `${grouped(over)}/${grouped(under)}`;
}

/** `base` with an index, an exponent, or both; "" leaves one out. */
export function scripted(base: string, { sub = "", sup = "" }: { sub?: string; sup?: string }): string {
  const below = sub === "" ? "" : (lowered(sub) ?? `_${grouped(tight(sub))}`);
  const above = sup === "" ? "" : (raised(sup) ?? `^${grouped(tight(sup))}`);
  return grouped(base) + below + above;
}

/** An operator with limits, and its operand: ∑_(i=1)^n a_i. */
export function bounded(operator: string, { sub = "", sup = "" }: { sub?: string; sup?: string }): string {
  const below = sub === "" ? "" : `_${grouped(tight(sub))}`;
  const above = sup === "" ? "" : `^${grouped(tight(sup))}`;
  return operator + below + above;
}

/** Index and exponent before the base, as for an isotope: ¹⁴₆C. */
export function prescripted(base: string, { sub, sup }: { sub: string; sup: string }): string {
  return scripted("", { sup }) + scripted("", { sub }) + base;
}

export function root(of: string, degree = ""): string {
  const sign = degree === "" ? "√" : `${raised(degree) ?? `${grouped(degree)}`}√`;
  return sign + grouped(of);
}

/** "sin x", "sin(2x)", "log₂(a+b)". */
export function applied(name: string, argument: string): string {
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

/** The combining character for a mark over a letter; null if there is none. */
export function combiningMark(mark: string): string | null {
  return COMBINING.get(mark) ?? (/^\p{M}$/u.test(mark) ? mark : null);
}

/** Before a relation inside an index, where no space is wanted. Invisible, and removed at the end. */
const CLOSE = "\u2060";
const RELATION = "[=≠≈≡≅∼∝<>≤≥≪≫→←↔⇒⇐⇔⇌∈∉⊂⊆]";
const RELATIONS = new RegExp(`\\s*(?<!${CLOSE})(${RELATION}+)\\s*`, "gu");
const EACH_RELATION = new RegExp(`\\s*${CLOSE}?(${RELATION})\\s*`, "gu");

/** Puts spaces around relations, and replaces letters of mathematical alphabets by plain ones. */
export function tidied(text: string): string {
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
