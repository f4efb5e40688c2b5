import type { DefinitionCue } from "./profile.ts";

/** In what ways German sentences say what a thing is, and how each is asked for; the first that fits counts. */
export const DE_DEFINITIONS: readonly DefinitionCue[] = [
  {
    pattern:
      /^(?:der|mit dem|unter dem) (?:Begriff|Ausdruck|Fachbegriff|Fachausdruck) [„"‚»]?(?<term>\p{Lu}[^,;:()„“"‘«]{2,45}?)[“"‘«]? (?<verb>beschreibt|bezeichnet|versteht man|meint man) (?<definition>[^;:]{12,180})$/iu,
    askTerm: ({ definition, verb = "" }) =>
      `Welcher Begriff ${/man$/u.test(verb) ? "bezeichnet" : verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?:von (?:einer |einem )?(?<term>\p{Lu}[^,;:()]{2,45}?) spricht man|man spricht von (?:einer |einem )?(?<other>\p{Lu}[^,;:()]{2,45}?)), wenn (?<definition>[^;:]{12,160})$/iu,
    askTerm: ({ definition }) => `Wovon spricht man, wenn ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^wenn (?<definition>[^;:]{12,150}), (?:so |dann )?spricht man (?:auch )?von (?:einer |einem )?(?<term>\p{Lu}[^,;:()]{2,45})$/iu,
    askTerm: ({ definition }) => `Wovon spricht man, wenn ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^;:,]{10,160}?(?:, [^;:]{5,120}?,)?) (?<verb>wird|werden) (?:auch |oft |häufig |daher |allgemein )?(?<term>\p{Lu}[^,;:()]{2,45}) genannt$/u,
    askTerm: ({ definition = "", verb }) => `Wie ${verb} ${definition} genannt?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>(?!(?:Merke|Achtung|Beispiel|Hinweis|Frage|Antwort|Aufgabe|Ziel|Folge|Fazit|Wichtig|Tipp)\p{L}*:)\p{Lu}[\p{L} -]{2,40}): (?<definition>(?!dass\s|bedeutet\s|heißt\s|steht\s|weil\s|wenn\s|man\s|es\s|nicht\s)\p{Ll}[^:;]{20,180})$/u,
    askTerm: ({ definition }) => `Welcher Begriff wird so erklärt: „${definition}“?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^als (?<term>\p{Lu}[^,;:()]{2,45}?) (?:bezeichnet man|wird|werden) (?<definition>[^;:]{12,180}?)(?: bezeichnet)?$/u,
    askTerm: ({ definition }) => `Welcher Begriff wird so erklärt: „${definition}“?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^;:,]{10,160}?(?:, [^;:]{5,120}?,)?) (?:nennt man|bezeichnet man als) (?:auch |daher |deshalb )?(?:ein |eine |einen |die |der |den |das )?(?<term>\p{Lu}[^,;:()]{2,45})$/u,
    askTerm: ({ definition = "" }) => `Wie nennt man ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<term>\p{Lu}[^,;:()]{2,45}?) nennt man (?<definition>(?:ein|eine|einen|die|das|den|jede[ns]?|alle) [^;:]{12,180})$/u,
    askTerm: ({ definition }) => `Wie nennt man ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>[^;:,]{10,160}?(?:, [^;:]{5,120}?,)?) (?<verb>wird|werden) (?:auch |oft |häufig |daher |allgemein )?als (?:die |der |das |ein |eine |einen )?(?<term>\p{Lu}[^,;:()]{2,45}) bezeichnet$/u,
    askTerm: ({ definition = "", verb }) => `Wie ${verb} ${definition} bezeichnet?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^(?<definition>(?!.* (?:heißt|heißen|nennt man) .* (?:heißt|heißen) )[^;:,]{5,160}?(?:, [^;:]{5,120}?,)?) (?<verb>heißt|heißen) (?:auch |daher )?(?<term>\p{Lu}[^,;:()]{2,45})(?:; .*)?$/u,
    askTerm: ({ definition = "", verb }) => `Wie ${verb} ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    // What is understood by a term stands in the accusative, which a masculine shows.
    pattern:
      /^unter (?:einem |einer |dem |der |den )?(?<term>\p{Lu}[^,;:()]{2,45}?)(?: \([^()]{2,40}\))? versteht man (?<definition>(?:einen|den) [^;:]{12,200}?)(?:, unter (?:\p{Ll}+ )?\p{Lu}[^,;:]*)?$/iu,
    askTerm: ({ definition }) => `Welcher Begriff bezeichnet ${definition}?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern:
      /^unter (?:einem |einer |dem |der |den )?(?<term>\p{Lu}[^,;:()]{2,45}?)(?: \([^()]{2,40}\))? versteht man (?<definition>[^;:]{12,200}?)(?:, unter (?:\p{Ll}+ )?\p{Lu}[^,;:]*)?$/iu,
    askTerm: ({ definition }) => `Welcher Begriff bezeichnet ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    // "Seitlich ist ein Ablauf dargestellt": where, and a participle at the end, of what is shown.
    pattern:
      /^(?:ein |eine |der |die |das )?(?<term>(?!\p{L}+(?:lich|weise|mäßig|seits|wärts) )\p{Lu}[^,;:()]{2,45}?) (?:ist|sind) (?<definition>(?![^,]* \p{Ll}{3,}t$)(?:ein|eine|der|die|das) (?!(?:\p{Ll}+ )?Wort(?!\p{L})|Grund|Folge|Ergebnis|gleiche|selbe|einzige|erste|letzte|Regel|Fall|Problem|Beispiel)[^;:]{12,200})$/u,
    askTerm: ({ definition }) => `Auf welchen Begriff trifft diese Beschreibung zu: „${definition}“?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?:ein |eine |der |die |das )?(?<term>\p{Lu}[^,;:()]{2,45}?) (?:bezeichnet|bedeutet) (?!dass\b|dabei\b|nicht\b)(?<definition>[^;:]{12,200})$/u,
    askTerm: ({ definition }) => `Welcher Begriff bezeichnet ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<term>\p{Lu}[^,;:()]{2,45}?) (?<verb>sind) (?<definition>(?:\p{Ll}{3,}e )?\p{Lu}\p{L}{3,}(?:en|er|e|n|s)?(?:(?: (?:aus|von|mit|des|der|in) [^,;:]{3,60})?, (?:die|deren|in denen|bei denen|mit denen)| (?:aus|des|der)) [^;:]{8,180})$/u,
    askTerm: ({ definition }) => `Auf welchen Begriff trifft diese Beschreibung zu: „${definition}“?`,
    strong: false,
    definitionStandsAlone: true,
  },
];
