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
  [
    "51",
    [
      { file: "item-qti21.xml", keys: [["3"]], options: [["$\\frac{1}{3}$", "3", "$\\sqrt{3}$"]] },
      {
        file: "moodle.xml",
        keys: [["1.6 · 10⁻¹⁹ C"], ["O₃"], ["$\\frac{1}{2}$"], ["Oxygen", "Sulfur"]],
        told: ["styling 1"],
      },
    ],
  ],
  ["104", [{ file: "in.xml", keys: [["a", "c"], ["b"], ["r1", "r2"], ["a", "c"]], told: ["credit 1"] }]],
  [
    "53",
    [
      {
        file: "notes.txt",
        keys: [
          ["$2x$"],
          ["$x^2 + C$"],
          ["$\\frac{1}{2}$"],
          ["$mc^2$"],
          ["mitochondrion"],
          ["ATP"],
          ["solid liquid gas"],
        ],
      },
      {
        file: "noheader3.txt",
        keys: [["Back one"], ["Back two"], ["Back three"], ["Back four"], ["Back five"]],
      },
    ],
  ],
  [
    "68",
    [
      {
        file: "answers-joined.apkg",
        keys: [["mitochondrion"], ["nucleus"], ["Rome"], ["Nitrogen"], ["Danube"], ["Рим"]],
      },
      { file: "positions.apkg", keys: [["Rome"], ["Nitrogen"], ["1"], ["6"], ["2"], ["1"], ["Danube"]] },
      {
        file: "types.apkg",
        keys: [
          ...[
            ["mitochondrion"],
            ["nucleus", "mitochondrion"],
            ["water"],
            ["dog"],
            ["cat"],
            ["table"],
            ["Paris"],
            ["France"],
          ],
          ...[["4"], ["6"], ["Rome"], null, ["2"], null, ["the dog"], ["$2x$"], ["$mc^2$"]],
        ],
        told: ["kprim 1", "imageOcclusion 1", "noKey 2"],
      },
    ],
  ],
  ["79", [{ file: "in.txt", keys: [["Correct"], ["Correct (No space)"], ["Correct (< > &)"]] }]],
  [
    "81",
    [
      {
        file: "in.apkg",
        keys: [["Jupiter"], ["Mars"], ["H₂O"], ["Paris, France"], ["E=mc^2"], ["Saturn"]],
      },
    ],
  ],
  ["83", [{ file: "in.apkg", keys: [["Jupiter"], ["2"], ["6"]] }]],
  [
    "84",
    [
      {
        file: "in.apkg",
        keys: [["Jupiter"], ["Jupiter"], null, ["C"], ["C"]],
        told: ["noKey 1"],
      },
    ],
  ],
  [
    "85",
    [
      {
        file: "in.apkg",
        keys: [["Jupiter"], ["Saturn"], ["Mars"], ["Venus"]],
        options: [
          ["Mars", "Jupiter", "Venus", "Saturn"],
          ["Earth", "Pluto", "Saturn", "Ceres"],
          ["Titan", "Moon", "Io", "Mars"],
          ["Neptune", "Venus", "Uranus", "Europa"],
        ],
      },
    ],
  ],
  [
    "86",
    [
      {
        file: "in.apkg",
        keys: [["Jupiter"], ["Paris"], ["Mars"], ["Mercury"]],
        options: [
          ["Mars", "Jupiter", "Venus", "Saturn"],
          ["Rome", "Paris", "Oslo", "Bern"],
          ["Mars", "Jupiter", "Venus", "Saturn"],
          ["Mars", "Jupiter", "Mercury", "Saturn"],
        ],
      },
    ],
  ],
  [
    "87",
    [
      {
        file: "in.apkg",
        keys: [
          ...["160m", "1,810 Mhz", "1,950 Mhz", "S", "A", "80m", "3,5 Mhz", "3,8 Mhz", "P", "A-D"],
          ...["15m", "21 Mhz", "21,45 Mhz", "Pex", "A-D", "10m", "28 Mhz", "29,7 Mhz", "Pex", "A-D"],
          ...["2m", "144 Mhz", "146 Mhz", "Pex", "A-D", "70cm", "430 Mhz", "440 Mhz", "P", "A,B"],
          ...["40m", "7 Mhz", "7,2 Mhz", "Pex", "A-D", "20m", "14 Mhz", "14,35 Mhz", "Pex", "A-D"],
          ...["6m", "50 Mhz", "52 Mhz", "S", "A"],
        ].map((words) => [words]),
      },
    ],
  ],
  [
    "49",
    [
      { file: "en-letters-joined.csv", keys: [["Rome"], ["Oxygen", "Nitrogen"], ["Danube"]] },
      { file: "en-optionword.csv", keys: [["Rome"], ["Nitrogen"], ["Danube"]] },
      { file: "en-wordcase.csv", keys: [["Rome"], ["Nitrogen"], ["Rhine"]] },
      ...["ja.csv", "ja-circled.csv", "ja-fullwidth.csv"].map((file) => ({
        file,
        keys: [["ローマ"], ["窒素"], ["ドナウ川"]],
      })),
      { file: "uk.csv", keys: [["Рим"], ["Азот"], ["Дунай"]] },
    ],
  ],
  [
    "50",
    [
      { file: "bool.xlsx", keys: [["TRUE"], ["FALSE"]] },
      { file: "floats.xlsx", keys: [["19.99 €"], ["0.3"], ["6.02214076E+23"]] },
      {
        file: "formats.xlsx",
        keys: [["01.01.2024"], ["75%"], ["6:00"], ["3/4"], ["19.99 €"], ["6.02214076E+23"]],
      },
      { file: "instructions-first.xlsx", keys: [["Rome"], ["Nitrogen"]], told: ["sheet 1"] },
      { file: "keys-as-number.xlsx", keys: [null, ["3"], null], told: ["noKey 2"] },
      { file: "sheets.xlsx", keys: [["Rome"], ["Nitrogen"], ["Danube"], ["Adriatic"]] },
    ],
  ],
  [
    "75",
    [
      ...["blooket.csv", "gimkit.csv"].map((file) => ({ file, keys: [["Rome"], ["Nitrogen"], ["Danube"]] })),
      { file: "kahoot-template.xlsx", keys: [["Rome"], ["Nitrogen"], ["2", "4"], ["Danube"]] },
      { file: "quizizz.csv", keys: [["Rome"], ["Oxygen", "Argon"], ["6"]], told: ["fewOptions 1"] },
      { file: "teacher-title.xlsx", keys: [["Rzym"], ["azot"], ["Dunaj"]] },
      { file: "wordwall-true-false.csv", keys: [["TRUE"], ["FALSE"], ["TRUE"]] },
    ],
  ],
  ["89", [{ file: "in.csv", keys: [["Jupiter"], ["2", "5"], ["2", "4"], ["5", "9"], ["Paris"]] }]],
  ["90", [{ file: "in.csv", keys: [null, null], told: ["noKey 2"] }]],
  ["92", [{ file: "in.csv", keys: [["Jupiter"], ["Paris"], null, ["Mars"], null], told: ["noKey 2"] }]],
  ["94", [{ file: "in.csv", keys: [["Jupiter"], ["Paris"], ["Mars"]] }]],
  ["96", [{ file: "in.csv", keys: [["True"], ["False"]] }]],
  ["97", [{ file: "in.csv", keys: [["Jupiter"], ["Paris"], ["Mars"], ["Saturn"]] }]],
  ["103", [{ file: "in.md", keys: [["git --version"], ["creates a repository"]] }]],
  ["98", [{ file: "in.gift", keys: [["between"], ["4"]], told: ["otherKind 1"] }]],
  [
    "100",
    [
      {
        file: "in.gift",
        keys: [["low-salt"], ["2"]],
        options: [
          ["high-fat", "low-salt", "vegetarian"],
          ["2", "3"],
        ],
      },
    ],
  ],
  ["102", [{ file: "in.xlsx", keys: [["Jupiter"], ["4"], ["2", "5"]] }]],
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
