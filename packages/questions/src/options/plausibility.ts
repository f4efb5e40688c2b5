import type { SemanticClass } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import { areOfOtherClass } from "../read/semantic-classes.ts";
import type { Term } from "../read/terms.ts";
import { classOf } from "./class-of.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { shareHead } from "./heads.ts";
import { isOfDifferentCategory } from "./lexicon-siblings.ts";
import { type NameKind, nameKindOf } from "./name-kinds.ts";
import { shapeOf } from "./shape.ts";

/** Outweighs nearness: a phrase that agrees in every word comes before one that does not. */
const MISFIT = -1.2;
/** What some sentence is about is surely a noun, in the form that names it. */
const AS_SUBJECT = 0.6;
/** What the document makes a term of comes before any other noun in it. */
const TERMHOOD = 1.2;
/** "A process by which …" is best hidden among processes. */
const SAME_HYPERNYM = 1.2;
/** A splitting among processes hides: the question names what it is. */
const SAME_CLASS = 0.6;
/** "starch, cellulose and sugar": what a list names together, or beside the same third thing, is of one kind. */
const LISTED = { together: 1, alike: 0.7, apart: 0 };
/** "発散境界" beside "収束境界", "Verdampfungswärme" beside "Schmelzwärme": the word itself says what it is. */
const SAME_HEAD = 0.8;
/** A planet or a country among things of another kind gives itself away. */
const DIFFERENT_CATEGORY = -0.9;
/** By where it is told: what a book says ten pages on is learnt with other things. */
const NEAR = { passage: 1, section: 0.7, beyond: 0.6, halfPassages: 4, far: 0.9 };
/** Passages to each side in which what is defined as of one class can be taken for one another. */
const REACH = 10;

/** A term in one form beside the key, and what ties the two, each looked up once: a key is tried beside hundreds. */
export interface DistractorCandidate {
  term: Term;
  text: string;
  /** Whether the document says, or calls, it the same as the key. */
  sharesHypernym: boolean;
  /** Whether its own head is the key's. */
  sharesHead: boolean;
  /** Whether lists name it with the key, or with the same third thing. */
  listed: keyof typeof LISTED;
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
  const ofHead = shareHead(text, target.request.key, document);
  const listed = listedBeside(term, target);
  const isTied = ofGenus || ofHead || listed !== "apart";
  return {
    term,
    text,
    sharesHypernym: ofGenus,
    sharesHead: ofHead,
    listed,
    semanticClass,
    nameKind: nameKindOf(term, document),
    isOfDifferentClass: !isTied && areOfOtherClass(semanticClass, target.semanticClass),
  };
}

/** How well a rival hides the key: by what ties both, how near it is told and how alike they look. */
export function plausibilityOf(
  candidate: DistractorCandidate,
  asSubject: boolean,
  target: DistractorTarget,
  document: Document,
): number {
  const { term, text, semanticClass } = candidate;
  const { shape, request } = target;
  const agrees = shapeOf(text, document.profile).inflection === shape.inflection;
  const isOfClass = semanticClass !== null && semanticClass === target.semanticClass;
  return (
    (asSubject ? AS_SUBJECT : agrees ? 0 : MISFIT) +
    nearness(term, target) +
    (document.hasTermhood(term) ? TERMHOOD : 0) +
    (candidate.sharesHypernym ? SAME_HYPERNYM : 0) +
    (isOfClass ? SAME_CLASS : 0) +
    (candidate.sharesHead ? SAME_HEAD : 0) +
    LISTED[candidate.listed] +
    (isOfDifferentCategory(text, target, document.profile) ? DIFFERENT_CATEGORY : 0) -
    0.45 * Math.abs(term.words - shape.words) -
    0.6 * Math.abs(Math.log(text.length / request.key.length))
  );
}

/** Whether the document defines both, as of one class and a few pages from each other, or in one short note. */
export function isDefinedBeside(
  candidate: DistractorCandidate,
  { request, semanticClass }: DistractorTarget,
  document: Document,
): boolean {
  const own = document.definitionOf(request.key);
  const other = document.definitionOf(candidate.text);
  if (own === undefined || other === undefined) return false;
  const isNear = distanceOf(candidate.term, request.line) <= REACH;
  const areAlike = [own, other].every((one) => one.semanticClass === semanticClass);
  return document.isShort || (semanticClass !== null && areAlike && isNear);
}

/** Whether the document says, or calls, a term the same as the key. */
function sharesHypernym(term: Term, { known }: DistractorTarget, { hypernymsOf }: Document): boolean {
  return known !== undefined && !hypernymsOf(known).isDisjointFrom(hypernymsOf(term));
}

function listedBeside(term: Term, { known }: DistractorTarget): keyof typeof LISTED {
  if (known === undefined) return "apart";
  if (known.listedWith.has(term.key)) return "together";
  return known.listedWith.isDisjointFrom(term.listedWith) ? "apart" : "alike";
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
