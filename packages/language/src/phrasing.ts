/** Whole sentences of a language about questions and documents. */
export interface Phrases {
  /** "What is X?"; the options are definitions. */
  askDefinition: (term: string) => string;
  /** Asks for the switch or command with this description. */
  askDescribed: (told: string) => string;
  /** "Under which of these is X listed?"; the options are titles of lists. */
  askUnder: (point: string) => string;
  /** Asks for a cell of a table by row and column; without a column, for what a list says of a name. */
  askEntry: (row: string, column: string | null) => string;
  /** Asks which name has this value in a column. */
  askHaving: (column: string, value: string) => string;
  /** Asks for the step that comes right after this one. */
  askNext: (step: string) => string;
  /** Asks who did this, in the words of the document. */
  askWhoDid: (told: string) => string;
  /** Puts the topic of the section or document before the stem. */
  about?: (topic: string, stem: string) => string;
  /** Introduces the quote that proves the key. */
  because: (quote: string) => string;
  /** For an option that the document describes: in these words. */
  described: (option: string, says: string) => string;
  /** For an option that belongs to something else in the document. */
  elsewhere: (option: string, says: string) => string;
  /** For an option that the document names, without a word on how it belongs to what is asked. */
  named: (option: string, says: string) => string;
  /** For an option that the document says of something else. */
  swapped: (option: string, says: string) => string;
  /** For a sentence of the document with one part changed. */
  changed: (option: string, says: string) => string;
  /** Where it stands. */
  place: (where: {
    page?: number | undefined;
    slide?: number | undefined;
    heading?: string | undefined;
  }) => string;
}

/** What a noun names, at large: what is of one class may be taken for one another, a substance for a process hardly. */
export type SemanticClass =
  | "happening"
  | "way"
  | "field"
  | "person"
  | "living"
  | "substance"
  | "measure"
  | "device"
  | "part"
  | "body"
  | "land"
  | "group"
  | "sign"
  | "state"
  | "idea"
  | "time";

/** Nouns that open definitions, by class, and endings that show the class of a noun that is not listed. */
export interface SemanticClassWords {
  listed: Readonly<Partial<Record<SemanticClass, string>>>;
  endings: readonly (readonly [ending: RegExp, thing: SemanticClass])[];
}
