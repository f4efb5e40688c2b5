import { type EntryRole, entryRoleOf } from "../blocks/description-list.ts";
import type { Salvage } from "../salvage.ts";
import { type Attributes, type WalkOptions, walkXml, type XmlContent } from "../xml.ts";
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
/** Most documents use few of the styles they define; how pages and tables look is not asked for. */
const WALK: WalkOptions = {
  skip: [
    "w:latentStyles",
    "w:docDefaults",
    "w:tblStylePr",
    "w:tblPr",
    "w:trPr",
    "w:tcPr",
    "w:pBdr",
    "w:tabs",
  ],
  handOver: ["w:style", "w:pPr", "w:rPr"],
};
/** Most properties are of looks alone. */
const SAYS_MORE = /[<:](?:outlineLvl|numId|ilvl|b|vanish)[\s/>]/;
/** Longer chains are circular or made to hurt. */
const MAX_ANCESTORS = 20;

/**
 * Reads `styles.xml` when a style is first asked for, and of it what is asked for. A heading is told by the built-in
 * name "heading N", which stays English in `w:name` whatever language Word shows, its own or that of a style it is
 * based on; else by its outline level.
 */
export function readStyles(part: () => Uint8Array | null, salvage: Salvage): Styles {
  const resolved = new Map<string, Style>();
  let definitions: Definitions | null = null;
  return (styleId) => {
    if (styleId === undefined) return BODY;
    const known = resolved.get(styleId);
    if (known !== undefined) return known;
    definitions ??= new Definitions(part, salvage);
    const style = resolve(chainOf(definitions, styleId), styleId);
    resolved.set(styleId, style);
    return style;
  };
}

/** The definitions of `styles.xml`, each read when it is first asked for. */
class Definitions {
  readonly #salvage: Salvage;
  readonly #contents: ReadonlyMap<string, XmlContent>;
  readonly #read = new Map<string, Definition | undefined>();

  constructor(part: () => Uint8Array | null, salvage: Salvage) {
    this.#salvage = salvage;
    this.#contents = salvage.trySync(() => contentsOf(part()), new Map());
  }

  get(styleId: string): Definition | undefined {
    const content = this.#contents.get(styleId);
    if (content === undefined || this.#read.has(styleId)) return this.#read.get(styleId);
    const definition = this.#salvage.trySync(() => readDefinition(content), undefined);
    this.#read.set(styleId, definition);
    return definition;
  }
}

function contentsOf(part: Uint8Array | null): Map<string, XmlContent> {
  const contents = new Map<string, XmlContent>();
  const content = (style: XmlContent, attributes: Attributes) =>
    contents.set(attributes("w:styleId") ?? "", style);
  if (part !== null) walkXml(part, { content }, WALK);
  return contents;
}

function readDefinition(content: XmlContent): Definition {
  const unset = { outline: undefined, numId: undefined, listLevel: undefined };
  const style: Definition = {
    name: "",
    basedOn: undefined,
    ...unset,
    isBold: undefined,
    isHidden: undefined,
  };
  const open = (name: string, attributes: Attributes) => readProperty(style, name, attributes);
  const properties = (inner: XmlContent) => SAYS_MORE.test(inner.source) && inner.walk({ open });
  content.walk({ open, content: properties });
  return style;
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

function resolve(chain: readonly Definition[], styleId: string): Style {
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

function chainOf(definitions: Definitions, styleId: string): Definition[] {
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
