import type { Kinship } from "../../languages/lexicon/lexicon.ts";
import type { ThingClass } from "../../languages/lexicon/things.ts";
import { isOblique, type LanguageProfile } from "../../languages/profile.ts";
import { phraseKey } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { tellingIn } from "../telling-words.ts";
import type { Term } from "../terms.ts";
import { gendersOfGap, isBareGap } from "./agreement.ts";
import { classOf } from "./class-of.ts";
import { isDone } from "./deeds.ts";
import { kinshipsOf } from "./kinship.ts";
import { type NameKind, nameKindOf } from "./name-kinds.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** What is asked, as far as a distractor must know it. */
export interface Asked {
  key: string;
  stem: string;
  line: Line;
  /** Word before the gap, lower case; "" where the stem has none. */
  before: string;
  /** What is true of the key is likely true of its kind ("helium is a noble gas"): only the document tells. */
  sharesTruth?: boolean;
  /** The stem has a gap, but asks for the name of what stands there, not for the form it has. */
  isName?: true;
}

/** What is wanted of a distractor, worked out once for a key. */
export interface Wanted {
  asked: Asked;
  /** The key as phrases are compared. */
  phrase: string;
  /** Its words that tell of what kind a thing is. */
  telling: ReadonlySet<string>;
  /** Where it stands in the lexicon. */
  families: readonly Kinship[];
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
  thing: ThingClass | null;
  /** The stem shows the gender of what it asks for. */
  showsGender: boolean;
  /** The gap of a Japanese stem is for something that is done. */
  isDeed: boolean;
  /** The genders that the words before the gap leave, as letters; null where nothing shows them. */
  gapGenders: string | null;
  /** The gap takes a singular with no determiner, as only what is not counted stands in one. */
  isBare: boolean;
  /** The key has its capital only because it opened a sentence. */
  opensOnly: boolean;
}

export function wantedFor(asked: Asked, document: Document): Wanted {
  const { terms, profile, plurals } = document;
  const known = terms.get(asked.key);
  const hasGap = asked.stem.includes(profile.blank);
  const isQuestion = asked.isName === true || !hasGap || asksForSubject(asked.stem, profile);
  const own = shapeOf(asked.key, profile);
  const shape: Shape = isQuestion && profile.oblique !== undefined ? { ...own, capital: "any" } : own;
  return {
    asked,
    phrase: phraseKey(asked.key, profile),
    telling: tellingIn(asked.key, profile),
    families: kinshipsOf(asked.key, profile),
    known,
    shape,
    head: asked.key.slice(asked.key.lastIndexOf(" ") + 1).toLowerCase(),
    hasGap,
    isQuestion,
    isPlural: known !== undefined && plurals.has(known.key),
    isOblique: isOblique(asked.key, profile),
    isDefined: known !== undefined && document.isDefined(known),
    nameKind: known === undefined ? null : nameKindOf(known, document),
    thing: classOf(asked.key, document),
    showsGender: isQuestion && profile.gendered?.test(asked.stem) === true,
    isDeed: hasGap && isDone(asked, document),
    gapGenders: gendersOfGap(asked.key, asked.stem, document),
    isBare: hasGap && known?.type === "term" && isBareGap(asked, document),
    opensOnly: shape.capital === true && known?.type === "term" && !profile.capitalNouns,
  };
}

/** "_____ wpływa na pamięć." */
function asksForSubject(stem: string, { blank, neutralVerb }: LanguageProfile): boolean {
  return stem.startsWith(`${blank} `) && neutralVerb?.test(stem.slice(blank.length + 1)) === true;
}

/** Polish and Ukrainian: nouns change with their case, verbs in the past with the gender of their subject. */
export function hasCases({ code }: LanguageProfile): boolean {
  return code === "pl" || code === "uk";
}
