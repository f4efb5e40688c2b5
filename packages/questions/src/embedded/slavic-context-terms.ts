import type { LanguageProfile } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import { isGeneric } from "../text/commonness.ts";
import { phraseKey } from "../text/words.ts";

/** Terms in the context of a phrase. */
export interface ContextTerms {
  /** The word that governs it. Terms with a role in common may be of one category. */
  roles?: readonly string[];
  /** What its sentence says it is: "hormon" of "hormony, takie jak insulina". */
  hypernyms?: readonly string[];
}

/** What may stand between a phrase and the word that calls all of its list something. */
const LISTED = '(?:[^,.;:()]{2,40}(?:,| i| oraz| czy| lub| та| і| й| або) ){0,4}[„«"]?';
/** "hormony, takie jak glukagon i insulina", "системи, наприклад Git". */
const HYPERNYM_BEFORE = new RegExp(
  `(?<hypernym>\\p{Ll}{4,})(?:,? (?:taki|taka|takie|takich|takim|takimi) jak:?|,? np\\.|,? (?:такий|така|такі|таких|таким|такими),? як:?|, (?:наприклад|зокрема),?) ${LISTED}$`,
  "u",
);
/** "insulina i inne hormony". No member of a list holds what parts members: there would be thousands of ways to part them. */
const HYPERNYM_AFTER =
  /^(?:,| i| oraz| та| і| й)(?: (?:(?! (?:i|oraz|та|і|й) )[^,.;:()]){2,40}(?:,| i| oraz| та| і| й)){0,4} (?:inn(?:e|ych|ym|ymi)|інш(?:і|их|им|ими)) (?<hypernym>\p{Ll}{4,})/u;
/** "partia „Zgoda”", "planeta Mars": what stands before a name says what it names. */
const NAMED = /(?<hypernym>\p{Ll}{4,}) [„«"]?$/u;
/** "składa się z", "wydzielają". */
const GOVERNED = /(?<word>\p{Ll}{4,})(?: (?:się|ся))?(?: (?<lead>\p{Ll}{1,4}))? $/u;
/** The verb behind what may be its subject. */
const PREDICATE = /^(?: się)? (?<word>\p{Ll}{4,})/u;
const LOOKED_AT = 90;

/** The hypernyms and roles of a phrase in a Polish or Ukrainian sentence. */
export function slavicContextTermsOf(
  text: string,
  { start, end, name }: { start: number; end: number; name: boolean },
  profile: LanguageProfile,
): ContextTerms {
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const after = text.slice(end, end + LOOKED_AT);
  const isNamed = name || /[„«"]$/u.test(before);
  const hypernyms = [
    HYPERNYM_BEFORE.exec(before)?.groups?.hypernym,
    HYPERNYM_AFTER.exec(after)?.groups?.hypernym,
    isNamed ? NAMED.exec(before)?.groups?.hypernym : undefined,
  ];
  const { word, lead = "" } = GOVERNED.exec(before)?.groups ?? {};
  const verb = PREDICATE.exec(after)?.groups?.word;
  const isPreposition = lead === "" || lexiconOf(profile.code).casesAfter(lead).length > 0;
  return {
    hypernyms: hypernyms.flatMap((hypernym) =>
      hypernym === undefined || !isThing(hypernym, profile) ? [] : [phraseKey(hypernym, profile)],
    ),
    roles: [
      ...(word !== undefined && isPreposition && isThing(word, profile)
        ? [`${phraseKey(word, profile)} ${lead} _`]
        : []),
      ...(verb !== undefined && isVerb(verb, profile) ? [`_ ${phraseKey(verb, profile)}`] : []),
    ],
  };
}

/** No function word, no quality and nothing too general to tell a kind. */
function isThing(word: string, profile: LanguageProfile): boolean {
  if (profile.stopWords.has(word) || profile.adjectiveShape?.test(word) === true) return false;
  return !isGeneric(word, profile);
}

/** "Jest" and "ma" are said of everything. */
function isVerb(
  word: string,
  { phraseBoundaries, phraseBoundaryShape, stopWords, adjectiveShape, copulas }: LanguageProfile,
): boolean {
  if (stopWords.has(word) || copulas.has(word) || adjectiveShape?.test(word) === true) return false;
  return phraseBoundaries.has(word) || phraseBoundaryShape?.test(word) === true;
}
