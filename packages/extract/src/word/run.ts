import { subscript, superscript } from "@quizmill/contract/tables";
import { isTypeFont } from "../blocks/code-look.ts";
import type { CodeLook } from "../blocks/paragraph.ts";
import { isSymbolFont, symbolCharacter, symbolText } from "../symbol-font.ts";
import { type Attributes, forEachInside, type XmlElement } from "../xml.ts";
import { LOOKS, type Looks, lookOf, looksIn } from "./looks.ts";
import { isOn } from "./on-off.ts";
import type { Style, Styles } from "./styles.ts";

/** The properties of a run; undefined if its style decides (17.3.2). */
export interface Run {
  readonly isBold: boolean | undefined;
  readonly isHidden: boolean | undefined;
  readonly styleId: string | undefined;
  readonly position: string | undefined;
  /** The font of symbols; other fonts do not change the text. */
  readonly symbolFont: string | undefined;
  /** Whether its font is monospaced. */
  readonly isTyped: boolean;
  readonly looks: Looks;
}

/** A run without properties. */
export const PLAIN_RUN: Run = {
  isBold: undefined,
  isHidden: undefined,
  styleId: undefined,
  position: undefined,
  symbolFont: undefined,
  isTyped: false,
  looks: {},
};

/** Reads `w:rPr`. Gives `PLAIN_RUN` itself if the text is not set apart. */
export function readRun(properties: XmlElement): Run {
  let run = PLAIN_RUN;
  const set = (change: Partial<Run>) => {
    run = { ...run, ...change };
  };
  forEachInside(properties, (name, attributes) => {
    if (name === "w:b") set({ isBold: isOn(attributes) });
    else if (name === "w:vanish") set({ isHidden: isOn(attributes) });
    else if (name === "w:rStyle") set({ styleId: attributes("w:val") });
    else if (name === "w:vertAlign") set({ position: attributes("w:val") });
    else if (name === "w:rFonts") set(fontOf(attributes("w:ascii") ?? attributes("w:hAnsi") ?? ""));
    else if (LOOKS.has(name)) set({ looks: { ...run.looks, [name]: lookOf(name, attributes) } });
  });
  return run;
}

function fontOf(font: string): Pick<Run, "symbolFont" | "isTyped"> {
  return { symbolFont: isSymbolFont(font) ? font : undefined, isTyped: isTypeFont(font) };
}

/** `around`: the paragraph's style; a monospaced font counts only if that differs from it. */
export function codeLookOf({ isTyped, styleId }: Run, around: Style, styles: Styles): CodeLook {
  const look = styles(styleId).codeLook ?? (isTyped ? "type" : null);
  return look === around.codeLook ? null : look;
}

/** `around`: the paragraph's style. */
export function looksOfRun({ looks, styleId }: Run, around: Style, styles: Styles): readonly string[] {
  return looksIn(around.looks, styles(styleId).looks, looks);
}

export function isBoldRun({ isBold, styleId }: Run, styles: Styles): boolean {
  return isBold ?? styles(styleId).isBold;
}

/** `around`: the paragraph's style. */
export function isHiddenRun({ isHidden, styleId }: Run, around: Style, styles: Styles): boolean {
  return isHidden ?? (around.isHidden || styles(styleId).isHidden);
}

/** Superscript and subscript digits stay: 10⁶ is not 106. */
export function textOfRun({ symbolFont, position }: Run, text: string): string {
  const shown = symbolFont === undefined ? text : symbolText(symbolFont, text);
  if (position === "superscript") return superscript(shown) ?? shown;
  if (position === "subscript") return subscript(shown) ?? shown;
  return shown;
}

/** `w:sym`: one character of a named font; empty if it has no Unicode character. */
export function symbolOf(attributes: Attributes): string {
  const code = Number.parseInt(attributes("w:char") ?? "", 16);
  const font = attributes("w:font") ?? "";
  if (!(code > 0x20 && code <= 0xffff)) return "";
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  return symbolCharacter(font, code) ?? (isPrivate ? "" : String.fromCharCode(code));
}
