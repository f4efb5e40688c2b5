import { closed } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { PL_THINGS } from "../semantic-classes.ts";
import { PL_SENTENCES } from "./clauses.ts";
import { NEUTRAL_VERBS, OTHER_VERBS, PL_WORDS, quoted } from "./forms.ts";

/** Polish. */
export const pl: LanguageProfile = {
  code: "pl",
  script: "spaced",
  blank: "_____",
  ...PL_WORDS,
  ...PL_SENTENCES,
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:uje|ują|[aei]ją)) |^(?:\\p{Ll}+ ){0,3}(?:bardzo|dość|całkiem|niezwykle) |^(?:często|zwykle|zazwyczaj) \\p{Ll}+ \\p{Ll}+$`,
    "u",
  ),
  naming:
    /(?:zwan\p{L}+|nazywan\p{L}+|nazywamy|nazywa się|określan\p{L}+ (?:jako|mianem)|mianem|pod nazwą|nazwą|pt\.|pod tytułem|czyli)[ „"]+$/iu,
  relative: null,
  groups: GROUP_CUES.pl,
  definitions: GROUP_CUES.pl.definitions,
  semanticClasses: PL_THINGS,
  phrases: {
    askDescribed: (told) => `Co opisano tymi słowami: ${quoted(told)}?`,
    askDefinition: (term) => `Które określenie najlepiej opisuje pojęcie ${quoted(term)}?`,
    askUnder: (point) => `Pod jakim hasłem wymieniono ${quoted(point)}?`,
    askEntry: (row, column) =>
      `Co ${column === null ? "" : `w kategorii ${quoted(column)} `}odpowiada hasłu ${quoted(row)}?`,
    askHaving: (column, value) => `${quoted(column)}: ${quoted(value)}. Czego to dotyczy?`,
    askNext: (step) => `Co następuje bezpośrednio po punkcie ${quoted(step)}?`,
    askWhoDid: (told) => `Kto ${told}?`,
    about: (topic, stem) => `Temat: ${closed(topic)} ${stem}`,
    because: (quote) => `W dokumencie czytamy: ${quoted(quote)}`,
    described: (option, says) => `Hasło ${quoted(option)} dokument opisuje inaczej: ${quoted(says)}`,
    elsewhere: (option, says) => `Odpowiedź ${quoted(option)} dotyczy czego innego: ${quoted(says)}`,
    named: (option, says) => `Co dokument mówi o haśle ${quoted(option)}: ${quoted(says)}`,
    swapped: (option, says) =>
      `Słowa ${quoted(option)} odnoszą się w dokumencie do czego innego: ${quoted(says)}`,
    changed: (option, says) => `Nie ${quoted(option)}, lecz: ${quoted(says)}`,
    place: ({ page, slide, heading }) =>
      [heading && quoted(heading), page && `str. ${page}`, slide && `slajd ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
