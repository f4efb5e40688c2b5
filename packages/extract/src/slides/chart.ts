import type { Part } from "../reading.ts";
import { type Attributes, walkXml, type XmlWalker } from "../xml.ts";

/** A larger chart shows a curve; its points are not meant to be read. */
const MAX_ROWS = 100;
const MAX_SERIES = 20;
const MAX_TEXT_CHARS = 500;
/** Rounds away the errors of binary fractions. */
const SHOWN_DIGITS = 12;

interface Series {
  name: string;
  readonly values: Map<number, string>;
}

/**
 * The text of a chart (ECMA-376 part 1, 21.2): the titles of the chart and its axes, then a table of its data, with a
 * row for each category and a column for each series.
 */
export function readChart(bytes: Uint8Array): Part[] {
  const walker = new ChartWalker();
  walkXml(bytes, walker);
  return walker.parts();
}

class ChartWalker implements XmlWalker {
  readonly #titles: string[] = [];
  readonly #series: Series[] = [];
  readonly #categories = new Map<number, string>();
  /** The open elements, which tell what a text is. */
  readonly #around: string[] = [];
  #point = 0;
  #text = "";

  open(name: string, attributes: Attributes): void {
    if (MEANING.has(name)) this.#around.push(name);
    if (name === "c:title") this.#titles.push("");
    else if (name === "c:ser") this.#series.push({ name: "", values: new Map() });
    else if (name === "c:pt") this.#point = Number(attributes("idx"));
    this.#text = "";
  }

  close(name: string): void {
    if (name === "a:t") this.#addToTitle(this.#text);
    else if (name === "a:p") this.#addToTitle(" ");
    else if (name === "c:v") this.#addValue(this.#text);
    if (MEANING.has(name)) this.#around.pop();
    this.#text = "";
  }

  text(text: string): void {
    this.#text = (this.#text + text).slice(0, MAX_TEXT_CHARS);
  }

  parts(): Part[] {
    const titles = this.#titles.map((title) => title.trim()).filter((title) => title !== "");
    const series = this.#series.slice(0, MAX_SERIES);
    const rows = [["", ...series.map(({ name }) => name)]];
    for (const [point, category] of [...this.#categories].sort(([a], [b]) => a - b)) {
      rows.push([category, ...series.map(({ values }) => values.get(point) ?? "")]);
    }
    const texts = rows.slice(0, MAX_ROWS).map((cells) => cells.join(" | "));
    return [
      ...titles.map((text): Part => ({ kind: "paragraph", text })),
      ...texts.filter((text) => /[^\s|]/u.test(text)).map((text): Part => ({ kind: "tableRow", text })),
    ];
  }

  get #isTitle(): boolean {
    return this.#around.includes("c:title");
  }

  #addToTitle(text: string): void {
    if (!this.#isTitle) return;
    const title = this.#titles.pop() ?? "";
    this.#titles.push((title + text).slice(0, MAX_TEXT_CHARS));
  }

  #addValue(text: string): void {
    const around = this.#around.at(-1);
    const series = this.#series.at(-1);
    if (this.#isTitle) {
      this.#addToTitle(text);
      return;
    }
    if (around === undefined || series === undefined || !(this.#point >= 0 && this.#point < MAX_ROWS)) return;
    const value = shownValue(text);
    if (around === "c:tx") series.name = value;
    else if (CATEGORIES.has(around) && !this.#categories.has(this.#point))
      this.#categories.set(this.#point, value);
    else if (VALUES.has(around)) series.values.set(this.#point, value);
  }
}

const CATEGORIES = new Set(["c:cat", "c:xVal"]);
const VALUES = new Set(["c:val", "c:yVal"]);
const MEANING = new Set(["c:title", "c:tx", ...CATEGORIES, ...VALUES]);

function shownValue(text: string): string {
  const isFraction = /^-?\d+\.\d+(?:E-?\d+)?$/i.test(text);
  return isFraction ? String(Number(Number(text).toPrecision(SHOWN_DIGITS))) : text.trim();
}
