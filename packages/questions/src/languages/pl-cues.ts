import { GROUP_CUES } from "@quizmill/language";
import { withoutContrast } from "./asking.ts";
import { beforeVerb, lowerFirst, wordSet } from "./building.ts";
import { COMMAND_AIMS } from "./command-aims.ts";
import { MONTH, NEUTRAL_VERBS, OTHER_VERBS, PERSON } from "./pl-words.ts";
import type { LanguageProfile } from "./profile.ts";

const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)";

/** Verbs of what a man did: with his name before them, "kto" can ask, which takes this form. */
const PERSON_VERBS =
  wordSet(`odkrył wynalazł napisał opisał ogłosił opublikował zbudował skonstruował opatentował zastosował stworzył założył zdobył wydał wydrukował
namalował skomponował udowodnił sformułował zaproponował wprowadził przedstawił zaobserwował zbadał odczytał otworzył pokonał przetłumaczył użył
upowszechnił uruchomił wykonał zmierzył nazwał wykazał opracował przeprowadził połączył rozpoczął podbił ufundował zaprojektował zwyciężył`);

/** In the past tense the verb shows the gender, which would point at the answer. */
const GENDERED = /^(?:się )?(?:\p{L}+(?:ł|ła|ło|li|ły)|był\p{L}*|został\p{L}*)(?=\s)/u;

/** "Johannes Petreius": all words names, in the nominative of a man's name. */
function isMan(subject: string): boolean {
  return /^(?:[^ ]+ )*\p{Lu}[\p{L}.-]+ (?:(?:van|von|de|da) )*\p{Lu}[\p{L}-]*[^aąęiou\s]$/u.test(subject);
}

/** "… powstaje dzięki drucikowi i służył do oznaczania": the second verb agrees with what is asked for. */
const PAST_BEHIND =
  / (?:i|oraz|a|lecz|ale) (?:się )?\p{L}{2,}(?<!ri|ształ|gn)(?:ł|ła|ło)(?= (?:się|do|w|we|na|z|od|dla|przez|jako)\s)/u;

/** "Freud", "Morze Czarne": a name, for which a gap asks. */
const NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;
/** "Lekarze", "uczniowie": of men, or it may be. */
const OF_MEN = /(?:owie|[uoae]rzy|[iy]ści|cy|dzy|nci|ludzie|arze|erze|acze|ele|anie)(?= |$)/u;

/** "… zwiększają masę" → "Które z wymienionych zwiększają masę?": what stands in the singular is asked for by "co". */
function askWhich(rest: string, subject: string, isPerson: boolean): string | null {
  // What may be so settles nothing.
  if (GENDERED.test(rest) || NAME.test(subject) || /^mo(?:że|gą) /u.test(rest)) return null;
  if (!/^\p{L}+ą(?= )/u.test(rest)) return `${isPerson || PERSON.test(subject) ? "Kto" : "Co"} ${rest}?`;
  if (isEitherWay(rest, subject)) return null;
  return OF_MEN.test(subject) ? null : `Które z wymienionych ${rest}?`;
}

/** Plurals whose nominative is their accusative too, alone or with an adjective. */
const MANY_THINGS = /^(?:\p{L}+(?:[eyi]|ie) )?\p{L}+(?<![csdr]z|uczni|rodzic)[aeiy](?= |$)/u;

/** "Ujścia tętnic zamykają zastawki": nothing but the matter tells which closes which. */
function isEitherWay(rest: string, subject: string): boolean {
  const object = /^\p{L}+ą (?<object>\p{Ll}[^,]*)$/u.exec(rest)?.groups?.object;
  if (object === undefined || !MANY_THINGS.test(subject)) return false;
  return /^\p{Ll}+(?:y|i|ia|a|e)(?: \p{Ll}+(?:e|ie))?$/u.test(object);
}

/** Verbs that need their subject named: "W 1905 roku opublikował …" says nowhere who. */
const NEEDS_WHO =
  /^\p{L}+(?:[ao]n|[iąęy]t)[aey] (?:\p{L}+ )?(?:został|był|jest|są)\p{L}*|^(?:opublikował|napisał|wydał|otrzymał|uzyskał|ukończył|wyjechał|wrócił|powrócił|został|objął|zdobył|założył|poślubił|zmarł|urodził|przeniósł|rozpoczął|wstąpił|zagrał|wystąpił|zadebiutował|podpisał|odkrył|wygrał|studiował|pracował|przeszedł|awansował|był|stał|miał|trafił|dołączył|brał|wziął|zajął|nagrał)a?(?=\s)(?!.*(?<!\s(?:w|we|na|do|z|ze|od|pod|dla|o|przez|po|u|nad|przy))\s\p{Lu})/u;

