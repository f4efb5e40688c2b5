import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { worthIn } from "../worth.ts";
import { questionFor } from "./focus.ts";
import { negationCost, othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { type Asking, aliensAmong, among, behindLead, draft, type Kind } from "./kind.ts";
import { type NamedGap, namedGap } from "./named-gap.ts";

const WANTED = 4;
const OTHERS = 3;

/** The sentence with a gap for its most telling part, where no question word can ask for that. */
export const cloze: Kind = {
  name: "cloze",
  mayLean: true,
  write(line, document) {
    const drafts: Asking[] = [];
    let passedOver = 0;
    for (const key of partsOf(line, document)) {
      if (drafts.length + passedOver >= WANTED) break;
      if (line.lead === null && questionFor(key, line, document) !== null) continue;
      // A whole question asks for what a sentence defines, or nothing does.
      if (document.definitionIn(line)?.term.toLowerCase() === key.text.toLowerCase()) continue;
      const stem = behindLead(withGap(line.text, key, document), line, document);
      if (stem.toLowerCase().includes(key.text.toLowerCase())) continue;
      const worth = partWorth(key, line, document) - negationCost(stem, document.profile);
      const atBest = worthIn(document, line, { kind: "cloze", key: key.text, score: worth });
      if (atBest < document.leastWorth) {
        passedOver += 1;
        continue;
      }
      const others = othersFor(key, stem, line, document);
      const asked = bestAsked({ stem, key: key.text, others }, key, line, document);
      if (asked === null) continue;
      drafts.push(
        draft("cloze", line, {
          stem: asked.stem,
          key: asked.key,
          score: worth,
          ...among(asked.others, asked.key, document),
        }),
      );
    }
    return drafts;
  },
};

/** By its form, or, where too little of the document fits that, by its name. */
function bestAsked(asGap: NamedGap, key: Key, line: Line, document: Document): NamedGap | null {
  const isFull = asGap.others.length >= OTHERS;
  const aliens = aliensAmong(asGap.others, document);
  if (isFull && aliens === 0) return asGap;
  const named = namedGap(key, line, document);
  if (!isFull) return named;
  return named !== null && aliensAmong(named.others, document) < aliens ? named : asGap;
}
