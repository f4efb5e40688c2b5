import type { Document } from "../read/document.ts";
import type { Definition } from "../read/groups/definitions.ts";
import { nameFromInstrumental } from "../read/nominative-names.ts";
import { isOblique } from "../text/cases.ts";

/**
 * "… називають пульсаром", "nazywamy kalorymetrem": what a thing is called is given as its name. Its own ending tells
 * that more surely than other forms of the text, which may be of a word like it ("kalorymetria"). Null where the text
 * does not show it: a name near what is told of it may be in any case.
 */
export function nameFor({ term: told, groups }: Definition, document: Document): string | null {
  const { profile, terms, nameOf } = document;
  const known = terms.get(told);
  const named = known === undefined ? null : nameOf(known);
  if (groups.near !== undefined && profile.hasCases) return named;
  if (!isOblique(told, profile)) return told;
  return nameFromInstrumental(told, profile) ?? named;
}

/** A heading's name as the text has it inside a sentence. */
export function nameInText(name: string, { profile, terms, lowerCased }: Document): string {
  const [first = "", ...others] = name.split(" ");
  const bare = profile.articles.has(first.toLowerCase()) && others.length > 0 ? others.join(" ") : name;
  const known = terms.get(bare);
  if (known === undefined || known.type !== "term") return bare;
  const small = [...known.forms.keys()].find(
    (form) =>
      form.toLowerCase() === bare.toLowerCase() && (profile.capitalNouns || form === form.toLowerCase()),
  );
  return small ?? lowerCased(bare);
}
