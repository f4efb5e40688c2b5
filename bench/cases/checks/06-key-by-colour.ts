import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, keyOf } from "../paper.ts";

const KEYS = ["Mercury", "Carbon dioxide", "Sodium and chlorine", "Rusting iron", "It speeds a reaction up"];

export const keyByColour: CaseCheck = {
  number: "06",
  async run(folder) {
    const files = ["highlight.docx", "red.docx", "shading.docx", "underline.docx"];
    const faults = files.map(async (file) =>
      differs(file, (await importedFrom(path.join(folder, file))).map(keyOf), KEYS),
    );
    return (await Promise.all(faults)).flat();
  },
};
