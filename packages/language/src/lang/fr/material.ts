import type { MaterialWords } from "../../material.ts";

/** French. */
export const MATERIAL_FR: MaterialWords = {
  headings: [
    "références(?: bibliographiques)?|bibliographie|sources|liens externes|sommaire|table des matières",
    "objectifs(?: d['’]apprentissage)?|remerciements",
  ],
  exercises: [
    "exercices?(?: (?:corrigés?|d['’]application))?|questions? de (?:révision|compréhension|réflexion)",
    "auto-?évaluation|devoirs?|(?:petit )?quiz|teste tes connaissances|vérifie tes connaissances",
  ],
  solutions: ["(?:voir )?(?:les? |la )?(?:réponses?|solutions?|corrigés?|corrections?)"],
  aims: ["objectifs(?: (?:d['’]apprentissage|du (?:chapitre|module|cours)))?"],
  captions: ["figure|tableau|source|illustration|photographie|doc(?:ument)?\\.?"],
  drawings: ["graphique|carte|schéma"],
  pointers: [
    "(?:figures?|fig\\.|tableaux?|équations?|formules?|schémas?) \\(?\\d",
    "(?:dans|sur|de) (?:la|cette) (?:figure|carte|photographie|illustration)(?! d[eu'’])",
    "(?:dans|sur) (?:le|ce) (?:tableau|graphique|schéma|diagramme)(?! d[eu'’])",
    "(?:la|cette|le|ce) (?:figure|tableau|carte|graphique|schéma) (?:montre|présente|suivante?|ci-dess\\p{L}+)",
  ],
  figures: [
    "figures?|figs?\\.|illustrations?|photographies?|doc(?:ument)?s?\\.?|graphiques?|cartes?|schémas?|diagrammes?",
  ],
  showing: ["comme|voir|tel que"],
  elsewhere: ["voir aussi"],
  moreAt: ["pour (?:en savoir plus|plus d['’]informations?|aller plus loin)"],
  promises: ["(?:à la fin|au terme) de (?:ce|cette|l) ?(?:chapitre|section|leçon|unité|module)"],
  keywords: ["mots[ -]clés?|mots[ -]clefs?"],
  reports: ["rapports?|annuaires?|bulletins?"],
  tasks: [
    "(?:explique|décri(?:s|vez)|calcule|détermine|nomme|cite|compare|justifie|dessine|indique)(?:z|r)? (?:les?|la|l['’]|comment|pourquoi|une?|deux|trois)",
  ],
  openers: "aussi quand si maintenant alors ensuite puis pourtant".split(" "),
};
