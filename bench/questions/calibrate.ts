import { existsSync } from "node:fs";
import path from "node:path";
import { BANDS, SCORE_WEIGHTS, scoreOf } from "@quizmill/questions/measure";
import { type BenchOptions, questionsFolder } from "../options.ts";
import { type Answered, answersIn, type PeoplesQuestions } from "./answered.ts";
import { cutIntoBands, distanceFrom, type LearntBand, promiseOf, type Scored, shareRight } from "./bands.ts";

/**
 * `npm run bench -- calibrate [DIR]`: how often the solver is right, given the features of its answer. Learns how the
 * features add up to a score (logistic regression with non-negative weights), cuts the scores into bands, and counts
 * the share of right answers in each. Questions that people wrote have half of the weight. The other half is the
 * engine's own drafts from the same texts, because a solver sees those. To show how good the table is on new sets, each
 * set is left out in turn.
 */
const SETS: readonly PeoplesQuestions[] = [
  { name: "sciq", language: "en", isBook: false },
  { name: "quail", language: "en", isBook: false },
  { name: "openstax_psychology_en", language: "en", isBook: true },
  { name: "openstax_psychologia_pl", language: "pl", isBook: true },
  { name: "50ohm_de", language: "de", isBook: true },
];
const STEPS = 1500;
const RATE = 2;
/** Before neighbouring bands that do not rise are merged. */
const MOST_BANDS = 12;
type Weights = typeof SCORE_WEIGHTS;
type Weighted = Answered & { readonly weight: number };

function weigh(answers: readonly Answered[]): Weighted[] {
  const groups = Map.groupBy(answers, ({ group }) => group);
  return answers.map((answer) => ({ ...answer, weight: 1 / (groups.get(answer.group)?.length ?? 1) }));
}

const sumOf = (answers: readonly Weighted[], value: (answer: Weighted) => number) =>
  answers.reduce((sum, answer) => sum + answer.weight * value(answer), 0);
function learn(answers: readonly Weighted[]): Weights {
  const rows = answers.map(({ features: { margin, support, held }, isRight, weight }) => ({
    values: [1, support, held, margin * support],
    isRight: Number(isRight),
    weight,
  }));
  const all = sumOf(answers, () => 1);
  let weights = [0, 0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(() => 0);
    for (const { values, isRight, weight } of rows) {
      const sum = values.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
      const error = weight * (1 / (1 + Math.exp(-sum)) - isRight);
      for (const [i, value] of values.entries()) slope[i] = (slope[i] ?? 0) + error * value;
    }
    weights = weights.map((weight, i) => weight - (RATE * (slope[i] ?? 0)) / all);
    weights = weights.map((weight, i) => (i === 0 ? weight : Math.max(0, weight)));
  }
  const [base = 0, support = 0, held = 0, marginWithSupport = 0] = weights.map((w) => +w.toFixed(2));
  return { base, support, held, marginWithSupport };
}

const scored = (answers: readonly Weighted[], weights: Weights): Scored[] =>
  answers.map(({ features, isRight, weight }) => ({ score: scoreOf(features, weights), isRight, weight }));

const cut = (answers: readonly Weighted[], weights: Weights) =>
  cutIntoBands(scored(answers, weights), MOST_BANDS);

function printTable(bands: readonly LearntBand[]): void {
  for (const { from, right, count } of bands)
    console.log(`  { from: ${from}, right: ${right} },  // ${count} answers`);
}

function leaveOneOut(answers: readonly Weighted[]): void {
  console.log("\nright of all, and how far the confidence is off where the set was not learnt from:");
  for (const { name } of SETS) {
    const others = answers.filter(({ group }) => !group.startsWith(name));
    const weights = learn(others);
    const bands = cut(others, weights);
    for (const group of [name, `${name}, drafts`]) {
      const own = answers.filter((answer) => answer.group === group);
      const off = (100 * distanceFrom(scored(own, weights), promiseOf(bands))).toFixed(1);
      const shipped = (100 * distanceFrom(scored(own, SCORE_WEIGHTS), promiseOf(BANDS))).toFixed(1);
      console.log(
        `  ${group.padEnd(32)} ${own.length} answers, ${(100 * shareRight(scored(own, weights))).toFixed(1)} % right, off by ${off} points (shipped table: ${shipped})`,
      );
    }
  }
}

export async function run(options: BenchOptions): Promise<void> {
  const folder = questionsFolder(options);
  const present = SETS.filter(({ name }) => existsSync(path.join(folder, name, "data.json")));
  if (present.length < SETS.length) {
    console.log("skipped: the question sets are not beside the project");
    return;
  }
  const sets = options.isSmoke ? present.slice(0, 1) : present;
  const answers = weigh((await Promise.all(sets.map((set) => answersIn(folder, set)))).flat());
  const weights = learn(answers);
  console.log(JSON.stringify(weights));
  printTable(cut(answers, weights));
  if (!options.isSmoke) leaveOneOut(answers);
}
