export { CASES } from "./cases.ts";
export {
  distanceIn,
  type Family,
  type FamilyMembership,
  type Member,
  type Place,
  type Word,
} from "./family.ts";
export { areStored, type Lexicon, lexiconOf, storeLexicon } from "./lexicon.ts";
export { LEXICON_LANGUAGES } from "./marks.ts";
export { isGivenName, namesGivenTo } from "./persons.ts";
