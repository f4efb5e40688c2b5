import type { Section } from "./source-text.ts";

/**
 * What a section is about: its heading; where the author marked none as such, the short line all in bold
 * that opens it, which stays its first block.
 */
export function labelOf({ heading, blocks: [first] }: Section): string | null {
  if (heading !== null || first === undefined) return heading;
  return first.kind === "paragraph" && first.terms?.[0] === first.text ? first.text : null;
}
