import { GROUP_CUES } from "@quizmill/language";
import type { LanguageProfile } from "./profile.ts";
import { NEUTRAL_VERBS, OTHER_VERBS } from "./uk-words.ts";

/** What Ukrainian sentences define, date, tie together, list and tell of, and how each is asked for. */
export const UK_CUES = {
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:[аяую]є|[аяую]ють)(?:ться)?) |^(?:\\p{Ll}+ ){0,3}(?:дуже|досить|доволі|надзвичайно|найбільш) `,
    "u",
  ),
  naming:
    /(?:називають|називається|називаються|називали|названо|під назвою|назву|відом\p{L}+ як|тобто|термін(?:ом)?)[ «„"]+$/iu,
  relative: null,
  groups: GROUP_CUES.uk,
  definitions: GROUP_CUES.uk.definitions,
} satisfies Partial<LanguageProfile>;
