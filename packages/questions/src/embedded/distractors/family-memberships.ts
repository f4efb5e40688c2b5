import { type LanguageProfile, lowerFirst } from "@quizmill/language";
import { distanceIn, type Family, type FamilyMembership, lexiconOf, type Word } from "@quizmill/lexicon";
import { sayerOf } from "../../text/words.ts";

/** Of families told alike ("gas", "metal": both an "element"), against the very same family. */
const COUSIN = 0.35;
/** The stem itself calls the key such a thing. */
const CALLED = 1;

/** Where a word stands in the lexicon: as it is written, or as it would be inside a sentence ("Mercury"). */
export function familyMembershipsOf(text: string, { code }: LanguageProfile): readonly FamilyMembership[] {
  const lower = lowerFirst(text);
  return lower === text
    ? lexiconOf(code).find(text)
    : [...lexiconOf(code).find(text), ...lexiconOf(code).find(lower)];
}

/**
 * How surely another word is of the key's type, from 0: more where families share more of both,
 * where they are small, where the words stand near each other in them, and where the stem names the type.
 */
export function sharedFamilyOf(
  key: string,
  stem: string,
  profile: LanguageProfile,
): (other: string) => number {
  const isSaid = sayerOf(stem, profile);
  const own = familyMembershipsOf(key, profile).map((kinship) => {
    const isCalled = kinship.family.hypernyms.some(isSaid);
    return { kinship, worth: isCalled ? 1 + CALLED : 1 };
  });
  return (other) => {
    let sum = 0;
    for (const their of own.length === 0 ? [] : familyMembershipsOf(other, profile))
      for (const { kinship, worth } of own) sum += worth * closeness(kinship, their);
    return sum;
  };
}

function closeness({ family, index }: FamilyMembership, other: FamilyMembership): number {
  if (family !== other.family) return areCousins(family, other.family) ? COUSIN : 0;
  return 1 + (4 - 0.5 * distanceIn(family, index, other.index)) / family.size;
}

function areCousins(a: Family, b: Family): boolean {
  return a.hypernyms[0] === b.hypernyms[0] && a.members[0]?.isPlural === b.members[0]?.isPlural;
}

/** Whether both are one family, or one word says what the things of both are. */
export function areOfOneKind(a: Family, b: Family): boolean {
  return a === b || a.hypernyms.some((word) => b.hypernyms.includes(word));
}

/** German writes all nouns with a capital, but names without an article. */
export function isNameIn(member: Word | undefined, { capitalNouns }: LanguageProfile): boolean {
  if (member === undefined || !/^\p{Lu}/u.test(member.text)) return false;
  return !capitalNouns || (member.gender === "" && !member.isPlural);
}
