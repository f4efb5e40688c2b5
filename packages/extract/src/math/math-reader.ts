import { formulaText, type MathNode } from "@quizmill/interchange/formula-text";
import type { Attributes } from "../xml.ts";

/** No readable formula is larger; the rest is kept without structure. */
const MAX_NODES = 20_000;
const MAX_CHARS = 100_000;

/** Whether the element is a whole formula: OMML in Office files, MathML elsewhere. */
export function isFormula(name: string): boolean {
  return name === "m:oMath" || name === "math:math";
}

/** An element as it is built. */
interface OpenNode extends MathNode {
  readonly children: OpenNode[];
  text: string;
}

/**
 * Takes the events of one formula, from its start tag to its end tag, and returns it as text. A walker creates
 * one when `isFormula` is true and passes all events to it until `close` returns true.
 */
export class MathReader {
  #root: OpenNode | null = null;
  #open: OpenNode[] = [];
  #nodes = 0;
  #chars = 0;
  #overflow = "";

  open(name: string, attributes: Attributes): void {
    this.#nodes += 1;
    const node: OpenNode = { name, attributes, children: [], text: "" };
    this.#root ??= node;
    if (this.#nodes <= MAX_NODES) this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  /** True when the formula has ended. */
  close(): boolean {
    this.#open.pop();
    return this.#open.length === 0;
  }

  text(text: string): void {
    const node = this.#open.at(-1);
    this.#chars += text.length;
    if (this.#nodes > MAX_NODES || this.#chars > MAX_CHARS) this.#overflow += text;
    else if (node !== undefined) node.text += text;
  }

  toText(): string {
    return this.#root === null ? "" : formulaText(this.#root) + this.#overflow.replace(/\s+/g, " ");
  }
}
