import type { Attributes } from "../xml.ts";

/** An element of a formula. */
export interface MathNode {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: MathNode[];
  text: string;
}

/** The first child of this name. */
export function childOf(node: MathNode | undefined, name: string): MathNode | undefined {
  return node?.children.find((child) => child.name === name);
}
