import type { LanguageProfile, SemanticClass } from "@quizmill/language";
import { chance } from "../../random.ts";
import type { Document } from "../document.ts";
import { areOfOtherClass } from "../semantic-classes.ts";
import { isTechnical } from "../termhood.ts";
import type { Term } from "../terms.ts";
import { isAction } from "./actions.ts";
import { classOf } from "./class-of.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { commonTail, isJapaneseHead, shareHead } from "./heads.ts";
import { isOfDifferentCategory } from "./lexicon-siblings.ts";
import { type NameKind, nameKindOf } from "./name-kinds.ts";
import { isSibling, takesArticle } from "./same-kind.ts";
import { shapeOf } from "./shape.ts";

/** Outweighs nearness: a phrase that agrees in every word comes before one that does not. */
const MISFIT = -1.2;
/** What some sentence is about is surely a noun, in the form that names it. */
const AS_SUBJECT = 0.6;
/** What the document makes a term of comes before any other noun in it. */
const TERMHOOD = 1.2;
/** What the document defines is best hidden among what else it defines. */
const SIBLING = 0.6;
/** "A process by which …" is best hidden among processes. */
const SAME_HYPERNYM = 1.2;
/** A splitting among processes hides: the question names what it is. */
const SAME_CLASS = 0.6;
/** "starch, cellulose and sugar": what a list names together, or beside the same third thing, is of one kind. */
const LISTED = { together: 1, alike: 0.7 };
/** A planet or a country among things of another kind gives itself away. */
const DIFFERENT_CATEGORY = -0.9;
/** Beside a person, a name that may be anybody's or anything's. */
const UNKNOWN_NAME = -0.4;
/** German: "Peru" takes no article, "die Region" does; only like things stand in for each other. */
const UNLIKE_ARTICLE = -0.6;
/** "…を占領" of both: what suffers or does the same may be of one kind. */
const SAME_ROLE = 0.6;
/** By where it is told: what a book says ten pages on is learnt with other things. */
const NEAR = { passage: 1, section: 0.7, beyond: 0.6, halfPassages: 4, far: 0.9 };
/** Passages to each side in which what is defined as of one class can be taken for one another. */
const REACH = 10;
/** Settles what is otherwise even, by the seed. */
const LUCK = 0.1;

/** "発散境界" beside "収束境界", "Verdampfungswärme" beside "Schmelzwärme": the word itself says what it is. */
const SAME_HEAD = 0.8;
/** What everyday language hardly has hides among its like: "mita" among "chasqui" and "curaca", not among "camino" and "hijo". */
const TECHNICAL = 0.8;
/** A person among things, or a thing that bears a person's name among others. */
const PERSON = -0.9;

/** A term in one form beside the key, and what ties the two, each looked up once: a key is tried beside hundreds. */
export interface DistractorCandidate {
  term: Term;
  text: string;
  /** Whether the document says, or calls, it the same as the key. */
  sharesHypernym: boolean;
  /** Whether its own head is the key's. */
  sharesHead: boolean;
  /** The same is done to it, or it does the same. */
  hasRole: boolean;
  /** How closely lists put it beside the key, 0..1. */
  listCooccurrence: number;
  /** What it is, at large; null where nothing tells. */
  semanticClass: SemanticClass | null;
  nameKind: NameKind | null;
  /** Whether it surely is of another class than the key, and neither a list nor its own head says otherwise. */
  isOfDifferentClass: boolean;
}

/** What ties a term, in the form `text`, to the key. */
export function distractorCandidateOf(
  term: Term,
  text: string,
  target: DistractorTarget,
  document: Document,
): DistractorCandidate {
  const semanticClass = classOf(text, document);
  const ofGenus = sharesHypernym(term, target, document);
  const ofHead = isOfHead(text, target, document);
  const listed = listCooccurrenceOf(term, target);
  const isTied = ofGenus || ofHead || listed > 0;
  return {
    term,
    text,
    sharesHypernym: ofGenus,
    sharesHead: ofHead,
    hasRole: hasRoleOf(term, target),
    listCooccurrence: listed,
    semanticClass,
    nameKind: nameKindOf(term, document),
    isOfDifferentClass: !isTied && areOfOtherClass(semanticClass, target.semanticClass),
  };
}

/** How well a rival hides the key; null where it would show itself beside it. */
export function plausibilityOf(
  candidate: DistractorCandidate,
  asSubject: boolean,
  target: DistractorTarget,
  document: Document,
): number | null {
  const { profile, seed } = document;
  const { term, text, nameKind } = candidate;
  const fit = asSubject ? AS_SUBJECT : agreement(text, target, profile);
  if (fit === null) return null;
  return (
    fit +
    nearness(term, target) +
    resemblance(term, text, target, profile) +
    (document.hasTermhood(term) ? TERMHOOD : 0) +
    (isSibling(term, target, document) ? SIBLING : 0) +
    (candidate.sharesHypernym ? SAME_HYPERNYM : 0) +
    classWorth(candidate, target) +
    (candidate.sharesHead ? SAME_HEAD : 0) +
    candidate.listCooccurrence +
    (areTechnical(term, target, document) ? TECHNICAL : 0) +
    (candidate.hasRole ? SAME_ROLE : 0) +
    (isUnlikeInArticle(term, target, profile) ? UNLIKE_ARTICLE : 0) +
    (target.nameKind !== null && nameKind === null ? UNKNOWN_NAME : 0) +
    (target.nameKind !== "person" && nameKind === "person" ? PERSON : 0) +
    (isOfDifferentCategory(text, target, profile) ? DIFFERENT_CATEGORY : 0) +
    LUCK * chance(seed, text + target.request.key)
  );
}

