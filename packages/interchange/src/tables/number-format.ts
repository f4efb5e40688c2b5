import { format, getFormatFromId } from "numfmt";
import { childOf, childrenOf, type Element } from "../html/xml.ts";

/** Shows a number as a cell with this style does (ECMA-376 part 1, 18.8). */
export type ShowNumber = (value: string, style: string | undefined) => string;

/** Days between the two systems of dates. */
const DAYS_TO_1904 = 1462;
/** Dates whose form is that of the machine. */
const OF_MACHINE = /^\[\$-F800\]|^m\/d\/yyyy/;
const MAX_DIGITS = 15;

/** `language` is that of the file's reader: in English the order of day and month differs, so that points tell it. */
export function numbersOf(
  styles: Element | undefined,
  { is1904, language }: { is1904: boolean; language: string | null },
): ShowNumber {
  const formats = childrenOf(childOf(styles, "numfmts") ?? EMPTY, "numfmt");
  const own = new Map(formats.map(({ attributes }) => [attributes.numFmtId, attributes.formatCode]));
  const patterns = childrenOf(childOf(styles, "cellxfs") ?? EMPTY, "xf").map(
    ({ attributes: { numFmtId: id = "0" } }) => own.get(id) ?? builtIn(Number(id), language),
  );
  return (value, style = "0") => {
    const pattern = patterns[Number(style)] ?? "General";
    const number = Number(value);
    if (value === "" || !Number.isFinite(number) || /^(?:general|@)?$/i.test(pattern))
      return plainNumber(value);
    return shown(pattern, number + (is1904 && isOfDays(pattern) ? DAYS_TO_1904 : 0)) ?? plainNumber(value);
  };
}

const EMPTY: Element = { name: "", attributes: {}, children: [] };

function builtIn(id: number, language: string | null): string {
  const pattern = getFormatFromId(id);
  if (!OF_MACHINE.test(pattern)) return pattern;
  const isKnown = language !== null && language !== "en";
  const days = isKnown ? getFormatFromId(14, language) : "dd.mm.yyyy";
  return pattern.includes("h") ? `${days} h:mm` : days;
}

const isOfDays = (pattern: string) => /[dy]/i.test(pattern.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));

function shown(pattern: string, number: number): string | null {
  try {
    const text = format(pattern, Number(number.toPrecision(MAX_DIGITS)));
    return /^#+$/.test(text.trim())
      ? null
      : text
          .replaceAll(/\s+/g, " ")
          .replaceAll(/ ?\/ ?/g, "/")
          .trim();
  } catch {
    // A pattern that is none.
    return null;
  }
}

/** Without a format a cell shows no more than fifteen digits, and very large and small numbers with a power of ten. */
function plainNumber(value: string): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  const rounded = Number(number.toPrecision(MAX_DIGITS));
  const size = Math.abs(rounded);
  if (size === 0 || (size >= 1e-4 && size < 10 ** MAX_DIGITS)) return `${rounded}`;
  const [digits = "", power = ""] = rounded.toExponential().split("e");
  return `${digits}E${power.replace(/^([+-])(\d)$/, "$10$2")}`;
}