/** Two sentences in one: "… 160 tysięcy osób. na Lesbos …". */
const TWO_SENTENCES = /\p{Ll}{2,}\. \p{L}/u;
/** "Reformacja – ruch zapoczątkowany w 1517 roku": a dash in the place of the verb. */
const HAS_DASH = / [–—-] /u;
/** "… zamknięto dopiero w 1995 roku": what says how late that was hangs in the air without it. */
const ONLY_THEN = / (?:dopiero|już|jeszcze|aż|tylko)$/u;

/** "Prace nad wariantem …": what opens a sentence so is a common noun, whose capital goes. */
const ORDINARY_OPENING =
  /^(?:\p{Lu}\p{Ll}+(?:anie|enie|acja|ucja)|\p{Lu}\p{Ll}+(?:ow|[aio]ln|czn)(?:y|a|e)(?! (?:rad|sejm|uni|wojn|morz|rewoluc|konfedera|akademi|bank|fundusz|komis|izb|sąd))|Prace|Budow[ay]|Rozmowy|Walki|Obrady|Zdjęcia|Produkcja|Pierwsz[yae]|Now[yae]|Ostatni[ae]?|Najstarsz[yae]) (?=\p{Ll})/u;

function inside(head: string): string {
  return ORDINARY_OPENING.test(head) ? lowerFirst(head) : head;
}

/** "… wybuchło 22 stycznia 1863 roku w Warszawie i było …": what more is said of it needs no date. */
function withoutMore(rest: string): string {
  return rest.replace(/ (?:i|oraz|a) (?:był[aoy]?|stał[aoy]? się|został[aoy]?|jest|trwał[aoy]?) .*$/u, "");
}

/** "W 1926 roku, gdy …": a clause of its own about the year. */
const SUBORDINATE = /^(?:gdy|kiedy|gdzie|po tym|zanim|jako że|któr\p{L}+) /u;

/** What cannot stand before a question's rest once its day is taken out: "w okresie od … do …" is half of a range. */
const NO_LONE_DAY = /(?:^|\s)(?:od|do|między|a|i|lub|albo|oraz|czy|po|przed|około|dnia)$/u;

function askedOfDay(asking: string, { head = "", rest = "" }: Record<string, string>): string | null {
  if (NO_LONE_DAY.test(head) || TWO_SENTENCES.test(head)) return null;
  if (ONLY_THEN.test(head) || HAS_DASH.test(head)) return null;
  return `${asking} ${inside(head)}${withoutMore(rest)}?`;
}

