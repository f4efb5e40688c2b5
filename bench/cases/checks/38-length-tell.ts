import { globSync } from "node:fs";
import path from "node:path";
import type { Item } from "@quizmill/questions";
import { ROOT } from "../../options.ts";
import type { CaseCheck } from "../check.ts";
import { itemsOf } from "../paper.ts";

const OPTIONS = 4;
const CHANCE = 1 / OPTIONS;
/** By chance alone, the deviation from the mean is larger than this many standard deviations once in 370 times. */
const MAX_DEVIATIONS = 3;

type IsTold = (lengths: readonly number[], key: number) => boolean | null;

/** Whether the key is the only option with the most, or the fewest, characters; null if no option is the only one. */
const atEnd =
  (end: (...lengths: number[]) => number): IsTold =>
  (lengths, key) => {
    const found = lengths.filter((length) => length === end(...lengths));
    return found.length === 1 ? lengths[key] === found[0] : null;
  };

const TELLS: Readonly<Record<string, IsTold>> = {
  "the key is the longest": atEnd(Math.max),
  "the key is the shortest": atEnd(Math.min),
  ...Object.fromEntries(
    Array.from({ length: OPTIONS }, (_, place) => [
      `the key is option ${place + 1}`,
      (_lengths: readonly number[], key: number) => key === place,
    ]),
  ),
};

function faultsOf(items: readonly Item[], [what, isTold]: [string, IsTold]): string[] {
  const told = items
    .filter(({ options }) => options.length === OPTIONS)
    .map(({ options, groundTruthOptionId }) =>
      isTold(
        options.map(({ text }) => text.length),
        options.findIndex(({ id }) => id === groundTruthOptionId),
      ),
    )
    .filter((value) => value !== null);
  const share = told.filter(Boolean).length / told.length;
  const allowed = MAX_DEVIATIONS * Math.sqrt((CHANCE * (1 - CHANCE)) / told.length);
  const percent = `${(share * 100).toFixed(1)} % of ${told.length}`;
  return Math.abs(share - CHANCE) <= allowed ? [] : [`${what}: ${percent} instead of 25 %`];
}

/** The case has no file: it is about any questions, here those of the project's own texts. */
export const lengthTell: CaseCheck = {
  number: "38",
  async run() {
    const files = globSync("fixtures/texts/*.md", { cwd: ROOT });
    const items: Item[] = [];
    for (const file of files) items.push(...(await itemsOf(path.join(ROOT, file))));
    return Object.entries(TELLS).flatMap((tell) => faultsOf(items, tell));
  },
};
