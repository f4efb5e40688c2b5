import type { SemanticClass } from "@quizmill/language";
import type { FamilyMembership } from "@quizmill/lexicon";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import type { Term } from "../read/terms.ts";
import { isOblique } from "../text/cases.ts";
import { phraseKey } from "../text/words.ts";
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
  /** The stem has no gap: other subjects fit, whatever their ending. */
  isQuestion: boolean;
  isOblique: boolean;
  isDefined: boolean;
  /** Null where the key is no name, or does not show of what. */
  nameKind: NameKind | null;
  /** What the key is, at large; null where nothing tells. */
  semanticClass: SemanticClass | null;
}

/** What is known of a key and its stem, looked up once for all candidates. */
export function distractorTargetFor(request: DistractorRequest, document: Document): DistractorTarget {
  const { terms, profile } = document;
  const { key, stem } = request;
  const known = terms.get(key);
  const isQuestion = !stem.includes(profile.blank);
  const own = shapeOf(key, profile);
  return {
    request,
    phrase: phraseKey(key, profile),
    families: familyMembershipsOf(key, profile),
    known,
    shape: isQuestion && profile.hasCases ? { ...own, capital: "any" } : own,
    isQuestion,
    isOblique: isOblique(key, profile),
    isDefined: known !== undefined && document.isDefined(known),
    nameKind: known === undefined ? null : nameKindOf(known, document),
    semanticClass: classOf(key, document),
  };
}
