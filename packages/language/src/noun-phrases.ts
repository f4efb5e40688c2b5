import type { NounPhrase, Token } from "./token.ts";

/** How the words of a noun phrase follow each other in a language. */
export interface NounPhraseRules {
  /** Adjectives also follow their noun ("układ krążeniowy", "reacción química"). */
  readonly hasAdjectivesBehind: boolean;
  /** A noun behind a noun is a phrase of its own ("ściana komórki"), not the head of a compound ("cell wall"). */
  readonly hasBareGenitive: boolean;
}

/** Two phrases that follow each other, at most a preposition between them. */
export interface Joint {
  readonly tokens: readonly Token[];
  /** All that has been joined so far. */
  readonly left: NounPhrase;
  readonly right: NounPhrase;
  /** Its lemma; null if there is none. */
  readonly preposition: string | null;
  /** The clause has had a verb. */
  readonly isBehindVerb: boolean;
}

/** Whether the right phrase depends on the left one. */
export type Attaches = (joint: Joint) => boolean;

const NOUNS: ReadonlySet<string> = new Set(["NOUN", "PROPN"]);
/** What stands before a noun and belongs to it. */
const BEFORE: ReadonlySet<string> = new Set(["DET", "ADJ", "NUM", "NOUN", "PROPN", "SYM", "X"]);

const isPossessive = ({ text, pos }: Token) => pos === "PART" && /^['’]s?$/u.test(text);

/** The phrase of one noun that begins here, with the words directly around it; null if no noun follows. */
function coreAt(tokens: readonly Token[], start: number, rules: NounPhraseRules): NounPhrase | null {
  let head = -1;
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (NOUNS.has(token.pos)) {
      if (head >= 0 && rules.hasBareGenitive && token.pos === "NOUN") break;
      head = at;
    } else if (head >= 0 && isPossessive(token) && BEFORE.has(tokens[at + 1]?.pos ?? "PUNCT")) head = -1;
    else if (joinsByHyphen(tokens, at, start) || isOrdinalStop(tokens, at)) continue;
    else if (!(head < 0 ? leadsNoun(tokens, at, start) : followsNoun(token, tokens[head] as Token, rules)))
      break;
  }
  return head < 0 ? null : { start, end: at, head };
}

/** Whether a word may stand in a phrase before its noun. */
function leadsNoun(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at] as Token;
  if (BEFORE.has(token.pos)) return true;
  if (token.pos === "PRON") return at === start && isPossessivePronoun(token);
  return isModifier(token, tokens[at + 1], tokens[at - 1]) || joinsAdjectives(tokens, at, start);
}

/** Whether a word may stand in a phrase behind its noun: "układ krążeniowy", "World War II". */
function followsNoun(token: Token, noun: Token, rules: NounPhraseRules): boolean {
  if (token.pos === "ADJ") return rules.hasAdjectivesBehind && agrees(token, noun);
  return (token.pos === "NUM" || token.pos === "X") && /^[\p{Lu}\d]/u.test(token.text);
}

/** "his", "its" */
const isPossessivePronoun = ({ features }: Token) => features.Case === "Gen";

/** What may stand before a participle that belongs to a noun. */
const BEFORE_PARTICIPLE: ReadonlySet<string> = new Set(["DET", "ADJ", "ADP", "NUM", "CCONJ", "ADV"]);

/** "very large", "growing cells"; not "I entered Trinity College". */
function isModifier(token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (next === undefined) return false;
  if (token.pos === "ADV") return next.pos === "ADJ" || next.features.VerbForm === "Part";
  if (token.pos !== "VERB" || token.features.VerbForm !== "Part") return false;
  if (before !== undefined && !BEFORE_PARTICIPLE.has(before.pos)) return false;
  return next.pos === "NOUN" || next.pos === "ADJ";
}

/** "a short and simple text", "a long, cold winter" */
function joinsAdjectives(tokens: readonly Token[], at: number, start: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  return (
    at > start &&
    before?.pos === "ADJ" &&
    after?.pos === "ADJ" &&
    (token.pos === "CCONJ" || token.text === ",")
  );
}

/** A hyphen without spaces between two words: "long-term memory". */
function joinsByHyphen(tokens: readonly Token[], at: number, start: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (at <= start || before === undefined || after === undefined) return false;
  if (/^[-–/]$/u.test(token.text)) return before.end === token.start && token.end === after.start;
  return /^[-–/]$/u.test(before.text) && before.end === token.start && at - 2 >= start;
}

/** "4. klasy" */
function isOrdinalStop(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (token.text !== "." || before === undefined || after === undefined) return false;
  return /^\d+$/u.test(before.text) && /^\p{Ll}/u.test(after.text);
}

function agrees(adjective: Token, noun: Token): boolean {
  const [own, other] = [adjective.features, noun.features];
  return own.Case === other.Case && own.Number === other.Number;
}

/** An article that is written in one word with its preposition, as in "del". No phrase begins inside a word. */
function isInContraction(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return token?.pos === "DET" && before?.pos === "ADP" && before.end === token.start;
}

/** The phrases of one noun each, and the pronouns, in order. */
function* partsOf(tokens: readonly Token[], rules: NounPhraseRules): Generator<NounPhrase, void, void> {
  for (let at = 0; at < tokens.length; ) {
    if (isInContraction(tokens, at)) at += 1;
    const core = coreAt(tokens, at, rules);
    const isPronoun = tokens[at]?.pos === "PRON";
    if (core !== null) yield core;
    else if (isPronoun) yield { start: at, end: at + 1, head: at };
    at = core?.end ?? at + 1;
  }
}

/** The joint between a phrase and the next part of the sentence; null if they do not follow each other. */
function jointOf(tokens: readonly Token[], left: NounPhrase, right: NounPhrase): Joint | null {
  const between = tokens.slice(left.end, right.start);
  const preposition = between[0]?.pos === "ADP" ? between[0].lemma : null;
  const lead = preposition === null ? 0 : 1;
  if (between.length > (isInContraction(tokens, left.end + lead) ? lead + 1 : lead)) return null;
  const clause = tokens.slice(0, left.start);
  const from = clause.findLastIndex(({ pos }) => pos === "PUNCT" || pos === "SCONJ") + 1;
  const isBehindVerb = clause.slice(from).some(({ pos }) => pos === "VERB" || pos === "AUX");
  return { tokens, left, right, preposition, isBehindVerb };
}

/**
 * The longest noun phrases: a noun with its determiners, adjectives and numerals, and the phrases that depend on it.
 * Without relative clauses. They do not overlap.
 */
export function nounPhrasesOf(
  tokens: readonly Token[],
  rules: NounPhraseRules,
  attaches: Attaches,
): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (const part of partsOf(tokens, rules)) {
    const last = phrases.at(-1);
    const joint = last === undefined ? null : jointOf(tokens, last, part);
    if (last !== undefined && joint !== null && attaches(joint))
      phrases[phrases.length - 1] = { ...last, end: part.end };
    else phrases.push(part);
  }
  return phrases;
}