/** What Polish sentences define, date, tie together, list and tell of, and how each is asked for. */
export const PL_CUES = {
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:uje|ują|[aei]ją)) |^(?:\\p{Ll}+ ){0,3}(?:bardzo|dość|całkiem|niezwykle) |^(?:często|zwykle|zazwyczaj) \\p{Ll}+ \\p{Ll}+$`,
    "u",
  ),
  naming:
    /(?:zwan\p{L}+|nazywan\p{L}+|nazywamy|nazywa się|określan\p{L}+ (?:jako|mianem)|mianem|pod nazwą|nazwą|pt\.|pod tytułem|czyli)[ „"]+$/iu,
  relative: null,
  groups: GROUP_CUES.pl,
  definitions: GROUP_CUES.pl.definitions,
  typed: [
    {
      pattern: new RegExp(
        `^(?:w roku ${YEAR}|w ${YEAR.replace("key", "year")} (?:roku|r\\.?)),? (?<rest>[^;:]{15,150})$`,
        "iu",
      ),
      ask: ({ rest = "" }) =>
        NEEDS_WHO.test(rest) || SUBORDINATE.test(rest) ? null : `W którym roku ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{8,110}?) w (?:roku ${YEAR}|${YEAR.replace("key", "year")} (?:roku|r\\.?))(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      ask: ({ head = "", rest = "" }) =>
        TWO_SENTENCES.test(head) || ONLY_THEN.test(head) || HAS_DASH.test(head)
          ? null
          : `W którym roku ${inside(head)}${withoutMore(rest)}?`,
    },
    {
      pattern: new RegExp(`^(?<key>\\d{1,2} ${MONTH} \\d{4}) (?:roku |r\\. )?(?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest = "" }) => (NEEDS_WHO.test(rest) ? null : `Kiedy ${rest}?`),
      askYear: ({ rest = "" }) => (NEEDS_WHO.test(rest) ? null : `W którym roku ${rest}?`),
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{10,110}?) (?<key>\\d{1,2} ${MONTH} \\d{4})(?: roku| r\\.?)?(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      ask: (groups) => askedOfDay("Kiedy", groups),
      askYear: (groups) => askedOfDay("W którym roku", groups),
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,50}?) (?<verb>ma|mają|liczy|zawiera|posiada|obejmuje) (?:około |ok\. |prawie )?(?<key>\d*(?:[05-9]|1\d)) (?<what>(?!tys|mln|mld|proc|do |lub )(?:\p{Ll}{3,20}[yi]ch )?\p{L}{3,30})(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject, verb, what, rest = "" }) => `Ile ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  commands: {
    askAim: (command) => `W jakim celu używa się polecenia ${command}?`,
    addressing: new Set(),
    aims: COMMAND_AIMS.pl,
    cues: [
      {
        pattern:
          /^(?:aby|żeby|by|(?:jeśli|jeżeli|gdy) (?:chcesz|chcemy|chce się|zechcesz)) (?<deed>\p{L}+(?:ć|c) [^⌘;:()]{6,120}), (?:(?:po prostu|najpierw|zawsze) )?(?:użyj|używa się|używamy|używasz|uruchom|wykonaj|wpisz|wydaj|skorzystaj|wywołaj|należy|możesz|możemy|można|wystarczy|trzeba|musisz|powinieneś)(?: [^⌘,;:]{0,40})? ⌘/iu,
        ask: (deed) => `Jakiego polecenia użyć, aby ${deed}?`,
      },
      {
        pattern:
          /^(?:możesz|możemy|można) (?:(?:też|także|również|teraz) )?(?:użyć|uruchomić|wykonać|skorzystać z|wywołać|wydać) (?:polecenia |polecenie |komendy |komendę )?⌘,? (?:aby|żeby|by) (?<deed>\p{L}+(?:ć|c) [^⌘;:()]{6,120})$/iu,
        ask: (deed) => `Jakiego polecenia użyć, aby ${deed}?`,
      },
      {
        pattern:
          /^(?:za pomocą|przy pomocy|dzięki) (?:polecenia |poleceniu |komendy |komendzie )?⌘ (?<deed>(?:można|możesz|możemy) [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `Za pomocą którego polecenia ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:polecenie|komenda) )⌘ (?<deed>(?!(?:jest|bierze|ma|może|przyjmuje|nie|działa|wymaga|oraz|się|służy do tego)(?!\p{L}))\p{Ll}{2,}[eai] [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `Które polecenie ${deed}?`,
      },
      {
        pattern:
          /^(?:\p{Ll}+ ){0,2}narzędzie (?:używane|służące|stosowane) do (?<deed>[^⌘,;:()]{8,110}) to (?:polecenie |komenda )?⌘/iu,
        ask: (deed) => `Które polecenie służy do ${deed}?`,
      },
    ],
  },
  subjects: [
    { split: beforeVerb(PERSON_VERBS), ask: (rest, subject) => (isMan(subject) ? `Kto ${rest}?` : null) },
    {
      split: beforeVerb(NEUTRAL_VERBS, /^\p{L}{2,}(?:uje|(?<!zw)eje|(?<!dzi|kr|odz|ycz)aje)$/u),
      ask: (whole, subject, _, isPerson) => {
        const rest = withoutContrast(whole, "pl");
        return rest === null ||
          PAST_BEHIND.test(rest) ||
          /^\p{L}+ się na |^jest (?:\p{L}+(?:ie|o) )?\p{L}+(?:y|i|na|wa|ta|ka|ła|cza|ja|ga|sza)(?=[ ,])/u.test(
            rest,
          )
          ? null
          : `${isPerson === true || PERSON.test(subject) ? "Kto" : "Co"} ${rest}?`;
      },
    },
    {
      split: beforeVerb(
        OTHER_VERBS,
        /^\p{L}{3,}(?:[uae]ją|ował|owała|owało|owali|owały|[zs][ck]?zał[aoiy]?|(?:sz|rz|cz|ś)ył[aoiy]?|ścił[aoy]?|nął|nęł[aoiy]|jął|jęł[aoi])$/u,
      ),
      ask: (whole, subject, _, isPerson) => {
        const rest = withoutContrast(whole, "pl");
        return rest === null ? null : askWhich(rest, subject, isPerson === true);
      },
    },
  ],
} satisfies Partial<LanguageProfile>;
