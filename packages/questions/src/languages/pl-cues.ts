import { GROUP_CUES } from "@quizmill/language";
import { NEUTRAL_VERBS, OTHER_VERBS } from "./pl-words.ts";
import type { LanguageProfile } from "./profile.ts";

/** What Polish sentences define, date, tie together, list and tell of, and how each is asked for. */
export const PL_CUES = {
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:uje|ują|[aei]ją)) |^(?:\\p{Ll}+ ){0,3}(?:bardzo|dość|całkiem|niezwykle) |^(?:często|zwykle|zazwyczaj) \\p{Ll}+ \\p{Ll}+$`,
    "u",
  ),
  naming:
    /(?:zwan\p{L}+|nazywan\p{L}+|nazywamy|nazywa się|określan\p{L}+ (?:jako|mianem)|mianem|pod nazwą|nazwą|pt\.|pod tytułem|czyli)[ „"]+$/iu,
  relative: null,
  groups: GROUP_CUES.pl,
  definitions: GROUP_CUES.pl.definitions,
} satisfies Partial<LanguageProfile>;
