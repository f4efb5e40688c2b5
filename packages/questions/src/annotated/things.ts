import { classOfNoun } from "../embedded/semantic-classes.ts";
import { profileOf } from "../languages/index.ts";
import type { SemanticClass } from "../languages/lexicon/semantic-classes.ts";
import { type Analysis, mentionText, type Term } from "./analyse.ts";
import type { Siblings } from "./siblings.ts";

/** What terms name, at large; null where nothing tells. */
export interface Things {
  readonly of: (term: Term) => SemanticClass | null;
}

/** By what the document calls a term, else by its own noun. */
export function thingsIn({ wording }: Analysis, { genusOf }: Siblings): Things {
  const profile = profileOf(wording.code);
  const known = new Map<string, SemanticClass | null>();
  const read = (term: Term): SemanticClass | null => {
    for (const lemma of genusOf(term)) {
      const named = wording.kinds.has(lemma) ? null : classOfNoun(lemma, profile);
      if (named !== null) return named;
    }
    const [first] = term.mentions;
    const noun = first.sentence.tokens[first.head]?.text.toLowerCase() ?? mentionText(first);
    return term.isName ? null : (classOfNoun(term.head, profile) ?? classOfNoun(noun, profile));
  };
  return {
    of(term) {
      const own = known.get(term.key);
      if (own !== undefined) return own;
      const found = read(term);
      known.set(term.key, found);
      return found;
    },
  };
}
