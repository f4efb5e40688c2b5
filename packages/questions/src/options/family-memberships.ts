import { type LanguageProfile, lowerFirst } from "@quizmill/language";
import { type Family, type FamilyMembership, lexiconOf, type Word } from "@quizmill/lexicon";

/** Where a word stands in the lexicon: as it is written, or as it would be inside a sentence ("Mercury"). */
export function familyMembershipsOf(text: string, { code }: LanguageProfile): readonly FamilyMembership[] {
  const lower = lowerFirst(text);
  return lower === text
    ? lexiconOf(code).find(text)
    : [...lexiconOf(code).find(text), ...lexiconOf(code).find(lower)];
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
