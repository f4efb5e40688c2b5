import type { LanguageProfile } from "@quizmill/language";
import type { Candidate, Passage } from "../engine.ts";

/** What a check may look at: the item as the reader will see it, and its passage. */
export interface ItemCase {
  draft: Candidate;
  options: readonly string[];
  key: string;
  others: readonly string[];
  /** The stem without its gap. */
  stem: string;
  /** With its gap, and without what points to figures that are shown with it. */
  told: string;
  passage: Passage;
  profile: LanguageProfile;
}

/** The gap in a sentence. */
export const GAP = /_{3,}|（　　）/gu;
