import { type LanguageProfile, lowerFirst, profileOf } from "@quizmill/language";
import { type Family, type Lexicon, lexiconOf } from "@quizmill/lexicon";
import { countUp } from "../maps.ts";
import { onceOf } from "../memo.ts";
import { commonnessOf } from "../text/commonness.ts";
import { phraseKey } from "../text/words.ts";
import type { Term, Terms } from "./terms.ts";

interface Named {
  readonly terms: Terms;
  readonly profile: LanguageProfile;
}

/** The words of a lexicon as a document's terms are compared, whatever their inflection. */
const placesIn = onceOf((lexicon: Lexicon, code: LanguageProfile["code"]) =>
  lexicon.placesBy(BY_PHRASE, phraseKeys(code)),
);

/** The name of the index by what `phraseKeys` gives. */
export const BY_PHRASE = "phrases";

/**
 * The key of a name in a language. The profile is not that of a document, which would be kept with all it remembers.
 */
export function phraseKeys(code: LanguageProfile["code"]): (text: string) => string {
  const profile = profileOf(code);
  const { plain } = lexiconOf(profile.code);
  return (text) => plain(phraseKey(text, profile));
}

/** What a document names of the lexicon: of each family by their place in it, and how much of each subject. */
interface Presence {
  readonly families: ReadonlyMap<Family, ReadonlyMap<number, Term>>;
  readonly subjects: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<number, Term> = new Map();

/** Which of a family of the lexicon the document names, by their place in it, and as what term. */
export function presentIn(family: Family, { terms, profile }: Named): ReadonlyMap<number, Term> {
  return presenceIn(terms, profile).families.get(family) ?? NONE;
}

/** So many words of a subject show that a document is on it. */
const WORDS_OF_SUBJECT = 10;

/** How surely the document speaks of the subject of a family, from 0 to 1; 0 for a family of none. */
export function shareOfSubject({ subject }: Family, document: Named): number {
  return Math.min(
    1,
    (presenceIn(document.terms, document.profile).subjects.get(subject) ?? 0) / WORDS_OF_SUBJECT,
  );
}

/** How much of its subject the document has beside the subject that it has most of, 0 to 1; 0 for a family of none. */
export function subjectStanding({ subject }: Family, document: Named): number {
  const { subjects } = presenceIn(document.terms, document.profile);
  const most = subjects.values().reduce((a, b) => Math.max(a, b), 1);
  return (subjects.get(subject) ?? 0) / most;
}

const presenceIn = onceOf((terms: Terms, profile: LanguageProfile): Presence => {
  const families = new Map<Family, Map<number, Term>>();
  const subjects = new Map<string, number>();
  const lexicon = lexiconOf(profile.code);
  const placesBy = placesIn(lexicon, profile.code);
  for (const term of terms.all()) {
    const places = placesBy(lexicon.plain(term.key));
    for (const { family, index } of places) {
      const present = families.get(family) ?? new Map<number, Term>();
      families.set(family, present.set(index, term));
    }
    // Once, however many families of a subject have the word.
    for (const subject of new Set(places.map(({ family }) => family.subject)))
      if (subject !== "") countUp(subjects, subject);
  }
  return { families, subjects };
});

/** A word of the lexicon, by one of its names, as the document spells it: "Hooke's law", "haemoglobin". */
export function asSpelt(names: readonly string[], term: Term | undefined, profile: LanguageProfile): string {
  const [text = ""] = names;
  if (term === undefined || term.forms.has(text)) return text;
  const { plain } = lexiconOf(profile.code);
  const own = names.map((name) => plain(name).toLowerCase());
  const form = term.forms.keys().find((other) => own.includes(plain(other).toLowerCase()));
  if (form === undefined) return text;
  return /^\p{Ll}/u.test(text) ? lowerFirst(form) : form;
}

/** A word of the lexicon that not everybody uses: one of a school subject. */
export function isSchoolTerm({ forms }: Term, profile: LanguageProfile): boolean {
  return [...forms.keys()].some(
    (form) => commonnessOf(form, profile) !== "everyday" && lexiconOf(profile.code).find(form).length > 0,
  );
}
