import type { OpenStyles } from "../open-document/styles.ts";
import { OpenTextWalker } from "../open-document/text-walker.ts";
import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { BlockBudget } from "./block-budget.ts";
import { type Slide, type SlideShape, slideParts, spokenParts } from "./slide-parts.ts";

/** Fields that the program fills in: the file holds what they showed last, or a placeholder word. */
const GENERATED = new Set([
  "text:page-number",
  "text:page-count",
  "presentation:date-time",
  "presentation:footer",
  "presentation:header",
]);
const CLOCKS = new Set(["text:date", "text:time"]);
const RUNNING = new Set(["header", "footer", "date-time"]);

interface OpenShape {
  /** `presentation:class` (ISO 26300-1, 19.389): the role of the shape; null for a text box. */
  readonly role: string | null;
  readonly parts: Part[];
}

/**
 * Walks the pages of an OpenDocument presentation (ISO 26300-1, 10.2.4) and emits each page at its end. Text of
 * master pages is elsewhere in the file.
 */
export class OpenSlideWalker implements XmlWalker {
  readonly #styles: OpenStyles;
  readonly #addSlide: (slide: Slide) => void;
  #text: OpenTextWalker;
  #depth = 0;
  #skippedBelow: number | null = null;
  #notesBelow: number | null = null;
  /** The open shape with a role, and its depth. */
  #placeholder: { depth: number; shape: OpenShape } | null = null;
  #shapes: OpenShape[] = [];
  #budget = new BlockBudget();
  #spoken: Part[] = [];
  #isHidden = false;

  constructor(styles: OpenStyles, addSlide: (slide: Slide) => void) {
    this.#styles = styles;
    this.#addSlide = addSlide;
    this.#text = this.#newText();
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (this.#skippedBelow !== null) return;
    if (isSkipped(name, attributes)) this.#skippedBelow = this.#depth;
    else this.#openShown(name, attributes);
  }

  close(name: string): void {
    const depth = this.#depth;
    this.#depth -= 1;
    if (this.#skippedBelow !== null) {
      if (depth === this.#skippedBelow) this.#skippedBelow = null;
      return;
    }
    this.#text.close(name);
    if (name === "draw:page") this.#closePage();
    if (depth === this.#notesBelow) this.#notesBelow = null;
    if (depth === this.#placeholder?.depth) this.#placeholder = null;
  }

  text(text: string): void {
    if (this.#skippedBelow === null) this.#text.text(text);
  }

  #openShown(name: string, attributes: Attributes): void {
    if (name === "draw:page")
      this.#isHidden = this.#styles.of("drawing-page", attributes("draw:style-name")).isHidden === true;
    if (name === "presentation:notes") this.#notesBelow = this.#depth;
    const role = attributes("presentation:class");
    if (role !== undefined && this.#placeholder === null) {
      this.#placeholder = { depth: this.#depth, shape: this.#addShape(role) };
    }
    this.#text.open(name, attributes);
  }

  #newText(): OpenTextWalker {
    return new OpenTextWalker(this.#styles, (part) => this.#take(part));
  }

  #take(part: Part): void {
    if (part.text.trim() === "" || !this.#budget.take()) return;
    if (this.#notesBelow !== null) {
      if (this.#placeholder?.shape.role === "notes") this.#spoken.push(part);
      return;
    }
    const shape = this.#placeholder?.shape ?? this.#textBox();
    shape.parts.push(part);
  }

  /** Consecutive boxes without a role need not be separated. */
  #textBox(): OpenShape {
    const last = this.#shapes.at(-1);
    return last !== undefined && last.role === null ? last : this.#addShape(null);
  }

  #addShape(role: string | null): OpenShape {
    const shape = { role, parts: [] };
    if (this.#notesBelow === null && this.#budget.take()) this.#shapes.push(shape);
    return shape;
  }

  #closePage(): void {
    const isOpening = this.#shapes.some(({ role, parts }) => role === "subtitle" && parts.length > 0);
    const shapes = this.#shapes.map(({ role, parts }): SlideShape => {
      const titleLevel = role === "title" ? (isOpening ? 1 : 2) : null;
      return { titleLevel, isRunning: RUNNING.has(role ?? ""), parts: parts.map(withoutHeading) };
    });
    const parts = [...slideParts(shapes), ...spokenParts(this.#spoken)];
    this.#addSlide({ parts, isHidden: this.#isHidden });
    this.#shapes = [];
    this.#spoken = [];
    this.#budget = new BlockBudget();
    this.#placeholder = null;
    this.#text = this.#newText();
  }
}

/** Only titles of slides are headings, whatever the paragraph style of a text box. */
function withoutHeading(part: Part): Part {
  return part.kind === "heading" ? { kind: "paragraph", text: part.text } : part;
}

function isSkipped(name: string, attributes: Attributes): boolean {
  if (CLOCKS.has(name)) return attributes("text:fixed") !== "true";
  // The text of an empty placeholder is only a prompt.
  return GENERATED.has(name) || attributes("presentation:placeholder") === "true";
}
