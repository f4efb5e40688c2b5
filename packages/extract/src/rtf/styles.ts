import { levelOf } from "../word/styles.ts";

interface Style {
  name: string;
  basedOn: number | null;
  outline: number | null;
}

const MAX_ANCESTORS = 20;

/** The stylesheet of an RTF document, as far as headings need it. */
export class RtfStyles {
  readonly #styles = new Map<number, Style>();
  #current: Style = { name: "", basedOn: null, outline: null };

  /** A new entry. Without a number it is the default style. */
  begin(): void {
    this.#current = { name: "", basedOn: null, outline: null };
    this.#styles.set(0, this.#current);
  }

  word(name: string, value: number | null): void {
    if (name === "s") {
      if (this.#styles.get(0) === this.#current) this.#styles.delete(0);
      this.#styles.set(value ?? 0, this.#current);
    } else if (name === "sbasedon") this.#current.basedOn = value;
    else if (name === "outlinelevel") this.#current.outline = value;
  }

  addName(text: string): void {
    this.#current.name += text;
  }

  /** 1–6 for a heading style, or one based on a heading style; null for body text. */
  headingLevelOf(id: number): number | null {
    let next: number | null = id;
    for (let step = 0; next !== null && step < MAX_ANCESTORS; step += 1) {
      const style: Style | undefined = this.#styles.get(next);
      if (style === undefined) return null;
      const name = style.name.replace(/;\s*$/, "").trim().toLowerCase();
      const level = /^heading ?([1-9])$/.exec(name)?.[1];
      if (style.outline !== null) return levelOf(style.outline);
      if (level !== undefined) return Math.min(Number(level), 6);
      if (name === "title") return 1;
      next = style.basedOn === next ? null : style.basedOn;
    }
    return null;
  }
}
