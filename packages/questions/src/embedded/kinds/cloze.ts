import { FEWEST_OTHERS } from "../../layout.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { draftWorth } from "../worth.ts";
import { questionFor } from "./focus.ts";
import { negationCost, othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { afterAntecedent, distractorPartsOf, draft, type Kind, type UnweightedDraft } from "./kind.ts";
import { type NamedGap, namedGap } from "./named-gap.ts";

/** A part that a gap may stand for. */
interface Gap {
  key: Key;
  stem: string;
  /** By itself, and in the document at most. */
  worth: { own: number; atMost: number };
}

/** The sentence with a gap for its most telling parts, where no question word can ask for them. */
export const cloze: Kind = {
  name: "cloze",
  mayBeAnaphoric: true,
  write: (line, document) =>
    gapsIn(line, document).map((gap) => ({
      kind: "cloze",
      key: gap.key.text,
      quote: line.quote,
      score: gap.worth.atMost,
      write: () => askedFor(gap, line, document),
    })),
};

function gapsIn(line: Line, document: Document): Gap[] {
  return partsOf(line, document).flatMap((key) => {
    if (line.antecedent === null && questionFor(key, line, document) !== null) return [];
    // A whole question asks for what a sentence defines, or nothing does.
    if (document.definitionIn(line)?.term.toLowerCase() === key.text.toLowerCase()) return [];
    const stem = afterAntecedent(withGap(line.text, key, document), line, document);
    if (stem.toLowerCase().includes(key.text.toLowerCase())) return [];
    const own = partWorth(key, line, document) - negationCost(stem, document.profile);
    const atMost = draftWorth(document, line, { kind: "cloze", key: key.text, score: own });
    return [{ key, stem, worth: { own, atMost } }];
  });
}

function askedFor({ key, stem, worth }: Gap, line: Line, document: Document): UnweightedDraft | null {
  const others = othersFor(key, stem, line, document);
  const asked = bestAsked({ stem, key: key.text, others }, key, line, document);
  if (asked === null) return null;
  return draft("cloze", line, { ...asked, score: worth.own, ...distractorPartsOf(asked.others) });
}

/** By its form, or, where too little of the document fits that, by its name. */
function bestAsked(asGap: NamedGap, key: Key, line: Line, document: Document): NamedGap | null {
  return asGap.others.length >= FEWEST_OTHERS ? asGap : namedGap(key, line, document);
}
