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
import type { Attributes } from "../xml.ts";

/** How one level of a list numbers its items (ISO 26300-1, 16.32); null for bullets. */
interface Level {
  readonly format: NumberFormat;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  /** How many outer numbers are shown, its own included. */
  readonly shownLevels: number;
}

/** By the start of `style:num-format`: East Asian and Cyrillic formats are given as samples ("ア, イ, ウ, ..."). */
const FORMATS: readonly (readonly [start: string, format: NumberFormat])[] = [
  ["a", letters(LATIN)],
  ["A", upper(letters(LATIN))],
  ["i", lowerRoman],
  ["I", upper(lowerRoman)],
  ["ア", signs(AIUEO)],
  ["イ", signs(IROHA)],
  ["一", signs(KANJI)],
  ["①", signs(CIRCLED)],
];
const MAX_LEVELS = 10;
const MAX_MARKER_CHARS = 30;

/** The list styles of a document, filled as their definitions come. */
export class ListStyles {
  readonly #styles = new Map<string, Map<number, Level>>();
  #current: Map<number, Level> | null = null;

  open(name: string, attributes: Attributes): void {
    if (name === "text:list-style") {
      this.#current = new Map();
      this.#styles.set(attributes("style:name") ?? "", this.#current);
    } else if (name === "text:list-level-style-number") {
      this.#current?.set(wholeOf(attributes("text:level"), 1), levelOf(attributes));
    }
  }

  close(name: string): void {
    if (name === "text:list-style") this.#current = null;
  }

  /** Levels count from 1. Undefined if the level has bullets or nothing. */
  levelOf(style: string | null, level: number): Level | undefined {
    return this.#styles.get(style ?? "")?.get(level);
  }
}

function levelOf(attributes: Attributes): Level {
  return {
    format: formatOf(attributes("style:num-format") ?? ""),
    prefix: attributes("style:num-prefix") ?? "",
    suffix: attributes("style:num-suffix") ?? "",
    start: wholeOf(attributes("text:start-value"), 1),
    shownLevels: wholeOf(attributes("text:display-levels"), 1),
  };
}

function formatOf(sample: string): NumberFormat {
  if (sample === "") return () => "";
  if (/^[аА], /.test(sample)) {
    const small = letters(sample.includes("(uk)") ? UKRAINIAN : RUSSIAN);
    return sample.startsWith("А") ? upper(small) : small;
  }
  return FORMATS.find(([start]) => sample.startsWith(start))?.[1] ?? decimal;
}

interface OpenList {
  readonly style: string | null;
  readonly counts: (number | undefined)[];
  /** Whether the open item still waits for its first paragraph. */
  isWaiting: boolean;
  /** The number of the item, if the item itself sets it. */
  startValue: number | undefined;
}

/** The lists that are open at a point of the text, and how far each has counted (ISO 26300-1, 5.3). */
export class OpenLists {
  readonly #styles: ListStyles;
  #open: OpenList[] = [];
  readonly #byId = new Map<string, OpenList["counts"]>();
  readonly #byStyle = new Map<string, OpenList["counts"]>();

  constructor(styles: ListStyles) {
    this.#styles = styles;
  }

  /** Sets the open lists aside, for text inside an item that does not belong to its list. */
  suspend(): () => void {
    const outer = this.#open;
    this.#open = [];
    return () => {
      this.#open = outer;
    };
  }

  openList(attributes: Attributes): void {
    const outer = this.#open.at(-1);
    const style = attributes("text:style-name") ?? outer?.style ?? null;
    const counts = outer?.counts ?? this.#countsOf(style, attributes);
    this.#byStyle.set(style ?? "", counts);
    const id = attributes("xml:id");
    if (id !== undefined) this.#byId.set(id, counts);
    this.#open.push({ style, counts, isWaiting: false, startValue: undefined });
  }

  closeList(): void {
    this.#open.pop();
  }

  openItem(attributes: Attributes): void {
    const list = this.#open.at(-1);
    if (list === undefined) return;
    const start = attributes("text:start-value");
    list.isWaiting = true;
    list.startValue = start === undefined ? undefined : wholeOf(start, 1);
  }

  /**
   * Called for each paragraph: the marker of the item it begins ("" for bullets), or null if it begins none.
   * `ofParagraph` is the list style named by the paragraph's style.
   */
  begin(ofParagraph: string | null): string | null {
    const list = this.#open.at(-1);
    if (list?.isWaiting !== true) return null;
    list.isWaiting = false;
    const at = this.#open.length;
    const style = list.style ?? ofParagraph;
    const start = this.#styles.levelOf(style, at)?.start ?? 1;
    list.counts[at] = list.startValue ?? (list.counts[at] ?? start - 1) + 1;
    list.counts.length = at + 1;
    return at > MAX_LEVELS ? "" : this.#marker(style, list.counts);
  }

  #countsOf(style: string | null, attributes: Attributes): OpenList["counts"] {
    const continued = attributes("text:continue-list");
    if (continued !== undefined) return this.#byId.get(continued) ?? [];
    const goesOn = attributes("text:continue-numbering") === "true";
    return (goesOn ? this.#byStyle.get(style ?? "") : undefined) ?? [];
  }

  #marker(style: string | null, counts: OpenList["counts"]): string {
    const at = counts.length - 1;
    const own = this.#styles.levelOf(style, at);
    if (own === undefined) return "";
    const numbers: string[] = [];
    for (let level = Math.max(1, at - own.shownLevels + 1); level <= at; level += 1) {
      const { format, start } = this.#styles.levelOf(style, level) ?? own;
      numbers.push(format(counts[level] ?? start));
    }
    const shown = numbers.filter((number) => number !== "").join(".");
    return shown === "" ? "" : `${own.prefix}${shown}${own.suffix}`.trim().slice(0, MAX_MARKER_CHARS);
  }
}

function wholeOf(value: string | undefined, otherwise: number): number {
  const whole = Number.parseInt(value ?? "", 10);
  return whole >= 0 ? whole : otherwise;
}
