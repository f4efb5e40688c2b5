import type { Token, Wording } from "@quizmill/language";
import type { AnalysedSentence, Analysis, Mention } from "./analyse.ts";

/** Where a document says what a term means. */
export interface Definition {
  readonly mention: Mention;
  /** The meaning from its first word on, without the last stop; null where the sentence only gives the name. */
  readonly meaning: string | null;
  /** The word that says it: "is", "to", ":"; "" where the sentence only gives the name. And its lemma. */
  readonly copula: string;
  readonly copulaLemma: string;
}

/** By the keys of terms; of each term the first that has a meaning, else the first. */
export type Definitions = ReadonlyMap<string, Definition>;

/** What the document says its terms are. */
export function definitionsIn(analysis: Analysis): Definitions {
  const found = new Map<string, Definition>();
  for (const sentence of analysis.sentences)
    for (const definition of definedIn(sentence, analysis)) {
      const { key } = definition.mention;
      const known = found.get(key);
      const isNew = known === undefined || (known.meaning === null && definition.meaning !== null);
      if (isNew && isTermToDefine(definition, analysis)) found.set(key, definition);
    }
  return found;
}

/** A sentence may begin with anything; a term comes again, or is a heading or a name. */
function isTermToDefine({ mention, meaning }: Definition, { terms }: Analysis): boolean {
  const term = terms.get(mention.key);
  return (
    term !== undefined &&
    (meaning === null || term.mentions.length > 1 || term.isHeading || term.isName || term.isMarked)
  );
}

function definedIn(sentence: AnalysedSentence, { mentionsIn, wording }: Analysis): Definition[] {
  const mentions = mentionsIn(sentence);
  const { tokens, text } = sentence;
  const [first] = mentions;
  const named = mentions.filter((mention) => isNamedAt(tokens, mention.phrase.start, wording));
  const told = named.map((mention): Definition => ({ mention, meaning: null, copula: "", copulaLemma: "" }));
  if (first === undefined || !isWholeSubject(first)) return told;
  const at = meaningAt(sentence, first.phrase.end, wording);
  if (at === null) return told;
  const { text: copula = "", lemma = "" } = tokens[first.phrase.end] ?? {};
  const rest = withoutStop(text.slice(tokens[at]?.start));
  // "… an organ; it weighs three pounds."
  const meaning = rest.replace(/\s*;.*$/su, "");
  const said = { copula: copula.toLowerCase(), copulaLemma: lemma.toLowerCase() };
  return [...told, { mention: first, meaning, ...said }];
}

/** The same without its full stop. */
export const withoutStop = (text: string) => text.replace(/[.。]["”»]?$/u, "").trim();

/** The words before it give a name: "is known as", "se denomina". */
export function isNamedAt(tokens: readonly Token[], at: number, { naming }: Wording): boolean {
  return naming.some((phrase) => {
    const parts = phrase.split(" ");
    const before = tokens.slice(Math.max(0, at - parts.length), at);
    return before.length === parts.length && parts.every((part, i) => isWord(before[i], part));
  });
}

/** Before it stands an article, or the noun itself: what follows says what something is. */
export function opensMeaning(
  { text, tokens }: AnalysedSentence,
  at: number,
  { indefinite }: Wording,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return false;
  // French "des" is an article too.
  const written = text.slice(token.start, token.end === next?.start ? next.end : token.end);
  return token.pos === "DET" || token.pos === "NOUN" || indefinite.has(written.toLowerCase());
}

const isWord = (token: Token | undefined, word: string) =>
  token?.lemma.toLowerCase() === word || token?.text.toLowerCase() === word;

/** The phrase opens the sentence and is nothing but the name, with an article at most. */
export function isWholeSubject({ sentence: { tokens }, phrase, start, end }: Mention): boolean {
  return phrase.start === 0 && end === phrase.end && tokens.slice(0, start).every(({ pos }) => pos === "DET");
}

/** Where a meaning begins behind "is", "refers to" or a colon; null where none follows. */
function meaningAt(sentence: AnalysedSentence, at: number, wording: Wording): number | null {
  const { tokens } = sentence;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || next === undefined) return null;
  if (verb.text === ":") return at + 1;
  const lemma = verb.lemma.toLowerCase();
  if (wording.copulas.has(lemma)) return opensMeaning(sentence, at + 1, wording) ? at + 1 : null;
  return wording.meaning.has(`${lemma} ${next.lemma.toLowerCase()}`) ? at + 2 : null;
}
