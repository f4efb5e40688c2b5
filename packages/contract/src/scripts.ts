const SUPERSCRIPTS = signs("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ");
const SUBSCRIPTS = signs("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎");

function signs(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to];
  return new Map([...from].map((sign, i) => [sign, targets[i] ?? sign]));
}

/** "10" as "¹⁰"; null if a character has no superscript form. */
export function superscript(text: string): string | null {
  return mapped(text, SUPERSCRIPTS);
}

/** "2" as "₂"; null if a character has no subscript form. */
export function subscript(text: string): string | null {
  return mapped(text, SUBSCRIPTS);
}

function mapped(text: string, forms: ReadonlyMap<string, string>): string | null {
  const found = [...text].map((sign) => forms.get(sign));
  return found.length === 0 || found.includes(undefined) ? null : found.join("");
}

/** One letter with nothing before it, a digit or a bracket: what has an exponent or an index. */
const BASE = /(?:^|[^\p{L}\p{M}])\p{L}\p{M}?$|[\p{N}\p{No})\]|′]$/u;
/** An expression; letters alone may also be the end of "1st", "Mme" or "nº". */
const EXPRESSION =
  /^[\p{L}\p{N}\s.,()+\-−±*/·=<>≤≥′]*(?:\p{N}|[+\-−±*/=<>])[\p{L}\p{N}\s.,()+\-−±*/·=<>≤≥′]*$/u;
const VARIABLE = /^[b-df-npqt-zα-ωA-Z]$/u;
const MAX_SCRIPT_CHARS = 20;

/**
 * What stands above or below the line behind `before`, as it is typed on one line: 10⁻³, 2^k, x_(n+1). Words as "1st"
 * stay as they are.
 */
export function typedScript(text: string, { isSuper, before }: { isSuper: boolean; before: string }): string {
  if (text.length > MAX_SCRIPT_CHARS) return text;
  const words = text.trim();
  const small = isSuper ? superscript(words) : subscript(words);
  if (small !== null) return small;
  if (!BASE.test(before.slice(-3)) || !(VARIABLE.test(words) || EXPRESSION.test(words))) return text;
  const mark = isSuper ? "^" : "_";
  return mark + (/^[\p{L}\p{N}]+$/u.test(words) && words.length === 1 ? words : `(${words})`);
}
