/** Turns a sentence into a question about one typed part of it. */
export interface TypedCue {
  /** Matched against the sentence without its final stop; group `key` is the answer. */
  pattern: RegExp;
  /** Builds the question from the groups; null if this sentence has no natural question. */
  ask: (groups: Record<string, string>) => string | null;
  /** For an answer that is a day: the same for its year alone. */
  askYear?: (groups: Record<string, string>) => string | null;
}

/** A part of a sentence to ask for with a question word. */
export interface AskedPart {
  /** The text before and after it, the first letter as inside a sentence. */
  before: string;
  after: string;
  text: string;
  /** Its type. A name may be of anything; "person" and "place" only in languages without other means. */
  type:
    | "date"
    | "year"
    | "percent"
    | "money"
    | "quantity"
    | "number"
    | "count"
    | "term"
    | "name"
    | "person"
    | "place";
  /**
   * Where the sentence opens with its subject: the subject with its article, and the text between it and the part.
   */
  subject: string | null;
  told: string | null;
}

/** A person named inside a sentence. */
export interface AskedPerson {
  /** The text before and after the name, the first letter as inside a sentence. */
  before: string;
  after: string;
  isWoman: boolean;
}

/** Whole sentences of a language about questions and documents. */
export interface Phrases {
  /** Introduces a gap whose options are names in the nominative, whatever case the sentence needs. */
  askName?: (sentence: string) => string;
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
  /** Asks for a part of a sentence; null where the question would not be certain. */
  askPart: (part: AskedPart) => string | null;
  /** The only kind of option that the question word allows ("誰", "どこ"). */
  asksFor?: (stem: string) => "person" | "land" | null;
  /** Asks who did something; null where the sentence does not clearly say that the person did it. */
  askWho?: (person: AskedPerson) => string | null;
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
