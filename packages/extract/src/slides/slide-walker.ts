import type { Attributes, XmlEvents } from "../xml.ts";
import { walkXml } from "../xml.ts";
import { firstAlternatives } from "./alternate-content.ts";
import { BlockBudget } from "./block-budget.ts";
import { DrawingText, type PlaceLook } from "./drawing-text.ts";
import type { SlidePart } from "./running-lines.ts";
import type { Place } from "./seen-order.ts";

/** The content of a shape, table or SmartArt drawing of a slide or notes page. */
export interface Shape {
  /** The type of its placeholder (19.7.10), "body" if it has none; null for a text box. */
  placeholder: string | null;
  readonly parts: SlidePart[];
  /** The position that the slide itself gives; absent if a group moves it. */
  place?: Place;
  /** Relationship id of its SmartArt data. */
  readonly diagram?: string;
  /** Relationship id of its chart. */
  readonly chart?: string;
}

/** Placeholders for any content have bullets from the master; a title or a text box has none. */
const BULLETED = new Set(["body", "obj"]);

const FALSE = new Set(["0", "false"]);

/** In points, unless the presentation changes it (21.1.2.3.9 has no default; this is PowerPoint's). */
const TEXT_BOX_SIZE = 18;

/** The content of one slide or notes page. */
interface ReadSlide {
  /** In drawing order, which screen readers use too. */
  readonly shapes: Shape[];
  /** Whether its author hid it (19.3.1.38). */
  readonly isHidden: boolean;
  /** In drawing order. */
  readonly pictures: readonly SlidePicture[];
}

/** A picture of a slide. */
export interface SlidePicture {
  /** Relationship id. */
  readonly id: string;
  /** Where it stands; absent if that is not known, null if it only fills a shape or the background. */
  readonly place?: Place | null;
}

/** A slide of more pictures is a collage. */
const MAX_PICTURES = 6;

/** Throws if the XML is damaged. */
export function readSlide(bytes: Uint8Array): ReadSlide {
  const walker = new SlideWalker();
  walkXml(bytes, firstAlternatives(walker));
  return walker;
}

class SlideWalker implements Required<XmlEvents> {
  readonly shapes: Shape[] = [];
  readonly pictures: { id: string; place?: Place | null }[] = [];
  isHidden = false;
  readonly #budget = new BlockBudget();
  #shape: Shape | null = null;
  #isPicture = false;
  #groups = 0;
  #corner: Pick<Place, "x" | "y"> | null = null;
  readonly #text = new DrawingText({
    emit: (part) => this.#take(part),
    look: () => this.#look(),
  });

  open(name: string, attributes: Attributes): void {
    if (name === "p:sp") this.#openShape();
    else if (name === "p:pic") this.#openPicture();
    else if (name === "p:sld") this.isHidden = FALSE.has(attributes("show") ?? "");
    else if (name === "p:grpSp") this.#groups += 1;
    else if (name === "a:off") this.#corner = { x: Number(attributes("x")), y: Number(attributes("y")) };
    else if (name === "a:ext" && attributes("cx") !== undefined) this.#placeAt(attributes);
    else if (name === "p:ph") this.#placeholder(attributes("type") ?? "body");
    else if (name === "dgm:relIds") this.#refer({ diagram: attributes("r:dm") });
    else if (name === "c:chart") this.#refer({ chart: attributes("r:id") });
    else if (name === "a:blip") this.#addPicture(attributes("r:embed"));
    else this.#text.open(name, attributes);
  }

  close(name: string): void {
    if (name === "p:sp") this.#shape = null;
    else if (name === "p:pic") this.#isPicture = false;
    else if (name === "p:grpSp") this.#groups -= 1;
    else this.#text.close(name);
  }

  text(text: string): void {
    this.#text.text(text);
  }

  #openShape(): void {
    this.#shape = { placeholder: null, parts: [] };
    this.#corner = null;
  }

  #openPicture(): void {
    this.#isPicture = true;
    this.#corner = null;
  }

  #placeAt(attributes: Attributes): void {
    const placed = this.#isPicture ? this.pictures.at(-1) : this.#shape;
    if (!placed || this.#corner === null || this.#groups > 0) return;
    const [width, height] = [Number(attributes("cx")), Number(attributes("cy"))];
    placed.place = { ...this.#corner, width, height };
  }

  #look(): PlaceLook {
    if (this.#shape === null) return { hasBullets: false };
    const { placeholder } = this.#shape;
    return {
      hasBullets: BULLETED.has(placeholder ?? ""),
      fontSize: placeholder === null ? TEXT_BOX_SIZE : Number.POSITIVE_INFINITY,
    };
  }

  /** Tables are outside of shapes; a shape counts from its first part on. */
  #take(part: SlidePart): void {
    if (!this.#budget.take()) return;
    const shape = this.#shape ?? { placeholder: null, parts: [] };
    if (shape.parts.length === 0) this.shapes.push(shape);
    shape.parts.push(part);
  }

  #placeholder(type: string): void {
    if (this.#shape !== null) this.#shape.placeholder = type;
  }

  #addPicture(id: string | undefined): void {
    if (id === undefined || this.pictures.length >= MAX_PICTURES) return;
    this.pictures.push(this.#isPicture ? { id } : { id, place: null });
  }

  #refer({ diagram, chart }: { diagram?: string | undefined; chart?: string | undefined }): void {
    if ((diagram ?? chart) === undefined || !this.#budget.take()) return;
    const shape: Shape = { placeholder: null, parts: [] };
    this.shapes.push({
      ...shape,
      ...(diagram !== undefined && { diagram }),
      ...(chart !== undefined && { chart }),
    });
  }
}
