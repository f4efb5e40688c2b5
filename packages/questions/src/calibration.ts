/** Features that predict whether an answer is right; each 0 to 1. */
export interface EvidenceFeatures {
  /** How far the chosen option's evidence is ahead of the next option's. */
  margin: number;
  /** Share of the stem's content in the sentence that supports the choice. */
  support: number;
  /** Share of the chosen option's content in that sentence. */
  held: number;
}

/**
 * Weights of the features, and how often answers of a score are right: logistic regression and isotonic regression
 * in bands. Measured on 2,145 answers to questions that people wrote (SciQ, QuAIL, reviews of two psychology
 * textbooks in English and Polish, a German course with the authority's exam) and 9,543 to the engine's own unjudged
 * drafts from the same texts, each set and each set's drafts with equal weight. `npm run bench -- calibrate`,
 * 2026-11-21. On a set left out of training the confidence is off by 10 to 19 points where people wrote the
 * questions, most where they ask about a story, and by 0 to 4 on the drafts.
 */
export const SCORE_WEIGHTS = {
  base: -1.37,
  support: 0.39,
  held: 1.45,
  /** Weight of margin times support: a margin means little where the sentence is about something else. */
  marginWithSupport: 4.93,
};

/** Accuracy of answers whose score is from `from` up to the next band. */
export interface Band {
  readonly from: number;
  /** 0..1 */
  readonly right: number;
}

/** Rising, and below 1. */
export const BANDS: readonly Band[] = [
  { from: Number.NEGATIVE_INFINITY, right: 0.29 },
  { from: -0.98, right: 0.38 },
  { from: -0.19, right: 0.51 },
  { from: 0.39, right: 0.61 },
  { from: 1, right: 0.74 },
  { from: 2.15, right: 0.93 },
  { from: 3.23, right: 0.99 },
];

/** The score of an answer; higher is likelier right. Not a probability. */
export function scoreOf({ margin, support, held }: EvidenceFeatures, weights = SCORE_WEIGHTS): number {
  const { base, marginWithSupport } = weights;
  return base + weights.support * support + weights.held * held + marginWithSupport * margin * support;
}

/** The measured accuracy of answers with such features, 0 to 1. */
export function confidenceOf(features: EvidenceFeatures): number {
  return shareRightAt(scoreOf(features), BANDS);
}

/** The accuracy of a score's band; below the first band, that of the first. */
export function shareRightAt(score: number, bands: readonly Band[]): number {
  return (bands.findLast(({ from }) => score >= from) ?? bands[0])?.right ?? 0;
}

/** The choice stays ahead of the others by at least this. */
const LEAST_MARGIN = 0.01;

/**
 * Sets the choice's probability to `confidence` and scales the others, keeping their order below it. Sum 1. Where
 * another option is equally supported, neither stands out.
 */
export function withConfidence(shares: readonly number[], choice: number, confidence: number): number[] {
  const even = 1 / shares.length;
  const now = shares[choice] ?? even;
  const isTied = shares.filter((share) => share === now).length > 1;
  const wanted = Math.max(even + LEAST_MARGIN, confidence);
  if (wanted <= now || isTied) {
    const pull = (Math.min(wanted, now) - even) / Math.max(now - even, 1e-9);
    return shares.map((share) => even + (share - even) * pull);
  }
  return shares.map((share, i) => (i === choice ? wanted : (share * (1 - wanted)) / (1 - now)));
}
