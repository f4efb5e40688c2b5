import { type LanguageProfile, sentencesOf } from "@quizmill/language";
import type { Document } from "../read/document.ts";
import { mentions } from "../text/words.ts";
import { isInformative } from "./readable.ts";

const LEAST_CUT_CHARS = 40;
/** What somebody says, and what asks something, tells no thing. */
const SPOKEN = /[“”"„«»「」?？!]/u;

/** A clause that tells a thing without its name, for a question or an option; null where there is none. */
export function toldShortly(
  { name, description }: { readonly name: string; readonly description: string },
  document: Document,
): string | null {
  const { profile } = document;
  // A later sentence may be on something else.
  const [first = ""] = sentencesOf(description, profile);
  for (const told of shortened(first, profile)) {
    const plain = told
      .replace(profile.groups.again, "")
      .replace(/(?<!\b\p{L})[.;,。；]+$/u, "")
      .trim();
    if (!SPOKEN.test(plain) && isInformative(plain, document) && !mentions(plain, name, profile))
      return plain;
  }
  return null;
}

/** The sentence, and as much of it as stands before what is said besides. */
function* shortened(sentence: string, { furtherPart, groups }: LanguageProfile): Iterable<string> {
  yield sentence;
  const further = [...sentence.matchAll(furtherPart)].map(({ index }) => index);
  for (const at of [sentence.search(groups.ends), ...further].sort((a, b) => b - a))
    if (at >= LEAST_CUT_CHARS) yield sentence.slice(0, at);
}
