import { createRequire } from "node:module";
import type { Pos, Token } from "../../token.ts";
import {
  AUXILIARIES,
  COMPOUNDS,
  LEMMAS,
  NOUN_TO_VERB,
  PARTS_OF_SPEECH,
  SINGLE_WORDS,
  SUFFIXES,
} from "./parts-of-speech.ts";

/** A word as the package gives it; words that the dictionary does not have lack all but the first two. */
interface Morpheme {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly partOfSpeechSubcategory2?: string;
  readonly baseForm?: string;
}

type Tokenize = (text: string) => readonly Morpheme[];

const require = createRequire(import.meta.url);
let loaded: Tokenize | null = null;

/** Loaded with the first document: 13 MB on disk, some 105 MB of memory. */
function load(): Tokenize {
  const { TokenizerBuilder } =
    require("lindera-wasm-nodejs-ipadic") as typeof import("lindera-wasm-nodejs-ipadic");
  const builder = new TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  const tokenizer = builder.build();
  return (text) => tokenizer.tokenize(text) as Morpheme[];
}

/** What a word is that the dictionary does not have: by its characters. */
const UNKNOWN: readonly [RegExp, Pos][] = [
  [/^[\p{Nd}.,．，]*\p{Nd}[\p{Nd}.,．，]*$/u, "NUM"],
  [/^・$/u, "SYM"],
  [/^\p{P}+$/u, "PUNCT"],
  [/^[\p{S}\p{P}]+$/u, "SYM"],
  [/^\p{Script=Katakana}[\p{Script=Katakana}ー・]+$/u, "PROPN"],
];

const isOf = (morpheme: Morpheme | undefined, verbs: ReadonlySet<string>) =>
  morpheme?.partOfSpeech === "動詞" && verbs.has(morpheme.baseForm ?? "");

const isVerbalNoun = (morpheme: Morpheme | undefined) =>
  morpheme?.partOfSpeechSubcategory1 === "サ変接続" && morpheme.partOfSpeech === "名詞";

function posOf(at: number, morphemes: readonly Morpheme[]): Pos {
  const morpheme = morphemes[at] as Morpheme;
  const { partOfSpeech, partOfSpeechSubcategory1, partOfSpeechSubcategory2, baseForm, surface } = morpheme;
  if (partOfSpeech === "UNK") return UNKNOWN.find(([shape]) => shape.test(surface))?.[1] ?? "NOUN";
  if (isVerbalNoun(morpheme) && isOf(morphemes[at + 1], NOUN_TO_VERB)) return "VERB";
  if (/^(?:名詞|UNK)$/u.test(morphemes[at - 1]?.partOfSpeech ?? "") && isOf(morpheme, NOUN_TO_VERB))
    return "AUX";
  const kind = [partOfSpeech, partOfSpeechSubcategory1, partOfSpeechSubcategory2];
  return (
    SINGLE_WORDS[`${partOfSpeech} ${baseForm}`] ??
    PARTS_OF_SPEECH[kind.join(",")] ??
    PARTS_OF_SPEECH[kind.slice(0, 2).join(",")] ??
    PARTS_OF_SPEECH[partOfSpeech] ??
    "X"
  );
}

const LONG_NOUN = /^\p{Script=Han}{3,}$/u;

type Part = readonly [text: string, pos: Pos, lemma: string];

/** A morpheme as short words: with its compounds taken apart, and names at the dots inside them. */
function partsOf(at: number, morphemes: readonly Morpheme[]): Part[] {
  const { surface, baseForm = surface } = morphemes[at] as Morpheme;
  const compound = Object.hasOwn(COMPOUNDS, surface) ? COMPOUNDS[surface] : undefined;
  if (compound !== undefined) return compound.map(([text, pos]) => [text, pos, LEMMAS[text] ?? text]);
  const pos = posOf(at, morphemes);
  const [stem, suffix] = [surface.slice(0, -1), surface.slice(-1)];
  if (pos === "NOUN" && LONG_NOUN.test(surface) && SUFFIXES.has(suffix))
    return [
      [stem, pos, stem],
      [suffix, pos, suffix],
    ];
  if (surface.length === 1 || !surface.includes("・")) return [[surface, pos, baseForm]];
  return surface
    .split(/(・)/u)
    .filter((part) => part !== "")
    .map((part): Part => [part, part === "・" ? "SYM" : pos, part]);
}

/** Tags by the dictionary IPADIC in lindera, its words taken apart as Universal Dependencies has them. */
export function ipadicTagger(): (sentence: string) => Token[] {
  loaded ??= load();
  const tokenize = loaded;
  return (sentence) => {
    const morphemes = tokenize(sentence);
    let at = 0;
    return morphemes.flatMap((_, index) =>
      partsOf(index, morphemes).flatMap(([text, pos, lemma]): Token[] => {
        const start = sentence.indexOf(text, at);
        if (start < 0) return [];
        at = start + text.length;
        const own = pos === "AUX" ? (AUXILIARIES[text] ?? lemma) : lemma;
        return [{ text, start, end: at, lemma: own, pos, features: {} }];
      }),
    );
  };
}
