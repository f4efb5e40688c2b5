import { frontedQuestion, inOrder } from "./asking.ts";
import { ES_LEXICON } from "./lexicon/es.ts";
import { ES_THINGS } from "./lexicon/things.ts";
import { beforeVerb, type LanguageProfile, wordGroups, wordSet } from "./profile.ts";

const MONTH = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d.,]\\d|\\s*(?:a\\. ?C|millones|personas|habitantes))";

/** Verbs whose subject is a thing, so that "qué" can stand before them. */
const THING_VERBS =
  wordSet(`es está consta contiene controla produce proporciona causa protege permite regula almacena transporta convierte conecta describe mide
determina representa ocurre incluye depende establece estudia sirve consiste indica expresa`);
const OTHER_VERBS =
  wordSet(`son están tiene tienen fue fueron era eran ha han puede pueden consta constan contienen producen proporcionan causan protegen permiten regulan
almacenan transportan convierten describen miden determinan representan ocurren incluyen dependen estudian sirven consisten indican nació murió se posee poseen forma forman`);

/** Verbs whose third person is no common noun: a noun phrase ends before them. */
const VERBS = `absorb-er acept-ar actu-ar afect-ar ajust-ar alcanz-ar almacen-ar anunci-ar aparec-er aplic-ar aport-ar aprend-er aprovech-ar arrastr-ar asign-ar asoci-ar aument-ar avanz-ar ayud-ar baj-ar calcul-ar capt-ar colabor-ar coloc-ar combin-ar
compart-ir complet-ar compon-er comprend-er conduc-ir conect-ar confirm-ar conserv-ar consider-ar constru-ir consum-ir contien-er convert-ir corr-er correspond-er crec-er cre-ar cubr-ir cumpl-ir deb-er decid-ir defiend-er defin-ir dej-ar demuestr-ar
desaparec-er desarroll-ar descompon-er descubr-ir desempeñ-ar determin-ar devuelv-er dirig-ir disminuy-er divid-ir domin-ar elimin-ar emit-ir emple-ar empiez-ar entr-ar envuelv-er envi-ar escrib-ir establec-er evit-ar exig-ir exist-ir explic-ar explot-ar expres-ar
facilit-ar favorec-er fij-ar fluy-er funcion-ar fund-ar gan-ar gener-ar gir-ar gobiern-ar impid-ir implic-ar impon-er inclu-ir incorpor-ar inform-ar inici-ar integr-ar introduc-ir invad-ir llen-ar lleg-ar llev-ar liber-ar logr-ar mantien-er mezcl-ar mid-ir modific-ar muer-er
muev-er necesit-ar obtien-er ocup-ar ofrec-er oper-ar organiz-ar particip-ar permanec-er permit-ir pertenec-er pierd-er pose-er present-ar proced-er proteg-er public-ar qued-ar realiz-ar reaccion-ar recib-ir recog-er reconoc-er recorr-er reduc-ir reflej-ar
regul-ar relacion-ar represent-ar requier-er resid-ir respond-er result-ar retien-er reún-er rode-ar romp-er sal-ir separ-ar serv-ir sigu-er simboliz-ar somet-er sosten-er sub-ir suced-er sufr-ir suministr-ar supon-er surg-ir sustituy-er termin-ar tom-ar transform-ar transmit-ir transport-ar un-ir utiliz-ar vari-ar vend-er venc-er viaj-ar viv-ir vuelv-er`;

function thirdPersons(list: string): string[] {
  return list
    .trim()
    .split(/\s+/u)
    .flatMap((entry) => {
      const [stem = "", group = ""] = entry.split("-");
      return group.endsWith("ar")
        ? ["a", "an", "aba", "ó", "aron"].map((end) => stem + end)
        : ["e", "en", "ía", "ió", "ieron"].map((end) => stem + end);
    });
}

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

/** Forms that are adjectives or nouns as well: before them no subject need end. */
const NOT_ONLY_VERBS = wordSet("completa llena baja fija marcha sale une cubre reúne limita");

const PAST_VERB =
  /(?:^|\s)(?:fue|fueron|era|eran|había|habían|estaba|\p{Ll}{2,}(?:ó|aron|ieron|aban?|ían?))(?=\s|$)/u;

/** Clauses stand beside others told in the same tense. */
function clauseForm(clause: string): string {
  return PAST_VERB.test(clause) ? "past clause" : "clause";
}

/** What something is or has, is no outcome: "el acuífero libre está en contacto con el aire". */
const STATE =
  /^[^,]*?(?<!que) (?:es|son|era|eran|está|están|estaba|estaban|tiene|tienen|tenía|tenían|queda \p{Ll}+[oa]|quedan \p{Ll}+[oa]s) /u;

function outcomeForm(clause: string): string {
  return STATE.test(clause) ? "state" : clauseForm(clause);
}

