import { type DistractorRequest, distractorTargetFor } from "../options/distractor-target.ts";
import { distractorCandidateOf } from "../options/plausibility.ts";
import { type Tie, tieOf } from "../options/tie.ts";
import type { Document } from "../read/document.ts";

/** What ties a document's term to what is asked for, if anything; of the first sentence, by its plain question. */
export function tieBeside(
  other: string,
  asked: Pick<DistractorRequest, "key" | "stem">,
  document: Document,
): Tie | null {
  const [line] = document.lines;
  const term = document.terms.get(other);
  if (line === undefined || term === undefined) throw new Error(`The text says nothing of “${other}”.`);
  const wanted = distractorTargetFor({ ...asked, line, before: "" }, document);
  return tieOf(distractorCandidateOf(term, other, wanted, document), wanted, document);
}
