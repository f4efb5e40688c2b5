import { closed } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { UK_THINGS } from "../semantic-classes.ts";
import { UK_SENTENCES } from "./clauses.ts";
import { NEUTRAL_VERBS, OTHER_VERBS, quoted, UK_WORDS } from "./forms.ts";

/** Ukrainian. */
export const uk: LanguageProfile = {
  code: "uk",
  script: "spaced",
  blank: "_____",
  ...UK_WORDS,
  ...UK_SENTENCES,
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:[аяую]є|[аяую]ють)(?:ться)?) |^(?:\\p{Ll}+ ){0,3}(?:дуже|досить|доволі|надзвичайно|найбільш) `,
    "u",
  ),
  naming:
    /(?:називають|називається|називаються|називали|названо|під назвою|назву|відом\p{L}+ як|тобто|термін(?:ом)?)[ «„"]+$/iu,
  relative: null,
  groups: GROUP_CUES.uk,
  definitions: GROUP_CUES.uk.definitions,
  semanticClasses: UK_THINGS,
  phrases: {
    askDescribed: (told) => `Що описано цими словами: ${quoted(told)}?`,
    askDefinition: (term) => `Який опис найкраще відповідає поняттю ${quoted(term)}?`,
    askUnder: (point) => `У якому пункті названо ${quoted(point)}?`,
    askEntry: (row, column) =>
      `Що ${column === null ? "" : `в категорії ${quoted(column)} `}відповідає назві ${quoted(row)}?`,
    askHaving: (column, value) => `${quoted(column)}: ${quoted(value)}. Чого це стосується?`,
    askNext: (step) => `Що йде одразу після пункту ${quoted(step)}?`,
    askWhoDid: (told) => `Хто ${told}?`,
    about: (topic, stem) => `Тема: ${closed(topic)} ${stem}`,
    because: (quote) => `У документі сказано: ${quoted(quote)}`,
    described: (option, says) => `Поняття ${quoted(option)} у документі описано інакше: ${quoted(says)}`,
    elsewhere: (option, says) => `Відповідь ${quoted(option)} стосується іншого: ${quoted(says)}`,
    named: (option, says) => `Про поняття ${quoted(option)} у документі сказано: ${quoted(says)}`,
    swapped: (option, says) => `Слова ${quoted(option)} у документі стосуються іншого: ${quoted(says)}`,
    changed: (option, says) => `Не ${quoted(option)}, а: ${quoted(says)}`,
    place: ({ page, slide, heading }) =>
      [heading && quoted(heading), page && `с. ${page}`, slide && `слайд ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
