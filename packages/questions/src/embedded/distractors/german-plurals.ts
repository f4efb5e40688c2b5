import type { Document } from "../document.ts";
import type { Term } from "../terms.ts";

/** German "Wellenberge" of what is also written "Wellenberg", "Füchse" of "Fuchs": beside "Feldstärke" it shows itself. */
export function isPluralOf(form: string, term: Term | undefined, document: Document): boolean {
  if (document.profile.caseLeads === undefined) return false;
  if (isRaised(form, document)) return true;
  return [...(term?.forms.keys() ?? [])].some(
    (base) => form.startsWith(base) && /^(?:e|er|e?n|nen)$/u.test(form.slice(base.length)),
  );
}

/** "Füchse" of "Fuchs", "Bränden" of "Brand": a plural with an umlaut counts for a word of its own. */
function isRaised(form: string, { terms }: Document): boolean {
  const plain = form.replace(/[äöü]/gu, (vowel) => ({ ä: "a", ö: "o" })[vowel] ?? "u");
  const [base = ""] = plain.split(/(?:e|er|en|ern|n)$/u);
  return plain !== form && base !== plain && terms.get(base)?.forms.has(base) === true;
}

/**
 * German "Funkdiensten" of what is also written "Funkdienst" and "Funkdienste", "Bränden" of "Brand": only a dative ends
 * so.
 */
export function isDativePlural(form: string, term: Term | undefined, document: Document): boolean {
  if (document.profile.caseLeads === undefined || !form.endsWith("n")) return false;
  if (isRaised(form, document)) return true;
  const plural = form.slice(0, -1);
  return plural.endsWith("e") && term?.forms.has(plural) === true && term.forms.has(plural.slice(0, -1));
}
