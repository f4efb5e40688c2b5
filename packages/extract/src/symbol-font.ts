/** The encoding of the Symbol font (Adobe, "Symbol Set and Encoding"), from 0x20 and from 0xA0. */
const SYMBOL_LOW =
  " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
const SYMBOL_HIGH =
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";

/** Of Wingdings only the characters that people use in running text: arrows, ticks, boxes, smileys. */
const WINGDINGS = new Map([
  [0x4a, "☺"],
  [0x4c, "☹"],
  [0x6c, "●"],
  [0x6e, "■"],
  [0x6f, "□"],
  [0xa8, "□"],
  [0xdf, "←"],
  [0xe0, "→"],
  [0xe1, "↑"],
  [0xe2, "↓"],
  [0xe8, "➔"],
  [0xef, "⇦"],
  [0xf0, "⇨"],
  [0xfb, "✗"],
  [0xfc, "✓"],
  [0xfd, "☒"],
  [0xfe, "☑"],
]);

/**
 * The Unicode character that a symbol font shows for a code. `code` is in the font's encoding, or in the private use
 * area where Office stores it (U+F020–U+F0FF). Null for other fonts and unknown symbols.
 */
export function symbolCharacter(font: string, code: number): string | null {
  const index = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^wingdings$/i.test(font)) return WINGDINGS.get(index) ?? null;
  if (!/^symbol/i.test(font)) return null;
  const sign = index >= 0xa0 ? [...SYMBOL_HIGH][index - 0xa0] : [...SYMBOL_LOW][index - 0x20];
  return sign ?? null;
}

/** Whether {@link symbolCharacter} knows this font. */
export function isSymbolFont(font: string): boolean {
  return /^(wingdings$|symbol)/i.test(font);
}

/** Text in a symbol font, with its private use characters replaced by those they show. */
export function symbolText(font: string, text: string): string {
  return text.replace(/[\uF020-\uF0FF]/g, (char) => symbolCharacter(font, char.charCodeAt(0)) ?? char);
}
