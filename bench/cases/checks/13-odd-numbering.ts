import { readdirSync } from "node:fs";
import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, importedFrom } from "../paper.ts";

const QUESTIONS = [
  {
    text: "Which organ filters the blood?",
    options: ["the liver", "the kidney", "the lung", "the spleen", "the skin"],
    key: "the kidney",
  },
  {
    text: "Which vitamin is made in the skin?",
    options: ["vitamin A", "vitamin C", "vitamin D", "vitamin K", "vitamin B12"],
    key: "vitamin D",
  },
  {
    text: "How many chambers has the human heart?",
    options: ["two", "three", "five", "four", "six"],
    key: "four",
  },
  {
    text: "Which blood cells carry oxygen?",
    options: ["red cells", "white cells", "platelets", "plasma cells", "stem cells"],
    key: "red cells",
  },
];

export const oddNumbering: CaseCheck = {
  number: "13",
  async run(folder) {
    const files = readdirSync(folder).filter((name) => name !== "expected.txt");
    const faults = files.map(async (file) =>
      compared(file, await importedFrom(path.join(folder, file)), QUESTIONS),
    );
    return (await Promise.all(faults)).flat();
  },
};
