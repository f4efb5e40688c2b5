import type { LanguageProfile } from "../../profile.ts";
import { thirdPersons, VERBS } from "./forms.ts";

const ANAPHORIC_START =
  /^(?:ésta|éste|éstas|éstos|ésa|ése|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|aquellos|aquellas|él|ella|ellos|ellas|su|sus|sin embargo|(?:teniendo en cuenta |por )?lo anterior|por (?:lo tanto|tanto|ejemplo|eso|ello|esto|otro lado|otra parte|esta|este)|además|también|así|aquí|allí|ahí|en (?:cambio|este|esta|estos|estas|ese|esa|él|ella|ellos|ellas)|entonces|dicho|dicha|dichos|dichas|tal|tales|finalmente|con (?:esto|ello|este|esta|estos|estas)|de (?:este|esta|estos|estas|ese|esa|ello|ahí)|a (?:este|esta|estos|estas|ello|él|ella|partir de (?:ahí|entonces|este))|para (?:ello|esto|este|esta)|y|o|pero|pues|como|porque|ambos|ambas|un[ao]? (?:segund[oa]|tercera?|cuart[oa]|quint[oa]) (?!de )\p{L}+|otro|otra|otros|otras|algunos|algunas|muchos|muchas|el (?:primero|segundo|tercero|último|cual|otro|mismo)|la (?:primera|segunda|tercera|última|cual|otra|misma)|los (?:primeros|otros|mismos|dos|demás)|las (?:primeras|otras|mismas|dos|demás)|l[ao]s (?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?! (?:\p{L}+ )?\p{L}+s )|lo|se|es|son|fue|fueron|era|eran|ha|han|había|tiene|tienen|nació|murió|hoy|luego|después|más tarde|posteriormente|nosotros|tú|usted|podemos|vamos|veamos|en su lugar|(?:el|la|los|las) siguientes?|(?:las|los) (?:primer|últim|nuev|anterior)[oae]s (?:versiones|modelos|ediciones)(?! (?:del?|que)(?!\p{L}))|si (?:en cambio|por el contrario|en su lugar)|(?:pese|gracias) a (?:él|ella|ello|esto|eso|ellos|ellas|este|esta)|(?:debido a|a pesar de) (?:esto|eso|ello|este|esta))(?=[\s,:])/iu;

/** Spanish leaves out what is known: a sentence that opens with its verb speaks of another one's subject. */
const BARE_VERB = new RegExp(
  `^(?!(?:existen?|hacen? falta|forma|causa|marcha|fundación)\\b)(?:${thirdPersons(VERBS).join("|")}|\\p{L}{2,}(?:ió|aron|ieron|aban)|lleva|llegó|midió|calculó|recorrió|separa|demostró|descubrió|inventó|creó|fundó)(?=\\s)`,
  "iu",
);

/** Nouns that name what was told before, unless something after them says which is meant. */
const SHELL_NOUNS =
  "argumento|cálculo|caso|conclusión|cuenta|descubrimiento|diferencia|efecto|ejemplo|etapa|evento|experimento|explicación|fase|fenómeno|hallazgo|hecho|hipótesis|idea|intento|método|pasos?|pregunta|problema|proceso|propuesta|razonamiento|resultado|resto|situación|sustancia|tarea|teoría|trabajo|truco|vía";

/** "hizo la cuenta", "la fase contraria": definite, and explained by an earlier sentence only. */
const ANAPHORIC_NOUN = new RegExp(
  `^(?:.*\\s)?(?:el|la|los|las|al|del) (?:(?:únic[oa]|principal|verdader[oa]|primera?|gran) )?(?:${SHELL_NOUNS})(?: (?:real|contrari[oa]|opuest[oa]|mism[oa]|siguiente|anterior|invers[oa]))?(?=[,.)]|$| (?:es|son|fue|fueron|era|se|no|y|en|unos?|ya|tuvo|ha|han)\\s)`,
  "iu",
);

/** "Tres años más tarde": than what, an earlier sentence says. */
const ANAPHORIC_LATER =
  /^(?:(?!\d{4}|(?<!\p{L})(?:desde|después de|tras)(?!\p{L})).)*(?<!\p{L})(?:años?|meses|mes|días?|semanas?|siglos?|décadas?|horas?) (?:más tarde|después|antes)(?! (?:del?|que)(?!\p{L}))(?!\p{L})/iu;

/** "El funcionario que sabía leerlos": what there are several of, and none stands before it. */
const ANAPHORIC_ENCLITIC = /^(?:(?!\p{L}s(?!\p{L})| [ye] ).)*\p{L}[aei]rl[oa]s(?!\p{L})/iu;

