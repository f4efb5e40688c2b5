/** Accents as separate characters, with the combining mark for each (Unicode, "Combining Diacritical Marks"). */
const MARKS: ReadonlyMap<number, string> = new Map([
  [0x60, "\u0300"],
  [0xb4, "\u0301"],
  [0x2c6, "\u0302"],
  [0x2dc, "\u0303"],
  [0xaf, "\u0304"],
  [0x2c9, "\u0304"],
  [0x2d8, "\u0306"],
  [0x2d9, "\u0307"],
  [0xa8, "\u0308"],
  [0x2da, "\u030a"],
  [0x2dd, "\u030b"],
  [0x2c7, "\u030c"],
  [0xb8, "\u0327"],
  [0x2db, "\u0328"],
]);
/** Letters that lose their dot under an accent. */
const DOTTED: ReadonlyMap<number, string> = new Map([
  [0x131, "i"],
  [0x237, "j"],
]);

export function isAccent(code: number): boolean {
  return code >= 0x60 && MARKS.has(code);
}

/** The letter with this accent as one character; null if there is none. */
export function accented(accent: number, letter: number): number | null {
  const written = (DOTTED.get(letter) ?? String.fromCodePoint(letter)) + (MARKS.get(accent) ?? "");
  const [only, ...more] = written.normalize("NFC");
  return more.length === 0 ? (only?.codePointAt(0) ?? null) : null;
}
