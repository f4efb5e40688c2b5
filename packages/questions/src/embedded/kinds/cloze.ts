import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { draftWorth } from "../worth.ts";
import { negationCost, othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { afterAntecedent, distractorPartsOf, draft, type Kind } from "./kind.ts";

/** A part that a gap may stand for. */
interface Gap {
  key: Key;
  stem: string;
  /** By itself, and in the document at most. */
  worth: { own: number; atMost: number };
}

/** The sentence with a gap for one of its most telling parts. */
export const cloze: Kind = {
  name: "cloze",
  mayBeAnaphoric: true,
  write: (line, document) =>
    gapsIn(line, document).map(({ key, stem, worth }) => ({
      kind: "cloze",
      key: key.text,
      quote: line.quote,
      score: worth.atMost,
      write() {
        const parts = distractorPartsOf(othersFor(key, stem, line, document));
        return draft("cloze", line, { stem, key: key.text, score: worth.own, ...parts });
      },
    })),
};

function gapsIn(line: Line, document: Document): Gap[] {
  return partsOf(line, document).flatMap((key) => {
    // A whole question asks for what a sentence defines, or nothing does.
    if (document.definitionIn(line)?.term.toLowerCase() === key.text.toLowerCase()) return [];
    const stem = afterAntecedent(withGap(line.text, key, document), line, document);
    if (stem.toLowerCase().includes(key.text.toLowerCase())) return [];
    const own = partWorth(key, line, document) - negationCost(stem, document.profile);
    const atMost = draftWorth(document, line, { kind: "cloze", key: key.text, score: own });
    return [{ key, stem, worth: { own, atMost } }];
  });
}
