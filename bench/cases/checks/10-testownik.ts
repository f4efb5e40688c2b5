import { readFileSync } from "node:fs";
import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, itemsOf } from "../paper.ts";

export const testownik: CaseCheck = {
  number: "10",
  async run(folder) {
    const file = path.join(folder, "pytania.txt");
    const wanted = readFileSync(file, "utf8")
      .trim()
      .split(/\n\s*\n/u)
      .map((block) => {
        const [code = "", text = "", ...options] = block.trim().split("\n");
        const right = options.filter((_, i) => code.charAt(i + 1) === "1");
        return { text, options, key: right.length === 1 ? (right[0] ?? null) : null };
      });
    return compared("question", await itemsOf(file), wanted);
  },
};
