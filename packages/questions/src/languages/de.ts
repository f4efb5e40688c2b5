import { lexiconOf } from "@quizmill/lexicon";
import { closed } from "../text/end-signs.ts";
import { frontedQuestion, inOrder } from "./asking.ts";
import { inFront, whoQuestion } from "./asking-who.ts";
import { DE_CUES } from "./de-cues.ts";
import { DE_SENTENCES } from "./de-sentences.ts";
import { DE_WORDS } from "./de-words.ts";
import type { LanguageProfile } from "./profile.ts";
import { DE_THINGS } from "./semantic-classes.ts";

/** "Das Mitochondrium erzeugt Energie" → "Was erzeugt das Mitochondrium?", "… hängt vom Druck ab" → "Wovon hängt … ab?". */
const askPart = frontedQuestion({
  told: /^(?<verb>\p{Ll}+(?: sich)?)(?: (?:hauptsächlich|vor allem|überwiegend|meist|meistens|oft))?(?: (?<lead>von|vom|aus|mit|durch|für|gegen|zu|zum|zur))?(?: (?:der|die|das|den|dem|ein|eine|einen|einem|einer))?(?: (?<about>etwa|rund|über|ungefähr|mehr als|fast|knapp|circa|ca\.|bis zu|nur))? $/u,
  words: {
    "": "Was",
    von: "Wovon",
    vom: "Wovon",
    aus: "Woraus",
    mit: "Womit",
    durch: "Wodurch",
    für: "Wofür",
    gegen: "Wogegen",
    zu: "Wozu",
    zum: "Wozu",
    zur: "Wozu",
  },
  after:
    /^(?:| (?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|mit|nach|vor|weg|zu|zurück|um|dar|fort)| (?:in|im|an|am|auf|bei|beim|durch|während|unter|über|aus|ins|zwischen|nach|vor|mit) [^,;:]{3,70}| (?:\p{Ll}*ge\p{Ll}{3,}|(?:be|er|ver|zer|ent)\p{Ll}{3,}))$/u,
  count: (what) => (/^(?:Prozent|Grad|Uhr)(?!\p{L})/u.test(what) ? null : `Wie viele ${what}`),
  counted: /^ (?<what>\p{Lu}\p{L}+)(?<rest>(?: [^,;:]*)?)$/u,
  about: /^(?:etwa|rund|über|ungefähr|mehr als|fast|knapp|circa|ca\.|bis zu|nur) /iu,
  share: "Wie viel Prozent",
  // "Was sind Branches auf den Zustand …?": what follows belongs to the noun that was asked for.
  build: ({ word, verb, subject, rest }) =>
    (/^(?:sind|waren)$/u.test(verb) && rest !== "") ||
    (/^\p{L}*(?:te|t|st)$/u.test(verb) && word === "Was" && /^(?:ist|wird|wurde|hat|kann|muss)/u.test(verb))
      ? null
      : `${inOrder(word, verb, subject, rest)}?`,
});

const DID =
  "schrieb|erhielt|fand|erfand|begann|gab|nahm|ging|ließ|schuf|entwarf|starb|bekam|übernahm|verließ|gewann|trat|zog|hielt|sprach|trug|schloss|beschrieb|bewies|stieß|unterschrieb|verfasste|kam|lief|bot|schlug|wurde|war";

/** "1915 veröffentlichte Albert Einstein eine Theorie" → "Wer veröffentlichte 1915 eine Theorie?" */
const askWho = whoQuestion({
  behindVerb: new RegExp(
    `^(?<front>(?:(?:im|in|am|ab|um|seit|nach|vor|während|gegen|mit|für|bei|auf|an|zur|zum|den) (?!\\p{Ll}{3,}en )[^,;:]{3,60}|\\d{4})) (?<verb>\\p{Ll}{3,}te|${DID}) $`,
    "iu",
  ),
  verb: /(?!)/u,
  build: inFront("Wer"),
});

/** German. */
export const de: LanguageProfile = {
  code: "de",
  script: "spaced",
  blank: "_____",
  ...DE_WORDS,
  ...DE_SENTENCES,
  ...DE_CUES,
  lexicon: () => lexiconOf("de"),
  semanticClasses: DE_THINGS,
  phrases: {
    askDescribed: (told) => `Was wird hier beschrieben: „${told}“?`,
    askDefinition: (term) => `Welche Beschreibung passt am besten zum Begriff „${term}“?`,
    askUnder: (point) => `Worunter wird „${point}“ aufgeführt?`,
    askEntry: (row, column) =>
      column === null ? `Was gehört zu „${row}“?` : `Welche Angabe zu „${column}“ trifft auf „${row}“ zu?`,
    askHaving: (column, value) => `„${column}“: „${value}“. Worauf trifft das zu?`,
    askNext: (step) => `Was kommt unmittelbar nach „${step}“?`,
    askWhoDid: (told) => `Wer ${told}?`,
    askPart,
    askWho,
    about: (topic, stem) => `Thema: ${closed(topic)} ${stem}`,
    because: (quote) => `Im Dokument steht: „${quote}“`,
    described: (option, says) => `„${option}“ beschreibt das Dokument anders: „${says}“`,
    elsewhere: (option, says) => `Die Antwort „${option}“ gehört zu etwas anderem: „${says}“`,
    named: (option, says) => `Zu „${option}“ sagt das Dokument: „${says}“`,
    swapped: (option, says) => `„${option}“: Das sagt das Dokument über etwas anderes: „${says}“`,
    changed: (option, says) => `Nicht „${option}“, sondern: „${says}“`,
    place: ({ page, slide, heading }) =>
      [heading && `„${heading}“`, page && `S. ${page}`, slide && `Folie ${slide}`].filter(Boolean).join(", "),
  },
};
