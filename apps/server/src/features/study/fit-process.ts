import {
  computeParameters,
  FSRSBinding,
  FSRSBindingItem,
  FSRSBindingReview,
} from "@open-spaced-repetition/binding";
import type { GradedReview, MemoryWeights } from "@quizmill/study";
import type { Fitted, FittingTask } from "./fit-memory.ts";

/** New weights must foretell the last fifth of the answers better than those in use, fitted to what came before. */
const EARLIER_SHARE = 0.8;
/** Of fewer repeats on later days nothing is learnt, and the library refuses to try. */
const LEAST_REPEATS = 100;
/** What was wrong comes again the same day, once. */
const OPTIONS = { enableShortTerm: true, numRelearningSteps: 1 };

/** Each later answer with those before it, in the order of time; two on one day tell nothing of forgetting. */
function itemsOf(histories: readonly (readonly GradedReview[])[]): FSRSBindingItem[] {
  return histories
    .flatMap((history) => {
      const reviews = history.map(({ grade, days }) => new FSRSBindingReview(grade, days));
      return history.flatMap(({ days, answeredAt }, at) =>
        at > 0 && days > 0 ? [{ answeredAt, item: new FSRSBindingItem(reviews.slice(0, at + 1)) }] : [],
      );
    })
    .sort((one, other) => one.answeredAt - other.answeredAt)
    .map(({ item }) => item);
}

/** Null where no weights are found that foretell the person's answers better. Throws where it cannot be tried. */
async function betterWeights({ histories, current }: FittingTask): Promise<MemoryWeights | null> {
  const items = itemsOf(histories);
  if (items.length < LEAST_REPEATS) throw new Error("Too few repeats on later days.");
  const split = Math.floor(EARLIER_SHARE * items.length);
  const later = items.slice(split);
  const lossOf = (weights: MemoryWeights | null) =>
    new FSRSBinding(weights === null ? undefined : [...weights]).evaluate(later).logLoss;
  const tried = await computeParameters(items.slice(0, split), OPTIONS);
  return lossOf(tried) < lossOf(current) ? computeParameters(items, OPTIONS) : null;
}

process.once("message", async (task: FittingTask) => {
  const fitted = await betterWeights(task).then(
    (weights): Fitted => ({ weights }),
    // Neither this module nor the library sees a word of the person's: a message quotes nothing.
    (error: Error): Fitted => ({ fault: error.message }),
  );
  process.send?.(fitted);
  process.disconnect();
});
