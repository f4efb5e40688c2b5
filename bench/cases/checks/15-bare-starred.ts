import { readFileSync } from "node:fs";
import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, importedFrom } from "../paper.ts";

export const bareStarred: CaseCheck = {
  number: "15",
  async run(folder) {
    const file = path.join(folder, "cards.txt");
    const wanted = readFileSync(file, "utf8")
      .trim()
      .split(/\n\s*\n/u)
      .slice(1)
      .map((block) => {
        const [stem = "", ...options] = block.split("\n");
        const starred = options.find((option) => option.startsWith("*")) ?? "*";
        return {
          text: stem.replace(/^\d+\. /u, ""),
          options: options.map((option) => option.replace(/^\*/u, "")),
          key: starred.slice(1),
        };
      });
    return compared("card", await importedFrom(file), wanted);
  },
};
