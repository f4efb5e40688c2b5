import type { Language } from "@quizmill/contract";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import { STOCKS, type Stock } from "./words.ts";

/** Words that come again and again, the first ones most often. */
const VOCABULARY = 600;

/** Writes parts of texts in one language, the same for the same seed. */
export interface Writer {
  readonly stock: Stock;
  /** A whole number below that. */
  below(limit: number): number;
  /** An invented word that no text had before. */
  fresh(): string;
  /** One of a few hundred, as the words of a text are. */
  word(): string;
  /** So many words with small ones between them. */
  words(count: number): string;
  verb(): string;
  little(): string;
  name(): string;
  sentence(words?: number): string;
  /** "a tool that …", of one kind where that is told. */
  meaning(kind?: number): string;
  year(): number;
  month(): string;
  abbreviation(): string;
  unit(): string;
}

export function writerIn(language: Language, seed: number): Writer {
  const stock = STOCKS[language];
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? "";
  const from = (list: string) => oneOf(list.split(" "));
  const coined = (syllables: number) => {
    const word = Array.from({ length: syllables }, () => from(stock.syllables)).join("");
    return language === "de" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  const vocabulary = Array.from({ length: VOCABULARY }, () => coined(2 + below(2)));
  const word = () => vocabulary[Math.floor(VOCABULARY * random() ** 3)] ?? "";
  const little = () => from(stock.little);
  const verb = () => from(stock.verbs);
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => (at % 2 === 1 ? little() : word())).join(stock.space);
  const name = () => {
    const [given, family] = [from(stock.givenNames), coined(2) + from(stock.familyEndings)];
    return language === "ja" ? family + given : `${given} ${upperFirst(family)}`;
  };
  const sentence = (count = 5 + below(8)) =>
    upperFirst([words(3), verb(), words(count)].join(stock.space)) + stock.stop;
  const meaning = (kind = below(6)) => {
    const { that, space, kindsOfThings } = stock;
    const thing = kindsOfThings.split(",")[kind] ?? "";
    // In Japanese what a thing is stands last.
    if (language === "ja") return `${words(3)}を${verb()}${thing}`;
    return [thing, that, verb(), words(3 + below(4))].join(space);
  };
  return {
    ...{ stock, below, word, words, verb, little, name, sentence, meaning },
    fresh: () => coined(4 + below(2)),
    year: () => 1500 + below(500),
    month: () => from(stock.months),
    abbreviation: () => from(stock.abbreviations),
    unit: () => from(stock.units),
  };
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
