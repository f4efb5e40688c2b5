import { existsSync } from "node:fs";
import path from "node:path";
import { annotate, LANGUAGES, type Language, sentencesOf, type Tagger } from "@quizmill/language";
import { lessonOf, treebankTagger } from "@quizmill/language/training";
import type { BenchOptions } from "../options.ts";
import { type Counts, f1, goldPhrases, ourPhrases } from "./agreement.ts";
import { type GoldDocument, type GoldSentence, readTreebank } from "./conllu.ts";
import { learnTagger } from "./learn-tagger.ts";
import { comparable } from "./spellings.ts";

/** Figures of tags are crossed: no document both teaches and reports. */
const FOLDS = 5;

/** Taggers for each document. Of a learnt tagger those that have not seen the document. */
function taggersOf(
  language: Language,
  documents: readonly GoldDocument[],
): (document: GoldDocument) => Tagger {
  const teachable = lessonOf(language)?.tagger ?? null;
  const textOf = ({ paragraphs }: GoldDocument) =>
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join("\n");
  if (teachable === null) return (document) => language.taggerFor(textOf(document));
  const learnt = Array.from({ length: FOLDS }, (_, fold) =>
    treebankTagger(
      teachable,
      learnTagger(
        documents.filter((_document, index) => index % FOLDS !== fold),
        teachable,
      ),
    ),
  );
  return (document) => learnt[documents.indexOf(document) % FOLDS] as Tagger;
}

interface Figures {
  readonly tokens: Counts;
  pos: number;
  lemmas: number;
  /** Words with a case; 0 where the language has none. */
  cases: { same: number; gold: number };
  readonly phrases: Counts;
  readonly mistakes: Map<string, number>;
}

const none = (): Counts => ({ same: 0, ours: 0, gold: 0 });
const add = (counts: Counts, ours: ReadonlySet<string>, gold: ReadonlySet<string>) => {
  counts.same += [...ours].filter((one) => gold.has(one)).length;
  counts.ours += ours.size;
  counts.gold += gold.size;
};

function compareSentence(figures: Figures, sentence: GoldSentence, tag: Tagger): void {
  const { tokens, nounPhrases } = tag(sentence.text);
  const byPlace = new Map(tokens.map((token) => [`${token.start}:${token.end}`, token]));
  figures.tokens.ours += tokens.length;
  figures.tokens.gold += sentence.words.length;
  for (const gold of sentence.words) {
    const token = byPlace.get(`${gold.start}:${gold.end}`);
    if (gold.features.Case !== undefined) figures.cases.gold += 1;
    if (token === undefined) {
      figures.mistakes.set(`${gold.pos} not found`, (figures.mistakes.get(`${gold.pos} not found`) ?? 0) + 1);
      continue;
    }
    figures.tokens.same += 1;
    if (token.pos === gold.pos) figures.pos += 1;
    else
      figures.mistakes.set(
        `${gold.pos} as ${token.pos}`,
        (figures.mistakes.get(`${gold.pos} as ${token.pos}`) ?? 0) + 1,
      );
    if (comparable(token.lemma) === comparable(gold.lemma)) figures.lemmas += 1;
    if (gold.features.Case !== undefined && token.features.Case === gold.features.Case)
      figures.cases.same += 1;
  }
  add(figures.phrases, ourPhrases(tokens, nounPhrases), goldPhrases(sentence));
}

/** Sentence ends, as offsets into a paragraph's text. */
function compareEnds(counts: Counts, documents: readonly GoldDocument[], language: Language): void {
  for (const paragraph of documents.flatMap(({ paragraphs }) => paragraphs)) {
    const gold = new Set<string>();
    let text = "";
    for (const sentence of paragraph) {
      text += (text === "" ? "" : " ") + sentence.text;
      gold.add(String(text.length));
    }
    const ours = new Set<string>();
    let at = 0;
    for (const sentence of sentencesOf(text, language.sentences)) {
      at = text.indexOf(sentence, at) + sentence.length;
      ours.add(String(at));
    }
    add(counts, ours, gold);
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Characters a second of the whole annotation: one half of the treebank's text after the other half, and all again. */
function speedsOf(language: Language, documents: readonly GoldDocument[]): number[] {
  const blocks = documents.flatMap(({ paragraphs }) =>
    paragraphs.map((one) => one.map(({ text }) => text).join(" ")),
  );
  const speedOf = (part: readonly string[]) => {
    const startedAt = performance.now();
    const count = [...annotate(part, language)].length;
    if (count === 0) throw new Error("There is no sentence to measure with.");
    return (part.join("\n").length / (performance.now() - startedAt)) * 1000;
  };
  const half = Math.floor(blocks.length / 2);
  for (let pass = 0; pass < WARM_UP_PASSES; pass++) speedOf(blocks.slice(0, half));
  return [speedOf(blocks.slice(half)), speedOf(blocks)];
}

/** So many passes and the code is compiled. */
const WARM_UP_PASSES = 3;

/** `npm run bench -- language [DIR [CODE …]]`: how well sentences are annotated, by the treebanks in a folder. */
export async function run({ args }: BenchOptions): Promise<void> {
  const [folder = path.resolve(import.meta.dirname, "../../../shared/data/ud"), ...codes] = args;
  for (const language of Object.values(LANGUAGES)) {
    if (codes.length > 0 && !codes.includes(language.code)) continue;
    const file = path.join(folder, `${language.code}.conllu`);
    if (!existsSync(file)) {
      console.log(`${language.code}: skipped, since ${language.code}.conllu is not there`);
      continue;
    }
    const documents = readTreebank(file);
    const taggerOf = taggersOf(language, documents);
    const figures: Figures = {
      tokens: none(),
      pos: 0,
      lemmas: 0,
      cases: { same: 0, gold: 0 },
      phrases: none(),
      mistakes: new Map(),
    };
    for (const document of documents) {
      const tag = taggerOf(document);
      for (const sentence of document.paragraphs.flat()) compareSentence(figures, sentence, tag);
    }
    const ends = none();
    compareEnds(ends, documents, language);
    const { tokens } = figures;
    console.log(`\n${language.code}: ${tokens.gold} words`);
    console.log(`words as the treebank has them, F1       ${percent(f1(tokens))}`);
    console.log(
      `part of speech, of all / of these        ${percent(figures.pos / tokens.gold)} / ${percent(figures.pos / tokens.same)}`,
    );
    console.log(
      `lemma, of all / of these                 ${percent(figures.lemmas / tokens.gold)} / ${percent(figures.lemmas / tokens.same)}`,
    );
    if (figures.cases.same > 0 && lessonOf(language) !== null)
      console.log(
        `case, of words that have one             ${percent(figures.cases.same / figures.cases.gold)}`,
      );
    console.log(`noun phrases, F1                         ${percent(f1(figures.phrases))}`);
    console.log(`sentence ends, F1                        ${percent(f1(ends))}`);
    console.log(
      `characters a second, new text / again    ${speedsOf(language, documents)
        .map((speed) => Math.round(speed).toLocaleString("en"))
        .join(" / ")}`,
    );
    const worst = [...figures.mistakes].sort((a, b) => b[1] - a[1]).slice(0, 12);
    console.log(`most often wrong: ${worst.map(([what, count]) => `${what} ${count}`).join(", ")}`);
  }
}
