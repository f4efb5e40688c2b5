/** An element of a formula. */
export interface MathNode {
  /** As in the file, with its prefix: "m:f", "math:mfrac", "mfrac". */
  readonly name: string;
  readonly attributes: (name: string) => string | undefined;
  readonly children: readonly MathNode[];
  readonly text: string;
}

/** The first child of this name. */
export function childOf(node: MathNode | undefined, name: string): MathNode | undefined {
  return node?.children.find((child) => child.name === name);
}
