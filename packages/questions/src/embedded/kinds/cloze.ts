import type { Candidate } from "../../engine.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { negationCost, othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { afterAntecedent, candidateOf, type Kind, withOthers } from "./kind.ts";

/** The sentence with a gap for one of its most telling parts. */
export const cloze: Kind = {
  name: "cloze",
  mayBeAnaphoric: true,
  write: (line, document) => partsOf(line, document).flatMap((key) => gapFor(key, line, document)),
};

function gapFor(key: Key, line: Line, document: Document): Candidate[] {
  // A whole question asks for what a sentence defines, or nothing does.
  if (document.definitionIn(line)?.term.toLowerCase() === key.text.toLowerCase()) return [];
  const stem = afterAntecedent(withGap(line.text, key, document), line, document);
  if (stem.toLowerCase().includes(key.text.toLowerCase())) return [];
  const score = partWorth(key, line, document) - negationCost(stem, document.profile);
  const gap = candidateOf(line, document, { kind: "cloze", stem, key: key.text, distractors: [], score });
  return [withOthers(gap, () => othersFor(key, stem, line, document))];
}
