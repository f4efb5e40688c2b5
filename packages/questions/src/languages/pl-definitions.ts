import { quoted } from "./pl-words.ts";
import type { DefinitionCue } from "./profile.ts";

/** In what ways Polish sentences say what a thing is, and how each is asked for; the first that fits counts. */
export const PL_DEFINITIONS: readonly DefinitionCue[] = [
  {
    pattern:
      /^(?<term>(?:\p{L}+(?:ą|[yi]mi?|em) ){0,2}\p{L}+(?:ą|em|ami|mi|[yi]m)) (?<verb>nazywamy|nazywa się) (?<definition>[^;:–—]{12,160})$/u,
    askTerm: ({ definition, verb }) => `Jak ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?:przez (?:pojęcie )?|pod pojęciem )(?<term>[^,;:()–—]{3,45}?) (?:rozumiemy|rozumie się|należy rozumieć) (?<definition>[^;:–—]{12,170})$/iu,
    askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^;:–—]{12,160}?(?<!(?:^| )(?:któr\p{L}+|co|często|także|też|dziś|oraz|i))) (?<verb>nosi nazwę|noszą nazwę|nazywan[ei] są|zwan[ei] są|zwan[ya] jest) (?<term>[^,;:()]{3,45})$/u,
    askTerm: ({ definition, verb = "" }) =>
      /nazwę/u.test(verb)
        ? `Jaką ${verb.replace(/^(?<verb>\p{L}+) nazwę$/u, "nazwę $1")} ${definition}?`
        : `Jak ${/są$/u.test(verb) ? "nazywają" : "nazywa"} się ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    // "Organizmy, które same wytwarzają pokarm, to autotrofy."
    pattern:
      /^(?<definition>[^,;:–—]{4,60}, (?:\p{L}{1,3} )?któr\p{L}+ [^,;:–—]{8,110}), to (?<term>[^,;:()–—]{3,45})$/u,
    askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<term>(?!(?:Uwaga|Przykład|Pytanie|Odpowiedź|Zadanie|Wniosek|Cel|Skutek|Ważne|Pamiętaj|Wskazówka)\p{L}*:)\p{L}[\p{L} -]{2,40}): (?<definition>(?!że\s|to\s|nie\s|był\p{L}*\s|są\s|jest\s)\p{Ll}[^:;]{20,180})$/u,
    askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<definition>[^;:–—]{12,160}?|to|(?:t(?:en|a|ę|o|e)|tak(?:i|a|ą|ie)) \p{L}{3,9}) (?<verb>nazywamy|nazywa się|określamy mianem|określa się mianem|nazywane jest|nazywany jest|nazywana jest) (?<term>[^,;:()]{3,45})$/u,
    askTerm: ({ definition, verb = "" }) =>
      /mianem/u.test(verb)
        ? `Jakim mianem określa się ${definition}?`
        : /jest$/u.test(verb)
          ? `Jak nazywa się ${definition}?`
          : `Jak nazywamy ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^,;:–—]{12,160}?) (?:to|jest to) (?:tzw\.|tak zwan[yae]) (?<term>[^,;:()]{3,45}?)(?: (?:lub|albo|czyli|inaczej) [^;:]*)?$/u,
    askTerm: ({ definition }) => `Jak nazywa się ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>[^,;:()–—]{3,45}?(?<!(?:ował[aoiy]?|ić|yć|wać|ył|ił|[aeiy]my|[nlrwz]iło|[bdkrw]ało|ęło)))(?: –| —| -)? (?:to|jest to|są to) (?<definition>(?!nie |też |także |również |już |jednak |dlatego |właśnie |jedn|z kolei |około |ponad |prawie |\d|[^;:]*, a \p{L}+(?: \p{L}+)? [–—-] )[^;:]{12,200})$/u,
    askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: ${quoted(definition)}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<term>[^,;:()–—]{3,45}?) (?<verb>jest|są) (?<definition>(?!jedn|przykład|częścią|wynik|powod|przyczyn)(?:\p{L}+ )?\p{L}+(?:em|ą|ami|im|ym|ymi|imi|iem) (?:[^;:,]{3,60}, (?:\p{L}{1,3} )?któr|\p{L}+ąc)[^;:]{6,150})$/u,
    askTerm: ({ definition, verb }) =>
      verb === "jest" ? `Co jest ${definition}?` : `Które z wymienionych są ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?:[Tt]ermin |[Pp]ojęcie |[Ss]łowo )?[„"]?(?<term>[^,;:()–—„”"]{3,45}?)[”"]? (?:oznacza|oznaczają) (?!to\b|że\b)(?<definition>[^;:]{12,180})$/u,
    askTerm: ({ definition }) => `Które z pojęć oznacza ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern: /^(?<term>[^,;:()–—]{3,45}?) polega na (?!tym\b)(?<definition>[^;:]{10,180})$/u,
    askTerm: ({ definition }) => `Co polega na ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
];
