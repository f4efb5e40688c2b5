import { count } from "./counts.ts";
import type { Line } from "./lines.ts";

/** If a larger share of the characters is bold, bold marks nothing. */
const MAX_BOLD_SHARE = 0.5;
/** Names of weights from 600 up, of type foundries, TeX ("CMBX10") and office programs ("Arial-BoldMT"). */
const BOLD_NAME =
  /bold|black|heavy|(?:semi|demi)(?![a-z])|demibold|[-,_ ](?:bd|sb|blk)(?![a-z])|^(?:CMB|SFBX|LMRomanDemi|ec-?bx|t1xb|NimbusRomNo9L-Medi|NimbusSanL-Bold|.*-Medi(?:Ital)?$)/i;

/** The bold fonts of a document's lines; none if bold marks nothing. */
export function boldFonts(pages: readonly (readonly Line[])[]): ReadonlySet<string> {
  const chars = new Map<string, number>();
  let total = 0;
  for (const { stretches } of pages.flat()) {
    for (const { text, font } of stretches) {
      count(chars, font, text.length);
      total += text.length;
    }
  }
  const bold = [...chars].filter(([font]) => BOLD_NAME.test(font));
  const boldChars = bold.reduce((sum, [, weight]) => sum + weight, 0);
  return new Set(boldChars > MAX_BOLD_SHARE * total ? [] : bold.map(([font]) => font));
}
