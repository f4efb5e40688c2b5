import type { Document } from "../document.ts";
import type { Term } from "../terms.ts";

/** German "Wellenberge" of a thing that is also written "Wellenberg", "Füchse" of "Fuchs": beside "Feldstärke" it would show itself. */
export function isPluralOf(form: string, term: Term | undefined, document: Document): boolean {
  if (singularOfRaised(form, document) !== null) return true;
  return [...(term?.forms.keys() ?? [])].some(
    (base) => form.startsWith(base) && /^(?:e|er|e?n|nen)$/u.test(form.slice(base.length)),
  );
}

/** "Fuchs" of "Füchse", "Brand" of "Bränden": a plural with an umlaut counts for a word of its own. */
function singularOfRaised(form: string, { terms }: Document): string | null {
  const plain = form.replace(/[äöü]/gu, (vowel) => ({ ä: "a", ö: "o" })[vowel] ?? "u");
  if (plain === form) return null;
  const [base = ""] = plain.split(/(?:e|er|en|ern|n)$/u);
  return base !== plain && terms.get(base)?.forms.has(base) === true ? base : null;
}

/**
 * German "Funkdiensten" of what is also written "Funkdienst" and "Funkdienste",
 * "Bränden" of "Brand": only a dative ends so.
 */
export function isDativePlural(form: string, term: Term | undefined, document: Document): boolean {
  if (!form.endsWith("n")) return false;
  if (singularOfRaised(form, document) !== null) return true;
  const plural = form.slice(0, -1);
  if (term?.forms.has(plural) !== true) return false;
  return plural.endsWith("e") && term.forms.has(plural.slice(0, -1));
}
