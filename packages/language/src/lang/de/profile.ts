import { closed } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { GROUP_CUES } from "../groups.ts";
import { DE_THINGS } from "../semantic-classes.ts";
import { DE_SENTENCES } from "./clauses.ts";
import { DE_WORDS } from "./forms.ts";

/** German. */
export const de: LanguageProfile = {
  code: "de",
  script: "spaced",
  blank: "_____",
  ...DE_WORDS,
  ...DE_SENTENCES,
  naming:
    /(?:genannt\p{L}*|heißt|heißen|nennt man|nennt sich|bezeichnet man als|bezeichnet als|sogenannt\p{L}*|so genannt\p{L}*|namens|unter dem Namen|spricht man von(?: einer| einem)?|(?:der )?Begriff)[ „"‚»]+$/u,
  relative: /, (?:der|die|das|dem|den|deren|dessen|in|bei|mit|durch|aus|von|auf|an) /u,
  groups: GROUP_CUES.de,
  definitions: GROUP_CUES.de.definitions,
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
