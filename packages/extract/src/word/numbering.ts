import {
  AIUEO,
  CIRCLED,
  decimal,
  IROHA,
  KANJI,
  LATIN,
  letters,
  lowerRoman,
  type NumberFormat,
  RUSSIAN,
  signs,
  UKRAINIAN,
  upper,
} from "../blocks/number-format.ts";
import type { Salvage } from "../salvage.ts";
import { type Attributes, forEachInside, type WalkOptions, walkXml, type XmlElement } from "../xml.ts";
import { isOn } from "./on-off.ts";

/** A paragraph's place in a list, from its own properties or its style. */
export interface ListPlace {
  readonly numId: string;
  /** 0 is the outermost. */
  readonly level: number;
}

/** Returns the marker of the next list item ("a)", "2.1."), and counts; "" if the list has bullets or nothing. */
export type Numbering = (place: ListPlace) => string;

interface Level {
  start: number;
  format: string;
  text: string;
  /** Numbers of outer levels are shown in digits, whatever their own format. */
  isLegal: boolean;
  /** The outer level after which counting restarts; undefined for any, 0 for none. */
  restart: number | undefined;
}

/** A list (`w:num`), or the abstract definition that several lists share. */
interface Definition {
  /** Only of a list. */
  abstractId: string;
  readonly starts: Map<number, number>;
  /** For a list: the levels it overrides. Read when they are first needed: of nine, most lists use one. */
  readonly levels: Map<number, XmlElement>;
  /** An abstract definition may define a numbering style, or refer to one. */
  styleLink: string | undefined;
  numStyleLink: string | undefined;
}

const MAX_LEVEL = 8;
const MAX_MARKER_CHARS = 30;
/** Definitions are long, and most documents use few of them. The look of numbers and items is not read. */
const WALK: WalkOptions = {
  skip: new Set(["w:pPr", "w:rPr", "w:numPicBullet"]),
  handOver: new Set(["w:abstractNum", "w:num"]),
};
const SILENT = new Set(["bullet", "none"]);

/** `w:numFmt` values (ECMA-376 part 1, 17.18.59); others are written in digits. */
const FORMATS: Readonly<Record<string, NumberFormat>> = {
  lowerLetter: letters(LATIN),
  upperLetter: upper(letters(LATIN)),
  lowerRoman,
  upperRoman: upper(lowerRoman),
  russianLower: letters(RUSSIAN),
  russianUpper: upper(letters(RUSSIAN)),
  ukrainianLower: letters(UKRAINIAN),
  ukrainianUpper: upper(letters(UKRAINIAN)),
  decimalZero: (value) => String(value).padStart(2, "0"),
  decimalEnclosedCircle: signs(CIRCLED),
  decimalEnclosedCircleChinese: signs(CIRCLED),
  aiueo: signs(AIUEO),
  aiueoFullWidth: signs(AIUEO),
  iroha: signs(IROHA),
  irohaFullWidth: signs(IROHA),
  japaneseCounting: signs(KANJI),
  ideographDigital: signs(KANJI.slice(0, 9)),
};

/** Reads `numbering.xml` (ECMA-376 part 1, 17.9) when the first item comes. Without it no item has a marker. */
export function readNumbering(part: () => Uint8Array | null, salvage: Salvage): Numbering {
  let definitions: Definitions | null = null;
  const counters = new Counters();
  return ({ numId, level }) => {
    definitions ??= new Definitions(part, salvage);
    const { list, levels } = definitions.list(numId) ?? {};
    if (list === undefined || levels === undefined || level > MAX_LEVEL) return "";
    return markerOf(counters.next(list, level, levels), level, levels);
  };
}

type LevelAt = (level: number) => Level | undefined;

function markerOf(values: readonly (number | undefined)[], at: number, levels: LevelAt): string {
  const own = levels(at);
  if (own === undefined || SILENT.has(own.format)) return "";
  const text = own.text.slice(0, MAX_MARKER_CHARS).replace(/%([1-9])/g, (_all, number: string) => {
    const level = levels(Number(number) - 1);
    if (level === undefined || SILENT.has(level.format)) return "";
    const format = own.isLegal ? decimal : (FORMATS[level.format] ?? decimal);
    return format(values[Number(number) - 1] ?? level.start);
  });
  return text.trim();
}

/** The counts of each list. Lists that share a definition continue each other's numbers, unless one restarts. */
class Counters {
  readonly #values = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<Definition>();

  next(num: Definition, level: number, levels: LevelAt): readonly (number | undefined)[] {
    const values = this.#values.get(num.abstractId) ?? [];
    this.#values.set(num.abstractId, values);
    if (!this.#begun.has(num)) {
      this.#begun.add(num);
      for (const [at, start] of num.starts) values[at] = start - 1;
    }
    const start = levels(level)?.start ?? 1;
    values[level] = (values[level] ?? start - 1) + 1;
    for (let inner = level + 1; inner <= MAX_LEVEL; inner += 1) {
      if (values[inner] === undefined) continue;
      const { restart } = levels(inner) ?? {};
      if (restart === undefined || (restart > 0 && level < restart)) values[inner] = undefined;
    }
    return values;
  }
}

