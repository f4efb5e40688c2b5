export { CASES } from "./cases.ts";
export {
  distanceIn,
  type Family,
  type FamilyMembership,
  type Member,
  type Place,
  type Word,
} from "./family.ts";
export { type Lexicon, lexiconOf, NO_LEXICON, nameFamilies } from "./lexicon.ts";
export { isGivenName, namesGivenTo, personsOf, sexOfGivenName } from "./persons.ts";
