import { type LanguageProfile, NEVER } from "@quizmill/language";
import { pushTo } from "../maps.ts";
import { onceOf } from "../memo.ts";
import type { Document } from "../read/document.ts";
import { memoizedByText } from "../read/memoized-reading.ts";
import { mentions, phraseKey } from "../text/words.ts";
import type { DistractorTarget } from "./distractor-target.ts";
import { familyMembershipsOf } from "./family-memberships.ts";

/**
 * Whether another answer may be as right as the key: the document says that the one is the other ("a tracking branch
 * is a local branch that …") or gives it as its other name, or the lexicon has the one as a kind of the other.
 */
export function mayBeCorrect(text: string, target: DistractorTarget, document: Document): boolean {
  const { key } = target.request;
  const { profile } = document;
  return (
    isStatedToBe(text, key, document) ||
    isStatedToBe(key, text, document) ||
    isOtherName(text, key, document) ||
    isOtherName(key, text, document) ||
    isKindInLexicon(key, text, profile) ||
    isKindInLexicon(text, key, profile)
  );
}

/** "Noble gases include helium, neon and _____": of its kind the lexicon has more that fit as well. */
export function asksForMember(stem: string, { blank, memberLead }: LanguageProfile): boolean {
  const at = stem.indexOf(blank);
  return at >= 0 && memberLead.test(stem.slice(0, at));
}

const HEAD_WORDS = 3;

/** "The sun is a star": asked for a star, the sun is right too, and asked for the sun, a star may be. */
export function isStatedToBe(one: string, other: string, { definitionOf, profile }: Document): boolean {
  const told = definitionOf(one)?.definition;
  if (told === undefined) return false;
  // What a thing is stands first in a definition, in Japanese last.
  const head =
    profile.lastNoun === NEVER ? told.split(" ").slice(0, HEAD_WORDS).join(" ") : told.slice(-other.length);
  return mentions(head, other, profile);
}

const IN_BRACKETS = / ?[(（](?<inside>[^()（）]{2,60})[)）]/gu;

/** "Amateurfunkgesetz (AFuG)": what stands before the brackets, by what stands in them, in small letters. */
const bracketed = onceOf(({ lines }: Document): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { quote } of lines) {
    const told = quote.toLowerCase();
    for (const { index, groups } of told.matchAll(IN_BRACKETS))
      pushTo(found, groups?.inside ?? "", told.slice(0, index));
  }
  return found;
});

/** Whether the document gives the one in brackets behind the other. */
function isOtherName(name: string, other: string, document: Document): boolean {
  const told = bracketed(document);
  return told.get(other.toLowerCase())?.some((before) => before.endsWith(name.toLowerCase())) === true;
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
