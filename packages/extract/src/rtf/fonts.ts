import { codePageOf, SYMBOL_CHARSET } from "./character-sets.ts";

interface Font {
  name: string;
  /** Null where the document's own code page holds. */
  codePage: number | null;
  isSymbol: boolean;
}

/** The font table: what the bytes set in a font mean. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  #current: Font = { name: "", codePage: null, isSymbol: false };

  word(name: string, value: number | null): void {
    if (name === "f") {
      this.#current = { name: "", codePage: null, isSymbol: false };
      this.#fonts.set(value ?? 0, this.#current);
    } else if (name === "fcharset") {
      this.#current.codePage = codePageOf(value ?? 0);
      this.#current.isSymbol = value === SYMBOL_CHARSET;
    } else if (name === "cpg") this.#current.codePage = value;
  }

  addName(text: string): void {
    if (this.#current.name.length < 100) this.#current.name += text;
  }

  codePageOf(id: number): number | null {
    return this.#fonts.get(id)?.codePage ?? null;
  }

  /** The name of a font of pictures; null for fonts of letters. */
  symbolFontOf(id: number): string | null {
    const font = this.#fonts.get(id);
    return font?.isSymbol === true ? font.name.replace(/;\s*$/, "").trim() : null;
  }
}
