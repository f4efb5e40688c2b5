import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { planPassages } from "@quizmill/questions";
import {
  KEY_FEATURE_WEIGHTS,
  type KeyFeature,
  type KeyWithFeatures,
  keysWithFeatures,
} from "@quizmill/questions/measure";
import { type BenchOptions, questionsFolder } from "../options.ts";

/**
 * Learns the weights of the signs that a part of a sentence is worth asking about, from the answers that people chose.
 * Reports the result on sets that were not used for learning: the share of sentences whose best part is an answer
 * somebody chose. Logistic regression by gradient descent (Adam). Each weight is pulled towards the one set by hand, so
 * that it stays there if the data does not say otherwise.
 */
const LEARNT_FROM: QuestionSet = { file: "jaquad/data.json", language: "ja" };
const REPORTED: readonly QuestionSet[] = [
  { file: "xquad/en.json", language: "en" },
  { file: "xquad/de.json", language: "de" },
  { file: "xquad/es.json", language: "es" },
  { file: "poquad/data.json", language: "pl" },
  { file: "jsquad/data.json", language: "ja" },
];
const STEPS = 400;
const RATE = 0.05;
/** How strongly weights are pulled to those set by hand. */
const HOLD = 0.01;
const FEATURES = Object.keys(KEY_FEATURE_WEIGHTS) as KeyFeature[];

interface QuestionSet {
  readonly file: string;
  readonly language: Language;
}

interface Example extends KeyWithFeatures {
  readonly passage: number;
  /** Whether a person chose it as an answer. */
  readonly isAnswer: boolean;
}

interface Weights {
  readonly base: number;
  readonly signs: Readonly<Record<KeyFeature, number>>;
}

interface Passages {
  readonly passages: readonly { title: string; text: string; qas: readonly { answer: string }[] }[];
}

function examplesIn(folder: string, { file, language }: QuestionSet): Example[] {
  const { passages } = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Passages;
  return passages.flatMap(({ title, text, qas }, passage) => {
    const answers = new Set(qas.map(({ answer }) => bare(answer)));
    const plan = planPassages(textToSource(text, { title }), { language });
    return keysWithFeatures(plan).map((key) => ({ ...key, passage, isAnswer: answers.has(bare(key.text)) }));
  });
}

function bare(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function scoreOf({ features }: KeyWithFeatures, weights: Weights): number {
  return features.reduce((sum, feature) => sum + weights.signs[feature], weights.base);
}

const record = (value: (feature: KeyFeature, index: number) => number) =>
  Object.fromEntries(FEATURES.map((feature, index) => [feature, value(feature, index)])) as Record<
    KeyFeature,
    number
  >;

const BY_HAND: Weights = { base: 0, signs: record((feature) => KEY_FEATURE_WEIGHTS[feature][0]) };
const SHIPPED: Weights = { base: 0, signs: record((feature) => KEY_FEATURE_WEIGHTS[feature][1]) };

function learn(examples: readonly Example[]): Weights {
  // The last entry is the base.
  const start = [...FEATURES.map((feature) => BY_HAND.signs[feature]), -2];
  const weights = [...start];
  const [mean, spread] = [start.map(() => 0), start.map(() => 0)];
  const places = examples.map(({ features }) => [
    ...features.map((feature) => FEATURES.indexOf(feature)),
    FEATURES.length,
  ]);
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight, i) => HOLD * (weight - (start[i] ?? 0)));
    for (const [i, example] of examples.entries()) {
      const on = places[i] ?? [];
      const sum = on.reduce((total, place) => total + (weights[place] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(example.isAnswer);
      for (const place of on) slope[place] = (slope[place] ?? 0) + error / examples.length;
    }
    for (const [i, g] of slope.entries()) {
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * g;
      const v = 0.999 * (spread[i] ?? 0) + 0.001 * g * g;
      [mean[i], spread[i]] = [m, v];
      weights[i] =
        (weights[i] ?? 0) - (RATE * m) / (1 - 0.9 ** step) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return {
    base: weights[FEATURES.length] ?? 0,
    signs: record((_, i) => Number((weights[i] ?? 0).toFixed(2))),
  };
}

/** Share of sentences whose best part is an answer, and of those any part of which is one. */
function reached(examples: readonly Example[], weights: Weights): { best: number; any: number } {
  const sentences = Map.groupBy(examples, ({ passage, sentence }) => `${passage} ${sentence}`);
  let [best, any] = [0, 0];
  for (const parts of sentences.values()) {
    const first = parts.reduce((a, b) => (scoreOf(b, weights) > scoreOf(a, weights) ? b : a));
    if (first.isAnswer) best += 1;
    if (parts.some(({ isAnswer }) => isAnswer)) any += 1;
  }
  return { best: best / sentences.size, any: any / sentences.size };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export async function run(options: BenchOptions): Promise<void> {
  const { isSmoke } = options;
  const folder = questionsFolder(options);
  const examplesOf = (set: QuestionSet) => examplesIn(folder, set);
  if (!existsSync(path.join(folder, LEARNT_FROM.file))) {
    console.log("skipped: the question sets are not beside the project");
    return;
  }
  const examples = examplesOf(LEARNT_FROM).slice(0, isSmoke ? 500 : undefined);
  const learnt = learn(examples);
  const answers = examples.filter(({ isAnswer }) => isAnswer).length;
  console.log(
    `learnt from ${LEARNT_FROM.file}: ${examples.length} parts of sentences, ${answers} of them answers\n`,
  );
  for (const feature of FEATURES)
    console.log(
      `  ${feature}: [${BY_HAND.signs[feature]}, ${learnt.signs[feature]}],  // now ${SHIPPED.signs[feature]}`,
    );
  if (isSmoke) return;
  console.log("\nsentences whose best part is an answer: by hand, shipped, learnt now, the most there is");
  for (const set of [...REPORTED, LEARNT_FROM]) {
    const parts = examplesOf(set);
    const figures = [BY_HAND, SHIPPED, learnt].map((weights) => percent(reached(parts, weights).best));
    const note = set === LEARNT_FROM ? "  (learnt from: no measure)" : "";
    console.log(
      `  ${set.file.padEnd(18)} ${figures.join("  ")}  ${percent(reached(parts, SHIPPED).any)}${note}`,
    );
  }
}
