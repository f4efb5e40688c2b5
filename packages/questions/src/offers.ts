import type { Draft, Offer, Prospect } from "./engine.ts";
import { finished, type Steps } from "./steps.ts";

export function isProspect(offer: Offer): offer is Prospect {
  return "write" in offer;
}

/** Each as a draft, as far as one comes of it. */
export function allWritten(offers: Iterable<Offer>): Draft[] {
  return [...offers].flatMap((offer) => (isProspect(offer) ? (offer.write() ?? []) : [offer]));
}

/**
 * Takes out whichever is worth most, the first of those that are worth the same; null once none waits. A prospect is
 * written when it would be the one, and waits on as what came of it: so the others need not be written at all.
 */
export function takeWorthiest<Waiting extends { readonly offer: Offer }>(
  waiting: Waiting[],
  rules: { worthOf: (one: Waiting) => number; written: (prospect: Prospect, one: Waiting) => Waiting | null },
): (Waiting & { readonly offer: Draft }) | null {
  for (;;) {
    const best = worthiestIn(waiting, rules.worthOf);
    const one = waiting[best];
    if (one === undefined) return null;
    const { offer } = one;
    if (!isProspect(offer)) {
      waiting.splice(best, 1);
      return { ...one, offer };
    }
    const now = rules.written(offer, one);
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
  offers: readonly Offer[],
  most: number,
): Steps<{ drafts: Draft[]; left: Offer[] }> {
  const left = [...offers];
  const drafts: Draft[] = [];
  while (drafts.length < most) {
    const best = worthiestIn(left, ({ score }) => score);
    const [offer] = left.splice(best, 1);
    if (offer === undefined) break;
    if (!isProspect(offer)) {
      drafts.push(offer);
      continue;
    }
    const draft = offer.write();
    if (draft !== null) left.splice(best, 0, draft);
    yield;
  }
  return { drafts, left };
}

/** The same at once, without what is left. */
export function worthiestOf(offers: readonly Offer[], most: number): Draft[] {
  return finished(writeWorthiest(offers, most)).drafts;
}
