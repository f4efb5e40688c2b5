import { GROUP_CUES } from "@quizmill/language";
import { beforeVerb, wordSet } from "./building.ts";
import { COMMAND_AIMS } from "./command-aims.ts";
import { FINITE, MONTH, PERSON_VERBS, THING_VERBS } from "./de-words.ts";
import type { LanguageProfile } from "./profile.ts";

/** "zwischen der Spannung, dem elektrischen Strom und dem Widerstand": no clause, though it has a comma. */
const LISTED =
  ", (?:de[rmns]|die|das|ein\\p{Ll}*) (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+ und (?:de[rmns]|die|das|ein\\p{Ll}*) ";
const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d.,]\\d|\\s*(?:v\\.|Prozent|Millionen|Menschen|Einwohner))";

const CLAUSE = /(?:^|\s)(?:dass|weil|wenn|als|während|der|die|das|welche\p{L}*)\s[^,]*$/u;

/** "Wenn man Magazine liest, sind einem …": behind the clause that opens a sentence stands no subject yet. */
const OPENS_WITH_CLAUSE =
  /^(?:wenn|falls|sobald|solange|als|nachdem|bevor|während|obwohl|weil|da|damit|um|ob|wie|wo) [^,]*,/iu;

function inSecondPlace(opening: string) {
  return ({ subject = "", verb = "", rest = "" }: Record<string, string>): string | null => {
    // "… ist seit der Wahl am 8. Oktober der Leiter": of something else that day is told.
    if (
      /(?:^|\s)seit\s/u.test(rest) ||
      OPENS_WITH_CLAUSE.test(subject) ||
      (/,/u.test(subject) && CLAUSE.test(subject))
    )
      return null;
    return `${opening} ${verb} ${subject}${rest}?`;
  };
}

/** "Robert Boyle": two names or more, the last of them none of the ranks and trades that stand before names. */
function isPerson(subject: string): boolean {
  return /^(?:\p{Lu}[\p{L}.-]+ )+(?:(?:van|von|de|la|zu|der) )*\p{Lu}[\p{L}-]+$/u.test(subject);
}

/** Nouns that may be persons', whom "was" does not ask for. */
const MAYBE_PERSON =
  /(?:er|erin|in|ist|loge|arzt|mann|frau|kind|könig|amateur|ent|ant|eur|or|gast|chef|volk|(?:bild|ier|reib|ehm|sitz|reis)ende|stellte|amte|tragte|wandte|liche)$/u;
/** What is so or is done of something: before it "was" can only be its subject. */
const OF_SUBJECT =
  /^(?:(?:ist|war|wird|wurde) (?!.*(?:geboren|ernannt|gewählt))|(?:kann|konnte|muss|musste|soll|sollte|darf) .*(?:werden|sein)(?!\p{L})|(?:hat|hatte|braucht|besitzt) (?:\p{Ll}+ )?k?einen |(?:entsteht|entstand|liegt|lag|steht|stand|hängt|bleibt|blieb|wirkt|gehört) )/u;
/** "Welche von diesen" asks for several, persons or not. */
const OF_SEVERAL = /^(?:sind|waren|werden|wurden|können|konnten|müssen|mussten|sollen|sollten|dürfen) /u;

/** "…, indem man sie kürzt": a pronoun for what is asked for, whose gender "was" has not. */
const OF_ITS_GENDER = /, (?:\p{L}+ ){0,2}(?:man|du|wir) (?:sie|ihn|ihr|ihm)(?!\p{L})/u;

/** What something is, reads as a description; what it does, as a statement with its subject left out. */
function askOfAny(rest: string, subject: string, opening: string, isNamed = false): string | null {
  if (isNamed && !/^(?:sind|waren|werden|wurden|haben|hatten) /u.test(rest)) return `Wer ${rest}?`;
  // "Ein Meilenstein war es, …": what stands first is what is said, not of what.
  if (/^(?:ist|war) es(?:,| )/u.test(rest)) return null;
  const told = /^(?:ist|sind) (?<what>(?:ein|eine|der|die|das) .+)$/u.exec(rest)?.groups?.what;
  // A few words out of their paragraph say too little of whom or what they are told.
  if (told === undefined && rest.split(" ").length < 7) return null;
  if (told !== undefined) return `Auf welchen Begriff trifft diese Beschreibung zu: „${told}“?`;
  if (OF_SEVERAL.test(rest)) return `Welche von diesen ${rest}?`;
  const isThing = /^(?:Der|Die|Das|Eine?) /u.test(opening) && !MAYBE_PERSON.test(subject);
  if (isThing && OF_SUBJECT.test(rest) && !OF_ITS_GENDER.test(rest)) return `Was ${rest}?`;
  return `Auf wen oder was trifft diese Aussage zu: „… ${rest}“?`;
}

