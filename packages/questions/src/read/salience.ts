import type { LanguageProfile } from "@quizmill/language";
import { onceOf } from "../memo.ts";
import { commonnessOf } from "../text/commonness.ts";
import type { Term } from "./terms.ts";

/**
 * Features of the terms a document teaches, with their weights (log-odds), set by hand. Terms in a textbook's
 * glossary are mostly defined, named, the subject of sentences, and repeated. Their frequencies were counted on
 * textbooks in five languages (bench/RESULTS.md).
 */
const SALIENCE_WEIGHTS = {
  defined: 1.9,
  named: 1.3,
  marked: 1.3,
  subject: 0.7,
  opens: 0.6,
  inHeading: 0.5,
  twice: 0.8,
  often: 1.3,
  throughout: 1.7,
  repeatedPhrase: 0.5,
  everyday: -1,
  known: -0.4,
  inside: -1,
} as const;

type SalienceFeature = keyof typeof SALIENCE_WEIGHTS;

/**
 * Of its occurrences, the share below which a word mostly stands within longer terms ("deprivation" of sleep): those
 * are taught.
 */
const LEAST_ALONE = 0.5;

/** A term said once, with no other sign: of those hardly one in thirty is in a glossary. */
const BASE = -3.2;
const OFTEN = 3;
const THROUGHOUT = 6;

/** What the computation needs to know of a document. */
interface Reading {
  profile: LanguageProfile;
  isDefined(term: Term): boolean;
  subjects: ReadonlyMap<string, string>;
}

/** The salience of a term, 0 to 1: how surely the document teaches it.  */
export function salienceIn(reading: Reading): (term: Term) => number {
  return onceOf((term: Term) => salienceOf(term, reading));
}

function salienceOf(term: Term, reading: Reading): number {
  let sum = BASE;
  for (const [feature, isThere] of Object.entries(signsOf(term, reading)))
    if (isThere) sum += SALIENCE_WEIGHTS[feature as SalienceFeature];
  return 1 / (1 + Math.exp(-sum));
}

function signsOf(term: Term, { profile, isDefined, subjects }: Reading): Record<SalienceFeature, boolean> {
  const { key, count, bounded, forms, inHeading, marked, words } = term;
  const commonness = commonnessOf(forms.keys().next().value ?? key, profile);
  return {
    defined: isDefined(term),
    named: term.named,
    marked,
    subject: subjects.has(key),
    opens: term.opens,
    inHeading,
    twice: count === 2,
    often: count >= OFTEN && count < THROUGHOUT,
    throughout: count >= THROUGHOUT,
    repeatedPhrase: words > 1 && count > 1,
    everyday: commonness === "everyday",
    known: words === 1 && commonness === "known",
    inside: bounded < count * LEAST_ALONE,
  };
}
