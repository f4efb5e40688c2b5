import { GROUP_CUES } from "@quizmill/language";
import type { LanguageProfile } from "./profile.ts";

/** Spanish sentences that questions can be made from, and how they are asked. */
export const ES_CUES = {
  naming:
    /(?:llamad[oa]s?|denominad[oa]s?|se llama(?:ba)?n?|se denomina(?:ba)?n?|conocid[oa]s? como|conoc(?:en?|ían?) como|titulad[oa]s?|nombre de|término)(?: el| la| los| las)?[ «“"]+$/iu,
  relative: /\b(?:que|cual|cuales|donde|cuyo|cuya)\b/u,
  groups: GROUP_CUES.es,
  definitions: GROUP_CUES.es.definitions,
} satisfies Partial<LanguageProfile>;
