import { isCodeStyle, isListingStyle, isTypeFont } from "../blocks/code-look.ts";
import { type EntryRole, entryRoleOf } from "../blocks/description-list.ts";
import type { CodeLook } from "../blocks/paragraph.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { ListStyles } from "./lists.ts";

/** The properties of a paragraph or character style that matter for its text. */
export interface OpenStyle {
  /** Whether the style, or one it is derived from, is the built-in "Title". */
  readonly isTitle: boolean;
  /** Term or description of a description list; null for all others. */
  readonly entryRole: EntryRole | null;
  /** Undefined if the surrounding text decides. */
  readonly isBold: boolean | undefined;
  readonly isHidden: boolean | undefined;
  /** Superscript or subscript. */
  readonly position: "super" | "sub" | undefined;
  /** The list style that numbers its paragraphs; null for none. */
  readonly listStyle: string | null;
  /** Null if the surrounding text decides. */
  readonly codeLook: CodeLook;
  /** Whether its paragraphs are lines of a program or of terminal output. */
  readonly isListing: boolean;
}

interface Definition {
  parent: string | undefined;
  isBold: boolean | undefined;
  isHidden: boolean | undefined;
  position: "super" | "sub" | undefined;
  listStyle: string | undefined;
  font: string | undefined;
}

/** Longer chains are circular or malicious. */
const MAX_ANCESTORS = 20;
const BOLD_FROM = 600;

/**
 * What the text of a document refers to by name: styles and formulas. Common styles (ISO 26300-1, 16.2) are in
 * `styles.xml`, automatic ones at the start of `content.xml`; both are read through the same walker before the text.
 */
export class OpenStyles implements XmlWalker {
  readonly lists = new ListStyles();
  /** Formulas as linear text, by their folder in the package ("Object 1"). */
  readonly formulas = new Map<string, string>();
  readonly #definitions = new Map<string, Definition>();
  readonly #resolved = new Map<string, OpenStyle>();
  #current: Definition | null = null;

  open(name: string, attributes: Attributes): void {
    if (name === "style:style") this.#open(attributes);
    else if (name === "style:text-properties" && this.#current !== null) readText(this.#current, attributes);
    else if (name === "style:drawing-page-properties" && this.#current !== null)
      this.#current.isHidden = attributes("presentation:visibility") === "hidden";
    else this.lists.open(name, attributes);
  }

  close(name: string): void {
    if (name === "style:style") this.#current = null;
    this.lists.close(name);
  }

  /** An unknown name has no properties. */
  of(family: "paragraph" | "text" | "drawing-page", name: string | undefined): OpenStyle {
    const key = `${family} ${name}`;
    const known = this.#resolved.get(key) ?? this.#resolve(key);
    this.#resolved.set(key, known);
    return known;
  }

  #open(attributes: Attributes): void {
    const name = attributes("style:name") ?? "";
    const family = attributes("style:family");
    const parent = attributes("style:parent-style-name");
    this.#current = {
      parent: parent === undefined ? undefined : `${family} ${parent}`,
      isBold: undefined,
      isHidden: undefined,
      position: undefined,
      listStyle: attributes("style:list-style-name"),
      font: undefined,
    };
    this.#definitions.set(`${family} ${name}`, this.#current);
  }

  #resolve(key: string): OpenStyle {
    const chain: Definition[] = [];
    const keys: string[] = [];
    let next: string | undefined = key;
    while (next !== undefined && keys.length < MAX_ANCESTORS) {
      keys.push(next.toLowerCase());
      const definition: Definition | undefined = this.#definitions.get(next);
      if (definition === undefined) break;
      chain.push(definition);
      next = definition.parent;
    }
    return {
      // A built-in style; the file need not define it.
      isTitle: keys.includes("paragraph title"),
      entryRole: keys.map(roleOf).find((role) => role !== null) ?? null,
      isBold: chain.find(({ isBold }) => isBold !== undefined)?.isBold,
      isHidden: chain.find(({ isHidden }) => isHidden !== undefined)?.isHidden,
      position: chain.find(({ position }) => position !== undefined)?.position,
      listStyle: chain.find(({ listStyle }) => listStyle !== undefined)?.listStyle || null,
      codeLook: codeLookOf(keys, chain.find(({ font }) => font !== undefined)?.font ?? ""),
      isListing: keys.some((name) => isListingStyle(plainName(name, "paragraph"))),
    };
  }
}

function roleOf(key: string): EntryRole | null {
  return entryRoleOf(plainName(key, "paragraph"));
}

function codeLookOf(keys: readonly string[], font: string): CodeLook {
  if (keys.some((key) => isCodeStyle(plainName(key, "text")))) return "code";
  return isTypeFont(font) ? "type" : null;
}

/** In names of styles a space is encoded. */
function plainName(key: string, family: "paragraph" | "text"): string {
  return key.startsWith(`${family} `) ? key.slice(family.length + 1).replaceAll("_20_", " ") : "";
}

function readText(style: Definition, attributes: Attributes): void {
  const weight = attributes("fo:font-weight");
  if (weight !== undefined) style.isBold = weight === "bold" || Number(weight) >= BOLD_FROM;
  const display = attributes("text:display");
  if (display !== undefined) style.isHidden = display === "none";
  style.font = attributes("style:font-name") ?? attributes("fo:font-family") ?? style.font;
  style.position = positionOf(attributes("style:text-position") ?? "");
}

/** "super 58%", "sub 58%", or the distance from the line: "33% 58%", "-33% 58%" (ISO 26300-1, 20.401). */
function positionOf(value: string): OpenStyle["position"] {
  if (/^(super|[1-9])/.test(value)) return "super";
  return /^(sub|-[1-9])/.test(value) ? "sub" : undefined;
}
