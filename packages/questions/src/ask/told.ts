import { type LanguageProfile, sentencesOf } from "@quizmill/language";
import type { Document } from "../embedded/document.ts";
import { pointsOutside } from "../read/groups/definitions.ts";
import { mentions, wordsOf } from "../text/words.ts";
import { isInformative } from "./readable.ts";

const LEAST_CUT_CHARS = 40;
/** A negation that stands so early is of the whole sentence. */
const LEAST_BEFORE_NEGATION = 8;
/** What somebody says, and what asks something, tells no thing. */
const SPOKEN = /[“”"„«»「」?？!]/u;
/** So many letters at the start of two words, or such a share of the shorter, make them akin. */
const ROOT = { letters: 5, share: 0.7 };
const HAN_PAIR = /(?=(\p{Script=Han}{2}))/gu;

/** A clause that tells a thing without its name, for a question or an option; null where there is none. */
export function toldShortly(
  { name, description }: { readonly name: string; readonly description: string },
  document: Document,
): string | null {
  const { profile } = document;
  const [first, ...others] = sentencesOf(description, profile);
  // A later sentence may be on something else, unless it says "they".
  const goesOn = others.filter((sentence) =>
    profile.pronouns.has(wordsOf(sentence, profile)[0]?.lower ?? ""),
  );
  for (const sentence of [first ?? "", ...goesOn.slice(0, 1)])
    for (const told of shortened(sentence, profile)) {
      const plain = told
        .replace(profile.groups?.again ?? "", "")
        .replace(/(?<!\b\p{L})[.;,。；]+$/u, "")
        .trim();
      const fits = !SPOKEN.test(plain) && isInformative(plain, document) && !spellsOut(plain, name, profile);
      if (fits && !isBeside(plain, profile)) return plain;
    }
  return null;
}

/** The sentence, and as much of it as stands before what is said besides. */
function* shortened(sentence: string, { furtherPart, groups }: LanguageProfile): Iterable<string> {
  yield sentence;
  const cuts = (groups?.ends ?? []).map((end) => sentence.search(end));
  const further =
    furtherPart === undefined ? [] : [...sentence.matchAll(furtherPart)].map(({ index }) => index);
  for (const at of [...cuts, ...further].sort((a, b) => b - a))
    if (at >= LEAST_CUT_CHARS) yield sentence.slice(0, at);
}

/** It tells the thing in no words of its own: an example, what points elsewhere, or what a thing does not do. */
function isBeside(text: string, profile: LanguageProfile): boolean {
  const isNegated = (profile.negation?.exec(text)?.index ?? LEAST_BEFORE_NEGATION) < LEAST_BEFORE_NEGATION;
  return isNegated || profile.connective?.test(text) === true || pointsOutside(text, profile);
}

/** Whether a text has the name or the root of a word of it: "those who conform" shows "conformity". */
function spellsOut(text: string, name: string, profile: LanguageProfile): boolean {
  if (mentions(text, name, profile)) return true;
  if (profile.script === "unspaced")
    return [...name.matchAll(HAN_PAIR)].some(([, pair]) => pair !== undefined && text.includes(pair));
  const rooted = (of: string) =>
    wordsOf(of, profile).filter(
      ({ lower }) =>
        lower.length >= ROOT.letters && !profile.stopWords.has(lower) && !profile.generic.has(lower),
    );
  const own = rooted(name);
  return rooted(text).some(({ lower }) => own.some((word) => shareRoot(word.lower, lower)));
}

function shareRoot(a: string, b: string): boolean {
  const least = Math.max(ROOT.letters, Math.ceil(ROOT.share * Math.min(a.length, b.length)));
  return a.slice(0, least) === b.slice(0, least);
}
