import { letterCount } from "../characters.ts";
import { count } from "./counts.ts";
import type { Line } from "./lines.ts";
import type { OpenPdf } from "./pdfjs.ts";

/** Fonts that first occur later are given up: in a book they are an example's or a formula's. */
const MAX_PAGES = 4;
/**
 * Messages from pdf.js after which the search ends: each brings up to 1,000 drawing operators. Drawings made of
 * millions of strokes, and forms that draw each other without end, are left there.
 */
const MAX_MESSAGES = 300;
/** A drawing that takes so much memory unpacked takes several times as much prepared for drawing. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
/** pdf.js's `AnnotationMode.DISABLE`. */
const NO_ANNOTATIONS = 0;
/** A font with fewer letters in the whole document marks a sign or two, no terms. */
const MIN_LETTERS = 4;
/** Where more than this share of the letters is bold, bold is not what marks anything. */
const MAX_BOLD_SHARE = 0.5;
/** As type foundries, TeX ("CMBX10") and office programs ("Arial-BoldMT") call their weights from 600 up. */
const BOLD_NAME =
  /bold|black|heavy|(?:semi|demi)(?![a-z])|demibold|[-,_ ](?:bd|sb|blk)(?![a-z])|^(?:[A-Z]{6}\+)?(?:CMB|SFBX|LMRomanDemi|ec-?bx|t1xb|NimbusRomNo9L-Medi|NimbusSanL-Bold|.*-Medi(?:Ital)?$)/i;

/** What pdf.js's engine sends of a font: its number as in the text, and the font. */
interface FontMessage {
  readonly action: "commonobj";
  readonly data: readonly [id: string, type: "Font", font: { extra?: { name?: string } }];
}

/**
 * The names, as lines have them, of the bold fonts. pdf.js gives with the text only numbers of fonts; the fonts
 * themselves come when it prepares a page for drawing, which is begun for the few pages where new ones occur,
 * and left once they are there. The document can be used for nothing else afterwards.
 */
export async function boldFonts(
  pdf: OpenPdf,
  pages: readonly (readonly Line[])[],
): Promise<ReadonlySet<string>> {
  const letters = lettersByFont(pages);
  if (letters.size < 2 || pdf.unpackedBytes() > MAX_UNPACKED_BYTES) return new Set();
  const bold = new Set<string>();
  for (const [font, name] of await fontNames(pdf, pagesWithNewFonts(pages, letters))) {
    if (BOLD_NAME.test(name)) bold.add(font);
  }
  const total = [...letters.values()].reduce((sum, one) => sum + one, 0);
  const boldLetters = [...bold].reduce((sum, font) => sum + (letters.get(font) ?? 0), 0);
  return boldLetters > MAX_BOLD_SHARE * total ? new Set() : bold;
}

function lettersByFont(pages: readonly (readonly Line[])[]): Map<string, number> {
  const letters = new Map<string, number>();
  for (const { stretches } of pages.flat()) {
    for (const { text, font } of stretches) if (font !== "") count(letters, font, letterCount(text));
  }
  return new Map([...letters].filter(([, weight]) => weight >= MIN_LETTERS));
}

/** Page numbers with the fonts that occur there for the first time. */
function pagesWithNewFonts(
  pages: readonly (readonly Line[])[],
  wanted: ReadonlyMap<string, number>,
): Map<number, string[]> {
  const seen = new Set<string>();
  const found = new Map<number, string[]>();
  for (const [index, lines] of pages.entries()) {
    const here = lines.flatMap(({ stretches }) => stretches.map(({ font }) => font));
    const fresh = [...new Set(here)].filter((font) => font !== "" && !seen.has(font));
    if (!fresh.some((font) => wanted.has(font))) continue;
    for (const font of fresh) seen.add(font);
    // Those of a letter or two come along: of Japanese, "P波", they have the Latin letters.
    found.set(index + 1, fresh);
    if (found.size === MAX_PAGES) break;
  }
  return found;
}

async function fontNames(
  { document, intercept, close }: OpenPdf,
  wanted: ReadonlyMap<number, readonly string[]>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const missing = new Set([...wanted.values()].flat());
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let messages = 0;
  intercept((message) => {
    messages += 1;
    dropOperators(message);
    const font = isFontMessage(message);
    if (font) names.set(message.data[0], message.data[2].extra?.name ?? "");
    if (font) missing.delete(message.data[0]);
    if (missing.size === 0 || messages > MAX_MESSAGES) resolve();
    return font;
  });
  const drawings = [...wanted.keys()].map(async (number) =>
    (await document.getPage(number)).getOperatorList({ annotationMode: NO_ANNOTATIONS }),
  );
  await Promise.race([enough, Promise.allSettled(drawings)]);
  await close();
  return names;
}

/** Nothing is drawn, so nothing is kept. */
function dropOperators(message: unknown): void {
  const { chunk } = message as { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } };
  if (chunk?.fnArray !== undefined) chunk.fnArray.length = 0;
  if (chunk?.argsArray !== undefined) chunk.argsArray.length = 0;
}

function isFontMessage(message: unknown): message is FontMessage {
  const { action, data } = message as { action?: unknown; data?: unknown };
  return action === "commonobj" && Array.isArray(data) && data[1] === "Font" && typeof data[2] === "object";
}
