import type { Candidate, Draft, LazyDraft } from "./engine.ts";
import { runToEnd, type Steps } from "./steps.ts";

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

/**
 * Removes and returns the candidate of highest worth, the first of equal ones; null when none is left. A lazy draft
 * is written when it would be the one, and goes back with its real worth. So most need not be written. In steps, one per
 * draft written. Once `mayWrite` says no, the other lazy drafts are dropped.
 */
export function* takeWorthiest<Waiting extends { readonly candidate: Candidate }>(
  waiting: Waiting[],
  rules: {
    worthOf: (one: Waiting) => number;
    mayWrite: () => boolean;
    written: (lazy: LazyDraft, one: Waiting) => Waiting | null;
  },
): Steps<(Waiting & { readonly candidate: Draft }) | null> {
  for (;;) {
    const best = worthiestIn(waiting, rules.worthOf);
    const one = waiting[best];
    if (one === undefined) return null;
    const { candidate } = one;
    if (!isLazyDraft(candidate)) {
      waiting.splice(best, 1);
      return { ...one, candidate };
    }
    if (!rules.mayWrite()) {
      waiting.splice(0, waiting.length, ...waiting.filter((other) => !isLazyDraft(other.candidate)));
      continue;
    }
    const now = rules.written(candidate, one);
    waiting.splice(best, 1, ...(now === null ? [] : [now]));
    yield;
  }
}

function worthiestIn<Waiting>(waiting: readonly Waiting[], worthOf: (one: Waiting) => number): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, one] of waiting.entries()) {
    const worth = worthOf(one);
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

/** Writes the best drafts, at most so many, and returns the other candidates too; in steps, one per draft. */
export function* writeWorthiest(
  candidates: readonly Candidate[],
  most: number,
): Steps<{ drafts: Draft[]; left: Candidate[] }> {
  const left = [...candidates];
  const drafts: Draft[] = [];
  while (drafts.length < most) {
    const best = worthiestIn(left, ({ score }) => score);
    const [candidate] = left.splice(best, 1);
    if (candidate === undefined) break;
    if (!isLazyDraft(candidate)) {
      drafts.push(candidate);
      continue;
    }
    const draft = candidate.write();
    if (draft !== null) left.splice(best, 0, draft);
    yield;
  }
  return { drafts, left };
}

/** The same without steps and without the other candidates. */
export function worthiestOf(candidates: readonly Candidate[], most: number): Draft[] {
  return runToEnd(writeWorthiest(candidates, most)).drafts;
}
