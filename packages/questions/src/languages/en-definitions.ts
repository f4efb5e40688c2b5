import { verbForms } from "./building.ts";
import { SUBJECT_VERBS, VERBS } from "./en-words.ts";
import type { DefinitionCue } from "./profile.ts";

/** "the enzyme rubisco attaches …" is a sentence of its own, no definition. */
const CLAUSE = `(?:(?!(?:of|that|which|who|in|for|by|with|where|to|on|from)\\b)[\\p{L}’'-]+ ){2,5}(?:${[...SUBJECT_VERBS].join("|")})\\b`;

/** "… is the largest organ and weighs about 1.5 kilograms", "…, and the point where …": what is said besides. */
const FURTHER_SAID = `(?:(?<!\\b(?:that|which|who|whose|where|when|how|what)\\b.*) and (?:(?:is|are|was|were|has|have|can)|${VERBS.split(
  /\s+/u,
)
  .map((verb) => verbForms(verb)[1] ?? verb)
  .join(
    "|",
  )})\\b .*|, (?:and|but|so|although|while|whereas) (?:an?|the|its|their|it|they|this|these|he|she|most|many|some|not) .*)?`;

/** In what ways English sentences say what a thing is, and how each is asked for; the first that fits counts. */
export const EN_DEFINITIONS: readonly DefinitionCue[] = [
  {
    pattern:
      /^the terms? [“"‘']?(?<term>[^,;:()“”"‘’']{3,45}?)[”"’']? (?<verb>describes?|refers? to|denotes?|designates?|means?) (?<definition>(?:an?|the|any|all) [^;:]{12,200})$/u,
    askTerm: ({ definition, verb = "" }) =>
      `Which term ${verb.replace(/^(?<stem>describe|refer|denote|designate|mean)s?(?= |$)/u, "$1s")} ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern: new RegExp(
      `^(?<term>(?!(?:Note|Example|Remember|Question|Answer|Tip|Warning|Aim|Goal|Result|Conclusion|Summary)s?:)\\p{Lu}[\\p{L}\\d ’'-]{1,40}): (?!${CLAUSE})(?<definition>(?:an?|the|any|all)\\s[^:;]{12,190})$`,
      "iu",
    ),
    askTerm: ({ definition }) => `Which term fits this definition: “${definition}”?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern:
      // "…, and the point where they meet is called …": of two statements, one would be asked in place of both.
      /^(?<definition>(?!.*, (?:and|but|while|whereas) (?:an?|the|its|their|each|this)\b)(?!.*\b(?:is|are) (?:called|known as|termed|referred to as)\b.*\b(?:called|known as|termed|referred to as)\b)[^;:]{12,160}?|this|these) (?<verb>is|are) (?:often |commonly |usually |sometimes |generally |also )?(?:called|known as|termed|referred to as) (?:an? |the )?(?<term>[^,;:()]{3,50}?)(?:,? (?:which|when|because|since|where|and (?:it|they|this|these|is|are|has|have|can)|, or (?:an? |the )?[^,;:]{3,40}$)(?!\p{L})[^;]*)?$/u,
    askTerm: ({ definition, verb }) =>
      `What ${verb} ${definition}${definition?.includes(",") ? "," : ""} called?`,
    strong: true,
    definitionStandsAlone: false,
  },
  {
    pattern: new RegExp(
      `^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:refers|refer) to (?<definition>[^;:]{12,200}?)${FURTHER_SAID}$`,
      "u",
    ),
    askTerm: ({ definition }) => `Which term refers to ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern: new RegExp(
      `^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:is|are|can be|may be) defined as (?<definition>[^;:]{12,200}?)${FURTHER_SAID}$`,
      "u",
    ),
    askTerm: ({ definition }) => `Which term is defined as ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:means|denotes) (?!that\b)(?<definition>(?:an? |the )?[^;:]{12,200}?)${FURTHER_SAID}$`,
      "u",
    ),
    askTerm: ({ definition }) => `Which term means ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?<verb>is|are) (?<definition>(?:an? |the |any |one of the )(?!(?:\p{L}+ )?word (?:for|that|which|meaning)\b|bit |little |result|reason|same|following|case|best|only|most|first|fact|key|main|example|good|great|lot|number of|matter|problem|question|kind of|type of problem)[^;:]{12,200}?)${FURTHER_SAID}$`,
      "u",
    ),
    askTerm: ({ definition, verb }) => `Which of the following ${verb} ${definition}?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^(?<term>(?:\p{L}[\p{L}’-]+ ){0,3}\p{L}+s) (?<verb>are) (?<definition>(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s (?:that|which|who|whose|made|formed|consisting|composed) [^;:]{12,180})$/u,
    askTerm: ({ definition }) => `Which of the following are ${definition}?`,
    strong: false,
    definitionStandsAlone: true,
  },
  {
    pattern:
      /^an? (?<term>[^,;:()]{3,45}?) is (?<definition>(?:someone|somebody|anyone|anything|something) (?:who|that|which|whose) [^;:]{12,180})$/u,
    askTerm: ({ definition }) => `Which of the following is ${definition}?`,
    strong: true,
    definitionStandsAlone: true,
  },
  {
    // "The process by which yeast turns sugar into alcohol is fermentation": a noun by its article or its ending.
    pattern:
      /^(?<definition>(?:an?|the) \p{Ll}{3,} (?:that|which|who|whose|by which|in which|of) [^;:,]{12,150}?) is (?<term>an? [\p{Ll} -]{4,40}|(?:\p{Ll}+ )?\p{Ll}{3,}(?:tion|sion|sis|ity|ism|ment|ance|ence|ology|graphy))$/u,
    askTerm: ({ definition }) => `What is ${definition} called?`,
    strong: false,
    definitionStandsAlone: false,
    isDoubtful: true,
  },
  {
    // "Moraine, the debris that a glacier leaves behind, marks …": said beside it.
    pattern:
      /^(?:an? |the )?(?<term>(?!\p{Lu}\S+ \p{Lu})[^,;:()]{3,40}), (?<definition>(?:an?|the) \p{Ll}+ (?:\p{Ll}+ )?(?:that|which|who|whose|of|in which|by which) [^,;:]{8,120}), (?:is|are|was|were|has|have|can|may|\p{Ll}+s)(?= )[^;:]*$/u,
    askTerm: ({ definition }) => `Which of the following is ${definition}?`,
    strong: false,
    definitionStandsAlone: true,
    isDoubtful: true,
  },
];
