import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { leftIn, missing, textOf } from "../document.ts";
import { itemsOf } from "../paper.ts";

const HIDDEN = [
  "ask the teacher",
  "#important",
  "^block1",
  "{{",
  "c1::",
  "tide.png",
  "aliases",
  "2024-03-01",
];
/** The terms that three of the sentences define. */
const ASKED = ["spring tide", "neap tide", "ebb"];

export const obsidianNote: CaseCheck = {
  number: "19",
  async run(folder) {
    const text = await textOf(folder, "tides.md");
    const questions = JSON.stringify(await itemsOf(path.join(folder, "tides.md"))).toLowerCase();
    return [
      ...leftIn("text", text, HIDDEN),
      ...missing("text", text, ["Ebb is the fall of the water."]),
      ...missing("questions", questions, ASKED),
    ];
  },
};