/** Whether the document defines both, as of one class and a few pages from each other, or in one short note. */
export function isDefinedBeside(
  candidate: DistractorCandidate,
  target: DistractorTarget,
  document: Document,
): boolean {
  const { request, semanticClass } = target;
  const own = document.definitionOf(request.key);
  const other = document.definitionOf(candidate.text);
  if (own === undefined || other === undefined) return false;
  const isNear = distanceOf(candidate.term, request.line) <= REACH;
  const areAlike = [own, other].every((one) => one.semanticClass === semanticClass);
  return document.isShort || (semanticClass !== null && areAlike && isNear);
}

function areTechnical(term: Term, { known }: DistractorTarget, { profile }: Document): boolean {
  if (known === undefined || profile.script === "unspaced") return false;
  return isTechnical(known, profile) && isTechnical(term, profile);
}

/** A whole question names what it asks for: there, what is known to be such a thing comes before what is not. */
const classWorth = (candidate: DistractorCandidate, target: DistractorTarget) =>
  isOfClass(candidate, target) ? SAME_CLASS : 0;

/** In Japanese "再占領", which is done, and "フランス領", which lies somewhere, share a character and no head. */
function isOfHead(text: string, { request: { key } }: DistractorTarget, document: Document): boolean {
  if (!shareHead(text, key, document)) return false;
  if (document.profile.script === "spaced" || commonTail(text, key) > 1) return true;
  return isAction(text, document) === isAction(key, document);
}

function isOfClass(candidate: DistractorCandidate, { semanticClass }: DistractorTarget): boolean {
  return semanticClass !== null && candidate.semanticClass === semanticClass;
}

/** Null where a phrase that does not agree in every word would show itself beside the key (Polish). */
function agreement(
  text: string,
  { shape, isQuestion }: DistractorTarget,
  profile: LanguageProfile,
): number | null {
  if (shapeOf(text, profile).inflection === shape.inflection) return 0;
  return isQuestion || profile.oblique === undefined ? MISFIT : null;
}

const NONE: ReadonlySet<string> = new Set();

/** Whether the document says, or calls, a term the same as the key. */
export function sharesHypernym(term: Term, { known }: DistractorTarget, { hypernymsOf }: Document): boolean {
  const own = known === undefined ? NONE : hypernymsOf(known);
  return own.size > 0 && !own.isDisjointFrom(hypernymsOf(term));
}

function hasRoleOf({ roles }: Term, { known }: DistractorTarget): boolean {
  return known !== undefined && known.roles.size > 0 && !known.roles.isDisjointFrom(roles);
}

function listCooccurrenceOf(term: Term, { known }: DistractorTarget): number {
  if (known === undefined || known.listedWith.size === 0) return 0;
  if (known.listedWith.has(term.key)) return LISTED.together;
  return known.listedWith.isDisjointFrom(term.listedWith) ? 0 : LISTED.alike;
}

function isUnlikeInArticle(term: Term, { known }: DistractorTarget, profile: LanguageProfile): boolean {
  if (!profile.capitalNouns || known === undefined) return false;
  return takesArticle(term, profile) !== takesArticle(known, profile);
}

function nearness(term: Term, { request: { line } }: DistractorTarget): number {
  const { passages, section } = term;
  if (passages.includes(line.passage)) return NEAR.passage;
  if (section === line.section) return NEAR.section;
  const distance = distanceOf(term, line);
  return NEAR.beyond * 0.5 ** (distance / NEAR.halfPassages) - (distance > REACH ? NEAR.far : 0);
}

function distanceOf({ passages }: Term, { passage }: { passage: number }): number {
  return passages.reduce((least, at) => Math.min(least, Math.abs(at - passage)), Number.POSITIVE_INFINITY);
}

/** Length, ending, type and standing beside the key's. */
function resemblance(
  term: Term,
  text: string,
  { request: { key }, known, shape, head }: DistractorTarget,
  profile: LanguageProfile,
): number {
  const tail = commonTail(head, text.slice(text.lastIndexOf(" ") + 1).toLowerCase());
  // Where adjectives follow, a verb may end what is seen once: "peste estuvo presente".
  const unsure = (profile.nounLeads.size === 0 || profile.headFirst) && term.words > 1 && term.count < 2;
  return (
    tailWorth(tail, text, key, profile) -
    0.45 * Math.abs(term.words - shape.words) -
    0.6 * Math.abs(Math.log(text.length / key.length)) +
    (term.type === known?.type ? 0.5 : 0) +
    (term.marked === known?.marked ? 0.3 : 0) +
    0.15 * Math.log(Math.max(1, term.bounded)) +
    (term.inHeading ? 0.15 : 0) -
    (unsure ? 0.5 : 0)
  );
}

/** A shared ending tells of a case; in Japanese it is a word of its own, or nothing. */
function tailWorth(tail: number, text: string, key: string, { script }: LanguageProfile): number {
  if (script === "spaced") return 0.12 * Math.min(tail, 5);
  return isJapaneseHead(text.slice(text.length - tail), text, key) ? 0.3 * Math.min(tail, 3) : 0;
}
