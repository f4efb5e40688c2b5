import type { DefinitionCue } from "./profile.ts";

/** In what ways Spanish sentences say what a thing is, and how each is asked for; the first that fits counts. */
export const ES_DEFINITIONS: readonly DefinitionCue[] = [
  {
    pattern:
      /^(?:se entiende por (?<term>\p{Ll}[^,;:()]{2,40}?)|por (?<other>\p{Ll}[^,;:()]{2,40}?) se entiende) (?<definition>(?:el|la|los|las|un|una|unos|unas|todo|toda|cualquier|aquel|aquella|aquellos|aquellas) [^;:]{12,190})$/iu,
    askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:llamamos|denominamos|se (?:llama|denomina)) (?<term>\p{Ll}[^,;:()]{2,40}?) (?:(?<al>al )|(?:a )?(?=(?:el|la|los|las|un|una|unos|unas|todo|toda|cualquier) ))(?<definition>[^;:]{12,190})$/iu,
    askTerm: ({ al, definition }) =>
      `¿A qué término corresponde esta definición: «${al === undefined ? "" : "el "}${definition}»?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<to>al|a) (?<definition>[^;:]{12,150}?) se les? (?<verb>llama|denomina|conoce como) (?<term>[^,;:()]{3,45})$/iu,
    askTerm: ({ to = "", definition, verb = "" }) =>
      `¿Cómo se ${verb.replace(/ como$/u, "")} ${to.toLowerCase()} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?:el|la) (?:término|palabra|expresión|concepto)(?: de)? [«“"]?(?<term>[^,;:()«»“”"]{3,45}?)[»”"]? (?<verb>designa|describe|se refiere a|hace referencia a|alude a) (?<definition>[^;:]{12,190})$/iu,
    askTerm: ({ definition, verb }) => `¿Qué término ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:se habla|hablamos) de (?:una? )?(?<term>\p{Ll}[^,;:()]{2,45}?) cuando (?<definition>[^;:]{12,170})$/iu,
    askTerm: ({ definition }) => `¿De qué se habla cuando ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>(?!(?:Nota|Ejemplo|Recuerda|Pregunta|Respuesta|Consejo|Objetivo|Resultado|Conclusión|Resumen)s?:)\p{L}[\p{L}\d -]{1,40}): (?<definition>(?!(?:que|porque|si|cuando|se|es|son|hay|no|en|para|por|con)\s)\p{Ll}[^:;]{14,190})$/iu,
    askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:los|las) (?<term>[^,;:()]{3,45}?) (?<verb>son) (?<definition>(?!(?:\p{Ll}+(?<!combust|^c)[ai]bles|(?:út|fác|difíc|frág)iles|(?:igu|esenci|fundament|habitu|usu|natur|actu)ales|(?:frecu|import|abund|dependi|independi|pres|consist|difer)[ea]?ntes|comunes|pobres|famos[oa]s|peligros[oa]s|valios[oa]s|ric[oa]s) (?:del?|con|en) )(?!(?:parte|capaces|objeto|típic|propi|causa|resultado|fruto|ejemplo)\p{L}* de)\p{Ll}{4,}s (?:y \p{Ll}+s )?(?:\p{Ll}+s )?(?:del?|que|con|en) [^;:]{12,180})$/iu,
    askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<definition>(?!(?:cuando|si|al) |(?:.* (?:se (?:llam|denomin|conoc)|recib\p{L}+ el nombre)){2})(?!.*(?<!(?:que|cual|cuales|donde|cuando|si|cuyo|cuya)(?: \p{L}+){0,3}) (?:es|son) )[^;:]{12,160}?|esto)(?<! y| e| o| que) (?<verb>se llama(?:ba)?n?|se denomina(?:ba)?n?|se conoc(?:e|ía)n? como|recib(?:e|ía)n? el nombre de) (?:el |la |los |las |un |una )?(?<term>(?!\p{L}+[ai]bles(?: |$))[^,;:()]{3,45}?)(?:,? (?:y (?:(?:no|también) )?(?:se|sus?|es|son|está|están|tiene|tienen|puede|pueden|lo|los|las)|o (?:el|la|los|las|un|una|también)|es decir|de la palabra|que|donde|cuando|porque|ya que|en honor)(?!\p{L})[^;]*)?$/u,
    askTerm: ({ definition, verb = "" }) =>
      /como$/u.test(verb)
        ? `¿Cómo ${verb.replace(/ como$/u, "")} ${definition}?`
        : /nombre/u.test(verb)
          ? `¿Qué nombre ${verb.replace(/ el nombre de$/u, "")} ${definition}?`
          : `¿Cómo ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?:el |la |los |las |un |una )?(?<term>[^,;:()]{3,45}?) (?<verb>se define como|se definen como|se puede definir como|consiste en|significa|se refiere a|se refieren a) (?!que\b)(?<definition>[^;:]{12,200})$/iu,
    askTerm: ({ definition, verb = "" }) =>
      verb === "consiste en"
        ? `¿Qué consiste en ${definition}?`
        : `¿Qué término ${verb.replace("definen", "define").replace("refieren", "refiere")} ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^se (?:llama|denomina|conoce como) (?<term>[^,;:()]{3,45}?) (?:a|al) (?<definition>[^;:]{12,200})$/u,
    askTerm: ({ definition }) => `¿Qué nombre se da a lo siguiente: «${definition}»?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:el |la |los |las |un |una )?(?<term>[^,;:()]{3,45}?) (?<verb>es|son) (?<definition>(?:un|una|unos|unas|el|la|los|las|cualquier) (?!(?:palabra|voz)(?: \p{L}+)? que (?:significa|quiere)|resultado|razón|mism|caso|únic|primer|problema|hecho|clave|ejemplo|que\b)[^;:]{12,200}?)(?:(?<!\b(?:que|cual|donde|cuyo|cuya)\b.*),? y (?:(?:solo|sólo|también|no|ya|así) )?(?:llegan?|se|alcanzan?|tienen?|puede|pueden|es|son|fue|fueron|era|eran|ha|han|está|va|dan?|sirven?|forman?|mide|ocupa|requieren?|permiten?|depende|produce|afecta|\p{Ll}{3,}(?:ía|ían|aba|aban|ó|aron|ieron))\s[^;:]*)?$/iu,
    askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    // "La mita era el turno de trabajo …": what a thing was, of what has a name of its own in the text.
    pattern:
      /^(?:el |la |los |las |un |una )?(?<term>\p{Ll}[^,;:()]{2,44}?) (?<verb>era|eran) (?<definition>(?:(?:un|una|unos|unas|el|la|los|las) (?!resultado|razón|mism|caso|únic|primer|problema|hecho|clave|ejemplo|principal|más|que\b)|\p{Ll}{4,}s (?:(?:[uyo] )?\p{Ll}+s )?(?:del?|que|con|en) |\p{Ll}{4,}s [uyo] \p{Ll}+s )[^;:]{12,200}?)(?:(?<!\b(?:que|cual|donde|cuyo|cuya)\b.*),? y (?:(?:también|no|ya|así) )?(?:se|era|eran|\p{Ll}{3,}(?:ía|ían|aba|aban|ó|aron|ieron))\s[^;:]*)?$/u,
    askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
    strong: false,
    definitionStandsAlone: true,
    isDoubtful: true,
  },
];
