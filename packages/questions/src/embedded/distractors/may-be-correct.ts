import type { LanguageProfile } from "@quizmill/language";
import { pushTo } from "../../maps.ts";
import { mentions, phraseKey, type Word, wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { memoizedByText } from "../memoized-reading.ts";
import type { DistractorRequest, DistractorTarget } from "./distractor-target.ts";
import { familyMembershipsOf } from "./family-memberships.ts";

/**
 * Whether the document itself shows that another answer may be as right as the key: it says that the one is the other
 * ("a tracking branch is a local branch that …"), gives one as another name of the other ("glial cells (glia)"), or says
 * the same beside it as the gap's sentence says beside the key.
 */
export function mayBeCorrect(text: string, target: DistractorTarget, document: Document): boolean {
  const { key } = target.request;
  return (
    isStatedToBe(text, key, document) ||
    isStatedToBe(key, text, document) ||
    isOtherName(text, key, document) ||
    isKindOf(key, text, document) ||
    isKindOf(text, key, document) ||
    fillsGapElsewhere(text, target, document)
  );
}

const HEAD_WORDS = 3;

/** "The sun is a star": asked for a star, the sun is right too, and asked for the sun, a star may be. */
export function isStatedToBe(one: string, other: string, { definitionOf, profile }: Document): boolean {
  const told = definitionOf(one)?.definition;
  if (told === undefined) return false;
  // What a thing is stands first in a definition, in Japanese last.
  const head =
    profile.script === "unspaced"
      ? told.slice(-other.length)
      : told.split(" ").slice(0, HEAD_WORDS).join(" ");
  return mentions(head, other, profile);
}

/** "neuroglia (glia)", "rubisco (short: RuBP carboxylase)": a name, and another behind it. */
const IN_BRACKETS = /(?<name>[^()（）,.;:、。「」『』]{2,60}?) ?[(（](?<other>[^()（）]{2,60})[)）]/gu;

/** A name and what stands in brackets behind it, as they are compared. */
interface NamePair {
  readonly name: string;
  readonly other: string;
}

/** Pairs looked at that end and open alike: of what says the same again and again, a few say it all. */
const PAIRS_KEPT = 40;

const otherNames = new WeakMap<Document, ReadonlyMap<string, readonly NamePair[]>>();

/** Whether the document gives one in brackets behind the other. */
function isOtherName(text: string, key: string, document: Document): boolean {
  const { profile } = document;
  const pairs = namesIn(document);
  if (pairs.size === 0) return false;
  const isGiven = (named: string, told: string) => {
    const [name, other] = [phraseKey(named, profile), phraseKey(told, profile)];
    const found = pairs.get(pairKey(lastWordOf(named, profile), firstOf(other))) ?? [];
    return found.some((pair) => pair.name.endsWith(name) && ` ${pair.other} `.includes(` ${other} `));
  };
  return isGiven(text, key) || isGiven(key, text);
}

/** By the last word of the name and each word in brackets. */
function namesIn(document: Document): ReadonlyMap<string, readonly NamePair[]> {
  let known = otherNames.get(document);
  if (known === undefined) {
    known = collectPairs(document);
    otherNames.set(document, known);
  }
  return known;
}

function collectPairs({ lines, profile }: Document): Map<string, NamePair[]> {
  const pairs = new Map<string, NamePair[]>();
  for (const { quote } of lines) {
    if (!/[(（]/u.test(quote)) continue;
    for (const { groups: { name = "", other = "" } = {} } of quote.matchAll(IN_BRACKETS)) {
      const pair = { name: phraseKey(name, profile), other: phraseKey(other, profile) };
      for (const word of new Set(pair.other.split(" "))) {
        const id = pairKey(lastWordOf(name, profile), word);
        if ((pairs.get(id)?.length ?? 0) < PAIRS_KEPT) pushTo(pairs, id, pair);
      }
    }
  }
  return pairs;
}

const pairKey = (last: string, word: string) => `${last}|${word}`;

const firstOf = (phrase: string) => phrase.split(" ", 1)[0] ?? "";

const lastWordOf = memoizedByText((text, profile) =>
  phraseKey(wordsOf(text, profile).at(-1)?.text ?? "", profile),
);

/**
 * "arteries include arterioles", "Zu den Arterien gehören Arteriolen": the kind that a clause names, and what it says is
 * of it.
 */
const INCLUDING =
  /(?<kind>\p{L}[^.,;:!?()]{1,60}?),? (?:includ(?:es?|ing)|such as|umfass(?:t|en)|einschließlich|wie (?:zum Beispiel|etwa)|incluyen?|incluidos|(?:tal(?:es)?|así) como|obejmuj[eą]|takie jak|w tym|включа(?:є|ють)|такі як)(?<members> [^.;:!?]{3,150})|\b(?:zu (?:den|der|dem) )(?<told>[^.,;:!?]{3,60}?) (?:gehör|zähl)(?:t|en)(?<listed> [^.;:!?]{3,150})/giu;

/** What stands before a member of a list: not "with claws at the tips of its". */
const LISTED_BEFORE =
  /(?:^|,|\s(?:and|or|und|oder|sowie|y|o|e|i|oraz|lub|та|і|й|або))\s*(?:(?:the|an?|a\(n\)|der|die|das|el|la|los|las|unas?|unos?) )?$/iu;

/** "Noble gases include helium, neon and _____": of its kind the lexicon has more that fit as well. */
export function asksForMember(stem: string, { blank }: LanguageProfile): boolean {
  if (!stem.includes(blank)) return false;
  return [...stem.matchAll(INCLUDING)].some(({ groups }) => {
    const members = groups?.members ?? groups?.listed ?? "";
    const at = members.indexOf(blank);
    return at >= 0 && LISTED_BEFORE.test(members.slice(0, at));
  });
}

/** What a clause says its kind includes, as both are compared; a space to each side of the members. */
interface Inclusion {
  readonly kind: string;
  readonly members: string;
}

const inclusions = new WeakMap<Document, ReadonlyMap<string, readonly Inclusion[]>>();

/** By the last word of the kind. */
function inclusionsIn(document: Document): ReadonlyMap<string, readonly Inclusion[]> {
  const known = inclusions.get(document);
  if (known !== undefined) return known;
  const { lines, profile } = document;
  const found = new Map<string, Inclusion[]>();
  for (const { quote } of profile.script === "spaced" ? lines : []) {
    for (const { groups = {} } of quote.matchAll(INCLUDING)) {
      const kind = phraseKey(groups.kind ?? groups.told ?? "", profile);
      const last = kind.slice(kind.lastIndexOf(" ") + 1);
      if ((found.get(last)?.length ?? 0) < PAIRS_KEPT)
        pushTo(found, last, {
          kind,
          members: ` ${phraseKey(groups.members ?? groups.listed ?? "", profile)} `,
        });
    }
  }
  inclusions.set(document, found);
  return found;
}

/** Whether the document or the lexicon has the one among what the other includes: what is told of it may be told of both. */
function isKindOf(narrow: string, wide: string, document: Document): boolean {
  const { profile } = document;
  if (isKindInLexicon(narrow, wide, profile)) return true;
  const told = inclusionsIn(document);
  if (told.size === 0) return false;
  const [own, other] = [phraseKey(wide, profile), phraseKey(narrow, profile)];
  return (told.get(own.slice(own.lastIndexOf(" ") + 1)) ?? []).some(
    ({ kind, members }) => ` ${kind}`.endsWith(` ${own}`) && members.includes(` ${other} `),
  );
}

/** "protein" of "keratin"; not "cell" of "tissue", which is a level beside it. */
function isKindInLexicon(narrow: string, wide: string, profile: LanguageProfile): boolean {
  const families = familiesOf(narrow, profile);
  if (families.length === 0) return false;
  const kinds = kindsOf(narrow, profile);
  if (!kinds.has(phraseKey(wide, profile))) return false;
  return !familiesOf(wide, profile).some(({ family }) => families.some((own) => own.family === family));
}

const familiesOf = memoizedByText((text, profile) => familyMembershipsOf(text, profile));

const kindsOf = memoizedByText(
  (text, profile): ReadonlySet<string> =>
    new Set(
      familiesOf(text, profile).flatMap(({ family }) =>
        family.hypernyms.map((kind) => phraseKey(kind, profile)),
      ),
    ),
);

/** In Japanese so much of what stands next tells what is done to it. */
const PAIR = 2;

const framesOf = new WeakMap<Document, ReadonlySet<number>>();

/**
 * "the operator of an antenna" where "the operator of a(n) _____" is asked, 設定を指定 where （　　）を指定: what is said
 * of the key is said of it too. Of such options two in three were as right; of names, of which a text tells many alike
 * things ("…の戦い"), hardly one. Of several words the outer ones say too little.
 */
function fillsGapElsewhere(text: string, { request, known }: DistractorTarget, document: Document): boolean {
  const { profile } = document;
  const at = request.stem.indexOf(profile.blank);
  if (at < 0 || known?.type !== "term") return false;
  const [own, ...more] = wordsOf(text, profile);
  if (own === undefined || more.length > 0 || own.text !== text) return false;
  const frames = framesIn(document);
  const { before, last, after, next } = gapIn(request, at, profile);
  const isThere = (frame: string | null) => frame !== null && frames.has(hashOf(frame));
  // "ジャンヌの_____" is said of all that is hers.
  const isLedBy = profile.script === "spaced" && last !== undefined;
  if (isLedBy && isThere(frameOf(last, own, before.slice(last.end), profile))) return true;
  return next !== undefined && isThere(frameOf(own, next, after.slice(0, next.start), profile));
}

/** What stands around the gap of a stem. */
interface Gap {
  readonly before: string;
  readonly last: Word | undefined;
  readonly after: string;
  readonly next: Word | undefined;
}

/** Read once for all that is tried in it. */
const gaps = new WeakMap<DistractorRequest, Gap>();

function gapIn(asked: DistractorRequest, at: number, profile: LanguageProfile): Gap {
  let known = gaps.get(asked);
  if (known === undefined) {
    const [before, after] = [asked.stem.slice(0, at), asked.stem.slice(at + profile.blank.length)];
    known = { before, last: statedIn(before, profile).at(-1), after, next: statedIn(after, profile)[0] };
    gaps.set(asked, known);
  }
  return known;
}

function framesIn(document: Document): ReadonlySet<number> {
  let known = framesOf.get(document);
  if (known === undefined) {
    const { lines, profile } = document;
    const found = new Set<number>();
    for (const { text } of lines) {
      const words = statedIn(text, profile);
      for (const [at, word] of words.entries()) {
        const next = words[at + 1];
        const frame = next && frameOf(word, next, text.slice(word.end, next.start), profile);
        if (frame) found.add(hashOf(frame));
      }
    }
    known = found;
    framesOf.set(document, known);
  }
  return known;
}

/** The words that tell something, numbers aside. */
function statedIn(text: string, profile: LanguageProfile): Word[] {
  return wordsOf(text, profile).filter(
    ({ lower }) => !profile.stopWords.has(lower) && !/^\p{N}/u.test(lower),
  );
}

/** Two words that stand next to each other, small ones aside; null where a clause ends between them. */
function frameOf(one: Word, next: Word, between: string, profile: LanguageProfile): string | null {
  if (/[,.;:!?()（）、。「」『』"„“”«»–—]/u.test(between)) return null;
  if (profile.script === "spaced") return `${phraseKey(one.text, profile)} ${phraseKey(next.text, profile)}`;
  return between === "" ? null : `${one.text}${between}${next.text.slice(0, PAIR)}`;
}

/** A number for a text: a set of these is small beside one of texts. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
