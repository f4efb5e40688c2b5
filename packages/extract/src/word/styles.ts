import { type EntryRole, entryRoleOf } from "../blocks/description-list.ts";
import { type Attributes, walkXml, type XmlWalker } from "../xml.ts";
import type { ListPlace } from "./numbering.ts";
import { isOn } from "./on-off.ts";

/** What a paragraph or character style means for the text set in it. */
export interface Style {
  /** 1–6, or null for body text. */
  readonly headingLevel: number | null;
  readonly isTitle: boolean;
  readonly isList: boolean;
  /** The list it numbers its paragraphs in; null for none. */
  readonly list: ListPlace | null;
  readonly isBold: boolean;
  readonly isHidden: boolean;
  /** Term or description of a description list; null for all others. */
  readonly entryRole: EntryRole | null;
}

export type Styles = (styleId: string | undefined) => Style;

interface Definition {
  id: string;
  name: string;
  basedOn: string | undefined;
  outline: number | undefined;
  numId: string | undefined;
  listLevel: number | undefined;
  isBold: boolean | undefined;
  isHidden: boolean | undefined;
}

const BODY: Style = {
  headingLevel: null,
  isTitle: false,
  isList: false,
  list: null,
  isBold: false,
  isHidden: false,
  entryRole: null,
};
/** How pages and tables look, and the names of styles that the document does not have. */
const LOOKS: ReadonlySet<string> = new Set([
  ...["w:latentStyles", "w:docDefaults", "w:tblStylePr", "w:tblPr", "w:trPr", "w:tcPr", "w:pBdr", "w:tabs"],
]);
/** Longer chains are circular or made to hurt. */
const MAX_ANCESTORS = 20;

/**
 * Reads `styles.xml`. A heading is told by the built-in name "heading N", which stays English in `w:name`
 * whatever language Word shows, its own or that of a style it is based on; else by its outline level.
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

function definitionsOf(bytes: Uint8Array): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  let current: Definition | null = null;
  const events: XmlWalker = {
    open(name, attributes) {
      if (name === "w:style") {
        current = definition(attributes("w:styleId") ?? "");
        definitions.set(current.id, current);
      } else if (current !== null) {
        readProperty(current, name, attributes);
      }
    },
    close(name) {
      if (name === "w:style") current = null;
    },
  };
  walkXml(bytes, events, LOOKS);
  return definitions;
}

function definition(id: string): Definition {
  const unset = { outline: undefined, numId: undefined, listLevel: undefined };
  return { id, name: "", basedOn: undefined, ...unset, isBold: undefined, isHidden: undefined };
}

function readProperty(style: Definition, name: string, attributes: Attributes): void {
  if (name === "w:name") style.name = (attributes("w:val") ?? "").toLowerCase();
  else if (name === "w:basedOn") style.basedOn = attributes("w:val");
  else if (name === "w:outlineLvl") style.outline = Number(attributes("w:val"));
  else if (name === "w:numId") style.numId = attributes("w:val");
  else if (name === "w:ilvl") style.listLevel = Number(attributes("w:val"));
  else if (name === "w:b") style.isBold = isOn(attributes);
  else if (name === "w:vanish") style.isHidden = isOn(attributes);
}

function resolve(definitions: Map<string, Definition>, styleId: string): Style {
  const chain = chainOf(definitions, styleId);
  const first = <T>(pick: (style: Definition) => T | undefined): T | undefined =>
    chain.map(pick).find((value) => value !== undefined);
  // A document may use a built-in style without defining it.
  const own = chain[0]?.name ?? styleId.toLowerCase();
  const numId = first((style) => style.numId);
  const isInList = numId !== undefined && numId !== "0";
  return {
    headingLevel: headingLevel(chain, own),
    isTitle: own === "title",
    isList: numId === undefined ? /^list (bullet|number)/.test(own) : isInList,
    list: isInList ? { numId, level: first((style) => style.listLevel) ?? 0 } : null,
    isBold: first((style) => style.isBold) ?? false,
    isHidden: first((style) => style.isHidden) ?? false,
    entryRole: entryRoleOf(own),
  };
}

function chainOf(definitions: Map<string, Definition>, styleId: string): Definition[] {
  const chain: Definition[] = [];
  let next: string | undefined = styleId;
  while (next !== undefined && chain.length < MAX_ANCESTORS) {
    const definition: Definition | undefined = definitions.get(next);
    if (definition === undefined) break;
    chain.push(definition);
    next = definition.basedOn;
  }
  return chain;
}

function headingLevel(chain: readonly Definition[], own: string): number | null {
  for (const name of [own, ...chain.map((style) => style.name)]) {
    const named = /^heading ?(\d)/.exec(name)?.[1];
    if (named !== undefined) return levelOf(Number(named) - 1);
  }
  return levelOf(chain.find((style) => style.outline !== undefined)?.outline ?? 9);
}

/** Outline levels count from 0; 9 means body text (17.3.1.20). */
export function levelOf(outline: number): number | null {
  return outline >= 0 && outline < 9 ? Math.min(outline + 1, 6) : null;
}
