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
import { type Attributes, walkXml } from "../xml.ts";
import { isOn } from "./on-off.ts";

/** A paragraph's place in a list, as it or its style says. */
export interface ListPlace {
  readonly numId: string;
  /** 0 is the outermost. */
  readonly level: number;
}

/** Gives a list item its marker ("a)", "2.1."), counting on; "" where the list has bullets or nothing. */
export type Numbering = (place: ListPlace) => string;

interface Level {
  start: number;
  format: string;
  text: string;
  /** Numbers of outer levels are shown in figures, whatever their own form. */
  isLegal: boolean;
  /** After which outer level counting starts again; undefined for any, 0 for none. */
  restart: number | undefined;
}

interface Num {
  abstractId: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

type Levels = Map<number, Level>;

const MAX_LEVEL = 8;
const MAX_MARKER_CHARS = 30;
/** How the numbers and the items look. */
const LOOKS: ReadonlySet<string> = new Set(["w:pPr", "w:rPr", "w:numPicBullet"]);
const SILENT = new Set(["bullet", "none"]);

/** `w:numFmt` values (ECMA-376 part 1, 17.18.59); those that are not here are written in figures. */
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

/** Reads `numbering.xml` (ECMA-376 part 1, 17.9). Without it no item has a marker. */
export function readNumbering(bytes: Uint8Array | null): Numbering {
  const lists = new NumberingParts();
  if (bytes !== null) walkXml(bytes, lists, LOOKS);
  const counters = new Counters();
  return ({ numId, level }) => {
    const num = lists.nums.get(numId);
    if (num === undefined || level > MAX_LEVEL) return "";
    const levels = (at: number) => num.levels.get(at) ?? lists.levelsOf(num.abstractId).get(at);
    const values = counters.next(num, level, levels);
    return markerOf(values, level, levels);
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

/** How far each list has counted. Lists that share a definition share their numbers, unless told to start anew. */
class Counters {
  readonly #values = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<Num>();

  next(num: Num, level: number, levels: LevelAt): readonly (number | undefined)[] {
    const values = this.#values.get(num.abstractId) ?? [];
    this.#values.set(num.abstractId, values);
    if (!this.#begun.has(num)) {
      this.#begun.add(num);
      for (const [at, start] of num.starts) values[at] = start - 1;
    }
    const start = levels(level)?.start ?? 1;
    values[level] = (values[level] ?? start - 1) + 1;
    for (let inner = level + 1; inner <= MAX_LEVEL; inner += 1) {
      const { restart } = levels(inner) ?? {};
      if (restart === undefined || (restart > 0 && level < restart)) values[inner] = undefined;
    }
    return values;
  }
}

/** The definitions of `numbering.xml` as they come. */
class NumberingParts {
  readonly nums = new Map<string, Num>();
  readonly #abstract = new Map<string, Levels>();
  /** A definition may stand for that of a numbering style: by style, and by the one that points to it. */
  readonly #byStyle = new Map<string, string>();
  readonly #links = new Map<string, string>();
  #abstractId = "";
  #num: Num | null = null;
  #levels: Levels = new Map();
  #level: Level | null = null;
  #at = 0;

  levelsOf(abstractId: string): Levels {
    const target = this.#byStyle.get(this.#links.get(abstractId) ?? "") ?? abstractId;
    return this.#abstract.get(target) ?? new Map();
  }

  open(name: string, attributes: Attributes): void {
    if (name === "w:abstractNum") this.#openAbstract(attributes("w:abstractNumId") ?? "");
    else if (name === "w:num") this.#openNum(attributes("w:numId") ?? "");
    else if (name === "w:styleLink") this.#byStyle.set(attributes("w:val") ?? "", this.#abstractId);
    else if (name === "w:numStyleLink") this.#links.set(this.#abstractId, attributes("w:val") ?? "");
    else if (name === "w:lvlOverride") this.#at = wholeOf(attributes("w:ilvl"));
    else if (name === "w:lvl") this.#openLevel(wholeOf(attributes("w:ilvl")));
    else if (this.#level !== null) readLevel(this.#level, name, attributes);
    else if (this.#num !== null) this.#readNum(this.#num, name, attributes);
  }

  close(name: string): void {
    if (name === "w:lvl") this.#level = null;
    else if (name === "w:num") this.#num = null;
  }

  #openAbstract(id: string): void {
    this.#abstractId = id;
    this.#levels = new Map();
    this.#abstract.set(id, this.#levels);
  }

  #openNum(id: string): void {
    this.#num = { abstractId: "", starts: new Map(), levels: new Map() };
    this.#levels = this.#num.levels;
    this.nums.set(id, this.#num);
  }

  #openLevel(at: number): void {
    this.#level = { start: 0, format: "decimal", text: "", isLegal: false, restart: undefined };
    if (at <= MAX_LEVEL) this.#levels.set(at, this.#level);
  }

  #readNum(num: Num, name: string, attributes: Attributes): void {
    if (name === "w:abstractNumId") num.abstractId = attributes("w:val") ?? "";
    else if (name === "w:startOverride" && this.#at <= MAX_LEVEL)
      num.starts.set(this.#at, wholeOf(attributes("w:val")));
  }
}

function readLevel(level: Level, name: string, attributes: Attributes): void {
  if (name === "w:start") level.start = wholeOf(attributes("w:val"));
  else if (name === "w:numFmt") level.format = attributes("w:val") ?? "decimal";
  else if (name === "w:lvlText") level.text = attributes("w:val") ?? "";
  else if (name === "w:isLgl") level.isLegal = isOn(attributes);
  else if (name === "w:lvlRestart") level.restart = wholeOf(attributes("w:val"));
}

function wholeOf(value: string | undefined): number {
  return Math.max(0, Number.parseInt(value ?? "", 10) || 0);
}
