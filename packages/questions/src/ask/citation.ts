import type { Document } from "../embedded/document.ts";
import { nameFromInstrumental } from "../embedded/nominative-names.ts";
import { isOblique } from "../languages/profile.ts";

/**
 * "… називають пульсаром", "nazywamy kalorymetrem": what a thing is called is given as its name. Its own ending tells
 * that more surely than other forms of the text, which may be of a word like it ("kalorymetria").
 */
export function nameFor(told: string, { profile, terms, nameOf }: Document): string {
  if (!isOblique(told, profile)) return told;
  const known = terms.get(told);
  return nameFromInstrumental(told, profile) ?? (known && nameOf(known)) ?? told;
}
