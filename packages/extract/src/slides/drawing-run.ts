import { subscript, superscript } from "@quizmill/contract/tables";
import { symbolText } from "../symbol-font.ts";
import type { Attributes } from "../xml.ts";

/** A run of DrawingML, built as its properties come (ECMA-376 part 1, 21.1.2.3). */
export class DrawingRun {
  isBold = false;
  /** In points; undefined if the placeholder decides. */
  fontSize: number | undefined;
  /** Positive above the line, negative below it, in thousandths of a percent of the size. */
  #baseline = 0;
  #latinFont: string | undefined;
  #symbolFont: string | undefined;

  readProperty(name: string, attributes: Attributes): void {
    if (name === "a:latin") this.#latinFont = attributes("typeface");
    else if (name === "a:sym") this.#symbolFont = attributes("typeface");
    if (name !== "a:rPr") return;
    this.isBold = isOn(attributes("b"));
    const size = Number.parseInt(attributes("sz") ?? "", 10);
    if (size > 0) this.fontSize = size / 100;
    this.#baseline = Number.parseFloat(attributes("baseline") ?? "0");
  }

  /** Superscript and subscript digits stay: 10⁶ is not 106. */
  textOf(text: string): string {
    const shown = symbolText(this.#symbolFont ?? this.#latinFont ?? "", text);
    if (this.#baseline > 0) return superscript(shown) ?? shown;
    return this.#baseline < 0 ? (subscript(shown) ?? shown) : shown;
  }
}

/** A boolean attribute (XML Schema 2, 3.2.2). */
export function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
