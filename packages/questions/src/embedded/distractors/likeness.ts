import type { ThingClass } from "../../languages/lexicon/things.ts";
import type { LanguageProfile } from "../../languages/profile.ts";
import { chance } from "../../random.ts";
import type { Document } from "../document.ts";
import { isTechnical } from "../standing.ts";
import type { Term } from "../terms.ts";
import { areOfOtherClass } from "../things.ts";
import { classOf } from "./class-of.ts";
import { isDeed } from "./deeds.ts";
import { commonTail, isJapaneseHead, shareHead } from "./heads.ts";
import { type NameKind, nameKindOf } from "./name-kinds.ts";
import { isStranger } from "./relatives.ts";
import { isSibling, takesArticle } from "./same-kind.ts";
import { shapeOf } from "./shape.ts";
import type { Wanted } from "./wanted.ts";

/** Outweighs nearness: a phrase that agrees in every word comes before one that does not. */
const MISFIT = -1.2;
/** What some sentence is about is surely a noun, in the form that names it. */
const AS_SUBJECT = 0.6;
/** What the document makes a term of comes before any other noun in it. */
const STANDING = 1.2;
/** What the document defines is best hidden among what else it defines. */
const SIBLING = 0.6;
/** "A process by which …" is best hidden among processes. */
const SAME_GENUS = 1.2;
/** A splitting among processes hides, among substances and living things it does not: the question names what it is. */
const CLASS = { same: 0.6, untold: -0.5, other: -2.2 };
/** "starch, cellulose and sugar": what a list names together, or beside the same third thing, is of one kind. */
const LISTED = { together: 1, alike: 0.7 };
/** A planet or a country among things of another kind gives itself away. */
const STRANGER = -0.9;
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
export interface Rival {
  term: Term;
  text: string;
  /** Whether the document says, or calls, it the same as the key. */
  isOfGenus: boolean;
  /** Whether its own head is the key's. */
  isOfHead: boolean;
  /** The same is done to it, or it does the same. */
  hasRole: boolean;
  /** How closely lists put it beside the key, 0..1. */
  company: number;
  /** What it is, at large; null where nothing tells. */
  thing: ThingClass | null;
  nameKind: NameKind | null;
  /** Whether it surely is of another class than the key, and neither a list nor its own head says otherwise. */
  isForeign: boolean;
}

export function rivalOf(term: Term, text: string, wanted: Wanted, document: Document): Rival {
  const thing = classOf(text, document);
  const ofGenus = isOfGenus(term, wanted, document);
  const ofHead = isOfHead(text, wanted, document);
  const listed = company(term, wanted);
  const isTied = ofGenus || ofHead || listed > 0;
  return {
    term,
    text,
    isOfGenus: ofGenus,
    isOfHead: ofHead,
    hasRole: hasRoleOf(term, wanted),
    company: listed,
    thing,
    nameKind: nameKindOf(term, document),
    isForeign: !isTied && areOfOtherClass(thing, wanted.thing),
  };
}

/** How well a rival hides the key; null where it would show itself beside it. */
export function likenessOf(
  rival: Rival,
  asSubject: boolean,
  wanted: Wanted,
  document: Document,
): number | null {
  const { profile, seed } = document;
  const { term, text, nameKind } = rival;
  const fit = asSubject ? AS_SUBJECT : agreement(text, wanted, profile);
  if (fit === null) return null;
  return (
    fit +
    nearness(term, wanted) +
    resemblance(term, text, wanted, profile) +
    (document.hasStanding(term) ? STANDING : 0) +
    (isSibling(term, wanted, document) ? SIBLING : 0) +
    (rival.isOfGenus ? SAME_GENUS : 0) +
    classWorth(rival, wanted, profile) +
    (rival.isOfHead ? SAME_HEAD : 0) +
    rival.company +
    (areTechnical(term, wanted, document) ? TECHNICAL : 0) +
    (rival.hasRole ? SAME_ROLE : 0) +
    (isUnlikeInArticle(term, wanted, profile) ? UNLIKE_ARTICLE : 0) +
    (wanted.nameKind !== null && nameKind === null ? UNKNOWN_NAME : 0) +
    (wanted.nameKind !== "person" && nameKind === "person" ? PERSON : 0) +
    (isStranger(text, wanted, profile) ? STRANGER : 0) +
    LUCK * chance(seed, text + wanted.asked.key)
  );
}

/**
 * How surely a term is of one kind with the key, 0..1. By what the document or the word itself says of both it is; a class
 * alone is wide: of 438 items that were read blind or marked harshly, those beside two others that surely are had
 * options that could tempt in 82 of 100, those beside three of the key's class and no more in 46, others in 30. Where
 * the document defines both as of one class ("the entry of water into …", "the fall of water …"), it says more. What
 * only stands in the key's place elsewhere is of its kind in about half of such options ("a revision" beside "a remote
 * repository": one does something to both), what is only listed beside a third thing that the key is listed beside
 * ("a column") in fewer, save names.
 */
