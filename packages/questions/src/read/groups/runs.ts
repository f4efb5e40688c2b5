import type { Block } from "@quizmill/contract";
import type { Plan } from "../../engine.ts";
import { isUnwantedBlock } from "../unwanted.ts";
import type { Place } from "./group.ts";

/** A block in its place. */
export interface Placed extends Place {
  readonly it: Block;
  readonly heading: string | null;
}

/** Points or rows that follow each other in one section, though a passage may end between them. */
export interface Run {
  readonly kind: "points" | "rows" | "paragraphs";
  readonly blocks: readonly Placed[];
  /** The block before it, if that is a paragraph of the same section. */
  readonly intro: string | null;
}

/** A definition in its own block is a point of its glossary. */
const RUN_KIND = {
  listItem: "points",
  definition: "points",
  tableRow: "rows",
  paragraph: "paragraphs",
} as const;

/** All runs of a plan, in its order. */
export function* runsIn({ passages }: Plan): Iterable<Run> {
  const placed = passages.flatMap(({ blocks, ordinal, section, heading }) =>
    blocks.map((it, block) => ({ it, block, passage: ordinal, section, heading })),
  );
  let blocks: Placed[] = [];
  let intro: string | null = null;
  for (const [at, place] of placed.entries()) {
    const before = placed[at - 1];
    if (before !== undefined && !goesOn(before, place)) {
      yield { kind: RUN_KIND[before.it.kind], blocks, intro };
      intro = before.section === place.section && before.it.kind === "paragraph" ? before.it.text : null;
      blocks = [];
    }
    blocks.push(place);
  }
  const [last] = blocks;
  if (last !== undefined) yield { kind: RUN_KIND[last.it.kind], blocks, intro };
}

function goesOn(before: Placed, { it, section }: Placed): boolean {
  return (
    before.section === section && RUN_KIND[before.it.kind] === RUN_KIND[it.kind] && before.it.role === it.role
  );
}

const TITLE_MAX_CHARS = 60;

/** What a run stands under. */
export function titleOf(intro: string | null, heading: string | null): string | null {
  if (intro !== null && intro.length <= TITLE_MAX_CHARS && !/[.!?,;。！？、]$/u.test(intro))
    return intro.replace(/\s*[:：]$/u, "");
  // "Umami (1)", "Methods (cont.)": one matter over several slides.
  return heading?.replace(/ \((?:\d{1,2}|[\p{L}.]{2,6}\.)\)$/u, "") ?? null;
}

/** A block too short for a sentence that is part of a list or a table, or the line that leads to one. */
export function isOutlined(block: Block, next: Block | undefined): boolean {
  if (block.kind === "tableRow") return /\p{L}/u.test(block.text);
  if (isUnwantedBlock(block)) return false;
  return block.kind !== "paragraph" || (next !== undefined && next.kind !== "paragraph");
}
