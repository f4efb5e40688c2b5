import type { Candidate } from "./engine.ts";
import { FEWEST_OTHERS } from "./layout.ts";
import type { Solver } from "./solve.ts";

/** For items on a meaning no neighbouring sentence makes another option right: it only tempts. */
const BY_MEANING: ReadonlySet<string> = new Set(["term", "definition"]);

/**
 * Removes distractors that the document supports at least as well as the key, by the solver. Those that only two
 * neighbouring sentences support go last. Where too few would be left the draft stays unchanged, and the solver refuses it.
 */
export function repaired(draft: Candidate, solver: Solver, fewest = FEWEST_OTHERS): Candidate {
  const { stem, key, distractors } = draft;
  const [own = { close: 0, wide: 0 }, ...others] = solver.support(stem, [key, ...distractors]);
  const isRival = (i: number, reading: "close" | "wide") => {
    const backed = others[i]?.[reading] ?? 0;
    return backed > 0 && backed >= own[reading];
  };
  const sound = distractors.map((text, i) => ({ text, i })).filter(({ i }) => !isRival(i, "close"));
  if (sound.length < fewest) return draft;
  const isTempting = (i: number) => !BY_MEANING.has(draft.kind) && isRival(i, "wide");
  return {
    ...draft,
    distractors: sound
      .toSorted((a, b) => Number(isTempting(a.i)) - Number(isTempting(b.i)))
      .map(({ text }) => text),
  };
}
