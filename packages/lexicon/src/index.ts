export { CASES } from "./cases.ts";
export type { Family, FamilyMembership, Member } from "./family.ts";
export { type Lexicon, lexiconOf, NO_LEXICON, nameFamilies } from "./lexicon.ts";
export { isGivenName, namesGivenTo, personsOf, sexOfGivenName } from "./persons.ts";
