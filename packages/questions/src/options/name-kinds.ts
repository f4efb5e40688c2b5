import type { LanguageProfile } from "@quizmill/language";
import { isGivenName, namesGivenTo } from "@quizmill/lexicon";
import { onceOf } from "../memo.ts";
import type { Document } from "../read/document.ts";
import type { Term } from "../read/terms.ts";
import { phraseKey } from "../text/words.ts";
import { familyMembershipsOf, isNameIn } from "./family-memberships.ts";

/** What a name names, as far as the name itself shows it. */
export type NameKind = "person" | "place";

/** Null where the name does not tell. */
export function nameKindOf(term: Term, document: Document): NameKind | null {
  // Without capitals nothing tells a name by its writing.
  if (term.type !== "name" && document.profile.writing.hasCapitals) return null;
  return readKind(term, document);
}

/** Worked out once a term, which belongs to one document. */
const readKind = onceOf((term: Term, document: Document): NameKind | null => {
  const { profile } = document;
  const form = term.forms.keys().next().value ?? term.key;
  const isPlace = familyMembershipsOf(form, profile).some(
    ({ family, word }) =>
      isNameIn(word, profile) && family.hypernyms.some((called) => profile.places.has(called)),
  );
  if (isPlace) return "place";
  const given = term.words > 1 ? form.split(" ", 1)[0] : givenNameOf(form, document);
  return given !== undefined && isGiven(given, profile) ? "person" : null;
});

function isGiven(name: string, profile: LanguageProfile): boolean {
  return isGivenName(name) || givenNames(profile).has(phraseKey(name, profile));
}

/** Given names as they are compared, whatever their case. */
const givenNames = onceOf((profile: LanguageProfile): ReadonlySet<string> => {
  const names = (["men", "women"] as const).flatMap((sex) => [...namesGivenTo(sex)]);
  return new Set(names.map((name) => phraseKey(name, profile)));
});

/** Of each document, the surnames it also writes with a given name. */
const surnames = onceOf(({ terms }: Document): ReadonlyMap<string, string> => {
  const full = [2, 3].flatMap((words) => terms.likely("name", words));
  return new Map(full.map(({ key }) => [key.slice(key.lastIndexOf(" ") + 1), key.split(" ")[0] ?? ""]));
});

/** The given name that the document also writes before this surname. */
function givenNameOf(surname: string, document: Document): string | undefined {
  return surnames(document).get(phraseKey(surname, document.profile));
}
