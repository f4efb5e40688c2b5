import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { missing, textOf } from "../document.ts";
import { itemsOf } from "../paper.ts";

const ROWS = [
  "fat-soluble | retinol | night blindness",
  "fat-soluble | calciferol | rickets",
  "fat-soluble | tocopherol | anaemia",
  "water-soluble | thiamine | beriberi",
  "water-soluble | niacin | pellagra",
  "water-soluble | ascorbic acid | scurvy",
];

export const mergedCells: CaseCheck = {
  number: "23",
  async run(folder) {
    const asked = async (file: string) => (await itemsOf(path.join(folder, file))).length;
    const plain = await asked("vitamins-unmerged.docx");
    const files = ["vitamins.docx", "vitamins.html"].map(async (file) => [
      ...missing(file, await textOf(folder, file), ROWS),
      ...differs(`${file}: questions`, await asked(file), plain),
    ]);
    return [...differs("not merged: questions", plain >= 3, true), ...(await Promise.all(files)).flat()];
  },
};
