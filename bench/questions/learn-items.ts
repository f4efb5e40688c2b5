import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { profileOf } from "@quizmill/questions/for-engines";
import {
  type AnswerCounts,
  itemId,
  optionId,
  type Weights,
  withOneEndSign,
} from "@quizmill/questions/measure";
import { type BenchOptions, questionsFolder, ROOT } from "../options.ts";
import { marksFromAnswers, parseAnswerCounts } from "./answer-marks.ts";
import { candidatesIn, type DrawnCandidate, documentsOf, LANGUAGES } from "./draw-items.ts";
import { areaUnderCurve, crossed, type Example, learnLogistic } from "./logistic.ts";
import { type Marks, readMarks } from "./marks.ts";

const TABLE = path.join(ROOT, "packages/questions/src/rank/option-weights.ts");
const SHOWN = 3;

interface Marked extends DrawnCandidate {
  readonly marks: Marks;
  /** Of each distractor; null where it was not marked. */
  readonly options: readonly (0 | 1 | 2 | null)[];
}

/** A candidate that learners answered. */
interface Answered extends DrawnCandidate {
  /** Of each distractor; null where the answers do not tell. */
  readonly options: readonly (0 | 1 | null)[];
}

/** The candidates of all documents that readers marked or learners answered, found again by their ids. */
function itemsFound(counts: AnswerCounts | null): { marked: Marked[]; answered: Answered[] } {
  const marks = readMarks();
  const folder = questionsFolder({ isSmoke: false, args: [] });
  const marked = new Map<string, Marked>();
  const answered = new Map<string, Answered>();
  for (const language of LANGUAGES)
    for (const candidate of documentsOf(folder, language).flatMap(candidatesIn)) {
      const id = itemId(candidate.draft);
      const own = markedOf(candidate, marks[id]?.[0]);
      if (own !== null && !marked.has(id)) marked.set(id, own);
      const counted = counts && answeredOf(candidate, counts);
      if (counted && !answered.has(id)) answered.set(id, counted);
    }
  console.log(`${marked.size} of ${Object.keys(marks).length} marked items found again`);
  if (counts !== null) tellOfAnswers([...answered.values()], counts);
  agreement();
  return { marked: [...marked.values()], answered: [...answered.values()] };
}

function markedOf(candidate: DrawnCandidate, marks: Marks | undefined): Marked | null {
  if (marks === undefined) return null;
  const options = candidate.draft.distractors.map((text) => marks.options[optionId(text)] ?? null);
  return { ...candidate, marks, options };
}

function answeredOf(candidate: DrawnCandidate, counts: AnswerCounts): Answered | null {
  const { draft, language } = candidate;
  // As a set shows it.
  const stem = withOneEndSign(draft.stem, profileOf(language));
  const options = marksFromAnswers({ ...draft, stem }, counts);
  return options && { ...candidate, options };
}

function tellOfAnswers(answered: readonly Answered[], { items }: AnswerCounts): void {
  const marks = answered.flatMap(({ options }) => options.filter((mark) => mark !== null));
  const ofOne = Object.values(items).filter(({ people }) => people === 1).length;
  const plausible = marks.filter((mark) => mark === 1).length;
  console.log(
    `${answered.length} of ${Object.keys(items).length} answered items found again (${ofOne} by one person alone): ${plausible} options taken, ${marks.length - plausible} hardly ever`,
  );
}

/** Cohen's kappa of two readers of the same items. */
function agreement(): void {
  const twice = Object.values(readMarks()).filter((all) => all.length > 1);
  const pairs: Record<string, [unknown, unknown][]> = { alone: [], worth: [], options: [] };
  for (const [one, other] of twice as [Marks, Marks][]) {
    pairs.alone?.push([one.alone, other.alone]);
    pairs.worth?.push([one.worth, other.worth]);
    for (const [id, mark] of Object.entries(one.options)) pairs.options?.push([mark, other.options[id]]);
  }
  for (const [mark, all] of Object.entries(pairs)) {
    const values = [...new Set(all.flat())];
    const share = (is: (pair: [unknown, unknown]) => boolean) => all.filter(is).length / all.length;
    const observed = share(([a, b]) => a === b);
    const byChance = values.reduce<number>(
      (sum, value) => sum + share(([a]) => a === value) * share(([, b]) => b === value),
      0,
    );
    const kappa = (observed - byChance) / (1 - byChance);
    console.log(`  two readers, ${mark}: ${all.length} marks, kappa ${kappa.toFixed(2)}`);
  }
}

