import { readFileSync } from "node:fs";
import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, importedFrom, plainPaper } from "../paper.ts";

const KEYS: Readonly<Record<string, readonly (string | null)[]>> = {
  "roots.txt": [null, null, null, null, null],
  "roots-keyed.txt": ["√2", "√5", "√7", "√3", "3√2"],
  "regex.txt": ["a*", "(aa)*"],
};

export const rootSigns: CaseCheck = {
  number: "18",
  async run(folder) {
    const faults = Object.entries(KEYS).map(async ([file, keys]) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const questions = plainPaper(text, /^\d+\. /u, /^[A-D]\) /u);
      const wanted = questions.map((question, i) => ({ ...question, key: keys[i] ?? null }));
      return compared(file, await importedFrom(path.join(folder, file)), wanted);
    });
    return (await Promise.all(faults)).flat();
  },
};
