import type { Draft } from "../../engine.ts";
import { isOblique, type LanguageProfile } from "../../languages/profile.ts";
import { contentKeys, mentions, visibleLength } from "../../text/words.ts";
import { nameKindOf } from "../distractors/name-kinds.ts";
import { type Other, termsLike } from "../distractors/terms-like.ts";
import type { Definition, Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { namesMany } from "../noun-forms.ts";
import { among, draft, isPressed, type Kind, leftBeside, lineWorth } from "./kind.ts";

const SIBLINGS = 8;
const HEAD_WORDS = 3;
/** How much shorter or longer than the right one other definitions may be: for what is of its genus, more. */
const LENGTHS = { alike: { least: 0.55, most: 2 }, other: { least: 0.65, most: 1.6 } };
/** Definitions looked at to each side. */
const REACH = 60;

/** The definition is given, the term is asked for. */
export const term: Kind = {
  name: "term",
  write(line, document) {
    const found = document.definitionIn(line);
    return found === undefined ? [] : termDraft(found, line, document);
  },
};

function termDraft(
  { cue, groups, term: told, definition, genus }: Definition,
  line: Line,
  document: Document,
): Draft[] {
  const key = nameFor(told, document);
  const stem = cue.askTerm?.(groups);
  if (stem === null || stem === undefined || contentKeys(definition, document.profile).length < 3) return [];
  const others = termsLike({ key, stem, line, before: "" }, document).filter(
    ({ text }) => !isKindOf(text, key, document),
  );
  if (isShownByKind(key, others, genus, document)) return [];
  const worth = (cue.strong ? 0.86 : 0.74) * (0.7 + 0.3 * lineWorth(line, document));
  return [draft("term", line, { stem, key, ...among(others, worth, document) })];
}

/** So many others must say what they are where the key does. */
const LEAST_SAYING = 2;

/** "白っぽくて軽い石": among a wave and an eruption "軽石" alone says that it is a stone. */
function isShownByKind(
  key: string,
  others: readonly Other[],
  genus: Definition["genus"],
  document: Document,
): boolean {
  if (document.profile.script === "spaced" || isPressed(document)) return false;
  const says = (text: string) => [...genus].some((kind) => text.endsWith(kind));
  return says(key) && others.slice(0, 3).filter(({ text }) => says(text)).length < LEAST_SAYING;
}

/** "… називають пульсаром": what a thing is called is given as its name, whose others are chosen by what they are. */
function nameFor(told: string, { profile, terms, nameOf }: Document): string {
  const known = isOblique(told, profile) ? terms.get(told) : undefined;
  return (known && nameOf(known)) ?? told;
}

/** "The sun is a star": asked for a star, the sun is right too. */
function isKindOf(option: string, key: string, { definitionOf, profile }: Document): boolean {
  const told = definitionOf(option)?.definition;
  if (told === undefined) return false;
  // What a thing is stands first in a definition, in Japanese last.
  const head =
    profile.script === "unspaced" ? told.slice(-key.length) : told.split(" ").slice(0, HEAD_WORDS).join(" ");
  return mentions(head, key, profile);
}

/** The term is given, its definition is asked for; the others are definitions of other terms. */
export const definition: Kind = {
  name: "definition",
  write(line, document) {
    const found = document.definitionIn(line);
    return found === undefined ? [] : definitionDraft(found, line, document);
  },
};

function definitionDraft(found: Definition, line: Line, document: Document): Draft[] {
  const { profile } = document;
  const { phrases } = profile;
  if (phrases === null || !found.cue.definitionStandsAlone || mentions(found.definition, found.term, profile))
    return [];
  const siblings = siblingsOf(found, document);
  if (siblings.length < 3) return [];
  const stem = phrases.askDefinition(
    document.terms.get(found.term)?.type === "term" ? document.soften(found.term) : found.term,
  );
  const notes = siblings.map(({ definition: option, line: place }) => ({
    option,
    says: place.quote,
    reason: "swapped" as const,
  }));
  const alike = siblings.slice(0, 3).filter((other) => isOfGenus(other, found)).length;
  const told = (found.cue.strong ? 0.84 : 0.72) * (0.7 + 0.3 * lineWorth(line, document));
  // "石" of "軽石" ends its definition too: a term in kanji shows what it is.
  const worth = profile.script === "unspaced" ? told * leftBeside(alike, document) : told;
  return [
    draft("definition", line, {
      stem,
      key: found.definition,
      distractors: siblings.map(({ definition: text }) => text),
      score: worth,
      about: found.term,
      notes,
    }),
  ];
}

/** Definitions of other terms, given in the same form and at like length: of like things first, then nearest first. */
function siblingsOf(found: Definition, document: Document): Definition[] {
  const { definitions, profile } = document;
  const isOwnPerson = isPerson(found, document);
  const length = visibleLength(found.definition, profile);
  const siblings: Definition[] = [];
  for (const other of nearby(definitions, found.index, REACH)) {
    const ratio = visibleLength(other.definition, profile) / length;
    const lengths = isOfGenus(other, found) ? LENGTHS.alike : LENGTHS.other;
    if (ratio < lengths.least || ratio > lengths.most || isPerson(other, document) !== isOwnPerson) continue;
    if (isSibling(found, other, profile)) siblings.push(other);
    if (siblings.length >= SIBLINGS) break;
  }
  return siblings.sort((a, b) => Number(isOfGenus(b, found)) - Number(isOfGenus(a, found)));
}

function isOfGenus({ genus }: Definition, found: Definition): boolean {
  return !genus.isDisjointFrom(found.genus);
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
  return verb === "are" || verb === "son" || verb === "sind" ? "many" : "one";
}