/** German sentences that questions can be made from, and how they are asked. */
export const DE_CUES = {
  naming:
    /(?:genannt\p{L}*|heißt|heißen|nennt man|nennt sich|bezeichnet man als|bezeichnet als|sogenannt\p{L}*|so genannt\p{L}*|namens|unter dem Namen|spricht man von(?: einer| einem)?|(?:der )?Begriff)[ „"‚»]+$/u,
  relative: /, (?:der|die|das|dem|den|deren|dessen|in|bei|mit|durch|aus|von|auf|an) /u,
  groups: GROUP_CUES.de,
  definitions: GROUP_CUES.de.definitions,
  typed: [
    {
      pattern: new RegExp(`^(?:im Jahre? |im Jahr )?${YEAR} (?<rest>(?:${FINITE}) [^;:]{12,150})$`, "iu"),
      ask: ({ rest }) => `In welchem Jahr ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^;:()]{3,70}?) (?<verb>${FINITE})(?<mid>(?: [^,;:]*?)??) (?:im Jahre? )?${YEAR}(?! (?:bis|und|oder|–))(?<tail>(?: [^,;:]*(?:${LISTED}[^,;:]*)?)?)$`,
        "u",
      ),
      ask: ({ subject = "", verb = "", mid = "", tail = "" }) =>
        /(?:^|\s)(?:von|bis|seit|zwischen|und|oder|ab|nach|vor|um|gegen|des|de[rmn]|die|das|Mai|Jahre[sn]?|\p{L}+(?:ar|är|il|ni|li|st|er|ärz))$/u.test(
          mid,
        )
          ? null
          : inSecondPlace("In welchem Jahr")({ subject, verb, rest: mid + tail }),
    },
    {
      pattern: new RegExp(
        `^am (?<key>\\d{1,2}\\. ${MONTH}(?: \\d{4})?) (?<rest>(?:${FINITE}) [^;:]{12,150})$`,
        "iu",
      ),
      ask: ({ rest }) => `An welchem Tag ${rest}?`,
      askYear: ({ rest }) => `In welchem Jahr ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^;:()]{3,70}?) (?<verb>${FINITE})(?<mid>(?: [^,;:]*?)?) am (?<key>\\d{1,2}\\. ${MONTH}(?: \\d{4})?)(?<tail>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ subject = "", verb = "", mid = "", tail = "" }) =>
        inSecondPlace("An welchem Tag")({ subject, verb, rest: mid + tail }),
      askYear: ({ subject = "", verb = "", mid = "", tail = "" }) =>
        inSecondPlace("In welchem Jahr")({ subject, verb, rest: mid + tail }),
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,60}?) (?<verb>hat|haben|hatte|hatten|besitzt|besitzen|enthält|enthalten|umfasst) (?:etwa |rund |ungefähr |fast )?(?<key>\d[\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?<what>(?!Prozent|Millionen|Milliarden)\p{Lu}\p{L}{2,30})(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject = "", verb, what, rest = "" }) => `Wie viele ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  commands: {
    askAim: (command) => `Wozu dient der Befehl ${command}?`,
    addressing: wordSet("du wir uns unser unsere"),
    aims: COMMAND_AIMS.de,
    cues: [
      {
        pattern:
          /^um (?<deed>(?!sie )(?!.*(?:stattdessen|dafür|dabei|damit|daran))[^⌘;:()]{8,130}), (?:kannst|können|kann|musst|müssen|muss|solltest|sollte|verwendest|verwenden|verwendet|verwende|benutzt|benutze|nutzt|nutze|führst|führt|führe|führen|gibst|gibt|gib|geben|rufst|ruft|rufe|reicht|genügt|dient) [^⌘,;:]{0,40}⌘/iu,
        ask: (deed) => `Welchen Befehl verwendet man, um ${deed}?`,
      },
      {
        pattern:
          /^(?:das|der|die) (?:\p{L}+ ){1,3}um (?<deed>(?!sie )(?!.*(?:stattdessen|dafür|dabei|damit|daran))[^⌘;:()]{8,130}), ist (?:der Befehl |das Kommando )?⌘/iu,
        ask: (deed) => `Welchen Befehl verwendet man, um ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:du|Sie|man|wir) )?(?:kannst|können|kann|könntest) (?:(?:du|Sie|man|wir) )?(?:(?:auch|nun|jetzt|einfach) )*(?:den Befehl |das Kommando )?⌘ (?:verwenden|benutzen|nutzen|ausführen|aufrufen|einsetzen), um (?<deed>(?!sie )(?!.*(?:stattdessen|dafür|dabei|damit|daran))[^⌘;:()]{8,130})$/iu,
        ask: (deed) => `Welchen Befehl verwendet man, um ${deed}?`,
      },
      {
        pattern:
          /^wenn (?<deed>(?!.*(?:stattdessen|dafür|dabei|damit|daran))(?:du|Sie|man|wir) (?!nicht |kein)[^⌘;:()]{8,130}? (?:möchtest|möchten|möchte|willst|wollen|will)), [^⌘;:]{0,40}⌘/iu,
        ask: (deed) => {
          const [who = ""] = deed.split(" ");
          return `Welchen Befehl ${who === "du" ? "verwendest" : who === "man" ? "verwendet" : "verwenden"} ${who}, wenn ${deed}?`;
        },
      },
      {
        pattern:
          /^mit (?:(?:dem Befehl|dem Kommando|Hilfe von) )?⌘ (?<deed>\p{Ll}+ (?:du|Sie|man|wir|sich) [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `Mit welchem Befehl ${deed}?`,
      },
      {
        pattern:
          /^(?:der Befehl|das Kommando) ⌘ (?<deed>(?!(?:wird|ist|hat|kann|nimmt|akzeptiert|benötigt|braucht|erwartet|funktioniert|steht|macht)(?!\p{L}))\p{Ll}{3,}t [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `Welcher Befehl ${deed}?`,
      },
    ],
  },
  subjects: [
    { split: beforeVerb(PERSON_VERBS), ask: (rest, subject) => (isPerson(subject) ? `Wer ${rest}?` : null) },
    {
      split: beforeVerb(THING_VERBS),
      ask: (rest) => (/^\p{L}+en\s/u.test(rest) ? `Welche von diesen ${rest}?` : `Was ${rest}?`),
    },
    { split: beforeVerb(wordSet(FINITE.replaceAll("|", " "))), ask: askOfAny },
  ],
} satisfies Partial<LanguageProfile>;
