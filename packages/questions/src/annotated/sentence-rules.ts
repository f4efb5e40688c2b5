import type { Token } from "@quizmill/language";
import type { AnalysedSentence, Analysis, Mention } from "./analyse.ts";
import { opensMeaning } from "./definitions.ts";
import type { Rule } from "./rule.ts";

/** A sentence as rules see it. */
export interface SentenceCase {
  readonly sentence: AnalysedSentence;
  readonly analysis: Analysis;
}

const lower = ({ text }: Token) => text.toLowerCase();
const LEAST_CHARS = 30;
const MOST_CHARS = 240;
/** Sentences before it that may have introduced what a sentence calls known. */
const LOOKED_BACK = 6;
const FINITE: ReadonlySet<string> = new Set(["VERB", "AUX"]);

const FEMUR = "The femur is the longest bone of the human body.";

/** What makes a sentence no ground for a question, for all who ask. */
export const SENTENCE_RULES: readonly Rule<SentenceCase>[] = [
  {
    id: "sentence-length",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { text } }) => text.length < LEAST_CHARS || text.length > MOST_CHARS,
    examples: { fires: ["Bones grow."], doesNot: [FEMUR] },
  },
  {
    id: "no-statement",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { text, tokens } }) =>
      !/[.。]["”»]?$/u.test(text) || !tokens.some(({ pos, text: sign }) => FINITE.has(pos) || sign === ":"),
    examples: {
      fires: [
        "Why does the femur carry more weight than the other bones?",
        "The bones of the leg and of the foot.",
      ],
      doesNot: [FEMUR, "Femur: the longest bone of the human body."],
    },
  },
  {
    id: "broken-text",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { text } }) => /\(\s*\)|https?:|[|#]|^\W*\d+[.)]|\p{Ll}\p{Lu}/u.test(text),
    examples: { fires: ["The femur () is the longest bone of the human body."], doesNot: [FEMUR] },
  },
  {
    id: "speaks-to-the-reader",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens }, analysis: { wording } }) =>
      tokens.some((token) => wording.addressing.has(lower(token))),
    examples: { fires: ["As you remember, the femur is the longest bone of the body."], doesNot: [FEMUR] },
  },
  {
    id: "speaks-of-the-document",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens }, analysis: { wording } }) =>
      tokens.some((token) => wording.ofDocument.has(lower(token))),
    examples: {
      fires: ["The figure above shows the femur and the other bones of the leg."],
      doesNot: [FEMUR],
    },
  },
  {
    id: "points-back",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens }, analysis: { wording } }) =>
      tokens.some((token, at) => {
        const word = lower(token);
        if (!wording.pointing.has(word)) return false;
        return wording.pronouns.has(word) ? !hasNounBefore(tokens, at) : isPointer(tokens, at);
      }),
    examples: {
      fires: [
        "This bone carries most of the weight of the body.",
        "They carry most of the weight of the human body.",
      ],
      doesNot: [
        "The femur and its muscles carry most of the weight of the body.",
        "The ligament that holds the femur is the strongest one of the body.",
        "A ligament is a band that holds two bones of a joint together.",
      ],
    },
  },
  {
    id: "goes-on",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens }, analysis: { wording } }) => {
      const first = tokens.find(({ pos }) => pos !== "PUNCT");
      return first !== undefined && wording.continuing.has(lower(first));
    },
    examples: { fires: ["However, the femur is the longest bone of the human body."], doesNot: [FEMUR] },
  },
  {
    id: "leans-on-what-was-said",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens }, analysis: { wording } }) =>
      tokens.some((token) => wording.leaning.has(lower(token))),
    examples: { fires: ["The femur also carries most of the weight of the body."], doesNot: [FEMUR] },
  },
  {
    id: "begins-with-a-verb",
    languages: null,
    stage: "sentence",
    test: ({ sentence: { tokens } }) => FINITE.has(tokens[0]?.pos ?? ""),
    examples: {
      fires: ["es: Es el hueso más largo y más fuerte del cuerpo humano."],
      doesNot: ["es: El fémur es el hueso más largo y más fuerte del cuerpo humano."],
    },
  },
  {
    id: "unknown-subject",
    languages: null,
    stage: "sentence",
    test: hasUnknownSubject,
    examples: {
      fires: ["The researchers measured the femur of more than two hundred people."],
      doesNot: ["The head of the femur carries most of the weight of the body."],
    },
  },
  {
    id: "introduced-before",
    languages: ["en", "es"],
    stage: "sentence",
    test: namesWhatWasIntroduced,
    examples: {
      fires: [
        "In 1831 a voyage took the young naturalist to South America. Many species of birds were collected during the voyage in five years.",
      ],
      doesNot: [
        "A knee is a joint. The femur and the tibia are the bones which meet in the middle of the leg.",
      ],
    },
  },
];

