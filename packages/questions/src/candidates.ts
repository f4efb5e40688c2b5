import type { Candidate, Draft, LazyDraft } from "./engine.ts";

/** Whether the stem and options of a candidate are still to be written. */
export function isLazyDraft(candidate: Candidate): candidate is LazyDraft {
  return "write" in candidate;
}

/** Writes all candidates; those without a draft are left out. */
export function allWritten(candidates: Iterable<Candidate>): Draft[] {
  return [...candidates].flatMap((candidate) =>
    isLazyDraft(candidate) ? (candidate.write() ?? []) : [candidate],
  );
}
