import { count } from "./counts.ts";
import type { Line } from "./lines.ts";

/** Where more than this share of the characters is bold, bold is not what marks anything. */
const MAX_BOLD_SHARE = 0.5;
/** As type foundries, TeX ("CMBX10") and office programs ("Arial-BoldMT") call their weights from 600 up. */
const BOLD_NAME =
  /bold|black|heavy|(?:semi|demi)(?![a-z])|demibold|[-,_ ](?:bd|sb|blk)(?![a-z])|^(?:CMB|SFBX|LMRomanDemi|ec-?bx|t1xb|NimbusRomNo9L-Medi|NimbusSanL-Bold|.*-Medi(?:Ital)?$)/i;

/** The bold ones among the fonts of a document's lines; none where bold marks nothing. */
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
