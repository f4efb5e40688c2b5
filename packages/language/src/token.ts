/** The universal part-of-speech tags of Universal Dependencies, version 2 (universaldependencies.org/u/pos). */
export type Pos =
  | ("ADJ" | "ADP" | "ADV" | "AUX" | "CCONJ" | "DET" | "INTJ" | "NOUN" | "NUM")
  | ("PART" | "PRON" | "PROPN" | "PUNCT" | "SCONJ" | "SYM" | "VERB" | "X");

/** Features of Universal Dependencies, as far as they are known; values as there ("Gen", "Plur", "Fem"). */
export interface Features {
  readonly Case?: string;
  readonly Number?: string;
  readonly Gender?: string;
  readonly VerbForm?: string;
}

/** A word or a sign. `start` and `end` are offsets in characters (UTF-16) into the text of its sentence. */
export interface Token {
  /** As it is written; of a contraction its part: Spanish "del" is "de" and "l", whose lemma is "el". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The dictionary form, in small letters unless it is a name. */
  readonly lemma: string;
  readonly pos: Pos;
  readonly features: Features;
}

/** A run of tokens; `end` is the index behind the last. */
export interface TokenSpan {
  readonly start: number;
  readonly end: number;
}

/** A noun with what belongs to it; `head` is the index of its noun. */
export interface NounPhrase extends TokenSpan {
  readonly head: number;
}
