import { type FlawTable, type Measured, type Row, shareOf } from "./measured.ts";
import type { WholeBook } from "./whole-book.ts";

/** One line of the table: a target, and the result. */
export interface Target {
  readonly measure: string;
  readonly aim: string;
  readonly reached: string;
  /** Null if there was nothing to measure it on. */
  readonly isMet: boolean | null;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const inAll = (rows: readonly Row[], column: string) => rows.map((row) => shareOf(row[column]));
const nameOf = (row: Row) => row.set ?? row.book ?? row.document ?? "";

/** A target that each figure must reach, or stay below. */
function each(measure: string, figures: readonly number[], aims: readonly number[], isLimit = false): Target {
  const isMet = figures.every((figure, i) => {
    const aim = aims[i] ?? aims[0] ?? 0;
    return isLimit ? figure <= aim : figure >= aim;
  });
  const aim = aims.map((share) => `${+(100 * share).toFixed(1)}`).join(" / ");
  return {
    measure,
    aim: `${isLimit ? "≤" : "≥"} ${aim} %`,
    reached: figures.length === 0 ? "–" : figures.map(percent).join(" / "),
    isMet: figures.length === 0 || figures.some(Number.isNaN) ? null : isMet,
  };
}

/** Over all items of all sets, with the worst set beside it. */
function pooled(measure: string, sets: readonly FlawTable[], options: { of: keyof FlawTable; max: number }) {
  const shareIn = (set: FlawTable) => Number(set[options.of]);
  const items = sets.reduce((sum, { questions }) => sum + questions, 0);
  const all = sets.reduce((sum, set) => sum + shareIn(set) * set.questions, 0) / items;
  const target = each(measure, items === 0 ? [] : [all], [options.max], true);
  const worst = sets.toSorted((a, b) => shareIn(b) - shareIn(a))[0];
  return worst
    ? { ...target, reached: `${target.reached} (worst: ${worst.name} ${percent(shareIn(worst))})` }
    : target;
}

const KEY_RECALL_AIMS: Readonly<Record<string, number>> = {
  "xquad/en.json": 0.16,
  "xquad/de.json": 0.12,
  "xquad/es.json": 0.15,
  "poquad/data.json": 0.1,
  "jsquad/data.json": 0.18,
};

function keyTargets({ passages, sciq, books }: Measured): Target[] {
  const asked = Object.keys(KEY_RECALL_AIMS).flatMap((name) => passages.filter((row) => row.set === name));
  return [
    each(
      "key-concept recall, exact at k: XQuAD en, de, es, PoQuAD pl, JSQuAD ja",
      inAll(asked, "exact@k"),
      asked.map((row) => KEY_RECALL_AIMS[nameOf(row)] ?? 0),
    ),
    each("SciQ human key among the keys at 1, 3, 5, 10", sciq.slice(0, 4), [0.25, 0.4, 0.5, 0.6]),
    ...books.map((row) =>
      each(`glossary terms chosen as key: ${row.book}`, inAll([row], "key exact"), [0.45]),
    ),
  ];
}

/** Sets of one document, large enough for a learner to notice a pattern of the letters. */
function keyPositionTarget(measured: Measured): Target {
  const names = new Set(measured.documents.map(nameOf));
  const sets = measured.flaws.filter(({ name, questions }) => names.has(name) && questions >= 20);
  const mostUsed = sets.map(({ keyPositions, questions }) => Math.max(...keyPositions) / questions);
  const worst = mostUsed.length === 0 ? [] : [Math.max(...mostUsed)];
  return each("most used key position in any set of a whole document", worst, [0.3], true);
}

/** The share of all questions that a solver with the text, or a guesser without it, gets right. */
function guessedRight({ books, documents, sciq, flaws }: Measured, who: "solver" | "guesser"): number[] {
  const column = who === "solver" ? "IR open" : "blind";
  const sets = [...books, ...documents].map((row) => ({
    questions: Number(row.questions ?? row.got),
    right: shareOf(row[column]),
  }));
  const ofSciq = flaws.find(({ name }) => name === "sciq");
  if (ofSciq) sets.push({ questions: ofSciq.questions, right: sciq[who === "solver" ? 4 : 5] ?? Number.NaN });
  const all = sets.reduce((sum, { questions }) => sum + questions, 0);
  return all === 0 ? [] : [sets.reduce((sum, { questions, right }) => sum + right * questions, 0) / all];
}

function itemTargets(measured: Measured): Target[] {
  const { flaws } = measured;
  const duplicates = flaws.reduce((sum, { duplicateOptions }) => sum + duplicateOptions, 0);
  return [
    pooled("items to reject", flaws, { of: "reject", max: 0.02 }),
    pooled("items with any flaw", flaws, { of: "anyFlaw", max: 0.2 }),
    pooled("key strictly the longest option", flaws, { of: "keyLongest", max: 0.25 }),
    keyPositionTarget(measured),
    { measure: "items with duplicate options", aim: "0", reached: `${duplicates}`, isMet: duplicates === 0 },
    each("open-book solver right", guessedRight(measured, "solver"), [0.92]),
    each("text-blind guesser right", guessedRight(measured, "guesser"), [0.3], true),
  ];
}

function distractorTarget({ distractors }: Measured): Target {
  const row = distractors.find(({ set }) => set?.startsWith("DGen"));
  const figures = row ? [row["P@1"], row["F1@3"], row["MRR@10"]].map(shareOf) : [];
  return each("DGen distractors P@1, F1@3, MRR", figures, [0.09, 0.08, 0.15]);
}

function documentTargets({ documents }: Measured): Target[] {
  const least = (figures: number[]) => (figures.length === 0 ? [] : [Math.min(...figures)]);
  const quoted = inAll(documents, "no quote").map((share) => 1 - share);
  return [
    ...documents.map((row) => each(`sections covered: ${row.document}`, inAll([row], "sections"), [0.9])),
    each("items in the document's language, worst document", least(inAll(documents, "language")), [1]),
    each("quotes literally in the source, worst document", least(quoted), [1]),
  ];
}

function bookTargets(book: WholeBook): Target[] {
  const { questionsOf100Pages, firstFiveMs, questionsPerSecond, peakMemoryMiB } = book;
  const rounded = (value: number) => `${Math.round(value)}`;
  return [
    {
      measure: "questions from 100 pages",
      aim: "≥ 200",
      reached: rounded(questionsOf100Pages),
      isMet: questionsOf100Pages >= 200,
    },
    {
      measure: "first 5 from 50 pages, engine time",
      aim: "< 1,000 ms",
      reached: `${rounded(firstFiveMs)} ms`,
      isMet: firstFiveMs < 1000,
    },
    {
      measure: "questions a second on two chapters",
      aim: "≥ 50",
      reached: rounded(questionsPerSecond),
      isMet: questionsPerSecond >= 50,
    },
    {
      measure: "memory at its peak, a text of 4,000,000 characters",
      aim: "≤ 350 MiB",
      reached: `${rounded(peakMemoryMiB)} MiB`,
      isMet: peakMemoryMiB <= 350,
    },
  ];
}

export function targetsOf(measured: Measured, book: WholeBook): Target[] {
  return [
    ...keyTargets(measured),
    ...itemTargets(measured),
    distractorTarget(measured),
    ...documentTargets(measured),
    ...bookTargets(book),
  ];
}
