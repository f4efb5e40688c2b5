import { groupCuesFrom } from "./groups.ts";
import type { LanguageCode } from "./lang/codes.ts";
import { phrasesFrom, semanticClassesFrom } from "./phrasing.ts";
import type { LanguageProfile, Operations } from "./profile.ts";
import { expressionOf, type Sections, sectionsOf, wordsIn } from "./sections.ts";

/** A language, read from its folder. */
export function readProfile(code: LanguageCode, operations: Operations): LanguageProfile {
  const file = (name: string) => sectionsOf(`${code}/${name}.txt`);
  return {
    ...profileFrom(code, file("words"), file("patterns")),
    ...operations,
    groups: groupCuesFrom(file("sayings")),
    phrases: phrasesFrom(file("phrases")),
  };
}

/** One that we do not speak: what is empty in all of its sections. */
export function unknownProfile(operations: Operations): LanguageProfile {
  const words = sectionsOf("und/words.txt");
  const none = () => [];
  return {
    ...profileFrom("und", (name) => (KNOWN_OF_ANY.has(name) ? words(name) : []), none),
    ...operations,
    groups: groupCuesFrom(none),
    phrases: null,
  };
}

const KNOWN_OF_ANY: ReadonlySet<string> = new Set(["script", "blank", "abbreviations", "traits"]);

type Words = Omit<LanguageProfile, keyof Operations | "groups" | "phrases">;

function profileFrom(code: LanguageCode, words: Sections, patterns: Sections): Words {
  const line = (name: string) => words(name)[0] ?? "";
  const list = (name: string) => wordsIn(words(name));
  const set = (name: string): ReadonlySet<string> => new Set(list(name));
  const groups = (name: string) => words(name).map((row) => wordsIn([row]));
  const pattern = (name: string, flags = "iu") => expressionOf(patterns(name), flags);
  const traits = set("traits");
  const script = line("script") === "unspaced" ? "unspaced" : "spaced";
  return {
    code,
    script,
    blank: line("blank"),
    wordList: line("wordList"),
    capitalNouns: traits.has("capitalNouns"),
    headFirst: traits.has("headFirst"),
    hasCases: traits.has("hasCases"),
    showsEnding: traits.has("showsEnding"),
    stopWords: set("stopWords"),
    abbreviations: set("abbreviations"),
    months: list("months"),
    phraseBoundaries: set("phraseBoundaries"),
    phraseBoundaryShape: pattern("phraseBoundaryShape", "u"),
    adjectiveShape: pattern("adjectiveShape"),
    generic: set("generic"),
    elision: pattern("elision", "u"),
    endings: list("endings"),
    oblique: pattern("oblique", "u"),
    plural: pattern("plural", "u"),
    agreeing: set("agreeing"),
    connective: pattern("connective", "u"),
    fillers: pattern("fillers", "giu"),
    beyond: pattern("beyond"),
    leaning: openingOf(list("leaning"), script),
    exampleLead: pattern("exampleLead"),
    memberLead: pattern("memberLead"),
    deictic: pattern("deictic"),
    pronouns: set("pronouns"),
    personalPronouns: set("personalPronouns"),
    articles: set("articles"),
    nounLeads: set("nounLeads"),
    verbLeads: set("verbLeads"),
    copulas: set("copulas"),
    negation: pattern("negation"),
    qualifiers: set("qualifiers"),
    termLink: pattern("termLink", "u"),
    sameMeaning: groups("sameMeaning"),
    naming: pattern("naming"),
    relative: pattern("relative", "u"),
    furtherPart: pattern("furtherPart", "gu"),
    units: pattern("units", "u"),
    numerals: groups("numerals"),
    semanticClasses: semanticClassesFrom(words, patterns),
  };
}

/** Any of these words at the start of a text, whole ones where spaces part them. */
function openingOf(words: readonly string[], script: "spaced" | "unspaced"): RegExp {
  const rows = words.map((word) => RegExp.escape(word));
  return rows.length === 0
    ? expressionOf([], "u")
    : new RegExp(`^(?:${rows.join("|")})${script === "spaced" ? "(?!\\p{L})" : ""}`, "iu");
}
