import type { Part } from "../reading.ts";
import type { Attributes, XmlWalker } from "../xml.ts";
import { walkXml } from "../xml.ts";

export interface Slide {
  readonly title: Part | null;
  readonly parts: readonly Part[];
  /** Relationship ids of the SmartArt data this slide shows. */
  readonly diagrams: readonly string[];
  /** Of a notes page: what the speaker says. */
  readonly notes?: readonly Part[];
}

/** Date, footer and slide number repeat on every slide; the slide's picture stands on its notes page. */
const DECORATION = new Set(["dt", "ftr", "sldNum", "hdr", "sldImg"]);
const TITLES = new Set(["title", "ctrTitle"]);
const GENERATED_FIELDS = /^(slidenum|datetime)/;

interface Shape {
  placeholder: string | null;
  paragraphs: Part[];
}

/** Reads a slide, a notes page or the data of a SmartArt drawing: all hold DrawingML paragraphs. */
export function readShapes(bytes: Uint8Array): Slide {
  const walker = new SlideWalker();
  walkXml(bytes, walker);
  return walker.slide();
}

class SlideWalker implements XmlWalker {
  #skipping = 0;
  #isText = false;
  #shapes: Shape[] = [{ placeholder: null, paragraphs: [] }];
  #shape: Shape | null = null;
  #text: string | null = null;
  #isBullet: boolean | undefined;
  #row: string[] | null = null;
  #cell: string[] | null = null;
  #diagrams: string[] = [];

  open(name: string, attributes: Attributes): void {
    if (this.#skipping > 0 || isSkipped(name, attributes)) this.#skipping += 1;
    else if (name === "p:sp") this.#openShape();
    else if (name === "p:ph" && this.#shape) this.#shape.placeholder = attributes("type") ?? "body";
    else if (name === "a:p") this.#openParagraph();
    else if (name === "a:t" || name === "m:t") this.#isText = true;
    else if (name === "a:br") this.#add(" ");
    else if (name === "a:buNone") this.#isBullet = false;
    else if (name === "a:buChar" || name === "a:buAutoNum") this.#isBullet = true;
    else if (name === "a:tr") this.#row = [];
    else if (name === "a:tc") this.#cell = [];
    else if (name === "dgm:relIds") this.#diagrams.push(attributes("r:dm") ?? "");
  }

  close(name: string): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (name === "p:sp") this.#shape = null;
    else if (name === "a:p") this.#closeParagraph();
    else if (name === "a:t" || name === "m:t") this.#isText = false;
    else if (name === "a:tc") this.#closeCell();
    else if (name === "a:tr") this.#closeRow();
  }

  text(text: string): void {
    if (this.#isText && this.#skipping === 0) this.#add(text);
  }

  slide(): Slide {
    const shapes = this.#shapes.filter(({ placeholder }) => !DECORATION.has(placeholder ?? ""));
    const isTitle = (shape: Shape) => TITLES.has(shape.placeholder ?? "") && hasText(shape);
    const titleShape = shapes.find(isTitle) ?? null;
    const rest = shapes.filter((shape) => shape !== titleShape);
    const notes = shapes.filter(({ placeholder }) => placeholder === "body");
    return {
      title: titleShape === null ? null : titlePart(titleShape),
      parts: rest.flatMap((shape) => shape.paragraphs),
      diagrams: this.#diagrams,
      notes: notes.flatMap((shape) =>
        shape.paragraphs.map((part) => ({ ...part, kind: "paragraph" }) as Part),
      ),
    };
  }

  #openShape(): void {
    this.#shape = { placeholder: null, paragraphs: [] };
    this.#shapes.push(this.#shape);
  }

  #openParagraph(): void {
    this.#text = "";
    this.#isBullet = undefined;
  }

  #add(text: string): void {
    if (this.#text !== null) this.#text += text;
  }

  #closeParagraph(): void {
    const text = this.#text ?? "";
    this.#text = null;
    if (text.trim() === "") return;
    if (this.#cell !== null) this.#cell.push(text.trim());
    else this.#deliver({ kind: this.#isListItem() ? "listItem" : "paragraph", text });
  }

  /** The body placeholder has bullets unless the paragraph says otherwise; other shapes have none. */
  #isListItem(): boolean {
    return this.#isBullet ?? this.#shape?.placeholder === "body";
  }

  #closeCell(): void {
    this.#row?.push((this.#cell ?? []).join(" "));
    this.#cell = null;
  }

  #closeRow(): void {
    const text = (this.#row ?? []).join(" | ").replace(/[\s|]+$/, "");
    this.#row = null;
    if (text !== "") this.#deliver({ kind: "tableRow", text });
  }

  /** Text outside a shape (tables, SmartArt) gets a shape of its own, so that the order is kept. */
  #deliver(part: Part): void {
    if (this.#shape !== null) this.#shape.paragraphs.push(part);
    else this.#shapes.push({ placeholder: null, paragraphs: [part] });
  }
}

function isSkipped(name: string, attributes: Attributes): boolean {
  if (name === "mc:Fallback") return true;
  return name === "a:fld" && GENERATED_FIELDS.test(attributes("type") ?? "");
}

function hasText(shape: Shape): boolean {
  return shape.paragraphs.length > 0;
}

function titlePart(shape: Shape): Part {
  const text = shape.paragraphs.map((part) => part.text.trim()).join(" ");
  return { kind: "heading", text, level: shape.placeholder === "ctrTitle" ? 1 : 2 };
}