function askOutcome(answer: string, condition: string): string | null {
  if (STATE.test(answer)) return null;
  return `¿Qué ${clauseForm(answer) === "clause" ? "ocurre" : "ocurrió"} ${condition}?`;
}

const LEANING_START =
  /^(?:ésta|éste|éstas|éstos|ésa|ése|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|aquellos|aquellas|él|ella|ellos|ellas|su|sus|sin embargo|por (?:lo tanto|tanto|ejemplo|eso|ello|esto|otro lado|otra parte|esta|este)|además|también|así|aquí|allí|ahí|en (?:cambio|este|esta|estos|estas|ese|esa|él|ella|ellos|ellas)|entonces|dicho|dicha|dichos|dichas|tal|tales|finalmente|con (?:esto|ello|este|esta|estos|estas)|de (?:este|esta|estos|estas|ese|esa|ello|ahí)|a (?:este|esta|estos|estas|ello|él|ella|partir de (?:ahí|entonces|este))|para (?:ello|esto|este|esta)|y|o|pero|pues|como|porque|ambos|ambas|otro|otra|otros|otras|algunos|algunas|muchos|muchas|el (?:primero|segundo|tercero|último|cual|otro|mismo)|la (?:primera|segunda|tercera|última|cual|otra|misma)|los (?:primeros|otros|mismos|dos|demás)|las (?:primeras|otras|mismas|dos|demás)|l[ao]s (?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?! (?:\p{L}+ )?\p{L}+s )|lo|se|es|son|fue|fueron|era|eran|ha|han|había|tiene|tienen|nació|murió|hoy|luego|después|más tarde|posteriormente|nosotros|tú|usted|podemos|vamos|veamos|gracias a (?:él|ella|ello|esto|ellos|ellas|este|esta)|debido a (?:esto|ello|este|esta))(?=[\s,:])/iu;
/** Spanish leaves out what is known: a sentence that opens with its verb speaks of another one's subject. */
const BARE_VERB = new RegExp(
  `^(?!(?:existen?|hacen? falta|forma|causa|marcha|fundación)\\b)(?:${thirdPersons(VERBS).join("|")}|\\p{L}{2,}(?:ió|aron|ieron|aban)|lleva|llegó|midió|calculó|recorrió|separa|demostró|descubrió|inventó|creó|fundó)(?=\\s)`,
  "iu",
);
/** Nouns that name what was told before, unless something after them says which is meant. */
const SHELL_NOUNS =
  "argumento|cálculo|caso|conclusión|cuenta|descubrimiento|diferencia|efecto|ejemplo|etapa|evento|experimento|explicación|fase|fenómeno|hallazgo|hecho|hipótesis|idea|intento|método|pasos?|pregunta|problema|proceso|propuesta|razonamiento|resultado|resto|situación|sustancia|tarea|teoría|trabajo|truco|vía";
/** "hizo la cuenta", "la fase contraria": definite, and explained by an earlier sentence only. */
const LEANING_NOUN = new RegExp(
  `^(?:.*\\s)?(?:el|la|los|las|al|del) (?:${SHELL_NOUNS})(?: (?:contrari[oa]|opuest[oa]|mism[oa]|siguiente|anterior|invers[oa]))?(?=[,.)]|$| (?:es|son|fue|fueron|era|se|no|y|en|unos?|ya|tuvo|ha|han)\\s)`,
  "iu",
);
/** "Desde 1961, se define con respecto a …": what does, an earlier sentence says. */
const LEFT_OUT =
  /^(?:desde|en|hasta|durante|tras|por|con) [^,]{3,40}, (?:se \p{L}+ (?:con|en|por|como|a|de|para)|es|fue|era|tenía|tiene)(?=\s)|^(?:en|desde|durante|hasta) (?:\p{L}+ ){1,4}(?:alcanzan?|duran?|llegan?|rondan?|miden?|pesan?) (?=unos|unas|hasta|casi|más|menos|los|las|\d)/iu;
/** "Una parte llega …": of what, an earlier sentence says. */
const LEANING_PART =
  /^(?:una (?:pequeña |gran )?parte|la (?:mayoría|mitad)|la mayor parte)(?! (?:del?|que)\s)(?=\s)/iu;
/** "La rotación las desvía", "las disuelve": an object that only an earlier sentence names. */
const LEANING_CLITIC = new RegExp(
  `^(?:(?!\\s(?:que|quien|cuando|porque|si|cual|donde|y|o)\\s)[^;:])*[\\p{L},] (?:lo|los|las|la) (?:${thirdPersons(VERBS).join("|")}|desvía|disuelve|disuelven|llaman?|hace|hacen|describió|demostró|hizo)(?=[\\s,]|$)`,
  "iu",
);

