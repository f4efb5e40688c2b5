import { readdirSync } from "node:fs";
import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, keyOf } from "../paper.ts";

const HISTORY = ["1789", "Louis XVI", "L’Assemblée nationale constituante", "Versailles"];
const SCIENCE = ["le dioxyde de carbone", "le cœur", "206"];
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "qcm-reponses.txt": SCIENCE,
  "en-checkbox.txt": ["carbon dioxide", "the heart", "206"],
  "en-inline.txt": ["1789", "Louis XVI", "The National Assembly", "Versailles"],
};

async function faultsIn(folder: string, file: string): Promise<string[]> {
  const items = await importedFrom(path.join(folder, file));
  const explained = items.filter(({ aiExplanation }) => aiExplanation !== null).length;
  return [
    ...differs(`${file} keys`, items.map(keyOf), OTHERS[file] ?? HISTORY),
    ...differs(`${file} explanations`, explained, file.endsWith("-inline.txt") ? 1 : 0),
  ];
}

export const frenchPapers: CaseCheck = {
  number: "61",
  async run(folder) {
    const files = readdirSync(folder).filter((name) => name !== "expected.txt");
    return (await Promise.all(files.map((file) => faultsIn(folder, file)))).flat();
  },
};
