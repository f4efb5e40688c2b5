import type { LanguageProfile } from "@quizmill/language";
import type { Distractor } from "../embedded/distractors/distractors-for.ts";
import { namesQuality } from "../embedded/distractors/exclusions.ts";
import { isStatedToBe } from "../embedded/distractors/may-be-correct.ts";
import { nameKindOf } from "../embedded/distractors/name-kinds.ts";
import type { Document } from "../embedded/document.ts";
import {
  afterAntecedent,
  candidateOf,
  type Kind,
  optionFactorOf,
  pointsBack,
  sentenceWorth,
  withOthers,
} from "../embedded/kinds/kind.ts";
import type { Line } from "../embedded/lines.ts";
import { nearby } from "../embedded/nearby.ts";
import { namesMany } from "../embedded/noun-forms.ts";
import type { Candidate } from "../engine.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../layout.ts";
import type { Definition } from "../read/groups/definitions.ts";
import { isOblique } from "../text/cases.ts";
import { contentKeys, mentions, visibleLength, wordsOf } from "../text/words.ts";
import { namesBeside } from "./beside.ts";
import { nameFor } from "./citation.ts";
import { isEntry } from "./entries.ts";
import { definitionSimilarity, SIMILARITY, sharesHypernym } from "./similarity.ts";

const SIBLINGS = 8;
/** How much shorter or longer than the right one other definitions may be: for what is of its hypernym, more. */
const LENGTHS = { alike: { least: 0.55, most: 2 }, other: { least: 0.65, most: 1.6 } };
/** What is left where the definition spells a part of its term, and none beside it does. A character is seen at once. */
const SPELLED_FACTOR = { spaced: 0.6, unspaced: 0.4 };
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
  const { cue, groups, definition, hypernyms } = found;
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
      return others.length < FEWEST_OTHERS || isShownByKind(key, others, hypernyms, document) ? null : others;
    }),
  ];
}

/** "Este componente" says nothing of what it is; the sentence before, behind which it is asked for, does. */
function isInformative(
  { term: named, definition, isPointing }: Definition,
  line: Line,
  document: Document,
): boolean {
  if (isPointing) return true;
  const least = line.marked.includes(named) ? LEAST_WORDS.ofMarked : LEAST_WORDS.ofAny;
  const isMentioned = mentions(definition, named, document.profile);
  return (
    contentKeys(definition, document.profile).length >= least && !isMentioned && !pointsBack(line, document)
  );
}

/** So many others must say what they are where the key does. */
const LEAST_SAYING = 2;

/** "白っぽくて軽い石": among a wave and an eruption "軽石" alone says that it is a stone. */
function isShownByKind(
  key: string,
  others: readonly Distractor[],
  hypernyms: Definition["hypernyms"],
  document: Document,
): boolean {
  if (document.profile.script === "spaced") return false;
  const says = (text: string) => [...hypernyms].some((kind) => text.endsWith(kind));
  return says(key) && others.slice(0, MOST_OTHERS).filter(({ text }) => says(text)).length < LEAST_SAYING;
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
  if (pointsBack(line, document)) return [];
  const siblings = similarDefinitions(siblingsOf(found, document), found, document);
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
  const factor = definitionFactor(siblings.slice(0, MOST_OTHERS), found, document);
  return [{ ...asking, score: factor * asking.score }];
}

/**
 * Those that a definition can stand among, the likest first as given; none where "a flash that ends the life of a star"
 * would be known without its term among a lens and a distance: its term is asked for instead.
 */
function similarDefinitions(
  others: readonly Definition[],
  found: Definition,
  document: Document,
): readonly Definition[] {
  if (document.profile.script === "unspaced") return withSameEnding(others, found);
  const alike = others.filter((other) => definitionSimilarity(other, found) >= SIMILARITY.thing);
  return alike.length >= FEWEST_OTHERS ? alike : [];
}

/**
 * In Japanese what a thing is stands last, where it is read at a glance: all end in its noun.
 */
function withSameEnding(others: readonly Definition[], found: Definition): readonly Definition[] {
  const alike = others.filter((other) => sharesHypernym(other, found) || endsInNoName(other, found));
  return alike.length < FEWEST_OTHERS ? [] : alike;
}

