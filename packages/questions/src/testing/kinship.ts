import { kinshipOf, rivalOf } from "../embedded/distractors/likeness.ts";
import { type Asked, wantedFor } from "../embedded/distractors/wanted.ts";
import type { Document } from "../embedded/document.ts";

/** How surely a document's term is of one kind with what is asked for, 0..1; of the first sentence, by its plain question. */
export function kinshipBeside(other: string, asked: Pick<Asked, "key" | "stem">, document: Document): number {
  const [line] = document.lines;
  const term = document.terms.get(other);
  if (line === undefined || term === undefined) throw new Error(`The text says nothing of “${other}”.`);
  const wanted = wantedFor({ ...asked, line, before: "" }, document);
  return kinshipOf(rivalOf(term, other, wanted, document), wanted, document);
}
