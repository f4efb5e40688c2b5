import { type DistractorRequest, distractorTargetFor } from "../embedded/distractors/distractor-target.ts";
import { distractorCandidateOf, similarityOf } from "../embedded/distractors/plausibility.ts";
import type { Document } from "../embedded/document.ts";

/** How surely a document's term is of one kind with what is asked for, 0..1; of the first sentence, by its plain question. */
export function kinshipBeside(
  other: string,
  asked: Pick<DistractorRequest, "key" | "stem">,
  document: Document,
): number {
  const [line] = document.lines;
  const term = document.terms.get(other);
  if (line === undefined || term === undefined) throw new Error(`The text says nothing of “${other}”.`);
  const wanted = distractorTargetFor({ ...asked, line, before: "" }, document);
  return similarityOf(distractorCandidateOf(term, other, wanted, document), wanted, document);
}
