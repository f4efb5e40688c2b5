import type { Draft, Passage } from "../engine.ts";
import type { LanguageProfile } from "../languages/profile.ts";

/** All a check may look at: the item as the reader will see it, and its passage. */
export interface ItemCase {
  draft: Draft;
  options: readonly string[];
  key: string;
  others: readonly string[];
  /** The stem without its gap. */
  stem: string;
  passage: Passage;
  profile: LanguageProfile;
  /** More was asked of a short text than it says: what is right is given, though it could be put better. */
  mustFillQuota: boolean;
}

/** Where the answer is left out of a sentence. */
export const GAP = /_{3,}|（　　）/gu;
