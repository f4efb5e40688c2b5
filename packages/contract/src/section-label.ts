import type { Section } from "./source-text.ts";

/**
 * What a section is about: its heading. If the author marked none, the short line all in bold that opens the section;
 * that line stays its first block. Null if there is neither.
 */
export function labelOf({ heading, blocks: [first] }: Section): string | null {
  if (heading !== null || first === undefined) return heading;
  return first.kind === "paragraph" && first.terms?.[0] === first.text ? first.text : null;
}
