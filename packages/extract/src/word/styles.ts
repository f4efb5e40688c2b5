import { type Attributes, walkXml } from "../xml.ts";

/** What a paragraph or character style means for the text set in it. */
interface Style {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isList: boolean;
  readonly isBold: boolean;
}

export type Styles = (styleId: string | undefined) => Style;

interface Definition {
  name: string;
  basedOn: string | undefined;
  outline: number | undefined;
  isList: boolean | undefined;
  isBold: boolean | undefined;
}

const BODY: Style = { headingLevel: null, isList: false, isBold: false };
/** Longer chains are circular or made to hurt. */
const MAX_ANCESTORS = 20;

/**
 * Reads `styles.xml`. A heading is told by its outline level, its own or inherited, or by the built-in
 * name "heading N", which stays English in `w:name` whatever language Word shows.
 */
export function readStyles(bytes: Uint8Array | null): Styles {
  const definitions = bytes === null ? new Map<string, Definition>() : definitionsOf(bytes);
  const resolved = new Map<string, Style>();
  return (styleId) => {
    if (styleId === undefined) return BODY;
    const known = resolved.get(styleId) ?? resolve(definitions, styleId);
    resolved.set(styleId, known);
    return known;
  };
}

/** `w:val` of an on/off property: present without a value means on (17.17.4). */
export function isOn(attributes: Attributes): boolean {
  return !["0", "false", "off", "none"].includes(attributes("w:val") ?? "1");
}

function definitionsOf(bytes: Uint8Array): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  let current: Definition | null = null;
  walkXml(bytes, {
    open(name, attributes) {
      if (name === "w:style") {
        current = { name: "", basedOn: undefined, outline: undefined, isList: undefined, isBold: undefined };
        definitions.set(attributes("w:styleId") ?? "", current);
      } else if (current !== null) {
        readProperty(current, name, attributes);
      }
    },
    close(name) {
      if (name === "w:style") current = null;
    },
  });
  return definitions;
}

function readProperty(style: Definition, name: string, attributes: Attributes): void {
  const value = attributes("w:val");
  if (name === "w:name") style.name = (value ?? "").toLowerCase();
  else if (name === "w:basedOn") style.basedOn = value;
  else if (name === "w:outlineLvl") style.outline = Number(value);
  else if (name === "w:numId") style.isList = value !== "0";
  else if (name === "w:b") style.isBold = isOn(attributes);
}

function resolve(definitions: Map<string, Definition>, styleId: string): Style {
  const chain: Definition[] = [];
  let next: string | undefined = styleId;
  while (next !== undefined && chain.length < MAX_ANCESTORS) {
    const definition: Definition | undefined = definitions.get(next);
    if (definition === undefined) break;
    chain.push(definition);
    next = definition.basedOn;
  }
  const own = chain[0]?.name ?? styleId.toLowerCase();
  return {
    headingLevel: own === "title" ? 1 : headingLevel(chain, own),
    isList: chain.find((style) => style.isList !== undefined)?.isList ?? /^list (bullet|number)/.test(own),
    isBold: chain.find((style) => style.isBold !== undefined)?.isBold ?? false,
  };
}

function headingLevel(chain: readonly Definition[], own: string): number | null {
  const outline = chain.find((style) => style.outline !== undefined)?.outline;
  if (outline !== undefined) return levelOf(outline);
  for (const name of [own, ...chain.map((style) => style.name)]) {
    const named = /^heading ?(\d)$/.exec(name)?.[1];
    if (named !== undefined) return levelOf(Number(named) - 1);
  }
  return null;
}

/** Outline levels count from 0; 9 means body text (17.3.1.20). */
export function levelOf(outline: number): number | null {
  return outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : null;
}
