import { codePageNamed, codePageOf, SYMBOL_CHARSET } from "./character-sets.ts";

interface Font {
  name: string;
  /** Null where the document's own code page holds. */
  codePage: number | null;
  isSymbol: boolean;
  /** A character set or a code page was given that says more than its name can. */
  isGiven: boolean;
  /** The code page by its name, null for none; undefined until it is asked for. */
  named: number | null | undefined;
}

const newFont = (): Font => ({
  name: "",
  codePage: null,
  isSymbol: false,
  isGiven: false,
  named: undefined,
});

/** These say no more than that the font is for the language of the system, or of western Europe. */
const DEFAULT_CHARSETS = new Set([0, 1]);

/** The font table: what the bytes set in a font mean. */
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
    // The name is read in a font itself, which may be this one.
    font.named = undefined;
  }

  codePageOf(id: number): number | null {
    const font = this.#fonts.get(id);
    if (font === undefined) return null;
    if (font.isGiven) return font.codePage;
    if (font.named === undefined) font.named = codePageNamed(nameOf(font));
    return font.named ?? font.codePage;
  }

  /** The name of a font of pictures; null for fonts of letters. */
  symbolFontOf(id: number): string | null {
    const font = this.#fonts.get(id);
    return font?.isSymbol === true ? nameOf(font) : null;
  }
}

function nameOf({ name }: Font): string {
  return name.replace(/;\s*$/, "").trim();
}
