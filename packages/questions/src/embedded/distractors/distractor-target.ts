import type { LanguageProfile, SemanticClass } from "@quizmill/language";
import type { FamilyMembership } from "@quizmill/lexicon";
import { isOblique } from "../../text/cases.ts";
import { phraseKey } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import type { Term } from "../terms.ts";
import { isBareGap } from "./agreement.ts";
import { classOf } from "./class-of.ts";
import { familyMembershipsOf } from "./family-memberships.ts";
import { type NameKind, nameKindOf } from "./name-kinds.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** What is asked, as far as a distractor must know it. */
export interface DistractorRequest {
  key: string;
  stem: string;
  line: Line;
  /** Word before the gap, lower case; "" where the stem has none. */
  before: string;
}

/** What is wanted of a distractor, worked out once for a key. */
export interface DistractorTarget {
  request: DistractorRequest;
  /** The key as phrases are compared. */
  phrase: string;
  /** Where it stands in the lexicon. */
  families: readonly FamilyMembership[];
  known: Term | undefined;
  shape: Shape;
  head: string;
  /** The stem has a gap. */
  hasGap: boolean;
  /** The stem has no gap, or one for the subject of a verb without gender: other subjects fit, whatever their ending. */
  isQuestion: boolean;
  isPlural: boolean;
  isOblique: boolean;
  isDefined: boolean;
  /** Null where the key is no name, or does not show of what. */
  nameKind: NameKind | null;
  /** What the key is, at large; null where nothing tells. */
  semanticClass: SemanticClass | null;
  /** The gap takes a singular with no determiner, as only what is not counted stands in one. */
  isBare: boolean;
  /** The key has its capital only because it opened a sentence. */
  isCapitalOfSentence: boolean;
}

/** What is known of a key and its stem, looked up once for all candidates. */
export function distractorTargetFor(request: DistractorRequest, document: Document): DistractorTarget {
  const { terms, profile, plurals } = document;
  const known = terms.get(request.key);
  const hasGap = request.stem.includes(profile.blank);
  const isQuestion = !hasGap;
  const own = shapeOf(request.key, profile);
  const shape: Shape = isQuestion && profile.oblique !== undefined ? { ...own, capital: "any" } : own;
  return {
    request,
    phrase: phraseKey(request.key, profile),
    families: familyMembershipsOf(request.key, profile),
    known,
    shape,
    head: request.key.slice(request.key.lastIndexOf(" ") + 1).toLowerCase(),
    hasGap,
    isQuestion,
    isPlural: known !== undefined && plurals.has(known.key),
    isOblique: isOblique(request.key, profile),
    isDefined: known !== undefined && document.isDefined(known),
    nameKind: known === undefined ? null : nameKindOf(known, document),
    semanticClass: classOf(request.key, document),
    isBare: hasGap && known?.type === "term" && isBareGap(request, profile),
    isCapitalOfSentence: shape.capital === true && known?.type === "term" && !profile.capitalNouns,
  };
}

/** Polish and Ukrainian: nouns change with their case, verbs in the past with the gender of their subject. */
export function hasCases({ code }: LanguageProfile): boolean {
  return code === "pl" || code === "uk";
}
