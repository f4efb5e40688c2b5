import type { SentenceWords } from "../../sentences.ts";

/** Spanish. */
export const WORDS: SentenceWords = {
  stopWords: new Set(
    `cómo cuándo dónde cuál cuáles quién quiénes junto alguien nadie dentro fuera cerca lejos encima debajo
delante detrás alrededor dicho dicha dichos dichas éste ésta esto éstos éstas ése ésa ésos ésas aquél
aquélla a al algo alguna algunas alguno algunos ambas ambos ante antes aquel aquella aquellas aquello
aquellos aquí así aun aún aunque bajo bien cabe cada casi como con contra cual cuales cualquier cualquiera
cuando cuanto cuya cuyas cuyo cuyos de del desde donde dos durante e el él ella ellas ello ellos en entonces
entre era eran eres es esa esas ese eso esos esta está estaba estaban estado están estar estas este esto
estos excepto fue fueron ha había habían han hasta hay haber haya he la las le les lo los luego mas más me
mediante menos mi mientras misma mismas mismo mismos mucha muchas mucho muchos muy nada ni ninguna ninguno
no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero poca poco pocos por
porque pues que qué quien quienes se sea sean según ser será serán si sí sido siempre sin sino sobre solo
sólo son su sus tal tales también tampoco tan tanta tanto te tener tiene tienen toda todas todavía todo
todos tras tres tu tus u un una unas uno unos usted vez veces y ya yo puede pueden podía debe deben debido
además través`.split(/\s+/u),
  ),
  abbreviations: new Set(
    `p.ej p ej etc sr sra srta dr dra prof ud uds núm pág págs fig figs cap art ed vol aprox a.c d.c a d c ee.uu
ee uu s.a st sta sto av tel cía gral lic ing máx mín vs cf ca op cit n`.split(/\s+/u),
  ),
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
};
