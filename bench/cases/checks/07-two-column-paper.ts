import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { importedFrom, letterOf } from "../paper.ts";

const FOOTER = /\bpage \d|\d+ ?\/ ?\d+\s*$/iu;

export const twoColumnPaper: CaseCheck = {
  number: "07",
  async run(folder) {
    const faults: string[] = [];
    for (const file of ["paper.pdf", "paper-large.pdf"]) {
      const items = await importedFrom(path.join(folder, file));
      const four = items.filter(({ options }) => options.length === 4);
      const footers = items.filter(({ text, options }) =>
        [text, ...options.map((option) => option.text)].some((line) => FOOTER.test(line)),
      );
      faults.push(
        ...differs(`${file} keys`, items.map(letterOf).join(""), "BCCABCABDCACADACBBACBB"),
        ...differs(`${file} questions of four options`, four.length, 22),
        ...differs(`${file} questions with a footer`, footers.length, 0),
      );
    }
    return faults;
  },
};
