import { readFileSync } from "node:fs";
import path from "node:path";
import { loadReader } from "@quizmill/extract/load-reader";
import { type CaseCheck, differs } from "../check.ts";

/** What one file of a case must give when it is converted. */
export interface WantedFile {
  readonly file: string;
  /** The words of the right options, a question a line; null: the question has no key. */
  readonly keys: readonly (readonly string[] | null)[];
  /** The options of each question, where the case is about them. */
  readonly options?: readonly (readonly string[])[];
  /** Losses that must be told: "noKey", or "otherKind 2" where their number matters. */
  readonly told?: readonly string[];
}

/** A row here and in the list of checks is all that a case about question files needs. */
const CASES: ReadonlyMap<string, readonly WantedFile[]> = new Map([
  ["79", [{ file: "in.txt", keys: [["Correct"], ["Correct (No space)"], ["Correct (< > &)"]] }]],
  ["94", [{ file: "in.csv", keys: [["Jupiter"], ["Paris"], ["Mars"]] }]],
  ["98", [{ file: "in.gift", keys: [["between"], ["4"]], told: ["otherKind 1"] }]],
  [
    "100",
    [
      {
        ...{ file: "in.gift", keys: [["low-salt"], ["2"]] },
        options: [
          ["high-fat", "low-salt", "vegetarian"],
          ["2", "3"],
        ],
      },
    ],
  ],
]);

async function faultsIn(folder: string, { file, keys, options, told = [] }: WantedFile): Promise<string[]> {
  const { extractQuestions } = await loadReader();
  const found = await extractQuestions(readFileSync(path.join(folder, file)), file);
  if (found === null) return [`${file}: no file of questions`];
  const { questions } = found.set;
  const right = questions.map(({ key, options: all }) =>
    key.length === 0 ? null : key.map((i) => all[i] ?? ""),
  );
  const losses = found.fidelity.losses.flatMap(({ kind, count }) => [kind, `${kind} ${count}`]);
  return [
    ...differs(`${file} keys`, right, keys),
    ...(options === undefined
      ? []
      : differs(
          `${file} options`,
          questions.map((one) => one.options),
          options,
        )),
    ...told.filter((loss) => !losses.includes(loss)).map((loss) => `${file}: "${loss}" is not told`),
  ];
}

/** The check of a case that has a row above. */
export function questionFiles(number: string): CaseCheck {
  return {
    number,
    run: async (folder) => {
      const faults = await Promise.all((CASES.get(number) ?? []).map((one) => faultsIn(folder, one)));
      return faults.flat();
    },
  };
}
