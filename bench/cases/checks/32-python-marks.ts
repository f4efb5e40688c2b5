import { readFileSync } from "node:fs";
import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, importedFrom, plainPaper } from "../paper.ts";

export const pythonMarks: CaseCheck = {
  number: "32",
  async run(folder) {
    const file = path.join(folder, "python.txt");
    const questions = plainPaper(readFileSync(file, "utf8"), /^\d+\. /u, /^[A-D]\) /u);
    const wanted = questions.map((question) => ({ ...question, key: question.options[0] ?? null }));
    return compared("question", await importedFrom(file), wanted);
  },
};
