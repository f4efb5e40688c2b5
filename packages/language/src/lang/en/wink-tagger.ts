import { createRequire } from "node:module";
import type { ItsFunction, Model, WinkMethods } from "wink-nlp";
import type { Features, Pos, Token } from "../../token.ts";
import { corrected, type TaggedToken } from "./corrections.ts";
import { STOP_WORDS } from "./words.ts";

const require = createRequire(import.meta.url);
let wink: WinkMethods | null = null;

/** Loaded with the first document: 4 MB. */
function load(): WinkMethods {
  const create = require("wink-nlp") as (model: Model, pipes: string[]) => WinkMethods;
  wink ??= create(require("wink-eng-lite-web-model") as Model, ["pos"]);
  return wink;
}

/** Words that the document also has in small letters. */
function smallWords(document: string): Set<string> {
  return new Set(document.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]+/gu) ?? []);
}

const WORD = /\p{L}[\p{L}’'-]*/gu;
/** From this share of capitalized words on a sentence is a title. */
const TITLE_SHARE = 0.6;

/**
 * The sentence with small letters where a capital marks no name: its first word, and any word of a title, if the
 * document also has it in small letters. Of the same length.
 */
function withoutTitleCase(sentence: string, small: ReadonlySet<string>): string {
  const words = sentence.match(WORD) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitle = words.length > 2 && capitals / words.length >= TITLE_SHARE;
  let isFirst = true;
  return sentence.replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const isPlain =
      lower.length === word.length &&
      !/^I(?:$|['’])/u.test(word) &&
      (small.has(lower) || STOP_WORDS.has(lower));
    const mayChange = isFirst || isTitle;
    isFirst = false;
    return mayChange && isPlain ? lower : word;
  });
}

function featuresOf(text: string, lemma: string, pos: Pos): Features {
  const lower = text.toLowerCase();
  if (pos === "NOUN" || pos === "PROPN")
    return {
      Number: lower !== lemma && /s$|(?:men|people|children|feet|teeth)$/u.test(lower) ? "Plur" : "Sing",
    };
  if (pos === "PRON" && /^(?:my|your|his|her|its|our|their|whose)$/u.test(lower)) return { Case: "Gen" };
  if (pos !== "VERB" && pos !== "AUX") return {};
  if (lower.endsWith("ing")) return { VerbForm: "Part" };
  return lower !== lemma && /(?:ed|en|wn|t)$/u.test(lower) ? { VerbForm: "Part" } : { VerbForm: "Fin" };
}

/** Contractions that the tagger takes for one word: their two words, with part of speech and lemma. */
const CONTRACTIONS: readonly [RegExp, Pos, string, Pos, string][] = [
  [/^(I)(['’]m)$/iu, "PRON", "I", "AUX", "be"],
  [/^(gon)(na)$/iu, "VERB", "go", "PART", "to"],
  [/^(wan)(na)$/iu, "VERB", "want", "PART", "to"],
  [/^(got)(ta)$/iu, "VERB", "get", "PART", "to"],
];

function contracted(token: TaggedToken): TaggedToken[] {
  for (const [shape, firstPos, firstLemma, secondPos, secondLemma] of CONTRACTIONS) {
    const [, first, second] = shape.exec(token.text) ?? [];
    if (first === undefined || second === undefined) continue;
    const middle = token.start + first.length;
    return [
      { text: first, start: token.start, end: middle, pos: firstPos, lemma: firstLemma },
      { text: second, start: middle, end: token.end, pos: secondPos, lemma: secondLemma },
    ];
  }
  return [token];
}

/** The tagger of wink-nlp (winkjs.org), whose model is learnt from other texts, with corrections. */
export function winkTagger(document: string): (sentence: string) => Token[] {
  const { readDoc, its } = load();
  const small = smallWords(document);
  return (sentence) => {
    const given = withoutTitleCase(sentence, small);
    const tokens = readDoc(given).tokens();
    const values = tokens.out();
    const tags = tokens.out(its.pos) as Pos[];
    const lemmas = tokens.out(its.lemma as ItsFunction<string>);
    let at = 0;
    const found: TaggedToken[] = [];
    for (const [index, value] of values.entries()) {
      const start = given.indexOf(value, at);
      const [pos, lemma] = [tags[index], lemmas[index]];
      if (start < 0 || pos === undefined || lemma === undefined) continue;
      at = start + value.length;
      found.push(...contracted({ text: sentence.slice(start, at), start, end: at, pos, lemma }));
    }
    return corrected(found).map(
      (token): Token => ({ ...token, features: featuresOf(token.text, token.lemma, token.pos) }),
    );
  };
}