/** "Las causas más frecuentes son …": of what, an earlier sentence says. */
const ANAPHORIC_RELATION =
  /^(?:(?:la|las|el|los|una?|otr[oa]s?) )?(?:(?:principal(?:es)?|posibles?|primer[oa]?s?|grandes) )?(?:causas?|consecuencias?|síntomas?|ventajas?|desventajas?|inconvenientes?|requisitos?|objetivos?|motivos?|razón|razones|características?|componentes?|efectos?|finalidad|propósito|origen|ejemplos?|excepción|excepciones|remedios?|condición|condiciones)(?: (?:más )?\p{Ll}+(?:[oa]s?|es|al))? (?:es|son|fue|fueron|era|eran|incluyen?)(?= )/iu;

/** "Desde 1961, se define con respecto a …": what does, an earlier sentence says. */
const LEFT_OUT =
  /^(?:desde|en|hasta|durante|tras|por|con) [^,]{3,40}, (?:se \p{L}+ (?:con|en|por|como|a|de|para)|es|fue|era|tenía|tiene)(?=\s)|^(?:en|desde|durante|hasta) (?:\p{L}+ ){1,4}(?:alcanzan?|duran?|llegan?|rondan?|miden?|pesan?) (?=unos|unas|hasta|casi|más|menos|los|las|\d)|^con [^;:]{3,160}, \p{L}{3,}ó una? /iu;

/** "Una parte llega …": of what, an earlier sentence says. */
const ANAPHORIC_PART =
  /^(?:una (?:pequeña |gran )?parte|la (?:mayoría|mitad)|la mayor parte)(?! (?:del?|que)\s)(?=\s)/iu;

/** "La rotación las desvía", "las disuelve": an object that only an earlier sentence names. */
const ANAPHORIC_CLITIC = new RegExp(
  `^(?:(?!\\s(?:que|quien|cuando|porque|si|cual|donde|y|o)\\s)[^;:])*[\\p{L},] (?:lo|los|las|la) (?:${thirdPersons(VERBS).join("|")}|desvía|disuelve|disuelven|llaman?|hace|hacen|describió|demostró|hizo)(?=[\\s,]|$)`,
  "iu",
);

/** "… por este método": which, an earlier sentence says, unless its noun stands before in this one. */
const POINTING =
  /^.*(?<!\p{L})(?:est[ae]|est[ao]s|es[ae]|es[ao]s|aquel(?:l[ao]s?)?|dich[ao]s?) (?:dos |tres |cuatro |cinco |últim[oa]s )?(\p{Ll}{3})\p{Ll}*(?<!^.*(?<!\p{L})\1\p{Ll}*(?!\p{L}).*(?<!\p{L})(?:est[ae]|est[ao]s|es[ae]|es[ao]s|aquel(?:l[ao]s?)?|dich[ao]s?) (?:dos |tres |cuatro |cinco |últim[oa]s )?\p{Ll}+)(?!\p{L})/iu;

/** "El récord anterior", "hay otro factor": before and besides which, an earlier sentence says. */
const ANAPHORIC_BEFORE =
  /(?<!\p{L})(?:el|la|los|las|al|del) \p{Ll}+ (?:anterior|anteriores|mencionad[oa]s?|citad[oa]s?|resultantes?)(?!\p{L}| a )|^hay (?:otr[oa]s?|más)(?!\p{L})/iu;

/** "La rana, otra especie de la zona": besides which, an earlier sentence says. */
const ANAPHORIC_OTHER = /^[^,]*, otr[oa] \p{Ll}+/iu;

/** "Vemos que su carga es negativa": whose, an earlier sentence says. */
const ANAPHORIC_OWNER = /^(?:\p{L}+, )?\p{L}{2,}mos que sus? /iu;

/** "Si deseas una versión más actualizada, …": than which; "puedes hacerlo": do what, without a verb before it. */
const ANAPHORIC_WISH =
  /^(?:si|cuando|para) (?:(?! que )[^,])*(?<!\p{L})una? \p{L}+ (?:más|menos) \p{L}+,(?!.* que el)|^(?:(?!\p{L}[aeií]r(?:se)?(?!\p{L})).)*(?<!\p{L})hacerlo(?!\p{L})/iu;

