import { isOblique, type LanguageProfile } from "../../languages/profile.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../../layout.ts";
import { contentKeys, mentions, visibleLength, wordsOf } from "../../text/words.ts";
import type { DistractorRequest } from "../distractors/distractor-target.ts";
import { type Distractor, distractorsFor } from "../distractors/distractors-for.ts";
import { keepDistinct, namesQuality } from "../distractors/exclusions.ts";
import { isStatedToBe } from "../distractors/may-be-correct.ts";
import { nameKindOf } from "../distractors/name-kinds.ts";
import { type Definition, type Document, hasAntecedent, mustFillQuota } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { nameFromInstrumental } from "../nominative-names.ts";
import { namesMany } from "../noun-forms.ts";
import { areOfOtherClass } from "../semantic-classes.ts";
import {
  afterAntecedent,
  distractorPartsOf,
  draft,
  type Kind,
  type LazyUnweightedDraft,
  SAME_CATEGORY_FROM as LIKE,
  lazyDraft,
  optionFactorOf,
  pointsBack,
  sentenceWorth,
  type UnweightedDraft,
} from "./kind.ts";

const SIBLINGS = 8;
/** How much shorter or longer than the right one other definitions may be: for what is of its hypernym, more. */
const LENGTHS = { alike: { least: 0.55, most: 2 }, other: { least: 0.65, most: 1.6 } };
/**
 * How surely a definition can be taken for that of another term, by what it says its term is: "a craftsman who …" tells
 * itself among a book, a plate and a typeface. Of definitions marked for it, 75 of 100 stood well beside three of their
 * class, 27 beside fewer.
 */
const SIMILARITY = { hypernym: 1, thing: 0.5, untold: 0.25, other: 0 };
/** What is left where the definition spells a part of its term, and none beside it does. A character is seen at once. */
const SPELLED_FACTOR = { spaced: 0.6, unspaced: 0.4 };
/** Definitions looked at to each side. */
const REACH = 60;

/** The definition is given, the term is asked for. */
export const term: Kind = {
  name: "term",
  mayBeAnaphoric: true,
  mayAddressReader: true,
  write(line, document) {
    const found = document.definitionIn(line);
    return found === undefined ? [] : termDraft(found, line, document);
  },
};

function termDraft(
  { cue, groups, term: named, definition, hypernyms }: Definition,
  line: Line,
  document: Document,
): LazyUnweightedDraft[] {
  const key = nameFor(named, document);
  if (leavesNounOut(named, key, document)) return [];
  const asked = cue.askTerm?.(groups);
  if (asked === null || asked === undefined || !isInformative(named, definition, line, document)) return [];
  if (namesQuality(key, document.profile)) return [];
  const stem = afterAntecedent(asked, line, document);
  const score = (cue.strong ? 0.86 : 0.74) * (0.7 + 0.3 * sentenceWorth(line, document));
  const told = { kind: "term", key, score } as const;
  return [
    lazyDraft(line, document, told, () => {
      const asked = { key, stem, line, before: "" };
      const found = distractorsFor(asked, document).filter(({ text }) => !isStatedToBe(text, key, document));
      const others = sayingTheKind(asked, found, hypernyms, document);
      const isShown = isShownByKind(key, others, hypernyms, document);
      if (isShown && !mustFillQuota(document)) return null;
      const { optionFactor, ...options } = distractorPartsOf(others, key, document);
      const leaves = isShown ? SHOWN_FACTOR : quotaAwareFactor(optionFactor, document);
      return draft("term", line, { stem, ...told, ...options, optionFactor: leaves });
    }),
  ];
}

/** "Este componente" says nothing of what it is; the sentence before, behind which it is asked for, does. */
function isInformative(named: string, definition: string, line: Line, document: Document): boolean {
  if (hasAntecedent(line)) return true;
  const least = line.marked.includes(named) ? LEAST_WORDS.ofMarked : LEAST_WORDS.ofAny;
  return contentKeys(definition, document.profile).length >= least && !pointsBack(line, document);
}

/** Fewer words than that tell no thing from others; of what its author marked as a term, two may. */
const LEAST_WORDS = { ofAny: 3, ofMarked: 2 };

/** Where a short text must fill a quota, what it says a thing is is asked for first, whatever it stands among. */
function quotaAwareFactor(left: number, document: Document): number {
  return mustFillQuota(document) ? 1 : left;
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
  const says = sayerOf(hypernyms);
  return says(key) && others.slice(0, MOST_OTHERS).filter(({ text }) => says(text)).length < LEAST_SAYING;
}

const sayerOf = (hypernyms: Definition["hypernyms"]) => (text: string) =>
  [...hypernyms].some((kind) => text.endsWith(kind));

/** Where a short text must fill a quota, what is left of an item whose answer alone says what is asked for. */
const SHOWN_FACTOR = 0.5;

/**
 * Others that say what they are as the key does, first; where the text has too few of them, those that the lexicon has
 * ("コケ植物" beside "陰生植物").
 */
function sayingTheKind(
  asked: DistractorRequest,
  others: readonly Distractor[],
  hypernyms: Definition["hypernyms"],
  document: Document,
): readonly Distractor[] {
  const { profile, isShort } = document;
  if (profile.script === "spaced" || !isShort || !isShownByKind(asked.key, others, hypernyms, document))
    return others;
  const says = sayerOf(hypernyms);
  const more = profile
    .lexicon()
    .texts()
    .filter((text) => says(text) && !hypernyms.has(text));
  const stock = more.map((text) => ({
    text,
    similarity: 1,
    isOutOfDocument: document.terms.get(text) === undefined,
  }));
  const first = [...others.filter(({ text }) => says(text)), ...stock];
  return keepDistinct([...first, ...others.filter(({ text }) => !says(text))], asked, profile, SIBLINGS);
}