interface List {
  readonly list: Definition;
  readonly levels: LevelAt;
}

/** The definitions of `numbering.xml`, each read when it is first needed. */
class Definitions {
  readonly #lists = new Map<string, XmlElement>();
  readonly #abstract = new Map<string, XmlElement>();
  readonly #read = new Map<XmlElement, Definition>();
  readonly #levels = new Map<XmlElement, Level>();
  readonly #found = new Map<string, List>();

  /** Of a damaged part, what came before the damage is kept. */
  constructor(part: () => Uint8Array | null, salvage: Salvage) {
    salvage.trySync(() => {
      const bytes = part();
      if (bytes !== null) walkXml(bytes, this, WALK);
    }, undefined);
  }

  content(element: XmlElement): void {
    const { name, attributes } = element;
    if (name === "w:num") this.#lists.set(attributes("w:numId") ?? "", element);
    else this.#abstract.set(attributes("w:abstractNumId") ?? "", element);
  }

  list(numId: string): List | undefined {
    const found = this.#found.get(numId);
    const content = this.#lists.get(numId);
    if (found !== undefined || content === undefined) return found;
    const list = this.#definition(content);
    const shared = this.#levelsOf(list.abstractId);
    const made: List = { list, levels: (at) => this.#level(list.levels.get(at) ?? shared?.get(at)) };
    this.#found.set(numId, made);
    return made;
  }

  #level(content: XmlElement | undefined): Level | undefined {
    if (content === undefined) return undefined;
    const known = this.#levels.get(content) ?? readLevel(content);
    this.#levels.set(content, known);
    return known;
  }

  #levelsOf(abstractId: string): ReadonlyMap<number, XmlElement> | undefined {
    const own = this.#abstract.get(abstractId);
    if (own === undefined) return undefined;
    const definition = this.#definition(own);
    const { numStyleLink } = definition;
    return (numStyleLink === undefined ? definition : (this.#ofStyle(numStyleLink) ?? definition)).levels;
  }

  #ofStyle(style: string): Definition | undefined {
    const all = [...this.#abstract.values()].map((content) => this.#definition(content));
    return all.findLast(({ styleLink }) => styleLink === style);
  }

  #definition(content: XmlElement): Definition {
    const known = this.#read.get(content) ?? readDefinition(content);
    this.#read.set(content, known);
    return known;
  }
}

function readDefinition(element: XmlElement): Definition {
  const unset = { abstractId: "", styleLink: undefined, numStyleLink: undefined };
  const definition: Definition = { ...unset, starts: new Map(), levels: new Map() };
  for (const child of element.children) {
    const value = child.attributes("w:val");
    if (child.name === "w:lvlOverride") readOverride(definition, child);
    else if (child.name === "w:lvl") addLevel(definition, child);
    else if (child.name === "w:abstractNumId") definition.abstractId = value ?? "";
    else if (child.name === "w:styleLink") definition.styleLink = value;
    else if (child.name === "w:numStyleLink") definition.numStyleLink = value;
  }
  return definition;
}

function readOverride(definition: Definition, { attributes, children }: XmlElement): void {
  const at = wholeOf(attributes("w:ilvl"));
  for (const child of children) {
    if (child.name === "w:lvl") addLevel(definition, child);
    else if (child.name === "w:startOverride" && at <= MAX_LEVEL)
      definition.starts.set(at, wholeOf(child.attributes("w:val")));
  }
}

function addLevel({ levels }: Definition, level: XmlElement): void {
  const at = wholeOf(level.attributes("w:ilvl"));
  if (at <= MAX_LEVEL) levels.set(at, level);
}

function readLevel(element: XmlElement): Level {
  const level: Level = { start: 0, format: "decimal", text: "", isLegal: false, restart: undefined };
  forEachInside(element, (name, attributes) => readLevelProperty(level, name, attributes));
  return level;
}

function readLevelProperty(level: Level, name: string, attributes: Attributes): void {
  if (name === "w:start") level.start = wholeOf(attributes("w:val"));
  else if (name === "w:numFmt") level.format = attributes("w:val") ?? "decimal";
  else if (name === "w:lvlText") level.text = attributes("w:val") ?? "";
  else if (name === "w:isLgl") level.isLegal = isOn(attributes);
  else if (name === "w:lvlRestart") level.restart = wholeOf(attributes("w:val"));
}

function wholeOf(value: string | undefined): number {
  return Math.max(0, Number.parseInt(value ?? "", 10) || 0);
}
