import type { Candidate, Draft, LazyDraft } from "./engine.ts";
import { runToEnd, type Steps } from "./steps.ts";

export function isLazyDraft(candidate: Candidate): candidate is LazyDraft {
  return "write" in candidate;
}

/** Each as a draft, as far as one comes of it. */
export function allWritten(candidates: Iterable<Candidate>): Draft[] {
  return [...candidates].flatMap((candidate) =>
    isLazyDraft(candidate) ? (candidate.write() ?? []) : [candidate],
  );
}

/**
 * Takes out whichever is worth most, the first of those that are worth the same; null once none waits. A prospect is
 * written when it would be the one, and waits on as what came of it: so the others need not be written at all.
 */
export function takeWorthiest<Waiting extends { readonly candidate: Candidate }>(
  waiting: Waiting[],
  rules: { worthOf: (one: Waiting) => number; written: (lazy: LazyDraft, one: Waiting) => Waiting | null },
): (Waiting & { readonly candidate: Draft }) | null {
  for (;;) {
    const best = worthiestIn(waiting, rules.worthOf);
    const one = waiting[best];
    if (one === undefined) return null;
    const { candidate } = one;
    if (!isLazyDraft(candidate)) {
      waiting.splice(best, 1);
      return { ...one, candidate };
    }
    const now = rules.written(candidate, one);
    waiting.splice(best, 1, ...(now === null ? [] : [now]));
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

/** The worthiest drafts that come of these, so many at the most, and what is left; with a stop after each one written. */
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

/** The same at once, without what is left. */
export function worthiestOf(candidates: readonly Candidate[], most: number): Draft[] {
  return runToEnd(writeWorthiest(candidates, most)).drafts;
}