const exampleOf = (
  features: Example["features"],
  isTrue: boolean,
  { document }: DrawnCandidate,
): Example => ({
  features,
  isTrue,
  group: document,
});

/** Prints the area under the curve of marks foretold by models that were learnt on other documents. */
function crossedAndTold(name: string, examples: readonly Example[]): number[] {
  const probabilities = crossed(examples);
  const share = examples.filter(({ isTrue }) => isTrue).length / examples.length;
  const area = areaUnderCurve(examples, probabilities);
  console.log(
    `  ${name}: ${(100 * share).toFixed(0)} % of ${examples.length}, area under the curve ${area.toFixed(2)}`,
  );
  return probabilities;
}

/** Whether an item with these options has all four marks. */
const isGood = ({ marks }: Marked, options: readonly (0 | 1 | 2 | null | undefined)[]) =>
  marks.alone === 1 && marks.worth === 1 && options.every((mark) => mark === 1);

const percent = (all: readonly boolean[]) =>
  `${((100 * all.filter(Boolean).length) / all.length).toFixed(1)} %`;

/** From this chance on a third distractor is shown; as in the engine's `layout.ts`. */
const PLAUSIBLE_FROM = 0.7;

/** A marked item with what models say of it that were learnt on other documents. */
interface Foretold {
  readonly item: Marked;
  /** The chance that its two best distractors are plausible and wrong. */
  readonly chance: number;
  /** Whether it has all four marks with the first three distractors of its rules, its best three, its best two, or those shown. */
  readonly first: boolean;
  readonly three: boolean;
  readonly two: boolean;
  readonly shown: boolean;
  readonly hasFour: boolean;
}

function foretold(items: readonly Marked[], ofOptions: readonly number[][]): Foretold[] {
  return items.map((item, at) => {
    const chances = ofOptions[at] ?? [];
    const best = chances.map((_, i) => i).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
    const isGoodWith = (places: readonly number[]) =>
      isGood(
        item,
        places.map((i) => item.options[i]),
      );
    const hasFour = (chances[best[2] ?? -1] ?? 0) >= PLAUSIBLE_FROM;
    return {
      item,
      chance: best.slice(0, 2).reduce((product, i) => product * (chances[i] ?? 0), 1),
      first: isGood(item, item.options.slice(0, SHOWN)),
      three: isGoodWith(best.slice(0, SHOWN)),
      two: isGoodWith(best.slice(0, 2)),
      shown: isGoodWith(best.slice(0, hasFour ? SHOWN : 2)),
      hasFour,
    };
  });
}

/** What choosing by the learnt probabilities would have given, on documents that they were not learnt on. */
function tellOfChoice(all: readonly Foretold[]): void {
  for (const share of [1, 0.5, 0.3, 0.2, 0.1]) {
    const top = (of: readonly Foretold[], by: (one: Foretold) => number) =>
      [...of].sort((a, b) => by(b) - by(a)).slice(0, Math.ceil(share * of.length));
    const told = (of: readonly Foretold[]) =>
      [
        `the first three ${percent(of.map(({ first }) => first))}`,
        `the best three ${percent(of.map(({ three }) => three))}`,
        `the best two ${percent(of.map(({ two }) => two))}`,
        `those shown ${percent(of.map(({ shown }) => shown))} (${percent(of.map(({ hasFour }) => hasFour))} have a third)`,
      ].join(", ");
    const byScore = ({ item: { draft } }: Foretold) => draft.score;
    const byChance = ({ chance }: Foretold) => chance;
    console.log(`  best ${100 * share} % by chance: ${told(top(all, byChance))}`);
    console.log(`    by score: ${told(top(all, byScore))}`);
  }
}

