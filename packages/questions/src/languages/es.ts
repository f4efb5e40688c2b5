import { lexiconOf } from "@quizmill/lexicon";
import { closed } from "../text/end-signs.ts";
import { frontedQuestion, inOrder } from "./asking.ts";
import { inPlace, whoQuestion } from "./asking-who.ts";
import { ES_CUES } from "./es-cues.ts";
import { ES_SENTENCES } from "./es-sentences.ts";
import { ES_WORDS } from "./es-words.ts";
import type { LanguageProfile } from "./profile.ts";
import { ES_THINGS } from "./semantic-classes.ts";

/** Nouns in -a and -as that are masculine. */
const MASCULINE =
  /^(?:días?|problemas?|sistemas?|programas?|planetas?|climas?|idiomas?|temas?|mapas?|gramas?)(?!\p{L})/u;

const OF_MEN = /^(?:\p{Ll}+os|millones|meses|países|genes|lugares|mares|kilómetros?|grados)(?!\p{L})/u;

const OF_WOMEN = /^(?:\p{Ll}+as|\p{Ll}+(?:ciones|siones|dades)|especies|capas|veces)(?!\p{L})/u;

/** "La raíz absorbe agua" → "¿Qué absorbe la raíz?", "… depende de la luz" → "¿De qué depende …?". */
const askPart = frontedQuestion({
  told: /^(?<verb>(?:se )?(?!es |son |fue |era |está |están )\p{Ll}+)(?: (?:principalmente|sobre todo|generalmente))?(?: (?<lead>del?|en|a|al|con|para|contra))?(?: (?:el|la|los|las|un|una))?(?: (?<about>unos|unas|casi|cerca de|alrededor de|aproximadamente|más de|hasta|solo))? $/u,
  words: {
    "": "¿Qué",
    de: "¿De qué",
    del: "¿De qué",
    a: "¿A qué",
    al: "¿A qué",
    con: "¿Con qué",
    para: "¿Para qué",
    contra: "¿Contra qué",
  },
  after:
    /^(?:| (?:en|durante|desde|hasta|hacia|mediante|cuando|a través de|por medio de|al|ante) [^,;:]{3,70})$/u,
  count: (what) =>
    OF_MEN.test(what) || MASCULINE.test(what)
      ? `¿Cuántos ${what}`
      : OF_WOMEN.test(what)
        ? `¿Cuántas ${what}`
        : null,
  counted:
    /^ (?<what>(?!por ciento|años? (?:de edad|más|antes|después)|o |y |a )\p{Ll}+(?: de \p{Ll}+| \p{Ll}+(?:os|as|es))*)(?<rest>(?: (?:en|por|al|a|durante|con|desde|cada) [^,;:]*)?)$/u,
  about: /^(?:unos|unas|casi|cerca de|alrededor de|aproximadamente|más de|hasta|solo|el|los|las|un) /iu,
  share: "¿Qué porcentaje",
  build: ({ word, verb, subject, rest }) => `${inOrder(word, verb, subject, rest)}?`,
});

/** "En 1915, Albert Einstein propuso una teoría" → "En 1915, ¿quién propuso una teoría?" */
const askWho = whoQuestion({
  beforeVerb:
    /^(?:en|el \d+|a (?:principios|mediados|finales)|al (?:final|principio|año)|tras|durante|después de|antes de|desde|hacia|hasta) [^,;:]{3,60},? $/iu,
  verb: /^ (?<verb>(?:(?:se|le|lo|la|les|los|las) )?\p{Ll}{2,}(?:ó|ió|jo|uso|izo|uvo|udo|ino|aba|ía))(?=[ .]|$)/u,
  build: inPlace("¿quién", "?"),
});

/** Spanish. */
export const es: LanguageProfile = {
  code: "es",
  script: "spaced",
  blank: "_____",
  ...ES_WORDS,
  ...ES_SENTENCES,
  ...ES_CUES,
  lexicon: () => lexiconOf("es"),
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
    askPart,
    askWho,
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
