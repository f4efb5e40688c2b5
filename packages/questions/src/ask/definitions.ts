import type { LanguageProfile } from "@quizmill/language";
import type { Candidate } from "../engine.ts";
import { namesQuality } from "../options/exclusions.ts";
import { FEWEST_OTHERS } from "../options/layout.ts";
import { isStatedToBe } from "../options/may-be-correct.ts";
import type { Document } from "../read/document.ts";
import type { Definition } from "../read/groups/definitions.ts";
import type { Line } from "../read/lines.ts";
import { nearby } from "../read/nearby.ts";
import { isOblique } from "../text/cases.ts";
import { contentKeys, mentions, visibleLength } from "../text/words.ts";
import { namesBeside } from "./beside.ts";
import { nameFor } from "./citation.ts";
import { isEntry } from "./entries.ts";
import {
  afterAntecedent,
  candidateOf,
  type Kind,
  optionFactorOf,
  sentenceWorth,
  withOthers,
} from "./kind.ts";
import { definitionSimilarity, SIMILARITY } from "./similarity.ts";

const SIBLINGS = 8;
/** How much shorter or longer than the right one other definitions may be. */
const LENGTHS = { least: 0.65, most: 1.6 };
/** Definitions looked at to each side. */
const REACH = 60;
/** Fewer words than that tell no thing from others; of what its author marked as a term, two may. */
const LEAST_WORDS = { ofAny: 3, ofMarked: 2 };

/** What a sentence defines, unless it is a point of a list that is asked about as a whole. */
function definedIn(line: Line, document: Document): Definition | undefined {
  const found = document.definitionIn(line);
  return found === undefined || isEntry(line, document) ? undefined : found;
}

/** The definition is given, the term is asked for. */
export const term: Kind = {
  name: "term",
  mayBeAnaphoric: true,
  mayAddressReader: true,
  asksForDefined: true,
  write(line, document) {
    const found = definedIn(line, document);
    return found === undefined ? [] : termDraft(found, line, document);
  },
};

function termDraft(found: Definition, line: Line, document: Document): Candidate[] {
  const { cue, groups, definition } = found;
  const { profile } = document;
  const key = nameFor(found, document);
  // "rozszerzalności, czyli zmiany rozmiarów": told in the case of its name.
  if (cue.isDoubtful && isOblique(definition, profile)) return [];
  if (key === null || cue.isByTheWay || namesQuality(key, profile)) return [];
  const asked = cue.askTerm?.(groups) ?? profile.phrases?.askDescribed(definition);
  if (asked === undefined || !isInformative(found, line, document)) return [];
  const stem = found.isPointing ? afterAntecedent(asked, line, document) : asked;
  const score = (cue.strong ? 0.86 : 0.74) * (0.7 + 0.3 * sentenceWorth(line, document));
  const asking = candidateOf(line, document, { kind: "term", stem, key, distractors: [], score });
  return [
    withOthers(asking, () => {
      const request = { key, stem, line, before: "" };
      const others = namesBeside(request, found, document).filter(
        ({ text }) => !isStatedToBe(text, key, document),
      );
      return others.length < FEWEST_OTHERS ? null : others;
    }),
  ];
}

/** "Este componente" says nothing of what it is; the sentence before, behind which it is asked for, does. */
function isInformative(found: Definition, line: Line, { profile }: Document): boolean {
  const { term: named, definition, isPointing } = found;
  const least = line.marked.includes(named) ? LEAST_WORDS.ofMarked : LEAST_WORDS.ofAny;
  const isEnough = contentKeys(definition, profile).length >= least && !mentions(definition, named, profile);
  return isPointing || isEnough;
}

/** The term is given, its definition is asked for; the others are definitions of other terms. */
export const definition: Kind = {
  name: "definition",
  mayAddressReader: true,
  asksForDefined: true,
  write(line, document) {
    const found = definedIn(line, document);
    return found === undefined ? [] : definitionDraft(found, line, document);
  },
};

function definitionDraft(found: Definition, line: Line, document: Document): Candidate[] {
  const { profile } = document;
  const { phrases } = profile;
  if (phrases === null || !found.cue.definitionStandsAlone || mentions(found.definition, found.term, profile))
    return [];
  const siblings = siblingsOf(found, document);
  if (siblings.length < FEWEST_OTHERS) return [];
  const stem = phrases.askDefinition(
    document.terms.get(found.term)?.type === "term" ? document.lowerCased(found.term) : found.term,
  );
  const rationales = siblings.map(({ definition: option, line: place }) => ({
    option,
    says: place.quote,
    reason: "swapped" as const,
  }));
  const worth = (found.cue.strong ? 0.84 : 0.72) * (0.7 + 0.3 * sentenceWorth(line, document));
  const asking = candidateOf(line, document, {
    kind: "definition",
    stem,
    key: found.definition,
    distractors: siblings.map(({ definition: text }) => text),
    score: worth,
    about: found.term,
    rationales,
  });
  const factor = optionFactorOf(
    siblings.map((other) => ({ similarity: definitionSimilarity(other, found) })),
  );
  return [{ ...asking, score: factor * asking.score }];
}

/**
 * Definitions of other terms, given in the same form and at like length: of like things first, then nearest first; none
 * where "a flash that ends the life of a star" would be known without its term among a lens and a distance.
 */
function siblingsOf(found: Definition, document: Document): Definition[] {
  const { definitions, profile } = document;
  const length = visibleLength(found.definition, profile);
  const siblings = new Map<string, Definition>();
  for (const other of nearby(definitions, found.index, REACH)) {
    const ratio = visibleLength(other.definition, profile) / length;
    const isAlike = ratio >= LENGTHS.least && ratio <= LENGTHS.most && areSiblings(found, other, profile);
    // A glossary says again what the text said.
    if (isAlike && !siblings.has(other.term)) siblings.set(other.term, other);
  }
  const similarity = (other: Definition) => definitionSimilarity(other, found);
  const alike = [...siblings.values()].filter((other) => similarity(other) >= SIMILARITY.thing);
  if (alike.length < FEWEST_OTHERS) return [];
  return alike.sort((a, b) => similarity(b) - similarity(a)).slice(0, SIBLINGS);
}

/** Told in a form that can stand beside this one, and of another thing. */
function areSiblings(found: Definition, other: Definition, profile: LanguageProfile): boolean {
  if (!other.cue.definitionStandsAlone || other.term === found.term) return false;
  const isNamed = (text: string, ...names: string[]) => names.some((name) => mentions(text, name, profile));
  return (
    !isNamed(other.definition, found.term, other.term) &&
    !isNamed(other.term, found.term) &&
    !isNamed(found.term, other.term)
  );
}
