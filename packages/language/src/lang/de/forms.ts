import { wordGroups, wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { WORDS } from "../index.ts";

/** German words and what tells them: function words, nouns and verbs by their shape, numbers and units. */
export const DE_WORDS = {
  ...WORDS.de,
  phraseBoundaries:
    wordSet(`ist sind war waren wurde wurden wird werden hat haben hatte hatten kann können konnte konnten muss müssen begann begannen entstand entstanden starb erschien
erschienen gründete gründeten erfand entdeckte veröffentlichte eroberte kam kamen ging gelang gab fand fanden führte führten folgte erhielt erhielten lebte
lebten besteht bestehen enthält enthalten dient dienen bezeichnet beschreibt ermöglicht erzeugt bildet bilden steht stehen liegt liegen gehört gehören braucht
brauchen verwendet regelt steuert schützt speichert wandelt verbindet misst bestimmt umfasst bewirkt verursacht sorgt entsteht entstehen sendet empfängt
überträgt
enthält enthalten besteht bestehen bezeichnet bezeichnen bildet bilden erzeugt erzeugen führt führen führte führten entsteht entstehen entstand
dient dienen ermöglicht ermöglichen liegt liegen steht stehen gehört gehören nennt genannt heißt heißen bedeutet bedeuten versteht verstehen zeigt zeigen gilt gelten
kommt kommen kam kamen geht gehen ging gingen macht machen gemacht braucht brauchen sagt sagen sagte erhielt erhielten begann begannen lässt lassen verwendet verwenden
hauptsächlich insbesondere besonders oft häufig selten meist meistens immer nie niemals heute später früher zunächst schließlich jeweils ungefähr fast nahezu rund circa
etwa zusammen wichtig wichtige wichtigen groß große großen klein kleine kleinen neu neue neuen verschieden verschiedene verschiedenen erste ersten zweite zweiten
dritte letzte gesamte ganze weitere weiteren entsprechende`),
  phraseBoundaryShape: null,
  adjectiveShape: /(?:(?<=\p{L}{4})(?<!gem|f|bt|ht|dt|tt)isch|therm|chor|^isobar)$/iu,
  trailingParticiple: null,
  sameMeaning: [
    ["xtraver", "xtrover"],
    ["Photo", "Foto"],
    ["photo", "foto"],
    ["graph", "graf"],
    ["phon", "fon"],
    ["enti", "enzi"],
    ["anti", "anzi"],
    ["ethyl", "äthyl"],
    ["Ethyl", "Äthyl"],
    ["oxid", "oxyd"],
    ["Oxid", "Oxyd"],
    ["isation", "isierung"],
  ],
  generic:
    wordSet(`ding dinge vielzahl weg zeit zeiten person personen mensch menschen leute beispiel beispiele teil teile art arten typ form formen zahl zahlen anzahl fall fälle tatsache
punkt bereich bereiche ort orte gruppe gruppen stufe prozess ergebnis ergebnisse grund gründe problem probleme frage fragen antwort idee system systeme wirkung änderung rolle tag tage
jahr jahre jahren jahrhundert jahrhunderts monat woche welt leben name namen wort wörter begriff ende anfang wert werte studie untersuchung forscher arbeit frau frauen mann männer kind kinder kapitel
abschnitt abbildung tabelle buch text autor information informationen daten zustand situation ereignis merkmal merkmale faktor schritt mitglied land länder stadt regierung geschichte zeitraum
ziel zweck entwicklung unterschied unterschiede fähigkeit methode modell bedingung bedingungen quelle struktur funktion eigenschaft eigenschaften mehrheit hälfte hand kopf haus wasser mitte
minute stunde sekunde grad prozent million millionen tausend möglichkeit seite element sache weise rahmen bezug verwendung aufgabe aufgaben menge folge hilfe stelle rest`),
  wordList: "german",
  endings: "ungen erinnen innen ern ens ens en er es em est et e n s".split(" "),
  capitalNouns: true,
  dottedOrdinals: true,
  pluralVerb: /^(?:\p{L}+en|sind)\s/u,
  plural: /[^sui]s$(?<!(?:^| |-)(?:Gas|Atlas|Kosmos|Chaos|Biogas))/u,
  endingLetters: 0,
  agreeing: wordSet(
    "der die das den dem des ein eine einen einem einer eines zum zur im am vom beim ins kein keine",
  ),
  caseLeads: {
    singular: wordSet(
      "der das den dem des ein eine einen einem einer eines kein keine zum zur im am vom beim ins jede jeder jedes",
    ),
    oblique: wordSet("dem den des einem einen eines im am vom zum beim von mit bei aus nach zu seit"),
  },
  pronouns: wordSet(
    "er es ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines dies diese diesem diesen dieser dieses solche solchen solcher solches solchem wir uns unser unsere ich du",
  ),
  personalPronouns: wordSet(
    "er sie es ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines",
  ),
  articles: wordSet("der die das den dem des ein eine einen einem einer eines"),
  nounLeads: new Set(),
  verbLeads: new Set(),
  headFirst: false,
  copulas: wordSet("ist sind war waren hat haben"),
  qualifiers:
    wordSet(`immer nie niemals alle keine vollständig absolut völlig ausschließlich jeder jede muss unmöglich
häufig gelegentlich selten manchmal meistens gewöhnlich regelmäßig teilweise fast beinahe oft verschiedene einige`),
  units:
    /(?:Prozent|Millionen?|Milliarden?|Tausend|Kilometern?|Metern?|Zentimetern?|Millimetern?|Quadratkilometern?|Quadratmetern?|Hektar|Tonnen?|Kilogramm|Gramm|Litern?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|Sekunden?|Grad|Euro|Dollar|Mark|Volt|Watt|Ampere|Ohm|Hertz|Einwohnern?|Menschen|Meilen|Personen)(?!\p{L})/u,
  numerals: wordGroups(`
zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf`),
} satisfies Partial<LanguageProfile>;
