import { type CaseCheck, differs } from "../check.ts";
import { textOf, timesIn } from "../document.ts";

export const boldDrawnTwice: CaseCheck = {
  number: "20",
  async run(folder) {
    const text = await textOf(folder, "notes.pdf");
    const lines = text.split("\n").filter((line) => line !== "");
    const sentence = "Erosion is the wearing away of rock by water, wind or ice.";
    return [
      ...differs("sentence", timesIn(text, sentence), 1),
      ...["Erosion", "Deposition"].flatMap((heading) =>
        differs(`heading ${heading}`, lines.filter((line) => line === heading).length, 1),
      ),
      ...differs("lines that stand twice", lines.length - new Set(lines).size, 0),
    ];
  },
};
