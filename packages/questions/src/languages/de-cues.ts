import { GROUP_CUES } from "@quizmill/language";
import type { LanguageProfile } from "./profile.ts";

/** German sentences that questions can be made from, and how they are asked. */
export const DE_CUES = {
  naming:
    /(?:genannt\p{L}*|heißt|heißen|nennt man|nennt sich|bezeichnet man als|bezeichnet als|sogenannt\p{L}*|so genannt\p{L}*|namens|unter dem Namen|spricht man von(?: einer| einem)?|(?:der )?Begriff)[ „"‚»]+$/u,
  relative: /, (?:der|die|das|dem|den|deren|dessen|in|bei|mit|durch|aus|von|auf|an) /u,
  groups: GROUP_CUES.de,
  definitions: GROUP_CUES.de.definitions,
} satisfies Partial<LanguageProfile>;
