import { worthiestOf } from "./candidates.ts";
import type { Candidate, Draft, Passage } from "./engine.ts";

/** So many of a passage: what it has beyond them would hardly be asked for before what others have. */
const MOST_OF_PASSAGE = 8;

/** Drafts that passages had no room for, or that were worth too little while others might hold better. */
export interface Reserve {
  /** The worthiest of what is left of a passage. */
  keep(passage: Passage, candidates: readonly Candidate[]): void;
  /** Each with its passage, in the order they were kept. */
  readonly drafts: ReadonlyMap<Draft, Passage>;
  /** Ordinals of the passages that were written; nothing is known of the others. */
  readonly written: ReadonlySet<number>;
}

export function openReserve(): Reserve {
  const kept = new Map<Draft, Passage>();
  const written = new Set<number>();
  return {
    keep(passage, candidates) {
      written.add(passage.ordinal);
      for (const draft of worthiestOf(candidates, MOST_OF_PASSAGE)) kept.set(draft, passage);
    },
    drafts: kept,
    written,
  };
}
