import type { MaterialWords } from "../../material.ts";

/** German. */
export const MATERIAL_DE: MaterialWords = {
  headings: [
    "literatur(?:verzeichnis|hinweise)?|quellen(?:verzeichnis)?|einzelnachweise|weblinks|inhalt(?:sverzeichnis)?",
    "aufgaben|fragen|lernziele|danksagung|stichwortverzeichnis",
  ],
  exercises: [
    "(?:übungs|kontroll|wiederholungs|verständnis|prüfungs|test|haus|rechen|zusatz|denk)(?:aufgaben?|fragen)|aufgabe \\d+|aufgaben (?=zu)|fragen (?=zu)|übung(?:en)?",
    "selbst(?:test|kontrolle|überprüfung|check)|quiz|teste dich(?: selbst)?|überprüfe dein wissen|wissens(?:check|test)|lern(?:erfolgs)?kontrolle",
  ],
  solutions: ["(?:muster)?lösung(?:en)?(?: anzeigen)?|antwort(?:en)?(?: anzeigen)?"],
  aims: ["(?:kapitel|lern)ziele"],
  captions: ["abbildung(?:en)?|abb\\.|tabelle|tab\\.|bild|schaubild|quelle"],
  drawings: ["foto|grafik|diagramm|karte|schema"],
  pointers: [
    "(?:abbildung|abb\\.|tabelle|tab\\.|gleichung|formel|bild) \\(?\\d",
    "(?:in|aus|auf|von|nach) der (?:abbildung|tabelle|grafik|gleichung|formel)(?! de[sr])",
    "(?:im|vom|auf dem) (?:bild|diagramm|schaubild|foto)(?! de[sr])",
    "(?:die|diese) (?:abbildung|tabelle|grafik|gleichung|formel) (?:zeigt|oben|unten|gibt|stellt)",
    "(?:oberen?|unteren?|obigen?|ersteren?|letzteren?|zweiteren?) (?:gleichung|formel|fall|beispiel)",
  ],
  figures: [
    "abbildung(?:en)?|abb\\.|bild(?:e[sn]?|ern?)?|schaubild(?:s|e[sn]?)?|fotos?|grafik|diagramms?|fig\\.",
  ],
  showing: ["wie|siehe|vgl\\."],
  elsewhere: ["siehe auch"],
  moreAt: ["mehr (?:dazu|informationen)|weitere informationen"],
  promises: [
    "(?:nach (?:dem lesen|der lektüre) dieses kapitels|am ende dieses kapitels)[^.]*(?:kannst|können)",
  ],
  keywords: ["(?:schlüssel|schlag|stich)w[öo]rter"],
  reports: ["berichte?s?|jahresberichte?s?|jahrb(?:uch|ücher)|weißb(?:uch|ücher)", "\\p{L}+bericht(?:s|e)?"],
  tasks: [
    "(?:erkläre|erläutere|beschreibe|berechne|bestimme|nenne|begründe|diskutiere|vergleiche|zeichne|skizziere)(?:n sie)?",
  ],
  openers: "jetzt nun wenn dann wie auch außerdem danach".split(" "),
};
