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
  const { fromInstrumental } = profile.cases;
  const [first = "", second, third] = form.split(" ");
  if (third !== undefined) return null;
  const rule = fromInstrumental.nouns.find(([ending]) => ending.test(first));
  const noun = (word: string, [ending, nominative]: (typeof fromInstrumental.nouns)[number]) =>
    word.replace(ending, nominative);
  if (second === undefined) return rule === undefined ? null : noun(first, rule);
  const behind = fromInstrumental.nouns.find(([ending]) => ending.test(second));
  const leading = behind === undefined ? null : agreeing(first, fromInstrumental.adjectives[behind[2]]);
  if (behind !== undefined && leading !== null) return `${leading} ${noun(second, behind)}`;
  if (rule === undefined) return null;
  const quality = agreeing(second, fromInstrumental.adjectives[rule[2]]);
  if (quality !== null) return `${noun(first, rule)} ${quality}`;
  return behind === undefined && GENITIVE.test(second) ? `${noun(first, rule)} ${second}` : null;
}

/** "teorią względności", "законом збереження", but not "Rosją konwencję". */
const GENITIVE = /^\p{Ll}+(?:[iyuіїиую]|[óiії]w|ia|ння|[aeoаео]?[bcdfghjklłmnprstwzńбвгджзклмнпрстхцчшь])$/u;

function agreeing(
  word: string,
  adjectives: readonly (readonly [ending: RegExp, nominative: string])[],
): string | null {
  const rule = adjectives.find(([ending]) => ending.test(word));
  return rule === undefined ? null : word.replace(...rule);
}

/** A noun with what belongs to it behind it, if that was said more than once, or an adjective beside its noun. */
function isNominative(form: string, term: Term, profile: LanguageProfile): boolean {
  const { adjectiveShape } = profile;
  const { nominative } = profile.cases;
  const [first = "", second] = form.toLowerCase().split(" ");
  if (isOblique(form, profile)) return false;
  const heads = [...term.forms.keys()].map((other) => other.toLowerCase().split(" ")[0] ?? "");
  if (isOtherCase(first, heads)) return false;
  if (isLocativeInIe(form, term)) return false;
  if (second !== undefined && agree(first, second, nominative)) return true;
  const isUnit = second === undefined || term.count > 1 || term.inHeading || term.marked;
  return isUnit && !adjectiveShape.test(first) && isNounInNominative(first, heads, nominative);
}

type Nominative = LanguageProfile["cases"]["nominative"];

function agree(first: string, second: string, { agreeing }: Nominative): boolean {
  return agreeing.some(
    ([adjective, noun]) =>
      (adjective.test(first) && noun.test(second)) || (noun.test(first) && adjective.test(second)),
  );
}

/** By its ending alone, or by one that only its gender has in another case. */
function isNounInNominative(head: string, heads: readonly string[], { noun, others }: Nominative): boolean {
  if (noun.test(head)) return true;
  const [stem, endings] = /[aая]$/u.test(head)
    ? [head.slice(0, -1), others.feminine]
    : [head, others.masculine];
  return (
    CLOSED.test(stem) &&
    heads.some((other) => other.startsWith(stem) && endings.test(other.slice(stem.length)))
  );
}

const CLOSED = /[^aeiouyąęóаеиіоуюяєї]$/u;

/** "neurona" beside "neuron", "рядка" beside "рядок", "komórek" beside "komórką": by their endings alone nominatives. */
function isOtherCase(head: string, heads: readonly string[]): boolean {
  const isThere = (stem: string, endings: RegExp) =>
    heads.some((other) => other.startsWith(stem) && endings.test(other.slice(stem.length)));
  if (/[aая]$/u.test(head) && isThere(head.slice(0, -1), /^(?:[ьйоoe]|ом|ем|i?em|ові|owi)?$/u)) return true;
  if (/k[a]$|к[а]$/u.test(head) && isThere(head.slice(0, -2), /^(?:ok|ek|ок|ек)$/u)) return true;
  return CLOSED.test(head) && isThere(head.replace(/ek$/u, "k"), /^(?:[ęąoо]|ою|ею)$/u);
}
