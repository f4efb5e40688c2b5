import { readFileSync } from "node:fs";
import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, letterOf, plainPaper, textsOf } from "../paper.ts";

export const keyInRanges: CaseCheck = {
  number: "01",
  async run(folder) {
    const file = path.join(folder, "paper.txt");
    const items = await importedFrom(file);
    const wanted = plainPaper(readFileSync(file, "utf8"), /^\d+\. /u, /^[A-D]\. /u);
    return [
      ...differs(
        "questions",
        items.map((item) => ({ text: item.text, options: textsOf(item) })),
        wanted,
      ),
      ...differs("keys", items.map(letterOf).join(""), "BCADBACBDD"),
    ];
  },
};
