import type { Line } from "./lines.ts";

/** Relations and operators; letters beside them are variables or units. */
const RELATION = /[=≈≠≤≥<>∝→⇌⟶√∑∏∫∈±×÷∂∇]/u;
const WORDS = /\p{L}*\p{Ll}{3}\p{L}*|[\u3040-\u30FF\u4E00-\u9FFF]{2,}/gu;
/** With a larger share of its characters in words it is a sentence or a title about a formula. */
const MAX_WORD_SHARE = 0.4;
const MAX_CHARS = 80;
const MAX_LINES = 8;
/** The greatest distance of numerator and denominator from the line. */
const MAX_RISE_EMS = 1.4;
/** What is raised or lowered further is no exponent, but part of a fraction. */
const MIN_RISE_EMS = 0.3;
/** The gap between the line and its fraction. */
const MAX_GAP_EMS = 1.5;

/** Whether a line is a formula, judged by its characters: "E = mc2", "6 CO2 + 6 H2O → C6H12O6 + 6 O2", "x", "2 n". */
export function isFormula(text: string): boolean {
  if (text.length > MAX_CHARS) return false;
  const solid = text.replace(/\s/g, "").length;
  if (RELATION.test(text)) return lettersInWords(text) < MAX_WORD_SHARE * solid;
  return !/\p{L}{2}|^\p{Lu}|[\u3040-\u30FF\u4E00-\u9FFF]/u.test(text);
}

function lettersInWords(text: string): number {
  return (text.match(WORDS) ?? []).join("").length;
}

/** The text to put before and after a line that continues the formula before it; null if it does not. */
export function formulaSeam(lines: readonly Line[], line: Line): { before: string; after: string } | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || !goesOn(lines, line)) return null;
  const least = MIN_RISE_EMS * line.size;
  const [rise, lastRise] = [line.y - first.y, last.y - first.y];
  const isDenominator = rise < -least && lastRise > least;
  const [open, close] = Math.abs(rise) > least && /[\s+−-]/u.test(line.text) ? ["(", ")"] : ["", ""];
  return { before: (isDenominator ? "/" : " ") + open, after: close };
}

function goesOn(lines: readonly Line[], line: Line): boolean {
  const [first] = lines;
  if (first === undefined || first.page !== line.page || first.angle !== line.angle) return false;
  if (lines.length > MAX_LINES || !RELATION.test(first.text) || !isFormula(first.text)) return false;
  if (line.text.length > MAX_CHARS || lettersInWords(line.text) > 0) return false;
  const right = Math.max(...lines.map((one) => one.right));
  const isBeside = line.x > first.x && line.x < right + MAX_GAP_EMS * line.size;
  return isBeside && Math.abs(line.y - first.y) < MAX_RISE_EMS * Math.max(line.size, first.size);
}
