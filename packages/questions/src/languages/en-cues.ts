import { GROUP_CUES } from "@quizmill/language";
import type { LanguageProfile } from "./profile.ts";

/** How English sentences define, date and tell, and what is asked of them. */
export const EN_CUES = {
  naming:
    /\b(?:called|known as|termed|named|referred to as|dubbed|nicknamed|terms?|entitled|titled)(?: an?| the)?[ “"‘']+$/iu,
  relative: /\b(?:that|which|who|where)\b/u,
  groups: GROUP_CUES.en,
  definitions: GROUP_CUES.en.definitions,
} satisfies Partial<LanguageProfile>;
