import type { Attributes } from "../xml.ts";
import { tidied } from "./linear.ts";
import type { MathNode } from "./math-node.ts";
import { linearMathml } from "./mathml.ts";
import { linearOmml } from "./omml.ts";

/** No readable formula is larger; the rest is kept without structure. */
const MAX_NODES = 20_000;
const MAX_CHARS = 100_000;

/** Whether the element is a whole formula: OMML in Office files, MathML elsewhere. */
export function isFormula(name: string): boolean {
  return name === "m:oMath" || name === "math:math";
}

/**
 * Takes the events of one formula, from its start tag to its end tag, and returns it as linear text. A walker creates
 * one when `isFormula` is true and passes all events to it until `close` returns true.
 */
export class MathReader {
  #root: MathNode | null = null;
  #open: MathNode[] = [];
  #nodes = 0;
  #chars = 0;
  #overflow = "";

  open(name: string, attributes: Attributes): void {
    this.#nodes += 1;
    const node: MathNode = { name, attributes, children: [], text: "" };
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
    if (this.#root === null) return "";
    const write = this.#root.name === "m:oMath" ? linearOmml : linearMathml;
    return tidied(write(this.#root) + this.#overflow);
  }
}
