import type { Salvage } from "../salvage.ts";
import { type Attributes, forEachInside, type WalkOptions, walkXml, type XmlElement } from "../xml.ts";
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
  skip: new Set([
    "w:latentStyles",
    "w:docDefaults",
    "w:tblStylePr",
    "w:tblPr",
    "w:trPr",
    "w:tcPr",
    "w:pBdr",
    "w:tabs",
  ]),
  handOver: new Set(["w:style"]),
};

/** The definitions of `styles.xml`, each read when it is first needed. */
export class StyleDefinitions {
  readonly #elements = new Map<string, XmlElement>();
  readonly #read = new Map<string, StyleDefinition>();

  constructor(part: () => Uint8Array | null, salvage: Salvage) {
    salvage.trySync(() => this.#find(part()), undefined);
  }

  get(styleId: string): StyleDefinition | undefined {
    const known = this.#read.get(styleId);
    const element = this.#elements.get(styleId);
    if (known !== undefined || element === undefined) return known;
    const definition = readDefinition(element);
    this.#read.set(styleId, definition);
    return definition;
  }

  /** If two have the same id, the last one counts. Of a damaged part, what came before the damage is kept. */
  #find(part: Uint8Array | null): void {
    const content = (style: XmlElement) => this.#elements.set(style.attributes("w:styleId") ?? "", style);
    if (part !== null) walkXml(part, { content }, WALK);
  }
}

function readDefinition(element: XmlElement): StyleDefinition {
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
  forEachInside(element, (name, attributes) => readProperty(style, name, attributes));
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
  else if (LOOKS.has(name)) style.looks = { ...style.looks, [name]: lookOf(name, attributes) };
}
