import type { SemanticClass } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import { memoizedByText } from "../read/memoized-reading.ts";
import { classOfNoun } from "../read/semantic-classes.ts";
import { headNoun } from "./heads.ts";

/**
 * What a term names, at large: by what the document says it is, else by its own head. Null where nothing tells.
 */
export const classOf = memoizedByText((text, document: Document): SemanticClass | null => {
  const { profile, definitionOf, terms } = document;
  const told = definitionOf(text)?.semanticClass ?? null;
  if (told !== null) return told;
  const term = terms.get(text);
  // What is written in katakana counts for a name; its last word tells its class all the same ("ドイツ政府").
  if (term !== undefined && term.type !== "term" && profile.writing.hasCapitals) return null;
  return classOfNoun(headNoun(text, profile), profile);
});
