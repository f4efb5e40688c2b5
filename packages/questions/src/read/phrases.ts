import type { LanguageProfile, Phrase } from "@quizmill/language";
import { memoized } from "../memo.ts";

/** What asks of a sentence looks at its phrases a dozen times. */
const SENTENCES_KEPT = 32;

/** Candidate phrases of a sentence, longer units with those inside them. */
export const phrasesOf = memoized(
  SENTENCES_KEPT,
  (text: string, profile: LanguageProfile): readonly Phrase[] => profile.writing.phrases(text, profile),
);
