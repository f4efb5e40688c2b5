import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, letterOf } from "../paper.ts";

export const sharedPassage: CaseCheck = {
  number: "04",
  async run(folder) {
    const items = await importedFrom(path.join(folder, "reading.txt"));
    const shown = items.map((item) => JSON.stringify(item));
    return [
      ...differs("keys", items.map(letterOf).join(""), "BCABC"),
      ...differs(
        "questions with the passage",
        shown.map(
          (text) => text.includes("Marta opened the bakery before dawn") && text.includes("the tea was warm"),
        ),
        [true, true, true, false, false],
      ),
      ...differs(
        "questions with the table",
        shown.map((text) => text.includes("2019 | 400") && text.includes("2020 | 650")),
        [false, false, false, true, true],
      ),
    ];
  },
};
