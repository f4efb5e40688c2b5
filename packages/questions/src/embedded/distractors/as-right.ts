import type { LanguageProfile } from "../../languages/profile.ts";
import { mentions, phraseKey, type Word, wordsOf } from "../../text/words.ts";
import { type Document, isPressed } from "../document.ts";
import { remembered } from "../remembered.ts";
import type { Wanted } from "./wanted.ts";

/**
 * Whether the document itself shows that another answer may be as right as the key: it says that the one is the other
 * ("a tracking branch is a local branch that …"), gives one as another name of the other ("glial cells (glia)"), or says
 * the same beside it as the gap's sentence says beside the key. Where so many are asked of a short text, it has too few
 * others to say.
 */
export function mayBeAsRight(text: string, wanted: Wanted, document: Document): boolean {
  if (isPressed(document)) return false;
  const { key } = wanted.asked;
  return (
    isSaidToBe(text, key, document) ||
    isSaidToBe(key, text, document) ||
    isOtherName(text, key, document) ||
    fillsGapElsewhere(text, wanted, document)
  );
}

const HEAD_WORDS = 3;

/** "The sun is a star": asked for a star, the sun is right too, and asked for the sun, a star may be. */
export function isSaidToBe(one: string, other: string, { definitionOf, profile }: Document): boolean {
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

const otherNames = new WeakMap<Document, ReadonlyMap<string, readonly string[]>>();

/** Whether the document gives one in brackets behind the other. */
function isOtherName(text: string, key: string, document: Document): boolean {
  const { profile } = document;
  const named = namesIn(document);
  const isGiven = (name: string, other: string) => {
    const own = phraseKey(name, profile);
    return named.get(lastWordOf(name, profile))?.some((pair) => {
      const [before = "", behind = ""] = pair.split("|");
      return before.endsWith(own) && ` ${behind} `.includes(` ${phraseKey(other, profile)} `);
    });
  };
  return isGiven(text, key) === true || isGiven(key, text) === true;
}

function namesIn(document: Document): ReadonlyMap<string, readonly string[]> {
  let known = otherNames.get(document);
  if (known === undefined) {
    const { lines, profile } = document;
    const withBrackets = lines.filter(({ quote }) => /[(（]/u.test(quote));
    const pairs = withBrackets.flatMap(({ quote }) =>
      [...quote.matchAll(IN_BRACKETS)].map(({ groups: { name = "", other = "" } = {} }) => [
        lastWordOf(name, profile),
        `${phraseKey(name, profile)}|${phraseKey(other, profile)}`,
      ]),
    );
    known = new Map(
      [...Map.groupBy(pairs, ([last = ""]) => last)].map(([last, found]) => [
        last,
        found.map(([, pair = ""]) => pair),
      ]),
    );
    otherNames.set(document, known);
  }
  return known;
}

const lastWordOf = remembered((text, profile) =>
  phraseKey(wordsOf(text, profile).at(-1)?.text ?? "", profile),
);

/** In Japanese so much of what stands next tells what is done to it. */
const PAIR = 2;

const framesOf = new WeakMap<Document, ReadonlySet<number>>();

/**
 * "the operator of an antenna" where "the operator of a(n) _____" is asked, 設定を指定 where （　　）を指定: what is said
 * of the key is said of it too. Of such options two in three were as right; of names, of which a text tells many alike
 * things ("…の戦い"), hardly one. Of several words the outer ones say too little.
 */
function fillsGapElsewhere(text: string, { asked, known }: Wanted, document: Document): boolean {
  const { profile } = document;
  const at = asked.stem.indexOf(profile.blank);
  if (at < 0 || known?.type !== "term") return false;
  const [own, ...more] = wordsOf(text, profile);
  if (own === undefined || more.length > 0 || own.text !== text) return false;
  const frames = framesIn(document);
  const [before, after] = [asked.stem.slice(0, at), asked.stem.slice(at + profile.blank.length)];
  const last = toldIn(before, profile).at(-1);
  const [next] = toldIn(after, profile);
  const isThere = (frame: string | null) => frame !== null && frames.has(hashOf(frame));
  // "ジャンヌの_____" is said of all that is hers.
  const isLedBy = profile.script === "spaced" && last !== undefined;
  if (isLedBy && isThere(frameOf(last, own, before.slice(last.end), profile))) return true;
  return next !== undefined && isThere(frameOf(own, next, after.slice(0, next.start), profile));
}

function framesIn(document: Document): ReadonlySet<number> {
  let known = framesOf.get(document);
  if (known === undefined) {
    const { lines, profile } = document;
    const found = new Set<number>();
    for (const { text } of lines) {
      const words = toldIn(text, profile);
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
function toldIn(text: string, profile: LanguageProfile): Word[] {
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
