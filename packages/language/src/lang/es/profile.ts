import { closed } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { ES_THINGS } from "../semantic-classes.ts";
import { ES_SENTENCES } from "./clauses.ts";
import { ES_WORDS } from "./forms.ts";

/** Spanish. */
export const es: LanguageProfile = {
  code: "es",
  script: "spaced",
  blank: "_____",
  ...ES_WORDS,
  ...ES_SENTENCES,
  naming:
    /(?:llamad[oa]s?|denominad[oa]s?|se llama(?:ba)?n?|se denomina(?:ba)?n?|conocid[oa]s? como|conoc(?:en?|ían?) como|titulad[oa]s?|nombre de|término)(?: el| la| los| las)?[ «“"]+$/iu,
  relative: /\b(?:que|cual|cuales|donde|cuyo|cuya)\b/u,
  groups: GROUP_CUES.es,
  definitions: GROUP_CUES.es.definitions,
  semanticClasses: ES_THINGS,
  phrases: {
    askDescribed: (told) => `¿A qué corresponde la descripción «${told}»?`,
    askDefinition: (term) => `¿Cuál de estas opciones describe mejor el concepto «${term}»?`,
    askUnder: (point) => `¿En qué apartado figura «${point}»?`,
    askEntry: (row, column) =>
      column === null ? `¿Qué corresponde a «${row}»?` : `¿Qué dato de «${column}» corresponde a «${row}»?`,
    askHaving: (column, value) => `«${column}»: «${value}». ¿A cuál de estas opciones corresponde?`,
    askNext: (step) => `¿Qué viene justo después de «${step}»?`,
    askWhoDid: (told) => `¿Quién ${told}?`,
    about: (topic, stem) => `Tema: ${closed(topic)} ${stem}`,
    because: (quote) => `El documento dice: «${quote}»`,
    described: (option, says) => `El documento describe «${option}» de otro modo: «${says}»`,
    elsewhere: (option, says) => `La respuesta «${option}» corresponde a otra cosa: «${says}»`,
    named: (option, says) => `Sobre «${option}», el documento dice: «${says}»`,
    swapped: (option, says) => `«${option}»: el documento lo dice de otra cosa: «${says}»`,
    changed: (option, says) => `No «${option}», sino: «${says}»`,
    place: ({ page, slide, heading }) =>
      [heading && `«${heading}»`, page && `pág. ${page}`, slide && `diapositiva ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
