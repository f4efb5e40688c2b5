import type { GroupSayings } from "../../groups.ts";

/** How Spanish explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    the: "el_ la_ los_ las_ un_ una_ unos_ unas_",
    noun: "el la los las un una unos unas todo toda cualquier aquel aquella aquellos aquellas",
    a: "un una unos unas el la los las cualquier",
    called:
      "se_llaman? se_denominan? se_llamaban? se_denominaban? se_conocen? se_conocían? suelen?_(?:llamarse|denominarse|conocerse) (?:es|son)_(?:conocid|llamad|denominad)[oa]s?",
    notion: "término palabra expresión concepto",
    says: "designa describe se_refiere_a hace_referencia_a alude_a",
    lead: "(?:en|para|entre)_[^,]{2,40},_",
    opens: "que porque si cuando se es son hay no en para por con",
    does: "estudian? miden? constan?_de est(?:á|án)_(?:formad|compuest|constituid)[oa]s?_por se_encargan?_de se_ocupan?_de se_componen?_de contienen? regulan? transportan? protegen? controlan? comprenden? incluyen? sirven?_para permiten?",
    did: "descubrió inventó desarrolló formuló propuso introdujo definió demostró fundó identificó describió",
  },
  definitions: [
    {
      says: "(?:se entiende por {term}|por (?<other>[^,;:]{2,40}?) se entiende) (?<definition><noun> .+)",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:llamamos|denominamos|se (?:llama|denomina|conoce como)) {term} al {told}",
      asks: "¿A qué término corresponde esta definición: «el {told}»?",
      isSure: true,
    },
    {
      says: "(?:llamamos|denominamos|se (?:llama|denomina|conoce como)) {term} (?:a )?(?<definition><noun> .+)",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      isSure: true,
    },
    { says: "al? {told} se les? (?<verb>llama|denomina|conoce)(?: como)? {term}", isSure: true },
    {
      says: '(?:el|la) <notion>(?: de)? [«“"]?{term}[»”"]? <says!> {told}',
      asks: "¿Qué término {verb} {told}?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:se habla|hablamos) de (?:una? )?{term} cuando {told}",
      asks: "¿De qué se habla cuando {told}?",
      isSure: true,
    },
    {
      says: "(?!(?:Nota|Ejemplo|Recuerda|Pregunta|Respuesta|Consejo|Objetivo|Resultado|Conclusión|Resumen)s?){term}: (?!<opens> )(?<definition>\\p{Ll}.{14,})",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?!cuando |si |al ){told}(?<! y| e| o| que) <called!>(?: como)? <the>?(?!\\p{L}+[ai]bles){term}{rest}",
      asks: "¿Cómo {verb} {told}?",
      isSure: true,
    },
    {
      says: '(?:{more} )?(?:el|la) <notion>(?: de)? [«“"]?{term}[»”"]? se (?:usa|utiliza|emplea|aplica) para (?:referirse a|describir|designar|nombrar) {told}',
      isSure: true,
      standsAlone: true,
    },
    {
      says: '(?:{more} )?(?:definimos|definen?|definió|se define|entendemos|entienden?) <the>?{term} como [«“"]?(?<definition>[^«»“”"]{12,})[»”"]?',
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{told} (?<verb>recib(?:e|en|ía|ían)) el nombre de <the>?{term}{rest}",
      asks: "¿Qué nombre {verb} {told}?",
      isSure: true,
    },
    {
      says: "<the>?{term} consisten? en (?!que )(?<definition>.{12,})",
      asks: "¿Qué consiste en {told}?",
      isSure: true,
    },
    {
      says: "<the>?{term}{aside} (?:se definen? como|(?:se puede|pueden?|suelen?) (?:definir|entender|describir)(?:se)? como|significan?|se refieren? a|hacen? referencia a|aluden? a|designan?|denotan?) (?!que ){told}",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<lead>?<the>?{term}{aside} (?:es|son) (?<definition><a> .{12,})",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      standsAlone: true,
    },
    {
      says: "(?:los|las) {term} son (?!\\p{L}+(?:bles|iles|ales|antes|entes|unes|bres|osos|osas) (?:del?|con|en) )(?<definition>\\p{Ll}{4,}s (?:y \\p{Ll}+s )?(?:\\p{Ll}+s )?(?:del?|que|con|en) .{12,})",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      standsAlone: true,
    },
    {
      says: "<the>?(?<term>\\p{Ll}[^,;:]{2,44}?) (?:era|eran) (?<definition>(?:<a> |\\p{Ll}{4,}s (?:\\p{L} )?(?:\\p{Ll}+s )?(?:del?|que|con|en) ).{12,})",
      asks: "¿A qué término corresponde esta definición: «{told}»?",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "(?<definition>.{30,}?),? (?:llamad|denominad|conocid)[oa]s?(?: como)? {term}",
      isDoubtful: true,
      isByTheWay: true,
    },
    { says: "(?:{more} )?{near},? (?:es decir|o sea|esto es),? {told}", isDoubtful: true, standsAlone: true },
    {
      says: "<the>?(?<term>(?:ley|principio|teorema|teoría|regla|hipótesis) [^,;:]{3,40}) (?:establece|dice|afirma|enuncia|sostiene|postula) que {told}",
      isSure: true,
    },
    {
      says: "(?:{more} )?{near}, (?:que|el cual|la cual) (?:es|son) (?<definition><noun> .{12,})",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "<the>?{term}, (?<definition>una? [^,]{12,130}), \\p{L}+ {more}",
      isDoubtful: true,
      standsAlone: true,
    },
    // "… lo que llamamos electrón, una partícula subatómica con carga negativa".
    {
      says: "{more} (?:llamamos|llamad[oa]s?|denominad[oa]s?|<called>)(?: como)? <the>?{term}, (?:que (?:es|son) )?(?<definition>(?:una?|el|la) .{12,})",
      isSure: true,
      standsAlone: true,
    },
    { says: "{told}, (?:llamad|denominad|conocid)[oa]s?(?: como)? <the>?{term}, {more}", isSure: true },
    {
      says: "(?:{more} )?{near}, (?<definition>un[ao]?s? (?:[\\p{L}-]+ ){1,5}(?:que|del?|con|en|al?|para) .{6,})",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "(?:{more} )?<the>?(?<term>(?:ley|principio|regla) del? \\p{Lu}[^,;:]{2,30}): (?<definition>.{30,})",
      isSure: true,
    },
    { says: "<the>?{term}{aside} (?<definition><does> .{20,})" },
    { says: "<the>?{term} (?<definition>(?:se producen?|ocurren?|aparecen?|surgen?) cuando .{12,})" },
    {
      says: "{more}, (?:y|mientras que|en tanto que) <the>?{term} (?:es|son) (?<definition><a> .{12,})",
      isFurther: true,
      standsAlone: true,
    },
  ],
  contrasts: [
    "{one},? (?:mientras que|en cambio,?) {other}",
    "{one}; (?:en cambio|por el contrario), {other}",
    "a diferencia de {one}, {other}",
  ],
  deeds: ["(?:^| ){name} (?:\\(\\d{4}\\) )?(?<deed><did> .{12,})$"],
  beside: "también normalmente generalmente a_menudo",
  again: "(?:(?:este|esta|esto)_)?es (?:(?:estos|estas)_)?son se_trata_de",
  leads:
    "sí todo toda todos todas cualquier cualquiera cada dos tres ambos ambas varios varias aquel aquella aquellos aquellas aquello lo otro otra otros otras",
  ends: [
    ";",
    "(?<!(?:^| )(?:que|cual|donde|cuyo|cuya) .*),? y (?:(?:solo|también|no|ya|así) )?(?:se|tienen?|pueden?|es|son|fue|era|están?|han?|sirven?|permiten?|llegan?|miden?|\\p{Ll}{3,}(?:ía|ían|aba|aban|ó|aron|ieron)) ",
    ", (?:pero|aunque|mientras|porque|ya que|por lo que) ",
  ],
  saysNothing:
    "(?:un|una|el|la|los|las)_(?:palabra|voz|resultado|razón|mism\\p{L}|caso|únic\\p{L}|primer\\p{L}?|problema|hecho|clave|ejemplo|principal|más|que)",
  numerals: "dos tres cuatro cinco seis siete ocho nueve diez",
  order: "pasos etapas fases secuencia procedimiento orden",
};
