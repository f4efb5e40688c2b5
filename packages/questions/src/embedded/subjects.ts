import { isOblique, type LanguageProfile, type SubjectCue } from "../languages/profile.ts";
import { contentKeys, wordsOf } from "../text/words.ts";
import type { LetterCase } from "./letter-case.ts";
import type { Line } from "./lines.ts";
import { isLoneQuality } from "./noun-forms.ts";
import { canBeOption, type Term, type Terms } from "./terms.ts";

/** What must be known of a document before its sentences can be parted. */
export interface Reading extends LetterCase {
  profile: LanguageProfile;
  terms: Terms;
}

/** A sentence parted into the thing it speaks of and what it says. */
export interface SubjectAndRest {
  /** The thing, without its article, as it is written inside a sentence. */
  subject: string;
  term: Term;
  /** The sentence up to its verb, article and all. */
  opening: string;
  rest: string;
  cue: SubjectCue;
}

const REST_MAX_CHARS = 170;
const LEAST_CONTENT = 3;

/** Parts a sentence whose subject is a known term; null where that cannot be told. */
export function splitAtVerb(line: Line, { profile, terms, lowerCased }: Reading): SubjectAndRest | null {
  const text = lowerCased(line.text);
  for (const cue of profile.subjects) {
    const parts = cue.split(text);
    if (parts === null) continue;
    const first = wordsOf(parts.subject, profile)[0];
    const bare =
      first !== undefined && profile.articles.has(first.lower)
        ? parts.subject.slice(first.end).trim()
        : parts.subject;
    const term = terms.get(bare);
    if (term === undefined || !canBeSubject(term, bare !== parts.subject, profile)) continue;
    if (parts.rest.length > REST_MAX_CHARS || /[;:]/u.test(parts.rest)) return null;
    if (contentKeys(parts.rest, profile).length < LEAST_CONTENT) return null;
    if (namesNothing(bare, profile)) return null;
    const opening = line.text.slice(0, line.text.length - parts.rest.length);
    return { subject: term.type === "term" ? lowerCased(bare) : bare, term, opening, rest: parts.rest, cue };
  }
  return null;
}

/** "A way of …" says nothing; "the easiest", "el siguiente paso": of what, an earlier sentence says. */
function namesNothing(bare: string, profile: LanguageProfile): boolean {
  return (
    profile.generic.has(wordsOf(bare, profile)[0]?.lower ?? "") ||
    profile.describing?.test(`${bare} `) === true
  );
}

/** A sentence that opens with its subject, whether or not that is a term; null where that is not sure. */
export function namedSubject(line: Line, reading: Reading): { subject: string; rest: string } | null {
  const { profile, lowerCased } = reading;
  const text = lowerCased(line.text);
  for (const { split } of profile.subjects) {
    const parts = split(text);
    if (parts !== null && namesThing(parts.subject, reading)) return parts;
  }
  return null;
}

/** An article that leads nominatives proves a subject; without articles, only a known term does. */
function namesThing(subject: string, { profile, terms }: Reading): boolean {
  const [first, ...others] = wordsOf(subject, profile);
  if (first === undefined || /[,;:()]/u.test(subject)) return false;
  if (others.some(({ lower }) => profile.pronouns.has(lower))) return false;
  if (profile.articles.has(first.lower))
    return others.length > 0 && profile.caseLeads?.oblique.has(first.lower) !== true;
  const term = terms.get(subject);
  return term !== undefined && canBeSubject(term, false, profile) && !isOblique(subject, profile);
}

/** German: a capital at the start of a sentence, and no article, may be an adverb's ("Anschließend wird …"). */
function canBeSubject(term: Term, hasArticle: boolean, profile: LanguageProfile): boolean {
  const { capitalNouns } = profile;
  // "Określane jest to mianem …": a participle of what the sentence before spoke of.
  if (isLoneQuality(term.forms.keys().next().value ?? "", profile)) return false;
  return term.bounded > 0 && (!capitalNouns || hasArticle || canBeOption(term));
}