/** "… por este método": which, an earlier sentence says, unless its noun stands before in this one. */
const POINTING =
  /^.*(?<!\p{L})(?:est[ae]|est[ao]s|es[ae]|es[ao]s|aquel(?:l[ao]s?)?|dich[ao]s?) (\p{Ll}{3})\p{Ll}*(?<!^.*(?<!\p{L})\1\p{Ll}*(?!\p{L}).*(?<!\p{L})(?:est[ae]|est[ao]s|es[ae]|es[ao]s|aquel(?:l[ao]s?)?|dich[ao]s?) \p{Ll}+)(?!\p{L})/iu;

/** "El récord anterior", "hay otro factor": before and besides which, an earlier sentence says. */
const LEANING_BEFORE =
  /(?<!\p{L})(?:el|la|los|las|al|del) \p{Ll}+ (?:anterior|anteriores|mencionad[oa]s?|citad[oa]s?|resultantes?)(?!\p{L}| a )|^hay (?:otr[oa]s?|más)(?!\p{L})/iu;

/** "La rana, otra especie de la zona": besides which, an earlier sentence says. */
const LEANING_OTHER = /^[^,]*, otr[oa] \p{Ll}+/iu;
/** "Si deseas una versión más actualizada, …": than which; "puedes hacerlo": do what, without a verb before it. */
const LEANING_WISH =
  /^(?:si|cuando|para) (?:(?! que )[^,])*(?<!\p{L})una? \p{L}+ (?:más|menos) \p{L}+,(?!.* que el)|^(?:(?!\p{L}[aeií]r(?:se)?(?!\p{L})).)*(?<!\p{L})hacerlo(?!\p{L})/iu;

/** Nouns that end as participles do. */
const PARTICIPLE_LIKE =
  "(?:abogad|apellid|cableado|certificad|condado|contenid|cuidad|dad|delegad|diputad|electorado|emplead|enunciad|estad|fluid|ganad|grabad|grad|helad|jurad|juzgad|lad|legad|marid|mercad|nid|partid|pecad|pedid|pescad|predicad|principad|resultad|ruid|sentid|senad|significad|soldad|sonid|tejid|teclad|tratad|trazad|vestid)os?|(?:armada|bajada|bebida|cascada|comida|corrida|cruzada|entrada|espada|fachada|granada|herida|jornada|llamada|llegada|medida|mirada|morada|moneda|partida|salida|subida|temporada|tonelada|vida)s?";

/** "El perclorato es ClO4, el clorato es ClO3 y …": what is asked for is but the first of several. */
const SERIES = /, (?:y )?(?:el|la|los|las) [^,]{3,40}? (?:es|son) /u;

/** "DECnet es un conjunto de protocolos …": what something is has no purpose, what is done has. */
function askPurpose({ fact = "" }: Record<string, string>): string | null {
  return /\b(?:es|son|era|eran|está|están) /u.test(fact) ? null : `¿Para qué ${fact}?`;
}

