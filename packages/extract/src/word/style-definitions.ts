import type { Salvage } from "../salvage.ts";
import { type Attributes, encodingOf, scopeOf, type WalkOptions, walkXml, XmlContent } from "../xml.ts";
import { ElementSearch } from "../xml-search.ts";
import { LOOKS, type Looks, lookOf } from "./looks.ts";
import { isOn } from "./on-off.ts";

/** A style's own properties; undefined if the style it is based on decides (17.7). */
export interface StyleDefinition {
  /** In lower case. */
  name: string;
  basedOn: string | undefined;
  outline: number | undefined;
  numId: string | undefined;
  listLevel: number | undefined;
  isBold: boolean | undefined;
  isHidden: boolean | undefined;
  font: string | undefined;
  /** How it sets its text apart, by property; null where it sets it as plain text is. */
  looks: Looks;
}

/** Most documents use few of the styles they define. The look of pages and tables is not read. */
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
  handOver: ["w:style"],
};

/** The definitions of `styles.xml`, each searched and read when it is first needed. */
export class StyleDefinitions {
  readonly #part: Uint8Array | null;
  readonly #salvage: Salvage;
  readonly #search: Search | null;
  readonly #read = new Map<string, StyleDefinition | undefined>();
  #walked: ReadonlyMap<string, XmlContent> | null = null;

  constructor(part: () => Uint8Array | null, salvage: Salvage) {
    this.#salvage = salvage;
    this.#part = salvage.trySync(part, null);
    this.#search = this.#part === null ? null : searchIn(this.#part);
  }

  get(styleId: string): StyleDefinition | undefined {
    if (this.#read.has(styleId)) return this.#read.get(styleId);
    const found = this.#search?.(styleId);
    const content = found === undefined ? this.#contents().get(styleId) : found;
    const definition = content ? this.#salvage.trySync(() => readDefinition(content), undefined) : undefined;
    this.#read.set(styleId, definition);
    return definition;
  }

  /** All of them, for what a search does not find. */
  #contents(): ReadonlyMap<string, XmlContent> {
    this.#walked ??= this.#salvage.trySync(() => contentsOf(this.#part), new Map());
    return this.#walked;
  }
}

/** Null if the part defines no such style, undefined if a search cannot tell. */
type Search = (styleId: string) => XmlContent | null | undefined;

/** No program writes larger styles. */
const MAX_SEARCHED_BYTES = 1024 * 1024;
const ROOT = /^\uFEFF?(?:<\?xml[^<>]*>)?\s*<w:styles( [^<>]*[^/])>/;
const ROOT_END = /<\/w:styles>\s*$/;

/**
 * A search for styles in a part that is written as all programs write it: most parts have a hundred styles, of which
 * a text uses five. Null for any other part.
 */
function searchIn(part: Uint8Array): Search | null {
  if (part.byteLength > MAX_SEARCHED_BYTES || encodingOf(part) !== "utf-8") return null;
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString("utf8");
  const [root, declarations] = ROOT.exec(text) ?? [];
  if (root === undefined || declarations === undefined || !ROOT_END.test(text.slice(-END_CHARS))) return null;
  // A comment may contain what looks like a style, and a prefix may be redeclared.
  if (mayHoldComments(text) || text.includes(" xmlns:w=", root.length)) return null;
  const scope = scopeOf(declarations, WALK);
  return (styleId) => {
    const source = styleIn(text, styleId);
    if (source !== undefined) return new XmlContent("w:style", scope, source);
    // Reading all styles to find that this one is missing would take longer than many a text.
    return text.includes(styleId) || text.includes("&") || !areStylesWhole(text) ? undefined : null;
  };
}

/** Whether as many styles end as begin. */
function areStylesWhole(text: string): boolean {
  const [starts, ends] = [/<w:style[\s>]/g, /<\/w:style>/g].map((mark) => text.match(mark)?.length ?? 0);
  return starts === ends;
}

/** For white space after the last tag. */
const END_CHARS = 100;

/** Searching one character is much faster than two of which the first begins every tag. */
function mayHoldComments(text: string): boolean {
  return text.includes("!") && text.includes("<!");
}

/** If two have the same id, the last one counts. */
function styleIn(text: string, styleId: string): string | undefined {
  const at = text.lastIndexOf(` w:styleId="${styleId}"`);
  const tagEnd = text.indexOf(">", at);
  const isOfStyle = at >= 0 && text.startsWith("<w:style ", text.lastIndexOf("<", at));
  if (!isOfStyle || tagEnd < 0 || text.charAt(tagEnd - 1) === "/") return undefined;
  return text.slice(tagEnd + 1, text.indexOf("</w:style>", tagEnd));
}

function contentsOf(part: Uint8Array | null): Map<string, XmlContent> {
  const contents = new Map<string, XmlContent>();
  const content = (style: XmlContent, attributes: Attributes) =>
    contents.set(attributes("w:styleId") ?? "", style);
  if (part !== null) walkXml(part, { content }, WALK);
  return contents;
}

const PROPERTIES = new ElementSearch(
  [...["w:name", "w:basedOn", "w:outlineLvl", "w:numId", "w:ilvl", "w:b", "w:vanish", "w:rFonts"], ...LOOKS],
  ["w:tblStylePr", "w:tblPr", "w:tcPr"],
);

function readDefinition(content: XmlContent): StyleDefinition {
  const unset = { outline: undefined, numId: undefined, listLevel: undefined };
  const style: StyleDefinition = {
    name: "",
    basedOn: undefined,
    ...unset,
    isBold: undefined,
    isHidden: undefined,
    font: undefined,
    looks: {},
  };
  content.find(PROPERTIES, (name, attributes) => readProperty(style, name, attributes));
  return style;
}

function readProperty(style: StyleDefinition, name: string, attributes: Attributes): void {
  if (name === "w:name") style.name = (attributes("w:val") ?? "").toLowerCase();
  else if (name === "w:basedOn") style.basedOn = attributes("w:val");
  else if (name === "w:outlineLvl") style.outline = Number(attributes("w:val"));
  else if (name === "w:numId") style.numId = attributes("w:val");
  else if (name === "w:ilvl") style.listLevel = Number(attributes("w:val"));
  else if (name === "w:b") style.isBold = isOn(attributes);
  else if (name === "w:vanish") style.isHidden = isOn(attributes);
  else if (name === "w:rFonts") style.font = attributes("w:ascii") ?? attributes("w:hAnsi") ?? style.font;
  else style.looks = { ...style.looks, [name]: lookOf(name, attributes) };
}
