import { type CaseCheck, differs } from "../check.ts";
import { leftIn, textOf, timesIn } from "../document.ts";

const FORMULAS = ["E=1/2mv²", "themass", "9.8metrespersecond", "timet"];
const UNWANTED = ["\\frac", "E=12mv2", "mm", "9.89.8", "Exercises", "Cookie"];

export const katexHtml: CaseCheck = {
  number: "27",
  async run(folder) {
    const text = await textOf(folder, "lecture.html");
    const squeezed = text.replaceAll(/\s/g, "").replaceAll("½", "1/2").replaceAll("v^2", "v²");
    return [
      ...FORMULAS.flatMap((words) => differs(`times "${words}"`, timesIn(squeezed, words), 1)),
      ...leftIn("lecture.html", squeezed, UNWANTED),
    ];
  },
};
