import type { Pos, Token } from "../../token.ts";

/** A token as the tagger gives it. */
export type TaggedToken = Omit<Token, "features">;

/** What a word is between the others; null leaves it as it is. */
type Correction = (at: number, tokens: readonly TaggedToken[]) => Pos | null;

const words = (all: string): ReadonlySet<string> => new Set(all.split(" "));
const HAVE_OR_DO = words("have has had having do does did doing done 've 'd");
const OPENS_CLAUSE = words("if because although though unless whereas whether while");
const MAY_OPEN_CLAUSE = words("as since before after until till than once");
const SUBJECTS = words("i you he she it we they this that these those there");
const ORDINALS = words(
  "first second third fourth fifth sixth seventh eighth ninth tenth last next other same such",
);

const lowerOf = ({ text }: TaggedToken) => text.toLowerCase();

/** The next word that is no adverb, no negation and no subject between auxiliary and verb. */
function nextPart(at: number, tokens: readonly TaggedToken[]): TaggedToken | undefined {
  return tokens
    .slice(at + 1, at + 5)
    .find(
      ({ pos, text }) =>
        pos !== "ADV" && !/^(?:not|n['’]t)$/iu.test(text) && !SUBJECTS.has(text.toLowerCase()),
    );
}

/** "they have a dog", but "they have run". */
const mainVerb: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  if (token.pos !== "AUX" || !HAVE_OR_DO.has(lowerOf(token))) return null;
  const next = nextPart(at, tokens);
  return next?.pos === "VERB" || next?.pos === "AUX" ? null : "VERB";
};

/** "there is a bridge" */
const existential: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  const before = tokens[at - 1];
  return token.pos === "AUX" && token.lemma === "be" && before !== undefined && lowerOf(before) === "there"
    ? "VERB"
    : null;
};

/** "because it rains", "before he left", "by adding salt" */
const conjunction: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  if (token.pos !== "ADP" && token.pos !== "ADV") return null;
  const word = lowerOf(token);
  const next = tokens[at + 1];
  if (next === undefined) return null;
  if (OPENS_CLAUSE.has(word)) return "SCONJ";
  if (MAY_OPEN_CLAUSE.has(word) && SUBJECTS.has(lowerOf(next)) && tokens[at + 2]?.pos !== "PUNCT")
    return "SCONJ";
  const isGerund = next.pos === "VERB" && /ing$/iu.test(next.text);
  return token.pos === "ADP" && isGerund && word !== "to" ? "SCONJ" : null;
};

const NAMES: ReadonlySet<Pos> = new Set(["NOUN", "PROPN"]);

/** "European law", "National Park", "second language" */
const adjective: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  if (token.pos === "ADV" && ORDINALS.has(lowerOf(token)) && tokens[at + 1]?.pos === "NOUN") return "ADJ";
  if (token.pos === "NUM" && ORDINALS.has(lowerOf(token))) return "ADJ";
  const isAdjective = /(?:[a-z]{2}(?:ian|can|ish|ese|ern|ous|ive|ary|al|ic)|French|Greek|Czech|Dutch)$/u.test(
    token.text,
  );
  return token.pos === "PROPN" && isAdjective && NAMES.has(tokens[at + 1]?.pos ?? "X") ? "ADJ" : null;
};

const DEMONSTRATIVES = words("this that these those each many few several none another either neither");
const BEFORE_NOUN: ReadonlySet<Pos> = new Set(["NOUN", "ADJ", "NUM", "PROPN", "ADV", "DET", "X", "SYM"]);

/** "This is right", but "this answer is right". */
const pronoun: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  const next = tokens[at + 1];
  if (lowerOf(token) === "there") return next?.lemma === "be" || next?.pos === "AUX" ? "PRON" : "ADV";
  if (token.pos !== "DET" || !DEMONSTRATIVES.has(lowerOf(token))) return null;
  const isNounVerb = next?.pos === "VERB" && /(?:ing|ed)$/u.test(next.text);
  return next !== undefined && (BEFORE_NOUN.has(next.pos) || isNounVerb) ? null : "PRON";
};

const MODALS = words("will would can could may might shall should must 'll ca wo cannot to");

/** "will present the plan", "to plan a trip" */
const afterModal: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  const before = tokens[at - 1];
  if (before === undefined || !MODALS.has(lowerOf(before)) || /s$/u.test(token.text)) return null;
  if (before.pos !== "AUX" && before.pos !== "PART") return null;
  return token.pos === "NOUN" || (token.pos === "ADJ" && tokens[at + 1]?.pos === "DET") ? "VERB" : null;
};

/** "to see", but "to Rome" */
const infinitive: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  if (lowerOf(token) !== "to") return null;
  const next = tokens.slice(at + 1).find(({ pos }) => pos !== "ADV");
  return (next?.pos === "VERB" || next?.pos === "AUX") && !/ing$/u.test(next.text) ? "PART" : "ADP";
};

const CRIES = words("um uh uhm er oh ah hm hmm mm yeah yep yes okay ok alright hey hi hello wow ouch please");

/** "um", and "well," or "no," at the start */
const interjection: Correction = (at, tokens) => {
  const word = lowerOf(tokens[at] as TaggedToken);
  if (CRIES.has(word)) return "INTJ";
  const isApart = tokens[at + 1]?.pos === "PUNCT" && (at === 0 || tokens[at - 1]?.pos === "PUNCT");
  return isApart && /^(?:well|no|so|like|right|now)$/u.test(word) ? "INTJ" : null;
};

/** "so large", "right now", "around 20", "the one" */
const byItself: Correction = (at, tokens) => {
  const [before, token, next] = [tokens[at - 1], tokens[at] as TaggedToken, tokens[at + 1]];
  const word = lowerOf(token);
  if (word === "so") return next !== undefined && lowerOf(next) === "that" ? "SCONJ" : "ADV";
  if (word === "right" && next !== undefined && /^(?:now|here|there|away|after|before)$/iu.test(next.text))
    return "ADV";
  if (word === "around" && next?.pos === "NUM") return "ADV";
  const isNoun =
    word === "one" && (before?.pos === "DET" || before?.pos === "ADJ") && !NAMES.has(next?.pos ?? "X");
  return isNoun ? "NOUN" : null;
};

const DETERMINERS = words("the a an this that these those its their his her our my your no");

/** "the run", "a need": no verb stands between a determiner and what is no noun. */
const behindDeterminer: Correction = (at, tokens) => {
  const token = tokens[at] as TaggedToken;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token.pos !== "VERB" || before === undefined || (before.pos === "PRON" && lowerOf(before) === "her"))
    return null;
  if (!DETERMINERS.has(lowerOf(before)) || /^(?:that|this|these|those)$/iu.test(before.text)) return null;
  if (next !== undefined && (BEFORE_NOUN.has(next.pos) || next.pos === "VERB")) return null;
  return /(?:ed|en)$/u.test(token.text) ? null : "NOUN";
};

const CORRECTIONS = [
  ...[interjection, byItself, mainVerb, existential, pronoun, conjunction, adjective],
  ...[infinitive, afterModal, behindDeterminer],
];

/** The tokens with the parts of speech that Universal Dependencies gives them, where the tagger has other habits. */
export function corrected(tokens: readonly TaggedToken[]): TaggedToken[] {
  return tokens.map((token, at) => {
    for (const correction of CORRECTIONS) {
      const pos = correction(at, tokens);
      if (pos !== null) return { ...token, pos };
    }
    return token;
  });
}
