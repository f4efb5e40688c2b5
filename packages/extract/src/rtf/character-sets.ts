import iconv from "iconv-lite";

/** Character sets of the font table as code pages (Rich Text Format Specification 1.9.1, "Font Table"). */
const CODE_PAGES: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};
const NAMES: Readonly<Record<number, string>> = {
  10000: "macintosh",
  10001: "shiftjis",
  10006: "macgreek",
  10007: "maccyrillic",
  10029: "maccenteuro",
  10081: "macturkish",
  1361: "cp949",
  65001: "utf8",
  20127: "ascii",
  28591: "iso88591",
  28592: "iso88592",
};

/** The character set of symbol fonts: the meaning of a byte depends on the font. */
export const SYMBOL_CHARSET = 2;

/** The code page of a font with this `\fcharset`; null if the document's own code page applies. */
export function codePageOf(charset: number): number | null {
  return CODE_PAGES[charset] ?? null;
}

/** Windows 3.1 and 95 named fonts by script: "Arial CE", "Times New Roman (Hebrew)". */
const FONT_NAMES: readonly (readonly [RegExp, number])[] = [
  [/ CE$/, 1250],
  [/ Cyr$/, 1251],
  [/ Greek$/, 1253],
  [/ Tur$/, 1254],
  [/ \(?Hebrew\)?$/, 1255],
  [/ \(?Arabic\)?$/, 1256],
  [/ Baltic$/, 1257],
  [/ \(?Vietnamese\)?$/, 1258],
  [/^(?:MS|ＭＳ) ?[PＰ]?(?: ?Mincho| ?Gothic|明朝|ゴシック)/, 932],
];

/** The code page from a font's name, if its character set is not given; null for other names. */
export function codePageNamed(font: string): number | null {
  return FONT_NAMES.find(([name]) => name.test(font))?.[1] ?? null;
}

/** Decodes bytes in a code page; an unknown page is read as Windows-1252. */
export function decodeBytes(bytes: readonly number[], codePage: number): string {
  const name = NAMES[codePage] ?? `cp${codePage}`;
  return iconv.decode(Buffer.from(bytes), iconv.encodingExists(name) ? name : "windows-1252");
}
