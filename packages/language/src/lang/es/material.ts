import type { MaterialWords } from "../../material.ts";

/** Spanish. */
export const MATERIAL_ES: MaterialWords = {
  headings: [
    "referencias(?: bibliográficas)?|bibliografía|fuentes|enlaces externos|índice|contenidos?",
    "preguntas|problemas|objetivos(?: de aprendizaje)?|agradecimientos",
  ],
  exercises: [
    "ejercicios?(?: (?:propuest|resuelt)os)?|(?:preguntas|actividades|cuestiones|problemas|pruebas?) (?:de (?:repaso|revisión|control|comprensión|autoevaluación|aprendizaje|aplicación|opción múltiple)|propuest[oa]s|finales)",
    "autoevaluación|cuestionario|deberes|test|comprueba (?:lo que sabes|tus conocimientos|tu aprendizaje)|evalúa tus conocimientos",
  ],
  solutions: ["(?:ver |mostrar )?(?:la )?(?:respuestas?|soluci(?:ón|ones))"],
  aims: ["objetivos(?: (?:de aprendizaje|del capítulo))?"],
  captions: ["figura|tabla|cuadro|fuente|imagen|ilustración|fotografía"],
  drawings: ["gráfic[oa]|mapa|esquema"],
  pointers: [
    "(?:figuras?|fig\\.|tablas?|cuadros?|ecuaci(?:ón|ones)|fórmulas?) \\(?\\d",
    "(?:en|de) la (?:figura|tabla|imagen|ilustración|gráfica|ecuación|fórmula)(?! de)",
    "(?:en el|del) (?:cuadro|gráfico|diagrama|esquema|mapa)(?! de)",
    "(?:la|esta) (?:figura|tabla|imagen|gráfica|ecuación|fórmula) (?:muestra|anterior|siguiente|presenta|resume)",
  ],
  figures: [
    "figuras?|figs?\\.|im[aá]gen(?:es)?|imagen|ilustraci(?:ón|ones)|fotografías?|gráfic[oa]s?|diagramas?|esquemas?|mapas?",
  ],
  showing: ["(?:tal )?como|según|véase|que|ver"],
  elsewhere: ["véase también"],
  moreAt: ["para (?:más información|saber más)|más información"],
  promises: [
    "(?:al (?:finalizar|terminar)|después de leer) est[ea] (?:capítulo|sección|lección|unidad)[^.]*(?:podrás?|serás)",
  ],
  keywords: ["palabras[ -]clave"],
  reports: ["informes?|anuarios?|boletín|boletines"],
  tasks: [
    "(?:explica|describe|calcula|determina|nombra|enumera|compara|justifica|dibuja|señala|indica|comenta)(?:r|d)? (?:el|la|l[oa]s|cómo|qué|por|un|una|dos|tres)",
  ],
  openers: "también además cuando si ahora entonces luego puedes".split(" "),
};
