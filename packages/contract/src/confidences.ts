/** How sure a person was before the check. It never changes the score. Without Zod: the quiz page needs the values. */
export const CONFIDENCES = ["guess", "unsure", "sure"] as const;
/** One of `CONFIDENCES`. */
export type Confidence = (typeof CONFIDENCES)[number];
