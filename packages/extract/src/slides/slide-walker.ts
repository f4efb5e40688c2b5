import type { Attributes, XmlEvents } from "../xml.ts";
import { walkXml } from "../xml.ts";
import { firstAlternatives } from "./alternate-content.ts";
import { BlockBudget } from "./block-budget.ts";
import { DrawingText, type PlaceLook } from "./drawing-text.ts";
import type { SlidePart } from "./running-lines.ts";
import type { Place } from "./seen-order.ts";

/** What stands in one shape, table or SmartArt drawing of a slide or a notes page. */
export interface Shape {
  /** Type of its placeholder (19.7.10), "body" where it has one without a type; null for a text box. */
  placeholder: string | null;
  readonly parts: SlidePart[];
  /** Where the slide itself says that it stands, and no group moves it. */
  place?: Place;
  /** Relationship id of the SmartArt data that is shown here. */
  readonly diagram?: string;
  /** That of the chart. */
  readonly chart?: string;
}

/** A shape that holds content of any kind has bullets by the master; a title or a text box has none. */
const BULLETED = new Set(["body", "obj"]);

const FALSE = new Set(["0", "false"]);

/** In points, where the deck does not change it (21.1.2.3.9 has no default of its own; PowerPoint's is this). */
const TEXT_BOX_SIZE = 18;

/** What one slide or notes page shows. */
interface ReadSlide {
  /** In the order of drawing, which is the one screen readers take. */
  readonly shapes: Shape[];
  /** Its author leaves it out of the show (19.3.1.38). */
  readonly isHidden: boolean;
}

/** Throws where the XML is damaged. */
export function readSlide(bytes: Uint8Array): ReadSlide {
  const walker = new SlideWalker();
  walkXml(bytes, firstAlternatives(walker));
  return walker;
}

class SlideWalker implements Required<XmlEvents> {
  readonly shapes: Shape[] = [];
  isHidden = false;
  readonly #budget = new BlockBudget();
  #shape: Shape | null = null;
  #groups = 0;
  #corner: Pick<Place, "x" | "y"> | null = null;
  readonly #text = new DrawingText({
    emit: (part) => this.#take(part),
    look: () => this.#look(),
  });

  open(name: string, attributes: Attributes): void {
    if (name === "p:sp") this.#openShape();
    else if (name === "p:sld") this.isHidden = FALSE.has(attributes("show") ?? "");
    else if (name === "p:grpSp") this.#groups += 1;
    else if (name === "a:off") this.#corner = { x: Number(attributes("x")), y: Number(attributes("y")) };
    else if (name === "a:ext" && attributes("cx") !== undefined) this.#placeAt(attributes);
    else if (name === "p:ph") this.#placeholder(attributes("type") ?? "body");
    else if (name === "dgm:relIds") this.#refer({ diagram: attributes("r:dm") });
    else if (name === "c:chart") this.#refer({ chart: attributes("r:id") });
    else this.#text.open(name, attributes);
  }

  close(name: string): void {
    if (name === "p:sp") this.#shape = null;
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

  #placeAt(attributes: Attributes): void {
    if (this.#shape === null || this.#corner === null || this.#groups > 0) return;
    const [width, height] = [Number(attributes("cx")), Number(attributes("cy"))];
    this.#shape.place = { ...this.#corner, width, height };
  }

  #look(): PlaceLook {
    if (this.#shape === null) return { hasBullets: false };
    const { placeholder } = this.#shape;
    return {
      hasBullets: BULLETED.has(placeholder ?? ""),
      fontSize: placeholder === null ? TEXT_BOX_SIZE : Number.POSITIVE_INFINITY,
    };
  }

  /** Tables stand outside of any shape; a shape counts from its first part on. */
  #take(part: SlidePart): void {
    if (!this.#budget.take()) return;
    const shape = this.#shape ?? { placeholder: null, parts: [] };
    if (shape.parts.length === 0) this.shapes.push(shape);
    shape.parts.push(part);
  }

  #placeholder(type: string): void {
    if (this.#shape !== null) this.#shape.placeholder = type;
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