export function kinshipOf(rival: Rival, wanted: Wanted, document: Document): number {
  if (isSurelyKindred(rival, wanted)) return 1;
  const isNear = distanceOf(rival.term, wanted.asked.line) <= REACH;
  const byRole = Math.max(
    rival.hasRole ? LIKELY.byRole : rival.company > 0 ? LIKELY.byCompany : 0,
    isNear && areTaught(rival, wanted, document) ? LIKELY.byTeaching : 0,
  );
  if (!isOfClass(rival, wanted)) return byRole;
  return Math.max(
    byRole,
    isNear && areDefinedAlike(rival.text, wanted, document) ? OF_CLASS.defined : OF_CLASS.alone,
  );
}

const OF_CLASS = { defined: 0.75, alone: 0.25 };
const LIKELY = { byRole: 0.5, byCompany: 0.25, byTeaching: 0.5 };

function areTechnical(term: Term, { known }: Wanted, { profile }: Document): boolean {
  if (known === undefined || profile.script === "unspaced") return false;
  return isTechnical(known, profile) && isTechnical(term, profile);
}

/** So surely taught is what a document defines, names in so many words, or comes back to in sentences about it. */
const TAUGHT_FROM = 0.34;

/**
 * What the document teaches hides among what else it teaches, as far as nothing says that one is another kind of thing:
 * "mita" and "ayllu" are both words that its reader has to learn.
 */
function areTaught({ term, isForeign }: Rival, { known }: Wanted, document: Document): boolean {
  const isTaught = (one: Term) => one.type === "term" && (one.named || document.taught(one) >= TAUGHT_FROM);
  if (known === undefined || !isTaught(known) || !isTaught(term)) return false;
  return !isForeign;
}

function areDefinedAlike(text: string, { asked, thing }: Wanted, { definitionOf }: Document): boolean {
  return definitionOf(asked.key)?.thing === thing && definitionOf(text)?.thing === thing;
}

function isSurelyKindred(rival: Rival, { nameKind, known }: Wanted): boolean {
  const areNames = known?.type === "name" && rival.term.type === "name";
  return (
    rival.isOfGenus ||
    rival.isOfHead ||
    rival.company >= (areNames ? LISTED.alike : LISTED.together) ||
    (nameKind !== null && rival.nameKind === nameKind)
  );
}

function isKindred(rival: Rival, wanted: Wanted): boolean {
  return rival.company > 0 || rival.hasRole || isSurelyKindred(rival, wanted);
}

/** A whole question names what it asks for: there, what is not known to be such a thing comes after what is. */
function classWorth(rival: Rival, wanted: Wanted, { script }: LanguageProfile): number {
  if (wanted.thing === null) return 0;
  if (isOfClass(rival, wanted)) return CLASS.same;
  if (rival.isForeign) return CLASS.other;
  // Japanese has no gender, number or article by which a gap would tell what does not belong in it.
  const isTelling = wanted.isQuestion || script === "unspaced";
  return isTelling && !isKindred(rival, wanted) ? CLASS.untold : 0;
}

/** In Japanese "再占領", which is done, and "フランス領", which lies somewhere, share a character and no head. */
function isOfHead(text: string, { asked: { key } }: Wanted, document: Document): boolean {
  if (!shareHead(text, key, document)) return false;
  if (document.profile.script === "spaced" || commonTail(text, key) > 1) return true;
  return isDeed(text, document) === isDeed(key, document);
}

function isOfClass(rival: Rival, { thing }: Wanted): boolean {
  return thing !== null && rival.thing === thing;
}

/** Null where a phrase that does not agree in every word would show itself beside the key (Polish). */
function agreement(text: string, { shape, isQuestion }: Wanted, profile: LanguageProfile): number | null {
  if (shapeOf(text, profile).inflection === shape.inflection) return 0;
  return isQuestion || profile.oblique === undefined ? MISFIT : null;
}

const NONE: ReadonlySet<string> = new Set();

/** Whether the document says, or calls, a term the same as the key. */
export function isOfGenus(term: Term, { known }: Wanted, { genusOf }: Document): boolean {
  const own = known === undefined ? NONE : genusOf(known);
  return own.size > 0 && !own.isDisjointFrom(genusOf(term));
}

function hasRoleOf({ roles }: Term, { known }: Wanted): boolean {
  return known !== undefined && known.roles.size > 0 && !known.roles.isDisjointFrom(roles);
}

function company(term: Term, { known }: Wanted): number {
  if (known === undefined || known.listedWith.size === 0) return 0;
  if (known.listedWith.has(term.key)) return LISTED.together;
  return known.listedWith.isDisjointFrom(term.listedWith) ? 0 : LISTED.alike;
}

function isUnlikeInArticle(term: Term, { known }: Wanted, profile: LanguageProfile): boolean {
  if (!profile.capitalNouns || known === undefined) return false;
  return takesArticle(term, profile) !== takesArticle(known, profile);
}

function nearness(term: Term, { asked: { line } }: Wanted): number {
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
  { asked: { key }, known, shape, head }: Wanted,
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
