import type { LanguageProfile, SemanticClass } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import type { Document } from "../document.ts";
import { classByEnding, classOfNoun, listedClass } from "../semantic-classes.ts";
import { isAction } from "./actions.ts";
import { headNoun } from "./heads.ts";
import { personsNamed } from "./named-persons.ts";

const classes = new WeakMap<Document, Map<string, SemanticClass | null>>();

/**
 * What a term names, at large: by what the document says it is, else by what it calls it, else by its own head, else by
 * its family in the lexicon. Null where nothing tells.
 */
export function classOf(text: string, document: Document): SemanticClass | null {
  const known = classes.get(document) ?? new Map<string, SemanticClass | null>();
  classes.set(document, known);
  const own = known.get(text);
  if (own !== undefined) return own;
  const found = readClass(text, document);
  known.set(text, found);
  return found;
}

function readClass(text: string, document: Document): SemanticClass | null {
  const { profile, definitionOf, terms } = document;
  const told = definitionOf(text)?.semanticClass ?? null;
  if (told !== null || profile.semanticClasses === undefined) return told;
  for (const hypernym of terms.get(text)?.hypernyms ?? []) {
    const called =
      profile.script === "unspaced" ? classByEnding(hypernym, profile) : listedClass(hypernym, profile);
    if (called !== null) return called;
  }
  const term = terms.get(text);
  // What is written in katakana counts for a name; its last word tells its class all the same ("ドイツ政府").
  if (term !== undefined && term.type !== "term" && profile.script === "spaced") return null;
  if (profile.person?.test(text) === true || personsNamed(document).has(text)) return "person";
  // "異常増殖" of a text that says that cells "増殖する", "従軍" of one in which somebody does so: what is done is no thing.
  if (profile.script === "unspaced" && isAction(text, document)) return "happening";
  return classOfNoun(headNoun(text, profile), profile) ?? classInLexicon(text, profile);
}

function classInLexicon(text: string, profile: LanguageProfile): SemanticClass | null {
  for (const { family } of lexiconOf(profile.code).find(text))
    for (const word of family.hypernyms) {
      const called = classOfNoun(word, profile);
      if (called !== null) return called;
    }
  return null;
}