/** "Ізомерію, зумовлену …, називають структурною": the noun is left out, and only an adjective would be the answer. */
function leavesNounOut(named: string, key: string, { profile }: Document): boolean {
  const { omitsNouns, adjectiveShape } = profile;
  return (
    omitsNouns === true &&
    !key.includes(" ") &&
    isOblique(named, profile) &&
    adjectiveShape?.test(key) === true
  );
}

/** "… називають пульсаром": what a thing is called is given as its name, whose others are chosen by what they are. */
function nameFor(told: string, { profile, terms, nameOf }: Document): string {
  if (!isOblique(told, profile)) return told;
  const known = terms.get(told);
  return (known && nameOf(known)) ?? nameFromInstrumental(told, profile) ?? told;
}

/** The term is given, its definition is asked for; the others are definitions of other terms. */
export const definition: Kind = {
  name: "definition",
  mayAddressReader: true,
  write(line, document) {
    const found = document.definitionIn(line);
    return found === undefined ? [] : definitionDraft(found, line, document);
  },
};

function definitionDraft(found: Definition, line: Line, document: Document): UnweightedDraft[] {
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
  return [
    draft("definition", line, {
      stem,
      key: found.definition,
      distractors: siblings.map(({ definition: text }) => text),
      sameCategory: siblings
        .filter((other) => definitionSimilarity(other, found) >= LIKE)
        .map(({ definition: text }) => text),
      score: worth,
      optionFactor: definitionFactor(siblings.slice(0, MOST_OTHERS), found, document),
      about: found.term,
      rationales,
    }),
  ];
}

/**
 * Of definitions read blind, 35 in 100 of those whose three others came to no more than this, by how surely each can be
 * taken for that of the term, had options that could tempt; of the others 85.
 */
const TOO_DIFFERENT = 1;
/** In Japanese so many of those beside a definition must end in its last word. */
const LEAST_ALIKE = 2;

type TermWithDefinition = Pick<Definition, "term" | "definition" | "hypernyms" | "semanticClass">;

/**
 * Those that a definition can stand among, the likest first as given; none where "a flash that ends the life of a star"
 * would be known without its term among a lens and a distance: its term is asked for instead.
 */
export function similarDefinitions<Other extends TermWithDefinition>(
  others: readonly Other[],
  found: TermWithDefinition,
  document: Document,
): readonly Other[] {
  if (mustFillQuota(document)) return others;
  if (document.profile.script === "unspaced") return withSameEnding(others, found);
  const similarity = others
    .slice(0, MOST_OTHERS)
    .reduce((sum, other) => sum + definitionSimilarity(other, found), 0);
  if (similarity <= TOO_DIFFERENT) return [];
  // None of another category replaces one that could be meant: it would stand out.
  const alike = others.filter((other) => definitionSimilarity(other, found) >= SIMILARITY.thing);
  return alike.length >= FEWEST_OTHERS ? alike : others.slice(0, MOST_OTHERS);
}

/**
 * In Japanese what a thing is stands last, where it is read at a glance: all but one at the most end in its noun.
 */
function withSameEnding<Other extends TermWithDefinition>(
  others: readonly Other[],
  found: TermWithDefinition,
): readonly Other[] {
  const isAlike = (other: Other) => sharesHypernym(other, found) || endsInNoName(other, found);
  const [alike = [], strange = []] = [true, false].map((wanted) =>
    others.filter((other) => isAlike(other) === wanted),
  );
  if (alike.length < LEAST_ALIKE) return [];
  return [...alike, ...strange.slice(0, Math.max(0, MOST_OTHERS - alike.length))];
}

/** Both are "…こと" or "…もの". */
function endsInNoName({ definition: a }: TermWithDefinition, { definition: b }: TermWithDefinition): boolean {
  return ["こと", "もの"].some((ending) => a.endsWith(ending) && b.endsWith(ending));
}

/** The share of its worth that a definition keeps among these. */
function definitionFactor(shown: readonly Definition[], found: Definition, document: Document): number {
  const spelled = (text: string) => partsIn(text, found.term, document.profile);
  const own = spelled(found.definition);
  const isSpelled = !mustFillQuota(document) && shown.every(({ definition: text }) => spelled(text) < own);
  const { script } = document.profile;
  const others = shown.map((other) => ({ similarity: definitionSimilarity(other, found) }));
  return (
    quotaAwareFactor(optionFactorOf(others, document), document) * (isSpelled ? SPELLED_FACTOR[script] : 1)
  );
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

type Meaning = Pick<Definition, "hypernyms" | "semanticClass">;

/** How surely what one definition says its term is can be taken for what another does, 0..1. */
export function definitionSimilarity(other: Meaning, found: Meaning): number {
  if (sharesHypernym(other, found)) return SIMILARITY.hypernym;
  if (areOfOtherClass(other.semanticClass, found.semanticClass)) return SIMILARITY.other;
  return other.semanticClass === null || found.semanticClass === null ? SIMILARITY.untold : SIMILARITY.thing;
}

function sharesHypernym({ hypernyms }: Meaning, found: Meaning): boolean {
  return !hypernyms.isDisjointFrom(found.hypernyms);
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
  return verb === "are" || verb === "son" || verb === "eran" || verb === "sind" ? "many" : "one";
}
