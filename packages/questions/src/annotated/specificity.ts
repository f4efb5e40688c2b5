import type { Token } from "@quizmill/language";
import type { AnalysedSentence, Analysis } from "./analyse.ts";

const CONTENT: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "NUM"]);

const contentOf = (tokens: readonly Token[]) =>
  new Set(tokens.filter(({ pos }) => CONTENT.has(pos)).map(({ lemma }) => lemma.toLowerCase()));

/** How telling words are in a document, by how few of its sentences have them (Spärck Jones 1972). */
export interface Specificity {
  /** The information of these words, without those left out: 1 for a word that no other sentence has. */
  of(sentence: AnalysedSentence, without: ReadonlySet<string>): number;
  /** The share, 0..1, of the sentence's information that one other sentence with this term has too. */
  overlap(
    sentence: AnalysedSentence,
    without: ReadonlySet<string>,
    others: Iterable<AnalysedSentence>,
  ): number;
}

/** How much the sentences of a document say that is said of few things. */
export function specificityIn({ sentences }: Analysis): Specificity {
  const content = sentences.map(({ tokens }) => contentOf(tokens));
  const counts = new Map<string, number>();
  for (const own of content) for (const lemma of own) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  const most = Math.log(sentences.length + 1);
  const information = (lemma: string) => 1 - Math.log(counts.get(lemma) ?? 1) / most;
  const sumOf = (lemmas: Iterable<string>, without: ReadonlySet<string>) => {
    let sum = 0;
    for (const lemma of lemmas) if (!without.has(lemma)) sum += information(lemma);
    return sum;
  };
  const ownOf = ({ id }: AnalysedSentence) => content[id] ?? new Set<string>();
  return {
    of: (sentence, without) => sumOf(ownOf(sentence), without),
    overlap(sentence, without, others) {
      const own = ownOf(sentence);
      const all = sumOf(own, without);
      let greatest = 0;
      for (const other of others)
        if (other.id !== sentence.id)
          greatest = Math.max(greatest, sumOf(own.intersection(ownOf(other)), without));
      return all === 0 ? 0 : greatest / all;
    },
  };
}
