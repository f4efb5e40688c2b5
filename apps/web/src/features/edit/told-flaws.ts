import type { PasteRefusal } from "@quizmill/contract";

/** What the judge asks of engines, or of a whole set, is nothing to advise on. */
const NOT_TOLD = [
  ...(["bad_structure", "quote_missing", "near_duplicate", "key_overused", "sentence_used"] as const),
  ...(["gives_away", "solver_disagrees", "unanswered", "unrelated", "obeys_document", "no_key"] as const),
] satisfies PasteRefusal[];
type ToldFlaw = Exclude<PasteRefusal, (typeof NOT_TOLD)[number]>;

/** Whether it is a flaw of the words of a question, which has a text for its owner. */
export function isTold(code: PasteRefusal): code is ToldFlaw {
  return !(NOT_TOLD as readonly PasteRefusal[]).includes(code);
}
