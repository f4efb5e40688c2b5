import { subscript, superscript } from "../math/linear.ts";
import { symbolCharacter, symbolText } from "../symbol-font.ts";
import type { Attributes } from "../xml.ts";
import { isOn } from "./on-off.ts";
import type { Styles } from "./styles.ts";

/** A run while its properties come in; undefined where its style decides (17.3.2). */
export class Run {
  #isBold: boolean | undefined;
  #isHidden: boolean | undefined;
  #styleId: string | undefined;
  #position: string | undefined;
  #font: string | undefined;

  readProperty(name: string, attributes: Attributes): void {
    if (name === "w:b") this.#isBold = isOn(attributes);
    else if (name === "w:vanish") this.#isHidden = isOn(attributes);
    else if (name === "w:rStyle") this.#styleId = attributes("w:val");
    else if (name === "w:vertAlign") this.#position = attributes("w:val");
    else if (name === "w:rFonts") this.#font = attributes("w:ascii") ?? attributes("w:hAnsi");
  }

  isBold(styles: Styles): boolean {
    return this.#isBold ?? styles(this.#styleId).isBold;
  }

  isHidden(styles: Styles, paragraphStyleId: string | undefined): boolean {
    return this.#isHidden ?? (styles(this.#styleId).isHidden || styles(paragraphStyleId).isHidden);
  }

  /** Figures set high or low stay so: 10⁶ is not 106. */
  textOf(text: string): string {
    const shown = this.#font === undefined ? text : symbolText(this.#font, text);
    if (this.#position === "superscript") return superscript(shown) ?? shown;
    if (this.#position === "subscript") return subscript(shown) ?? shown;
    return shown;
  }
}

/** `w:sym`: one character of a named font; nothing where it has no name of its own. */
export function symbolOf(attributes: Attributes): string {
  const code = Number.parseInt(attributes("w:char") ?? "", 16);
  const font = attributes("w:font") ?? "";
  if (!(code > 0x20 && code <= 0xffff)) return "";
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  return symbolCharacter(font, code) ?? (isPrivate ? "" : String.fromCharCode(code));
}