const hasNounBefore = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some(({ pos }) => pos === "NOUN" || pos === "PROPN");

/** A word that points, and no relative pronoun or pronoun that its own sentence explains. */
function isPointer(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  const word = lower(token);
  // "a rock that forms": it points only where no noun stands before it.
  if (word === "that" || word === "those") return at === 0 || (token.pos === "DET" && before?.pos !== "NOUN");
  if (word === "such") return next?.text !== "as";
  if (word === "one" || word === "ones") return token.pos === "PRON" && !hasNounBefore(tokens, at);
  if (word === "both" || word === "each" || word === "neither")
    return next?.pos !== "NOUN" && next?.pos !== "ADJ";
  return true;
}

/** The name alone, with an article and nothing that says which. */
const isBare = ({ phrase, end, sentence: { tokens } }: Mention) =>
  end === phrase.end && tokens[phrase.end]?.pos !== "PRON" && tokens[phrase.end]?.pos !== "SCONJ";

/** The words of its phrase before the name. */
const hasBefore = ({ phrase, start, sentence: { tokens } }: Mention, words: ReadonlySet<string>) =>
  tokens.slice(phrase.start, start).some((token) => words.has(lower(token)));

/** "The researchers found …": one word that the document has not explained. */
function hasUnknownSubject({ sentence, analysis }: SentenceCase): boolean {
  const { mentionsIn, terms, wording } = analysis;
  const [first] = mentionsIn(sentence);
  if (first === undefined || first.phrase.start > 0 || !hasBefore(first, wording.definite)) return false;
  if (!isBare(first) || first.end - first.start > 1) return false;
  const term = terms.get(first.key);
  const isKnown =
    term !== undefined &&
    (term.isHeading || term.isMarked || term.isName || isExplained(first.key, analysis));
  return !isKnown;
}

/** Some sentence begins with it and says what it is. */
function isExplained(key: string, { terms, wording }: Analysis): boolean {
  return (
    terms.get(key)?.mentions.some(({ phrase, end, sentence }) => {
      const isCopula = wording.copulas.has(sentence.tokens[phrase.end]?.lemma.toLowerCase() ?? "");
      const isSaid = isCopula && opensMeaning(sentence, phrase.end + 1, wording);
      return phrase.start === 0 && end === phrase.end && isSaid;
    }) ?? false
  );
}

/** "… during the voyage", where one of the sentences before has told of "a voyage". */
function namesWhatWasIntroduced({ sentence, analysis }: SentenceCase): boolean {
  const { mentionsIn, terms, wording } = analysis;
  return mentionsIn(sentence).some((mention) => {
    if (!isBare(mention) || !hasBefore(mention, wording.definite)) return false;
    const others = terms.get(mention.key)?.mentions ?? [];
    return others.some(
      (other) =>
        other.sentence.passage === sentence.passage &&
        other.sentence.id < sentence.id &&
        other.sentence.id >= sentence.id - LOOKED_BACK &&
        hasBefore(other, wording.indefinite),
    );
  });
}
