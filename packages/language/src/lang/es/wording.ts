import { type Wording, words } from "../../wording.ts";

/** Words and templates of Spanish questions. */
export const WORDING: Wording = {
  agreeing: ["Number", "Gender"],
  hasHeadFirst: true,
  introducing: ["como", "tales como", "por ejemplo", "incluyendo"],
  closing: ["y otros", "y otras", "u otros", "u otras"],
  kinds: words("tipo clase forma variedad ejemplo parte conjunto grupo miembro especie"),
  copulas: words("ser"),
  tooGeneral: words(
    `cosa manera modo parte ejemplo caso tipo clase persona número factor resultado hecho área aspecto característica
    término palabra nombre idea punto forma razón problema vez día año lugar lado cuestión pregunta respuesta
    diferencia proceso medio valor cantidad`,
  ),
  looseAdjectives: words(
    `otro mismo diferente distinto mucho vario cierto tal propio grande pequeño nuevo viejo bueno mejor malo peor alto
    bajo mayor menor más diverso numeroso común general particular específico posible importante primero segundo
    tercero último siguiente anterior similar principal entero único total actual reciente adicional poco largo corto
    dado típico real verdadero claro probable`,
  ),
  pointing: words(
    `este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas él ella ellos ellas ello su sus
    aquí allí así tal tales ambos ambas dicho dicha dichos dichas cuyo mismo lo le les`,
  ),
  pronouns: words("él ella ellos ellas ello su sus lo le les mismo cuyo"),
  addressing: words(
    "yo tú usted ustedes nosotros nos nuestro nuestra nuestros nuestras vosotros te tu tus mi mis me",
  ),
  continuing: words(
    `sin por además también así entonces finalmente igualmente asimismo no pero y o e ni pues luego consecuentemente
    aunque en`,
  ).difference(words("no por en sin")),
  ofDocument: words(
    `figura figuras tabla capítulo capítulos sección secciones página páginas anterior arriba abajo siguiente
    siguientes ejemplo ejemplos recuadro apéndice ecuación`,
  ),
  leaning: words("también además luego después todavía aún incluso ya tampoco"),
  indefinite: words("un una unos unas"),
  definite: words("el la los las"),
  naming: [
    "denominar",
    "llamar",
    "conocer como",
    "denominado",
    "llamado",
    "conocido como",
    "recibir el nombre de",
  ],
  meaning: new Set(["referir a"]),
  clitics: new Set(),
  leads: null,
  conjunctions: words("y pero o mientras aunque porque que"),
  articleBeforeGap: null,
  askSubject: (predicate, { isPlural }) => (isPlural ? null : `¿Qué ${predicate}?`),
  askTerm: (meaning) => `¿Qué es ${meaning}?`,
  askName: () => null,
  askMeaning: (term, { isPlural }) => (isPlural ? `¿Qué son ${term}?` : `¿Qué es ${term}?`),
};
