import { LIMITS } from "@quizmill/contract";
import type { Draft } from "./engine.ts";
import type { Solver } from "./solve.ts";

const OTHERS = LIMITS.quiz.optionsPerQuestion - 1;
/** Asked by the whole of what the document says a thing is, no sentence beside it makes another right: it tempts best. */
const BY_MEANING: ReadonlySet<string> = new Set(["term", "definition"]);

/**
 * The draft without the distractors that the document backs at least as well as its key, by the solver's reading;
 * those that only a hasty reader would take, because they stand in the sentence beside it, come last, but before what
 * may be of another kind than the key: no stranger hides it. Where fewer than three would be left the draft stays as
 * it is, for the solver to refuse.
 */
export function repaired(draft: Draft, solver: Solver): Draft {
  const { stem, key, distractors, sameCategory = [] } = draft;
  const [own = { close: 0, wide: 0 }, ...others] = solver.support(stem, [key, ...distractors]);
  const isRival = (i: number, reading: "close" | "wide") => {
    const backed = others[i]?.[reading] ?? 0;
    return backed > 0 && backed >= own[reading];
  };
  const sound = distractors.map((text, i) => ({ text, i })).filter(({ i }) => !isRival(i, "close"));
  if (sound.length < OTHERS) return draft;
  const isTempting = (i: number) => !BY_MEANING.has(draft.kind) && isRival(i, "wide");
  const order = ({ text, i }: (typeof sound)[number]) =>
    (sameCategory.includes(text) ? 0 : 2) + (isTempting(i) ? 1 : 0);
  return {
    ...draft,
    distractors: sound.toSorted((a, b) => order(a) - order(b)).map(({ text }) => text),
  };
}