const rounded = ({ bias, weights }: Weights): Weights => ({
  bias: Number(bias.toFixed(2)),
  weights: Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]) => [name, Number(weight.toFixed(2))] as const)
      .filter(([, weight]) => Math.abs(weight) >= 0.02)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** What readers said of the items. */
function tellOfMarks(items: readonly Marked[]): void {
  const first = items.map(({ options }) => options.slice(0, SHOWN));
  const all = first.flat();
  const told = {
    alone: items.map(({ marks }) => marks.alone === 1),
    "one right": first.map((options) => !options.includes(2)),
    worth: items.map(({ marks }) => marks.worth === 1),
    "options plausible and wrong": all.map((mark) => mark === 1),
    "options right as well": all.map((mark) => mark === 2),
    "all four": items.map((item, at) => isGood(item, first[at] ?? [])),
  };
  const shares = Object.entries(told).map(([name, is]) => `${name} ${percent(is)}`);
  console.log(`  ${items.length} items: ${shares.join(", ")}`);
}

/** What answers say of options, beside what readers say of them; not of those that readers found right as well. */
function answeredExamples(answered: readonly Answered[], marked: readonly Marked[]): Example[] {
  const marks = new Map(marked.map((item) => [itemId(item.draft), item]));
  return answered.flatMap((item) => {
    const own = marks.get(itemId(item.draft));
    const isRight = (text: string) => own?.marks.options[optionId(text)] === 2;
    return item.options.flatMap((mark, i) =>
      mark === null || isRight(item.draft.distractors[i] ?? "")
        ? []
        : [exampleOf(item.features[i] ?? {}, mark === 1, item)],
    );
  });
}

/**
 * `npm run bench -- learn-items [write] [--answers FILE]`: learns from readers' marks the chance that an option is plausible
 * and wrong, tells how well it foretells those of documents that it was not learnt on, and writes the table of weights. A file of `quizmill
 * export-counts` adds what learners chose.
 */
export async function run({ args, isSmoke, answers }: BenchOptions): Promise<void> {
  if (isSmoke || !existsSync(questionsFolder({ isSmoke, args: [] }))) {
    console.log("skipped: most of the marked documents are not part of the project");
    return;
  }
  const counts = answers === undefined ? null : parseAnswerCounts(readFileSync(answers, "utf8"));
  const { marked: items, answered } = itemsFound(counts);
  tellOfMarks(items);
  const places = items.flatMap((item, at) => item.options.map((mark, i) => ({ item, at, i, mark })));
  const marked = places.filter(({ mark }) => mark !== null);
  const byReaders = marked.map(({ item, i, mark }) => exampleOf(item.features[i] ?? {}, mark === 1, item));
  const byAnswers = answeredExamples(answered, items);
  const options = [...byReaders, ...byAnswers];
  const chances = items.map(() => [] as number[]);
  const ofOptions = crossedAndTold("an option is plausible and wrong", options);
  for (const [n, { at, i }] of marked.entries()) (chances[at] as number[])[i] = ofOptions[n] ?? 0;
  tellOfChoice(foretold(items, chances));
  if (args[0] !== "write") return;
  const area = areaUnderCurve(options, ofOptions).toFixed(2);
  const told = `${byReaders.length} options of ${items.length} items that readers marked${byAnswers.length > 0 ? ` and ${byAnswers.length} that learners answered` : ""}; area under the curve ${area} on documents`;
  writeFileSync(
    TABLE,
    `import type { Weights } from "./weights.ts";

/**
 * The chance that readers take a distractor for possible and that it is wrong. Learnt from ${told}
 * that it was not learnt on. The place in the engine's order tells most. Written by \`npm run bench -- learn-items write\`.
 */
export const OPTION_WEIGHTS: Weights = ${JSON.stringify(rounded(learnLogistic(options)), null, 2)};
`,
  );
}