/** "La luz tampoco llega lejos", "se cultiva allí desde 1900": what else, and where, an earlier sentence says. */
const ANAPHORIC_INSIDE =
  /^(?:(?!(?<!\p{L})(?:no|ni|nunca)(?!\p{L})).)*(?<!\p{L})tampoco(?!\p{L})|^(?:(?!(?<!\p{L})(?:en|a|al|de|desde|hasta|hacia|por|donde)(?!\p{L}))[^,;:])*\s(?:allí|ahí|allá|entonces)(?!\p{L})/iu;

/** "El comando muestra …": which, an earlier sentence says. */
const ANAPHORIC_TOOL =
  /^(?:el (?:comando|equipo)|la (?:orden|opción|salida|herramienta)) (?:es|fue|era|ha|puede|debe|muestra|crea|hace|da|toma|acepta|permite|indica|dice|añade|devuelve|genera|lleva|tiene)(?=\s)/iu;

/** What tells of a Spanish sentence whether it can stand alone, and what may be cut from it. */
export const ES_SENTENCES = {
  numberBound: {
    beyond:
      /(?<!\p{L})(?:(?:no )?(?:más|menos|mayor(?:es)?|menor(?:es)?) (?:de|que)(?: l[ao]s)?|(?:al|por lo) menos|como (?:mínimo|máximo)|un (?:mínimo|máximo) de) $/iu,
    near: /(?<!\p{L})(?:unos|unas|casi|cerca de|alrededor de|aproximadamente) $/iu,
  },
  connective:
    /^(?:Sin embargo|Por (?:lo )?tanto|Además|Por ejemplo|Por otro lado|Por otra parte|En cambio|Asimismo|Por consiguiente|De hecho|En general|En consecuencia|Finalmente|Por último|Es decir|No obstante|Del mismo modo|Igualmente|En resumen|Actualmente|Por lo general|Normalmente|Posteriormente|Curiosamente|En particular|Así pues|Así|De (?:forma|manera) más (?:general|precisa|sencilla)|Más (?:precisamente|concretamente|exactamente)|Dicho de otro modo|Estrictamente hablando|En términos generales), +(?=\p{L})/u,
  fillers:
    /, (?:sin embargo|por (?:lo )?tanto|además|también|en cambio|asimismo|por el contrario|no obstante|a su vez|pues),|(?<![,y]|sino|sino que) (?:también|además|asimismo)(?! de )(?= \p{L})/gu,
  anaphoricStart: new RegExp(
    [
      ANAPHORIC_START,
      BARE_VERB,
      ANAPHORIC_NOUN,
      ANAPHORIC_RELATION,
      ANAPHORIC_LATER,
      ANAPHORIC_ENCLITIC,
      LEFT_OUT,
      ANAPHORIC_PART,
      ANAPHORIC_CLITIC,
      ANAPHORIC_BEFORE,
      ANAPHORIC_OTHER,
      ANAPHORIC_OWNER,
      ANAPHORIC_WISH,
      ANAPHORIC_INSIDE,
      ANAPHORIC_TOOL,
    ]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  deictic:
    /(?:capítulos? (?:posterior|anterior|siguiente)|(?:sucede|ocurre|pasa) lo (?:contrario|mismo)|figuras? \d|tablas? \d|en (?:este|esta) (?:capítulo|apartado|texto|módulo|sección|libro|ejemplo|caso|tema|unidad)|véase|ver (?:la )?(?:figura|tabla|sección)|(?:mencionad|discutid|descrit|explicad|presentad|citad|tratad|estudiad|indicad|definid|vist|señalad|comentad)[oa]s? (?:anteriormente|previamente|con anterioridad|arriba|antes(?=[.,;)]|$| (?:para|en|con) ))|(?<!\p{L})(?:siguientes|próxim[oa]s|últim[oa]s|anteriores) (?:dos |tres |cuatro |cinco )?(?:secciones|capítulos|apartados|páginas|párrafos)(?!\p{L})|\((?:(?:a la )?(?:derecha|izquierda)|arriba|abajo)\)|^(?:el|la|los|las) \p{L}+(?: \p{L}+)? de la (?:derecha|izquierda)(?!\p{L})|(?<!\p{L})aquí(?!\p{L})|^en (?:la|el) (?:figuran?|aparecen?|muestran?|presentan?|enumeran?|resumen|indican?)(?!\p{L})|a lo largo (?:del|de este|de esta) (?:libro|capítulo|curso|texto|módulo)|(?<!\p{L})(?:continuaremos|veremos|usaremos|hablaremos|trataremos|estudiaremos|analizaremos|aprenderemos|utilizaremos)(?!\p{L})|(?:anterior(?:es)?|siguientes?) (?:comando|paso|orden|código|lista|fórmula|ecuación|línea|página|figura|tabla|ejemplo|texto|sección|imagen|diagrama|apartado)|(?:figura|tabla|ejemplo|sección|imagen|diagrama|apartado|texto|comando|paso|código|lista|fórmula|línea|página)s? (?:anterior|siguiente)|^el ejemplo del? |según el texto|a continuación|como (?:vimos|veremos|se (?:ve|muestra|vio))|más (?:arriba|abajo|adelante)|(?<!\p{L})(?:en|vea|ver|de) (?:la|el)(?= se |[).,;])|^(?:la|el) (?:muestra|ilustra|resume|presenta|enumera) (?:el|la|los|las|un|una|unos|unas|cómo|\p{L}+s \p{L}+s) |^(?:imagin|supong|recuerd|observ[ae]|fíj(?:ese|ate)|not[ae] que|ten(?:ga)? en cuenta|seguramente|quizás?|(?:como|ya) (?:ves|has visto)|vale la pena|cabe (?:destacar|señalar|mencionar)|para ilustrar|ahora)\p{L}*(?=[ ,])|(?<!\p{L})(?:hasta ahora|acabamos de)(?!\p{L}))/iu,
  instructs:
    /^(?:(?:ahora|luego|después|primero|entonces|finalmente|(?:para|tras|si|cuando|antes de|después de) [^,]{4,70}),? )?(?:asegúrate|asegúrese|ejecut[ae]|abr[ea]|haz|haga|prueb[ae]|elige|elija|seleccion[ae]|descarg[ae]|instal[ae]|utili(?:za|ce)|us[ae]|puls[ae]|observ[ae]|fíjate|fíjese|repasemos|veamos|volvamos|pasemos|vamos a)(?: (?:el|la|los|las|una?|de|que|tu|en|bien|sí|un poco)(?!\p{L})|$)|(?<!\p{L})(?:(?:te|se) (?:estarás?|puedes? estar)|quizás? (?:te|se)|puede que (?:te|se) est[ée]s?) preguntando|^(?:ya )?(?:has|habéis) \p{L}+[ai]do(?!\p{L})|(?<!\p{L})supongamos(?!\p{L})|(?<!\p{L})(?:acabas de (?:ver|leer|aprender)|puedes (?:ver|observar|comprobar) (?:que|cómo)|(?:repasemos|veamos)(?!\p{L}))/iu,
  address:
    /(?<!\p{L})(?:tú|tus?|te|ti|contigo|usted|ustedes|puedes|tienes|debes|quieres|deseas|necesitas|podrás|tendrás|deberás|has|estás|eres|vas|haces|trabajas|usas|utilizas|ejecutas|realizas)(?!\p{L})/giu,
  unresolvedDemonstrative: POINTING,
  genericSubject: /^(?:una? |(?:se (?:denomina|llama|define|entiende|habla de) ))/iu,
  definite:
    /(?<!\p{L})(?:el|la|los|las|al|del) (?<noun>\p{Ll}{3,})(?: (?:anterior|actual|nuev[oa]|original|\p{Ll}+ad[oa]s?)(?= ))?(?=[,.;:)]|$| (?:es|son|fue|fueron|era|eran|ha|han|había|se|no|y|o|está|están|puede|pueden|tiene|tienen|\p{Ll}{2,}(?:ó|aron|ieron|aba|aban|ía|ían))(?!\p{L}))/giu,
  memberLead: /(?<!\p{L})(?:incluyen?|incluid[oa]s|(?:tal(?:es)?|así) como)(?!\p{L})[^.;:!?]*$/iu,
  exampleLead:
    /(?:(?<=, )como(?: por ejemplo)?|(?<!\p{L})(?:por ejemplo|incluid[oa]s?|tales como|entre otr[oa]s),?)(?: (?:el|la|los|las|una?))? $/iu,
  negation:
    /(?:^|\s|¿)(?:no(?! (?:s[oó]lo|solamente|únicamente)(?!\p{L}).*sino)|excepto|salvo|incorrect\p{L}*|fals[oa]s?|nunca|ningún\p{L}*|sin|ni)(?=[\s,.?:]|$)/iu,
  furtherPart:
    /, (?:que|quien|quienes|(?:en |de |por |con |a )?(?:el|la|los|las) (?:cual|cuales|que)|donde|cuy[oa]s?|mientras|aunque|pero|sino|lo que|incluid[oa]s?|incluyendo|entre (?:ellos|ellas|otros|otras)|ya que|puesto que|así como)(?= )/gu,
} satisfies Partial<LanguageProfile>;
