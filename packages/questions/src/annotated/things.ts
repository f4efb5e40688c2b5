import type { SemanticClass } from "@quizmill/language";
import { sexOf } from "../embedded/distractors/name-kinds.ts";
import { classOfNoun } from "../embedded/semantic-classes.ts";
import { profileOf } from "../languages/index.ts";
import { type Analysis, mentionText, type Term } from "./analyse.ts";
import type { Siblings } from "./siblings.ts";

/** What terms name, at large; null where nothing tells. */
export interface Things {
  readonly of: (term: Term) => SemanticClass | null;
  /** The other terms that name such a thing, the nearest first; none where nothing tells. */
  readonly alike: (term: Term) => readonly Term[];
}

const passageOf = ({ mentions: [{ sentence }] }: Term) => sentence.passage;

/** By what the document calls a term, else by its own noun. */
export function thingsIn({ wording, language, terms }: Analysis, { genusOf }: Siblings): Things {
  const profile = profileOf(language);
  const known = new Map<string, SemanticClass | null>();
  const read = (term: Term): SemanticClass | null => {
    for (const lemma of genusOf(term)) {
      const named = wording.kinds.has(lemma) ? null : classOfNoun(lemma, profile);
      if (named !== null) return named;
    }
    const [first] = term.mentions;
    const noun = first.sentence.tokens[first.head]?.text.toLowerCase() ?? mentionText(first);
    if (term.isName) return sexOf(mentionText(first).split(" ")[0] ?? "", profile) === null ? null : "person";
    return classOfNoun(term.head, profile) ?? classOfNoun(noun, profile);
  };
  const of = (term: Term) => {
    const own = known.get(term.key);
    if (own !== undefined) return own;
    const found = read(term);
    known.set(term.key, found);
    return found;
  };
  let byThing: ReadonlyMap<SemanticClass | null, readonly Term[]> | null = null;
  return {
    of,
    alike(term) {
      const thing = of(term);
      if (thing === null) return [];
      byThing ??= Map.groupBy(terms.values(), of);
      const distance = (other: Term) => Math.abs(passageOf(other) - passageOf(term));
      const others = (byThing.get(thing) ?? []).filter((other) => other !== term);
      return others.sort((a, b) => distance(a) - distance(b));
    },
  };
}
