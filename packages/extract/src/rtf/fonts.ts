import { codePageNamed, codePageOf, SYMBOL_CHARSET } from "./character-sets.ts";

interface Font {
  name: string;
  /** Null if the document's own code page applies. */
  codePage: number | null;
  isSymbol: boolean;
  /** Whether the font table gives a character set or code page that is more specific than the font's name. */
  isGiven: boolean;
  /** The code page from its name, null for none; undefined until it is needed. */
  named: number | null | undefined;
}

const newFont = (): Font => ({
  name: "",
  codePage: null,
  isSymbol: false,
  isGiven: false,
  named: undefined,
});

/** These only mean the language of the system, or western Europe. */
const DEFAULT_CHARSETS = new Set([0, 1]);

/** The font table: how to decode the bytes in each font. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  #current = newFont();

  word(name: string, value: number | null): void {
    if (name === "f") {
      this.#current = newFont();
      this.#fonts.set(value ?? 0, this.#current);
    } else if (name === "fcharset") {
      this.#current.codePage = codePageOf(value ?? 0);
      this.#current.isGiven ||= !DEFAULT_CHARSETS.has(value ?? 0);
      this.#current.isSymbol = value === SYMBOL_CHARSET;
    } else if (name === "cpg") {
      this.#current.codePage = value;
      this.#current.isGiven = true;
    }
  }

  addName(text: string): void {
    const font = this.#current;
    if (font.name.length < 100) font.name += text;
    // The name itself is decoded with a font, which may be this one.
    font.named = undefined;
  }

  codePageOf(id: number): number | null {
    const font = this.#fonts.get(id);
    if (font === undefined) return null;
    if (font.isGiven) return font.codePage;
    if (font.named === undefined) font.named = codePageNamed(nameOf(font));
    return font.named ?? font.codePage;
  }

  /** The name of a symbol font; null for other fonts. */
  symbolFontOf(id: number): string | null {
    const font = this.#fonts.get(id);
    return font?.isSymbol === true ? nameOf(font) : null;
  }
}

function nameOf({ name }: Font): string {
  return name.replace(/;\s*$/, "").trim();
}