/** Both are "…こと" or "…もの". */
function endsInNoName({ definition: a }: Definition, { definition: b }: Definition): boolean {
  return ["こと", "もの"].some((ending) => a.endsWith(ending) && b.endsWith(ending));
}

/** The share of its worth that a definition keeps among these. */
function definitionFactor(shown: readonly Definition[], found: Definition, document: Document): number {
  const spelled = (text: string) => partsIn(text, found.term, document.profile);
  const own = spelled(found.definition);
  const isSpelled = shown.every(({ definition: text }) => spelled(text) < own);
  const { script } = document.profile;
  const others = shown.map((other) => ({ similarity: definitionSimilarity(other, found) }));
  return optionFactorOf(others) * (isSpelled ? SPELLED_FACTOR[script] : 1);
}

/** So many letters at the start of two words, or at the end of a compound, make them akin. */
const ROOT_LETTERS = 6;

const HAN = /\p{Script=Han}/gu;

/**
 * How many words of a text have a part of the term: "Maschine" of "Wärmekraftmaschine", "continente" of "continental". In
 * Japanese each character is one: "電気をつくる" tells "地熱発電".
 */
function partsIn(text: string, named: string, profile: LanguageProfile): number {
  if (profile.script === "unspaced") {
    const shared = new Set(contentKeys(text, profile)).intersection(new Set(contentKeys(named, profile)));
    return shared.size + new Set(named.match(HAN)).intersection(new Set(text.match(HAN))).size;
  }
  const parts = wordsOf(named, profile).map(({ lower }) => lower);
  return wordsOf(text, profile).filter(
    ({ lower }) =>
      lower.length >= ROOT_LETTERS &&
      parts.some((part) => part.endsWith(lower) || part.startsWith(lower.slice(0, ROOT_LETTERS))),
  ).length;
}

/**
 * Definitions of other terms, given in the same form and at like length: of like things first, then nearest first. Those
 * of one hypernym are looked for further on than others: a long glossary has enough of them.
 */
function siblingsOf(found: Definition, document: Document): Definition[] {
  const { definitions, profile } = document;
  const isOwnPerson = isPerson(found, document);
  const length = visibleLength(found.definition, profile);
  const alike: Definition[] = [];
  const others: Definition[] = [];
  for (const other of nearby(definitions, found.index, REACH)) {
    if (other.term === found.term) continue;
    const isAlike = sharesHypernym(other, found);
    const siblings = isAlike ? alike : others;
    if (siblings.length >= SIBLINGS) continue;
    const ratio = visibleLength(other.definition, profile) / length;
    const lengths = isAlike ? LENGTHS.alike : LENGTHS.other;
    if (ratio < lengths.least || ratio > lengths.most || isPerson(other, document) !== isOwnPerson) continue;
    if (pointsBack(other.line, document)) continue;
    // A glossary says again what the text said.
    if (siblings.some(({ term: named }) => named === other.term)) continue;
    if (isSibling(found, other, profile)) siblings.push(other);
    if (alike.length >= SIBLINGS) break;
  }
  const siblings = [...alike, ...others].sort(
    (a, b) => definitionSimilarity(b, found) - definitionSimilarity(a, found),
  );
  return siblings.slice(0, SIBLINGS);
}

/** "Amerykański psycholog …" tells itself among fields of psychology. */
function isPerson({ term: named }: Definition, document: Document): boolean {
  const known = document.terms.get(named);
  return known !== undefined && nameKindOf(known, document) === "person";
}

/** Told in a form that can stand beside this one: the same number, the same case. */
function isSibling(found: Definition, other: Definition, profile: LanguageProfile): boolean {
  if (!other.cue.definitionStandsAlone || numberOf(other, profile) !== numberOf(found, profile)) return false;
  const mixed =
    mentions(other.definition, found.term, profile) || mentions(other.definition, other.term, profile);
  return !mixed && !mentions(other.term, found.term, profile) && !mentions(found.term, other.term, profile);
}

/** "is" or "are", as far as the sentence shows it; "комети — це тіла", where the term alone shows it. */
function numberOf({ term: named, groups: { verb } }: Definition, profile: LanguageProfile): "one" | "many" {
  if (profile.oblique !== undefined) return namesMany(named.toLowerCase(), profile) ? "many" : "one";
  return verb === "are" || profile.pluralVerb?.test(`${verb} `) === true ? "many" : "one";
}