export const es: LanguageProfile = {
  code: "es",
  script: "spaced",
  blank: "_____",
  stopWords:
    wordSet(`alguien nadie dentro fuera cerca lejos encima debajo delante detrás alrededor dicho dicha dichos dichas éste ésta esto éstos éstas ése ésa ésos ésas aquél aquélla a al algo alguna algunas alguno algunos ambas ambos ante antes aquel aquella aquellas aquello aquellos aquí así aun aún aunque bajo bien cabe cada casi como
con contra cual cuales cualquier cualquiera cuando cuanto cuya cuyas cuyo cuyos de del desde donde dos durante e el él ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso
esos esta está estaba estaban estado están estar estas este esto estos excepto fue fueron ha había habían han hasta hay haber haya he la las le les lo los luego mas más me
mediante menos mi mientras misma mismas mismo mismos mucha muchas mucho muchos muy nada ni ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para
pero poca poco pocos por porque pues que qué quien quienes se sea sean según ser será serán si sí sido siempre sin sino sobre solo sólo son su sus tal tales también tampoco tan tanta tanto te
tener tiene tienen toda todas todavía todo todos tras tres tu tus u un una unas uno unos usted vez veces y ya yo puede pueden podía debe deben debido además través`),
  breakers: wordSet(
    `${thirdPersons(VERBS).join(" ")} incluye incluyen incluyó contiene contienen contenía hace hacen hizo usa usan utiliza utilizan llama llaman llamado llamada llamados llamadas denomina denominado denominada
permite permiten produce producen produjo forma forman formó consiste consisten existe existen posee poseen ocurre ocurren depende dependen significa significan representa representan refiere refieren
define definen describe describen encuentra encuentran conoce conocen conocido conocida comienza comenzó empieza termina lleva llevó llegó llegaron vive viven vivió nació murió da dan dio dice dijo
ve ven vio sirve sirven ayuda ayudan causa causan aumenta disminuye cambia desarrolló creó fundó escribió descubrió inventó recibió convirtió considera consideran considerado
principal principales primer primera primero segundo segunda tercer tercera último última nuevo nueva nuevos nuevas gran grande grandes pequeño pequeña mayor mayores menor mejor peor
importante importantes diferente diferentes varios varias cierto cierta ciertos posible común general hoy ahora después más_tarde luego frecuentemente aproximadamente
francés francesa inglés inglesa alemán alemana español española italiano italiana británico británica europeo europea estadounidense ruso rusa
indica indican expresa expresan controla controlan mide miden estudian
tres cuatro cinco seis siete ocho nueve diez doce utilizado utilizada basado basada compuesto compuesta formado formada situado situada ubicado ubicada realizado realizada deben`,
  ),
  breakerShape:
    /(?:ó|aba|arán|erán|irán|izar|ificar|ecer|arse|erse|irse|ucir|tener|poner|venir|mente|ándo\p{L}*|iéndo\p{L}*|ando|iendo|aron|ieron|aban|ían|dujo|dujeron)$/u,
  infinitive: /^\p{Ll}{2,}[aeií]r(?:se|l[aeo]s?)?$/u,
  participleShape: new RegExp(`^(?!(?:${PARTICIPLE_LIKE})$)[a-zñü]+(?:ad|id)[oa]s?$`, "u"),
  describing: /^(?:siguiente|próxim[oa]|primer[oa]?|últim[oa]|mism[oa]|únic[oa]) /u,
  adjectiveShape: /(?:able|ible|ivo|iva|oso|osa|izado|izada|izados|izadas)$/u,
  looseEnd: /(?:ad|id)[oa]s?$/u,
  generic:
    wordSet(`cosa cosas manera modo forma formas tiempo tiempos persona personas gente ejemplo ejemplos parte partes tipo tipos clase número números cantidad cantidades caso casos hecho hechos
punto puntos área zona lugar lugares grupo grupos nivel niveles proceso procesos resultado resultados razón razones problema problemas pregunta respuesta idea ideas sistema sistemas efecto efectos cambio
cambios papel día días año años mes semana siglo siglos mundo vida nombre nombres palabra término términos conjunto fin final principio valor valores estudio estudios investigación investigadores científicos
trabajo hombre hombres mujer mujeres niño niños capítulo sección figura tabla libro texto autor autores información datos estado situación evento característica características factor paso miembro
miembros país países ciudad gobierno historia período periodo objetivo propósito desarrollo diferencia diferencias capacidad acción actividad método modelo condición condiciones fuente estructura función
funciones propiedad propiedades mayoría mitad mano cabeza casa agua centro minuto hora horas segundo grado grados millón millones mil ciento mar mares río ríos aguas costa costas fondo planta plantas serie elemento lado uso cuenta través causa relación`),
  abbreviations: wordSet(
    `p.ej p ej etc sr sra srta dr dra prof ud uds núm pág págs fig figs cap art ed vol aprox a.c d.c a d c ee.uu ee uu s.a st sta sto av tel cía gral lic ing máx mín vs cf ca op cit n`,
  ),
  wordList: "spanish",
  endings: "aciones ación iciones amientos amiento idades idad mente ces es as os a o e s".split(" "),
  capitalNouns: false,
  endingLetters: 1,
  agreeing: wordSet("el la los las un una unos unas del al este esta"),
  connective:
    /^(?:Sin embargo|Por (?:lo )?tanto|Además|Por ejemplo|Por otro lado|Por otra parte|En cambio|Asimismo|Por consiguiente|De hecho|En general|En consecuencia|Finalmente|Por último|Es decir|No obstante|Del mismo modo|Igualmente|En resumen|Actualmente|Por lo general|Normalmente|Posteriormente|Curiosamente|En particular|Así pues|Así), +(?=\p{L})/u,
  fillers:
    /, (?:sin embargo|por (?:lo )?tanto|además|también|en cambio|por ejemplo|asimismo|por el contrario|no obstante|a su vez|pues),|(?<![,y]|sino|sino que) (?:también|además|asimismo)(?! de )(?= \p{L})/gu,
  dangling: new RegExp(
    [
      LEANING_START,
      BARE_VERB,
      LEANING_NOUN,
      LEFT_OUT,
      LEANING_PART,
      LEANING_CLITIC,
      LEANING_BEFORE,
      LEANING_OTHER,
      LEANING_WISH,
    ]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  landmark:
    /(?<!\p{L})(?:fund[aóo]|descubr|invent|public[aó]|imprim|impres|estable|cre[aó](?:d|r|ron|n|(?!\p{L}))|introdu|desarroll|propuso|propus|propuest|demostr|formul|mostr|describ|descri[bt]|aisl[aó]|identific|observ|midi|calcul|confirm|explic|acuñ|nombr|llam[aóo]|defini|firm[aó]|declar|proclam|adopt|ratific|aprob|abol|prohib|conquist|captur|derrot|venci|invad|atac|guerra|batalla|tratado|revol|rebel|nac(?:i|e)|muri|muert|falle|mat[aó]|asesin|ejecut|elegid|eligi|coron|convirti|gan[aó]|premio|nobel|primer|empez|comenz|inici|termin|finaliz|abri|abiert|inaugur|cerr|constru|complet|lanz|aterriz|coloniz|erupci|terremoto|independ|unific|uni[oó]|dividi|derrumb|cay[oó]|anex|patent|estren|apareci|surgi|form[aó]|destru|quem|reemplaz|sustitu|renombr|vendi|compr[aó]|adquiri|obtuv|obten|logr|recibi)/iu,
  doubtfulOpening: null,
  deictic:
    /(?:capítulos? (?:posterior|anterior|siguiente)|(?:sucede|ocurre|pasa) lo (?:contrario|mismo)|figuras? \d|tablas? \d|en (?:este|esta) (?:capítulo|apartado|texto|módulo|sección|libro|ejemplo|caso|tema|unidad)|véase|ver (?:la )?(?:figura|tabla|sección)|mencionad[oa]s? (?:anteriormente|arriba|antes)|(?:anterior|siguiente)(?:es)? (?:figura|tabla|ejemplo|texto|sección|imagen|diagrama|apartado)|(?:figura|tabla|ejemplo|sección|imagen|diagrama|apartado|texto)s? (?:anterior|siguiente)|según el texto|a continuación|como (?:vimos|veremos|se (?:ve|muestra|vio))|más (?:arriba|abajo|adelante)|(?<!\p{L})(?:en|vea|ver|de) (?:la|el)(?= se |[).,;])|^(?:la|el) (?:muestra|ilustra|resume|presenta|enumera) (?:el|la|los|las|un|una|unos|unas|cómo|\p{L}+s \p{L}+s) |^(?:imagin|supong|recuerd|observ[ae]|fíj(?:ese|ate)|not[ae] que|ten(?:ga)? en cuenta|seguramente|quizás?|(?:como|ya) (?:ves|has visto)|vale la pena|cabe (?:destacar|señalar|mencionar)|para ilustrar|ahora)\p{L}*(?=[ ,])|(?<!\p{L})(?:hasta ahora|acabamos de)(?!\p{L}))/iu,
  instructs:
    /^(?:(?:ahora|luego|después|primero|entonces|finalmente|(?:para|tras|si|cuando|antes de|después de) [^,]{4,70}),? )?(?:asegúrate|asegúrese|ejecut[ae]|abr[ea]|haz|haga|prueb[ae]|elige|elija|seleccion[ae]|descarg[ae]|instal[ae]|utili(?:za|ce)|us[ae]|puls[ae]|observ[ae]|fíjate|fíjese|repasemos|veamos|volvamos|pasemos|vamos a)(?: (?:el|la|los|las|una?|de|que|tu|en|bien|sí|un poco)(?!\p{L})|$)|(?<!\p{L})(?:(?:te|se) (?:estarás?|puedes? estar)|quizás? (?:te|se)|puede que (?:te|se) est[ée]s?) preguntando|^(?:ya )?(?:has|habéis) \p{L}+[ai]do(?!\p{L})|(?<!\p{L})supongamos(?!\p{L})|(?<!\p{L})(?:acabas de (?:ver|leer|aprender)|puedes (?:ver|observar|comprobar) (?:que|cómo)|(?:repasemos|veamos)(?!\p{L}))/iu,
  address:
    /(?<!\p{L})(?:tú|tus?|te|ti|contigo|usted|ustedes|puedes|tienes|debes|quieres|deseas|necesitas|podrás|tendrás|deberás|has|estás|eres|vas|haces|trabajas|usas|utilizas|ejecutas|realizas)(?!\p{L})/giu,
  pronouns: wordSet(
    "él ella ellos ellas su sus este esta esto estos estas ese esa eso esos esas aquel aquella dicho dicha dichos dichas ello nosotros nuestro nuestra le les tal tales allí aquí",
  ),
  personal: wordSet("él ella ellos ellas su sus ello le les"),
  articles: wordSet("el la los las un una unos unas"),
  pointing: POINTING,
  saysLittle:
    /^[^,]{3,60} (?:es|son|era|eran) (?:muy |especialmente |sumamente |realmente )?(?:útil|útiles|important(?:e|es)|común|comunes|popular|populares|necesari[oa]s?|interesantes?)(?: (?:en|para|entre|a|con|de)(?!\p{L})[^,]*)?$|(?<!\p{L})(?:por|de|con|a) (?:muchos |varios |diversos )?otros factores(?!,| como(?!\p{L}))(?=[ .]|$)|(?<!\p{L})(?:es|son|está|están|era|eran|ser|estar) un poco (?:más |menos )?\p{L}+(?=[,.]|$)/u,
  definite:
    /(?<!\p{L})(?:el|la|los|las|al|del) (?<noun>\p{Ll}{3,})(?: (?:anterior|actual|nuev[oa]|original|\p{Ll}+ad[oa]s?)(?= ))?(?=[,.;:)]|$| (?:es|son|fue|fueron|era|eran|ha|han|había|se|no|y|o|está|están|puede|pueden|tiene|tienen|\p{Ll}{2,}(?:ó|aron|ieron|aba|aban|ía|ían))(?!\p{L}))/giu,
  nounLeads: wordSet(
    "el la los las un una unos unas del al de en con por para como entre sobre sin hacia hasta desde su sus y o e u cada otro otra otros otras varios varias muchos muchas este esta estos estas dos tres cuatro nuevo nueva gran grandes primer primera principal llamado llamada denominado denominada es son según mediante",
  ),
  verbLeads: wordSet("se no que le les lo me nos quien puede pueden debe deben"),
  headFirst: true,
  placeLeads: wordSet("en desde hacia hasta"),
  pluralVerb: /^(?:se )?\p{Ll}+n(?=\s)/u,
  verbClass(verb) {
    const number = /n$/u.test(verb) ? "plural" : "singular";
    if (verb === "se") return null;
    return PAST_VERB.test(verb) ? `${number} past` : number;
  },
  copulas: wordSet("es son era eran fue tiene tienen está están"),
  negation:
    /(?:^|\s|¿)(?:no|excepto|salvo|incorrect\p{L}*|fals[oa]s?|nunca|ningún\p{L}*|sin|ni)(?=[\s,.?:]|$)/iu,
  qualifiers:
    wordSet(`siempre nunca jamás ningún ninguna ninguno todos todas completamente absolutamente totalmente únicamente cada imposible
frecuentemente ocasionalmente raramente normalmente generalmente regularmente casi varios varias`),
  asides: wordSet("especialmente particularmente sobre incluidos incluidas incluyendo"),
  hedges: wordSet("posiblemente quizá quizás probablemente acaso supuestamente"),
  termLink: /^ del? (?:l[ao]s? )?/u,
  naming:
    /(?:llamad[oa]s?|denominad[oa]s?|se llaman?|se denominan?|conocid[oa]s? como|conocen? como|titulad[oa]s?|nombre de|término)(?: el| la| los| las)?[ «“"]+$/iu,
  relative: /\b(?:que|cual|cuales|donde|cuyo|cuya)\b/u,
  definitions: [
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
        /^(?<definition>(?!.* (?:se (?:llam|denomin|conoc)|reciben? el nombre))(?!.*(?<!que) (?:es|son) )[^;:]{12,160}?)(?<! y| e| o| que) (?<verb>se llaman?|se denominan?|se conocen? como|recibe el nombre de|reciben el nombre de) (?:el |la |los |las |un |una )?(?<term>[^,;:()]{3,45})$/u,
      askTerm: ({ definition, verb = "" }) =>
        /como$/u.test(verb)
          ? `¿Cómo ${verb.replace(/ como$/u, "")} ${definition}?`
          : /nombre/u.test(verb)
            ? `¿Qué nombre recibe${/n el/u.test(verb) ? "n" : ""} ${definition}?`
            : `¿Cómo ${verb} ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?:el |la |los |las |un |una )?(?<term>[^,;:()]{3,45}?) (?<verb>se define como|se definen como|se puede definir como|consiste en|significa|se refiere a|se refieren a) (?!que\b)(?<definition>[^;:]{12,200})$/iu,
      askTerm: ({ definition, verb = "" }) =>
        `¿Qué término ${verb.replace("definen", "define").replace("refieren", "refiere")} ${definition}?`,
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
        /^(?:el |la |los |las |un |una )?(?<term>[^,;:()]{3,45}?) (?<verb>es|son) (?<definition>(?:un|una|unos|unas|el|la|los|las|cualquier) (?!resultado|razón|mism|caso|únic|primer|problema|hecho|clave|ejemplo|que\b)[^;:]{12,200}?)(?:(?<!\b(?:que|cual|donde|cuyo|cuya)\b.*) y (?:llegan?|se|alcanzan?|tienen?|puede|pueden|es|son|está|va|sirven?|forman?|mide|ocupa)\s[^;:]*)?$/iu,
      askTerm: ({ definition }) => `¿A qué término corresponde esta definición: «${definition}»?`,
      strong: false,
      definitionStandsAlone: true,
    },
  ],
  typed: [
    {
      pattern: new RegExp(`^en (?:el año )?${YEAR},? (?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest }) => `¿En qué año ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^,;:()]{3,60}?) (?<verb>se \\p{L}+|fue \\p{L}+|fueron \\p{L}+|nació|murió|comenzó|empezó|terminó|llegó|apareció|surgió)(?<mid>(?: [^,;:]*?)?) en (?:el año )?${YEAR}(?<tail>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ subject, verb, mid = "", tail = "" }) =>
        /\b(?:que|quien|cuando)\b/u.test(subject ?? "")
          ? null
          : `¿En qué año ${verb} ${subject}${mid}${tail}?`,
    },
    {
      pattern: new RegExp(`^(?<head>[^,;:()]{8,110}?) en (?:el año )?${YEAR}(?<rest>(?: [^,;:]*)?)$`, "u"),
      ask: ({ head, rest = "" }) =>
        /(?:entre|desde|hasta|\d|de)$/u.test(head ?? "") ? null : `¿En qué año ${head}${rest}?`,
    },
    {
      pattern: new RegExp(`^el (?<key>\\d{1,2} de ${MONTH}(?: de \\d{4})?),? (?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest }) => `¿En qué fecha ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{8,110}?) el (?<key>\\d{1,2} de ${MONTH} de \\d{4})(?<rest>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ head, rest = "" }) => `¿En qué fecha ${head}${rest}?`,
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,60}?) (?<verb>tiene|tienen|contiene|contienen|posee|poseen|tenía|tenían) (?:unos |unas |aproximadamente |más de |casi |cerca de |alrededor de )?(?<key>\d[\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?<what>(?!millones|mil|por|o |de )\p{Ll}{3,30}[oa]s)(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject, verb, what = "", rest = "" }) =>
        `¿${/as$/u.test(what) ? "Cuántas" : "Cuántos"} ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  lasting:
    /(?<!\p{L})ya (?:era|había|estaba|tenía|existía|vivía|funcionaba)n?(?!\p{L})|\p{L}(?:aba|ía)n? ya(?!\p{L})/u,
  furtherPart:
    /, (?:que|quien|quienes|(?:en |de |por |con |a )?(?:el|la|los|las) (?:cual|cuales|que)|donde|cuy[oa]s?|mientras|aunque|pero|sino|lo que|incluid[oa]s?|incluyendo|entre (?:ellos|ellas|otros|otras)|ya que|puesto que|así como)(?= )/gu,
  furtherClause:
    /\b(?:que|quien|quienes|cual|cuales|donde|cuando|mientras|aunque|porque|después de|antes de|tras|(?:fue|fueron|era|eran|se \p{L}+|\p{Ll}+(?:ó|aron|ieron)) (?:.* )?y (?:\p{L}+ ){0,6}(?:fue|fueron|se|era|eran|\p{Ll}+(?:ó|aron|ieron)))(?= )|(?<!\b(?:fue|fueron|es|son|ha|han|había|habían|era|eran|sido|siendo|está|están|quedó|quedaron|estaba|estaban|será|serán)(?: \p{Ll}+mente)?) \p{Ll}{3,}(?:ad|id|ist|crit|ect|hech)[oa]s?(?: \p{Ll}+mente)? (?:en|el) (?:el año )?$/u,
  relations: [
    {
      pattern:
        /^(?<fact>(?:el|la|los|las|un|una|se|en|\p{Lu}\p{L}+) [^;:]{16,146}?),? (?<link>porque|ya que|puesto que|debido a que|dado que) (?<answer>[^;:]{12,130})$/u,
      form: clauseForm,
      ask: ({ fact }) => `¿Por qué ${fact}?`,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern:
        /^(?<fact>[^;:]{20,150}?),? (?<link>debido|gracias) (?<answer>(?:al|a la|a los|a las|a un|a una|a su) [^;:,]{6,90})$/u,
      form: "a noun phrase",
      ask: ({ fact }) => `¿Por qué ${fact}?`,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{4,60}?) (?<verb>da|dan|dio|dieron) lugar (?<answer>(?:al|a la|a los|a las|a un|a una|a) [^;:,]{6,90})$/u,
      form: "a noun phrase",
      ask: ({ fact, verb }) => `¿A qué ${verb} lugar ${fact}?`,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{4,60}?) (?<verb>se utilizan?|se usan?|se emplean?|sirven?)(?: principalmente| sobre todo)? para (?<answer>\p{L}+(?:ar|er|ir)(?:se|los?|las?)? [^;:]{5,110})$/u,
      form: "infinitive",
      ask: ({ fact, verb }) => `¿Para qué ${verb} ${fact}?`,
      tell: (answer) => `para ${answer}`,
    },
    {
      pattern:
        /^(?<fact>[^;:]{20,150}?),? (?<link>con el fin de|a fin de|con el objetivo de) (?<answer>\p{L}+(?:ar|er|ir)(?:se|los?|las?)? [^;:]{5,110})$/u,
      form: "infinitive",
      ask: askPurpose,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern:
        /^para (?<answer>\p{L}+(?:ar|er|ir)(?:se|los?|las?)? [^;:,]{5,90}), (?<fact>(?!(?:utilice|use|tenga|haga|vea|consulte|puedes|debes|puede|debe)\s)[^;:,]{20,120})$/iu,
      form: "infinitive",
      ask: askPurpose,
      tell: (answer) => `para ${answer}`,
    },
    {
      pattern: / para (?!ser )(?<answer>\p{L}+(?:ar|er|ir)(?:se|los?|las?)? [^,;:]{5,90})$/u,
      form: "infinitive",
      ask: null,
    },
    {
      pattern:
        /^(?<link>cuando|si) (?<fact>(?:el|la|los|las|un|una|se|hay|no|\p{Ll}{2,}(?:ó|a|e) (?:el|la|un|una)) [^,;:]{6,86}), (?<answer>(?:el|la|los|las|un|una|se) [^;:]{12,120})$/iu,
      form: outcomeForm,
      ask: ({ link = "", fact, answer = "" }) => askOutcome(answer, `${link.toLowerCase()} ${fact}`),
    },
    {
      pattern: /^(?<answer>(?:el|la|los|las|un|una) [^,;:]{15,90}?) cuando (?<fact>[^,;:]{10,90})$/u,
      form: outcomeForm,
      ask: ({ fact, answer = "" }) => askOutcome(answer, `cuando ${fact}`),
    },
    {
      pattern: new RegExp(
        `^(?:a diferencia de|al contrario que)(?<other>l? [^,;:]{3,50}), (?:el |la |los |las )?(?<answer>[^,;:]{3,40}?) (?<rest>(?:es|son|tienen?|están?|se|${thirdPersons(VERBS).join("|")}) [^;:]{10,120})$`,
        "iu",
      ),
      form: "term",
      ask: ({ other, rest }) => `¿Qué ${rest}, a diferencia de${other}?`,
    },
    {
      pattern: /^(?<answer>(?:el|la|los|las|un|una) (?!del? )[^,;:]{16,105})$/u,
      form: outcomeForm,
      ask: null,
      isSentence: true,
    },
  ],
  lists: [
    {
      pattern:
        /(?:^|[ (])(?<whole>(?:[\p{Ll}]+ )?[\p{Ll}]+s),? (?:tales como|como por ejemplo|por ejemplo,?) (?<list>[^;:.]{3,40}(?:, [^;:,]{3,40})* [ye] [^;:,]{3,40}?)(?=$|,| (?:que|en|para|son|se|por|con)\b)/u,
      ask: ({ whole }) => `¿Qué se menciona como ejemplo de ${whole}?`,
    },
    {
      pattern:
        /^(?<whole>(?:el |la |los |las |un |una )?[^,;:()]{3,60}?) (?:está compuest[oa]|están compuest[oa]s|está formad[oa]|están formad[oa]s|se compone|se componen|consta|constan) (?:por|de) (?<list>[^;:]{8,160})$/iu,
      ask: ({ whole }) => `¿Cuál de estas opciones forma parte de lo siguiente: ${whole}?`,
    },
    {
      pattern:
        /^(?<whole>(?:los|las|entre los|entre las) [^,;:()]{5,60}?) (?:son|incluyen|se incluyen|destacan|se encuentran):? (?<list>[^;:.]{3,40}(?:, [^;:,]{3,40})+ [ye] [^;:,]{3,40})$/iu,
      ask: ({ whole = "" }) => `¿Cuál de estas opciones se cuenta entre ${whole.replace(/^entre /iu, "")}?`,
    },
  ],
  subjects: [
    {
      split: beforeVerb(THING_VERBS),
      // What something is, its definition asks better.
      ask: (rest) => (/^es (?:un|una|el|la|que) /u.test(rest) || SERIES.test(rest) ? null : `¿Qué ${rest}?`),
    },
    {
      split: beforeVerb(
        OTHER_VERBS.union(new Set(thirdPersons(VERBS))).difference(NOT_ONLY_VERBS),
        /^\p{L}{3,}(?:aron|ieron|aban|ían|ó)$/u,
      ),
      ask: (rest) => `¿A quién o a qué se refiere esta afirmación: «… ${rest}»?`,
    },
  ],
  units:
    /(?:por ciento|mil|millones|millón|kilómetros?|metros?|centímetros?|milímetros?|hectáreas?|toneladas?|kilogramos?|kilos?|gramos?|litros?|años?|meses|semanas?|días?|horas?|minutos?|segundos?|grados?|euros?|dólares|pesos|personas|habitantes|millas?|pies|voltios?|vatios?|puntos?)(?!\p{L})/u,
  counts: wordGroups(`
dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce`),
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
  lexicon: ES_LEXICON,
  things: ES_THINGS,
  phrases: {
    askDefinition: (term) => `¿Cuál de estas opciones describe mejor el concepto «${term}»?`,
    askStatement: (subject) => `¿Qué afirmación sobre «${subject}» es correcta?`,
    askPart,
    because: (quote) => `El documento dice: «${quote}»`,
    described: (option, says) => `El documento describe «${option}» de otro modo: «${says}»`,
    elsewhere: (option, says) => `La respuesta «${option}» corresponde a otra cosa: «${says}»`,
    swapped: (option, says) => `«${option}»: el documento lo dice de otra cosa: «${says}»`,
    changed: (option, says) => `No «${option}», sino: «${says}»`,
    place: ({ page, slide, heading }) =>
      [heading && `«${heading}»`, page && `pág. ${page}`, slide && `diapositiva ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
