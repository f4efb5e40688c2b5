import type { Draft } from "../../engine.ts";
import { questionFor } from "./focus.ts";
import { othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { draft, type Kind } from "./kind.ts";

const WANTED = 4;

/** The sentence with a gap for its most telling part, where no question word can ask for that. */
export const cloze: Kind = {
  name: "cloze",
  write(line, document) {
    const drafts: Draft[] = [];
    for (const key of partsOf(line, document)) {
      if (drafts.length >= WANTED) break;
      if (questionFor(key, line, document) !== null) continue;
      const stem = withGap(line.text, key, document);
      if (stem.toLowerCase().includes(key.text.toLowerCase())) continue;
      const distractors = othersFor(key, stem, line, document);
      if (distractors.length < 3) continue;
      drafts.push(
        draft("cloze", line, { stem, key: key.text, distractors, score: partWorth(key, line, document) }),
      );
    }
    return drafts;
  },
};
