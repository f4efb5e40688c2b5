import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, keyOf } from "../paper.ts";

const KEYS = ["Mercury", "Carbon dioxide", "Sodium and chlorine", "Rusting iron", "It speeds a reaction up"];

export const paperInTable: CaseCheck = {
  number: "14",
  async run(folder) {
    const items = await importedFrom(path.join(folder, "bank.docx"));
    const withHeads = items.filter(
      ({ text }) => text.includes("|") || /\b(?:Question|Answer|No\.?)\b/u.test(text),
    );
    return [
      ...differs("keys", items.map(keyOf), KEYS),
      ...differs(
        "stems with a column head",
        withHeads.map(({ text }) => text),
        [],
      ),
    ];
  },
};
