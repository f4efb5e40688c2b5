import { worthiestOf } from "./candidates.ts";
import type { Candidate, Draft, Passage } from "./engine.ts";

/** So many per passage: further drafts would hardly be chosen over those of other passages. */
const MOST_OF_PASSAGE = 8;

/** Drafts beyond the quota of their passage, or with too little worth while other passages may have better ones. */
export interface Reserve {
  /** Keeps the best candidates of a passage. */
  keep(passage: Passage, candidates: readonly Candidate[]): void;
  /** Each draft with its passage, in order of arrival. */
  readonly drafts: ReadonlyMap<Draft, Passage>;
  /** Ordinals of the passages that have been written. */
  readonly written: ReadonlySet<number>;
}

/** An empty reserve, for one run. */
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
