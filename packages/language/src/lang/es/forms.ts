import { wordGroups, wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { WORDS } from "../index.ts";

/** Verbs whose third person is no common noun: a noun phrase ends before them. */
export const VERBS = `absorb-er acept-ar acumul-ar atravies-ar atra-er actu-ar afect-ar ajust-ar alcanz-ar almacen-ar anunci-ar aparec-er aplic-ar aport-ar aprend-er aprovech-ar arrastr-ar asign-ar asoci-ar aument-ar avanz-ar ayud-ar baj-ar calcul-ar capt-ar circul-ar colabor-ar coloc-ar combin-ar compens-ar
compart-ir complet-ar compon-er comprend-er conduc-ir conect-ar confirm-ar conserv-ar consider-ar constru-ir consum-ir contien-er convert-ir corr-er correspond-er crec-er cre-ar cubr-ir cumpl-ir deb-er decid-ir defiend-er defin-ir dej-ar demuestr-ar
desaparec-er desarroll-ar descompon-er descubr-ir desempeñ-ar determin-ar devuelv-er dirig-ir disminuy-er divid-ir domin-ar elimin-ar emit-ir emple-ar empiez-ar entr-ar envuelv-er envi-ar equilibr-ar escrib-ir especific-ar establec-er estabiliz-ar evapor-ar evit-ar exig-ir exist-ir expand-ir explic-ar explot-ar expres-ar
facilit-ar favorec-er fij-ar filtr-ar fluy-er funcion-ar fund-ar gan-ar gener-ar gir-ar gobiern-ar ilustr-ar impid-ir implic-ar impon-er inclu-ir incorpor-ar indic-ar infiltr-ar influy-er inform-ar inici-ar integr-ar introduc-ir invad-ir llen-ar lleg-ar llev-ar liber-ar logr-ar mantien-er mencion-ar mezcl-ar mid-ir modific-ar muer-er
muev-er multiplic-ar necesit-ar neutraliz-ar obtien-er ocup-ar ofrec-er oper-ar organiz-ar origin-ar particip-ar permanec-er permit-ir pertenec-er pierd-er pose-er penetr-ar present-ar proced-er propag-ar proteg-er provoc-ar public-ar qued-ar realiz-ar reaccion-ar recib-ir recog-er reconoc-er recorr-er reemplaz-ar reduc-ir reflej-ar
regul-ar relacion-ar represent-ar requier-er resid-ir respond-er result-ar retien-er reún-er rode-ar romp-er sal-ir señal-ar separ-ar serv-ir sigu-er simboliz-ar somet-er sosten-er sub-ir suced-er sufr-ir suministr-ar supon-er surg-ir sustituy-er termin-ar tom-ar transform-ar transmit-ir transport-ar un-ir utiliz-ar vari-ar vend-er venc-er viaj-ar viv-ir vuelv-er
abarat-ar agot-ar alarg-ar aliment-ar aline-ar alter-ar apoy-ar aprueb-ar asegur-ar carec-er celebr-ar clasific-ar coincid-ir colabor-ar compromet-er comunic-ar conced-er concentr-ar concluy-er condens-ar contribuy-er convien-er coordin-ar dañ-ar declar-ar dedic-ar deduc-ir degrad-ar deleg-ar deriv-ar desplaz-ar destruy-er detect-ar difund-ir discut-ir dispon-er distinguy-er distribuy-er
ejerc-er elabor-ar emigr-ar empaquet-ar encierr-ar enfrí-ar enseñ-ar equival-er estall-ar estim-ar estimul-ar evolucion-ar excluy-er expuls-ar extiend-er extingu-ir fabric-ar florec-er foment-ar fusion-ar garantiz-ar hered-ar identific-ar impuls-ar inaugur-ar increment-ar induc-ir inhib-ir inscrib-ir insert-ar instal-ar intercambi-ar interpret-ar interrump-ir intervien-er investig-ar localiz-ar manifest-ar nutr-ir
obstruy-er oscil-ar oxid-ar percib-ir perfeccion-ar persist-ir poliniz-ar preced-er prefier-er prescrib-ir presid-ir prohib-ir promuev-er propon-er proporcion-ar provien-er rebrot-ar rechaz-ar reclam-ar recomiend-ar recuper-ar refuerz-ar registr-ar reproduc-ir resec-ar resist-ir retir-ar secuestr-ar sepult-ar sintetiz-ar solicit-ar soport-ar suel-er sugier-er super-ar suprim-ir sustent-ar traduc-ir transcurr-ir tritur-ar vigil-ar vincul-ar niev-ar
afirm-ar sostien-er constat-ar apunt-ar configur-ar ejecut-ar enumer-ar escuch-ar gestion-ar imprim-ir incit-ar intent-ar parec-er pretend-er previen-er revis-ar rig-er verific-ar
actú-ar evalú-ar continú-ar sitú-ar efectú-ar acentú-ar fluctú-ar atenú-ar admit-ir adquier-er adviert-er agrup-ar aísl-ar alberg-ar alej-ar aloj-ar amplí-ar analiz-ar anul-ar apag-ar aplaz-ar apriet-ar argument-ar asimil-ar asist-ir asum-ir atribuy-er autoriz-ar benefici-ar bloque-ar brind-ar castig-ar ced-er choc-ar compar-ar comprim-ir comprueb-ar concib-er confier-er conllev-ar
consagr-ar consigu-er constituy-er convoc-ar custodi-ar debilit-ar delimit-ar denieg-ar desciend-er descart-ar destac-ar destin-ar desví-ar detien-er dict-ar digier-er disuelv-er divulg-ar duplic-ar enciend-er endurec-er enfrent-ar englob-ar enlaz-ar entiend-er equipar-ar exim-ir exhib-ir export-ar extra-er financi-ar fragment-ar fren-ar goz-ar ignor-ar ilumin-ar impart-ir incid-ir incumpl-ir indemniz-ar ingres-ar inviert-er irradi-ar
justific-ar legitim-ar manej-ar minimiz-ar maximiz-ar nieg-ar nombr-ar notific-ar oblig-ar obedec-er observ-ar ocult-ar omit-ir opon-er opt-ar otorg-ar padec-er perjudic-ar persigu-er plante-ar prest-ar priv-ar promulg-ar pronunci-ar ratific-ar recaud-ar recurr-ir redact-ar refrend-ar regener-ar regres-ar repart-ir repit-ir resuelv-er respald-ar respet-ar respir-ar restring-ir retroced-er revel-ar sancion-ar seleccion-ar sobreviv-ir
solidific-ar subordin-ar supervis-ar suspend-er suscit-ar tard-ar toler-ar transfier-er transcrib-ir tribut-ar ubic-ar valid-ar vulner-ar yac-er`;

/** The third persons, singular and plural, of infinitives. */
export function thirdPersons(list: string): string[] {
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

/** Spanish words and what tells them: function words, nouns and verbs by their shape, numbers and units. */
export const ES_WORDS = {
  ...WORDS.es,
  describing:
    /^(?:siguiente|próxim[oa]|primer[oa]?|últim[oa]|mism[oa]|únic[oa]) |^\p{L}+ (?:adecuad[oa]|correct[oa]|apropiad[oa]|necesari[oa]|important|suficient|diferent|posibl|distint[oa])(?:e?s|e)? ?$| (?:siguientes?|(?:idéntic|denominad|llamad)[oa]s?)(?: |$)/u,
  phraseBoundaries: wordSet(
    `${thirdPersons(VERBS).join(" ")} podría podrían debería deberían sería serían habría habrían tendría tendrían haría harían supondría supondrían
permitiría permitirían pondría pondrían vendría vendrían podrá podrán deberá deberán tendrá tendrán habrá habrán hará harán incluye incluyen incluyó contiene contienen contenía hace hacen hizo usa usan utiliza utilizan llama llaman llamado llamada llamados llamadas denomina denominado denominada
permite permiten produce producen produjo forma forman formó consiste consisten existe existen posee poseen ocurre ocurren depende dependen significa significan representa representan refiere refieren
define definen describe describen encuentra encuentran conoce conocen conocido conocida comienza comenzó empieza termina lleva llevó llegó llegaron vive viven vivió nació murió da dan dio dice dijo
ve ven vio sirve sirven ayuda ayudan causa causan aumenta disminuye cambia desarrolló creó fundó escribió descubrió inventó recibió convirtió considera consideran considerado
principal principales primer primera primero segundo segunda tercer tercera último última nuevo nueva nuevos nuevas gran grande grandes pequeño pequeña mayor mayores menor mejor peor
importante importantes diferente diferentes varios varias cierto cierta ciertos posible común general mejores peores mayores menores gracias hoy ahora después más_tarde luego frecuentemente aproximadamente
francés francesa inglés inglesa alemán alemana español española italiano italiana británico británica europeo europea estadounidense ruso rusa
indica indican expresa expresan controla controlan mide miden estudian
tres cuatro cinco seis siete ocho nueve diez doce utilizado utilizada basado basada compuesto compuesta formado formada situado situada ubicado ubicada realizado realizada deben hacia`,
  ),
  phraseBoundaryShape:
    /(?:ó|aba|(?:[aei]|d|b)rán?|[^tsn]aría[ns]?|[^r]zcan?|(?:ob|con|de|man|re|sos)(?:tengan?|tuvo|tuvieron)|^(?:tengan?|tuvo|hagan?|sean?|estén?|use|provean?|podemos|queremos|tenemos|debemos|hacemos)|izar|ificar|ecer|arse|erse|irse|ucir|tener|poner|venir|mente|ándo\p{L}*|iéndo\p{L}*|ando|iendo|aron|ieron|aban|ían|dujo|dujeron|ieses?|iesen|asen|ieran|\p{L}{3}(?<!slog)an|\p{L}{3}(?<!imag|ord|rig|xam|lum|marg|crim|virg|jov|resum|gim|germ|dom|tam|vam|pol|sem|cim|alb|ólm|olm|liqu|quil)en)$/u,
  adjectiveShape: /(?:able|ible|ivo|iva|oso|osa|izado|izada|izados|izadas)$/u,
  // "costo adicional", "electrones restantes": of many the one that is meant here, unless the text says it again.
  trailingParticiple:
    /(?:ad|id)[oa]s?$| (?:actual|adicional|present|restant|resultant|correspondient|interesant|relevant|existent|posterior|anterior|similar|propi[oa]|nuev[oa]|previst[oa]|distint[oa]|necesari[oa]|correct[oa])(?:e?s|e)?$/u,
  generic:
    wordSet(`cosa cosas manera modo forma formas tiempo tiempos persona personas gente ejemplo ejemplos parte partes tipo tipos clase número números cantidad cantidades caso casos hecho hechos
punto puntos área zona lugar lugares grupo grupos nivel niveles proceso procesos resultado resultados razón razones problema problemas pregunta respuesta idea ideas sistema sistemas efecto efectos cambio
cambios papel día días año años mes semana siglo siglos mundo vida nombre nombres palabra término términos conjunto fin final principio valor valores estudio estudios investigación investigadores científicos
trabajo hombre hombres mujer mujeres niño niños capítulo sección figura tabla libro texto autor autores información datos estado situación evento característica características factor paso miembro
miembros país países ciudad gobierno historia período periodo objetivo propósito desarrollo diferencia diferencias capacidad acción actividad método modelo condición condiciones fuente estructura función
funciones propiedad propiedades mayoría mitad mano cabeza casa agua centro minuto hora horas segundo grado grados millón millones mil ciento mar mares río ríos aguas costa costas fondo planta plantas serie elemento lado uso cuenta través causa relación`),
  wordList: "spanish",
  endings: "aciones ación iciones amientos amiento idades idad mente ces es as os a o e s".split(" "),
  capitalNouns: false,
  plural: /^(?!\p{L}{1,3}(?: |$))\S*(?<!i|ene|u|lun|mart|juev|viern)s(?= |$)/u,
  endingLetters: 1,
  agreeing: wordSet("el la los las un una unos unas del al este esta"),
  pronouns: wordSet(
    "él ella ellos ellas su sus este esta esto estos estas ese esa eso esos esas aquel aquella dicho dicha dichos dichas ello nosotros nuestro nuestra le les tal tales allí aquí",
  ),
  personalPronouns: wordSet("él ella ellos ellas su sus ello le les"),
  articles: wordSet("el la los las un una unos unas"),
  nounLeads: wordSet(
    "el la los las un una unos unas del al de en con por para como entre sobre sin hacia hasta desde su sus y o e u cada otro otra otros otras varios varias muchos muchas este esta estos estas dos tres cuatro nuevo nueva gran grandes primer primera principal llamado llamada denominado denominada según mediante",
  ),
  verbLeads: wordSet("se no que le les lo me nos quien puede pueden debe deben"),
  headFirst: true,
  pluralVerb: /^(?:se )?\p{Ll}+n(?=\s)/u,
  copulas: wordSet("es son era eran fue tiene tienen está están"),
  qualifiers:
    wordSet(`siempre nunca jamás ningún ninguna ninguno todos todas completamente absolutamente totalmente únicamente cada imposible
frecuentemente ocasionalmente raramente normalmente generalmente regularmente casi varios varias`),
  termLink: /^ del? (?:l[ao]s? )?/u,
  units:
    /(?:por ciento|mil|millones|millón|kilómetros?|metros?|centímetros?|milímetros?|hectáreas?|toneladas?|kilogramos?|kilos?|gramos?|litros?|años?|meses|semanas?|días?|horas?|minutos?|segundos?|grados?|euros?|dólares|pesos|personas|habitantes|millas?|pies|voltios?|vatios?|puntos?)(?!\p{L})/u,
  numerals: wordGroups(`
dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce`),
} satisfies Partial<LanguageProfile>;
