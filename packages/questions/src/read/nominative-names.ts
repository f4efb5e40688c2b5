import type { LanguageProfile } from "@quizmill/language";
import { onceOf } from "../memo.ts";
import { isOblique } from "../text/cases.ts";
import { isLocativeInIe } from "./noun-forms.ts";
import type { Term } from "./terms.ts";

/** What must be known of a document to say how it names a thing. */
interface Reading {
  profile: LanguageProfile;
  subjects: ReadonlyMap<string, string>;
  soften(text: string): string;
}

/**
 * The form that names a thing, where a language has cases: the one it has as a subject, or one whose endings show a
 * nominative. Forms are taken from the document: null where it has none, and for names.
 */
export function nominativeNames(reading: Reading): (term: Term) => string | null {
  return onceOf((term: Term) => {
    const subject = reading.subjects.get(term.key);
    const isName = subject !== undefined && !isOblique(subject, reading.profile);
    return isName ? subject : nominativeAmong(term, reading);
  });
}

function nominativeAmong(term: Term, { profile, soften: lowerCased }: Reading): string | null {
  if (!profile.hasCases || term.type !== "term") return null;
  const forms = [...term.forms.keys()];
  const form = forms.find((text) => isNominative(text, term, profile));
  return form === undefined ? null : lowerCased(form);
}

/**
 * The nominative of a noun in the instrumental, alone or with its adjective behind or before it, or with a genitive
 * behind it; null where its endings leave a choice.
 */
export function nameFromInstrumental(form: string, profile: LanguageProfile): string | null {
  const { instrumental, quality, genitive } = profile.cases;
  const [first = "", second, third] = form.split(" ");
  if (third !== undefined) return null;
  const rule = instrumental.find(([ending]) => ending.test(first));
  const noun = (word: string, [ending, nominative]: Ending) => word.replace(ending, nominative);
  if (second === undefined) return rule === undefined ? null : noun(first, rule);
  const agreeing = (word: string, [, , ofNoun]: Ending) => {
    const own = quality.find(([ending, , gender]) => gender === ofNoun && ending.test(word));
    return own === undefined ? null : noun(word, own);
  };
  const behind = instrumental.find(([ending]) => ending.test(second));
  const leading = behind === undefined ? null : agreeing(first, behind);
  if (behind !== undefined && leading !== null) return `${leading} ${noun(second, behind)}`;
  if (rule === undefined) return null;
  const following = agreeing(second, rule);
  if (following !== null) return `${noun(first, rule)} ${following}`;
  // "teorią względności", "законом збереження", but not "Rosją konwencję".
  return behind === undefined && genitive.test(second) ? `${noun(first, rule)} ${second}` : null;
}

type Ending = LanguageProfile["cases"]["instrumental"][number];

/** A noun with what belongs to it behind it, if that was said more than once, or an adjective beside its noun. */
function isNominative(form: string, term: Term, profile: LanguageProfile): boolean {
  const { adjectiveShape } = profile;
  const [first = "", second] = form.toLowerCase().split(" ");
  if (isOblique(form, profile)) return false;
  const heads = [...term.forms.keys()].map((other) => other.toLowerCase().split(" ")[0] ?? "");
  if (isOtherCase(first, heads, profile)) return false;
  if (isLocativeInIe(form, term)) return false;
  if (second !== undefined && agree(first, second, profile)) return true;
  const isUnit = second === undefined || term.count > 1 || term.inHeading || term.marked;
  return isUnit && !adjectiveShape.test(first) && isNounInNominative(first, heads, profile);
}

function agree(first: string, second: string, { cases }: LanguageProfile): boolean {
  return cases.agreeing.some(
    ([adjective, noun]) =>
      (adjective.test(first) && noun.test(second)) || (noun.test(first) && adjective.test(second)),
  );
}

/** By its ending alone, or by one that only its gender has in another case. */
function isNounInNominative(head: string, heads: readonly string[], profile: LanguageProfile): boolean {
  const { nominative, open, feminine, masculine } = profile.cases;
  if (nominative.test(head)) return true;
  const [stem, endings] = open.test(head) ? [head.slice(0, -1), feminine] : [head, masculine];
  return !profile.endsInVowel.test(stem) && isThere(stem, heads, endings);
}

const isThere = (stem: string, heads: readonly string[], endings: RegExp) =>
  heads.some((other) => other.startsWith(stem) && endings.test(other.slice(stem.length)));

/** "neurona" beside "neuron", "komórek" beside "komórką": by their endings alone nominatives. */
function isOtherCase(
  head: string,
  heads: readonly string[],
  { cases, endsInVowel }: LanguageProfile,
): boolean {
  const { open, feminine, masculine, neuter } = cases;
  if (open.test(head)) {
    const stem = head.slice(0, -1);
    return heads.includes(stem) || [masculine, neuter].some((endings) => isThere(stem, heads, endings));
  }
  const stem = head.replace(/ek$/u, "k");
  return !endsInVowel.test(head) && [feminine, neuter].some((endings) => isThere(stem, heads, endings));
}
