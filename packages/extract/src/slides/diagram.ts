import type { Part } from "../reading.ts";
import type { Attributes, XmlEvents } from "../xml.ts";
import { walkXml } from "../xml.ts";
import { firstAlternatives } from "./alternate-content.ts";
import { BlockBudget } from "./block-budget.ts";
import { DrawingText } from "./drawing-text.ts";

interface Point {
  readonly id: string;
  readonly parts: Part[];
}

interface Branch {
  readonly child: string;
  readonly order: number;
}

/**
 * The texts of a SmartArt drawing, from its data model (ECMA-376 part 1, 21.4.3), in the order of its tree. In the
 * file the points are in the order in which they were typed.
 */
export function readDiagram(bytes: Uint8Array): Part[] {
  const walker = new DiagramWalker();
  walkXml(bytes, firstAlternatives(walker));
  return walker.parts();
}

class DiagramWalker implements Required<XmlEvents> {
  readonly #points = new Map<string, Point>();
  readonly #branches = new Map<string, Branch[]>();
  readonly #roots: string[] = [];
  readonly #budget = new BlockBudget();
  #parts: Part[] = [];
  readonly #text = new DrawingText({
    emit: (part) => {
      if (this.#budget.take()) this.#parts.push(part);
    },
    look: () => ({ hasBullets: true }),
  });

  open(name: string, attributes: Attributes): void {
    if (name === "dgm:pt") this.#openPoint(attributes);
    else if (name === "dgm:cxn") this.#connect(attributes);
    else this.#text.open(name, attributes);
  }

  close(name: string): void {
    this.#text.close(name);
  }

  text(text: string): void {
    this.#text.text(text);
  }

  /** From the roots down, each point once; then points that no connection reaches. */
  parts(): Part[] {
    const found: Part[] = [];
    const waiting = [...this.#points.keys()].reverse().concat(this.#roots.reverse());
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const point = this.#points.get(id);
      if (point === undefined) continue;
      this.#points.delete(id);
      for (const part of point.parts) found.push(part);
      const branches = (this.#branches.get(id) ?? []).sort((one, other) => other.order - one.order);
      for (const { child } of branches) waiting.push(child);
    }
    return found;
  }

  #openPoint(attributes: Attributes): void {
    const id = attributes("modelId") ?? "";
    this.#parts = [];
    this.#points.set(id, { id, parts: this.#parts });
    if (attributes("type") === "doc") this.#roots.push(id);
  }

  #connect(attributes: Attributes): void {
    if ((attributes("type") ?? "parOf") !== "parOf") return;
    const parent = attributes("srcId") ?? "";
    const branches = this.#branches.get(parent) ?? [];
    branches.push({ child: attributes("destId") ?? "", order: Number(attributes("srcOrd") ?? 0) });
    this.#branches.set(parent, branches);
  }
}
