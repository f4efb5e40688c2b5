import { symbolCharacter } from "../symbol-font.ts";
import type { PptRecord, PptStream } from "./ppt-records.ts";

/** Record types (MS-PPT 2.13.24). */
const ENVIRONMENT = 1010;
const FONT_COLLECTION = 2005;
const FONT_ENTITY = 4023;

const NAME_BYTES = 64;
/** The character set of symbol fonts. */
const SYMBOL_CHARSET = 2;
const NONE: SymbolFonts = new Map();

/** Names of the document's symbol fonts, by number. */
export type SymbolFonts = ReadonlyMap<number, string>;

/** The symbol fonts of a document (FontEntityAtom, 2.9.8: a name of 32 characters, then its character set). */
export function symbolFontsOf(stream: PptStream, document: PptRecord | null): SymbolFonts {
  if (document === null) return NONE;
  const fonts = new Map<number, string>();
  for (const environment of stream.children(document)) {
    if (environment.type !== ENVIRONMENT) continue;
    for (const collection of stream.children(environment)) {
      if (collection.type !== FONT_COLLECTION) continue;
      for (const font of stream.children(collection)) readFont(stream, font, fonts);
    }
  }
  return fonts;
}

function readFont(stream: PptStream, font: PptRecord, fonts: Map<number, string>): void {
  if (font.type !== FONT_ENTITY || font.end - font.start <= NAME_BYTES) return;
  if (stream.byte(font.start + NAME_BYTES) !== SYMBOL_CHARSET) return;
  const name = stream.utf16({ ...font, end: font.start + NAME_BYTES });
  fonts.set(font.instance, name.replace(/\0.*$/s, ""));
}

/** The characters that text in a symbol font shows. Symbols without a Unicode character are left out. */
export function inSymbolFont(font: string, text: string): string {
  return text.replace(
    /[!-~\u00A1-\u00FF\uF020-\uF0FF]/g,
    (char) => symbolCharacter(font, char.charCodeAt(0)) ?? " ",
  );
}
