import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { leftIn, missing, textOf } from "../document.ts";
import { itemsOf } from "../paper.ts";

const FILES = ["reefs.docx", "reefs.pdf", "reefs-office.pdf"];
const RUNNING = ["Marine Institute", "Course 12", "Internal use only"];
const CROSSING =
  "Charles Darwin thought that the three are stages of one story, and drilling through an atoll proved him right, since under the lime the drill met basalt of an old volcano that had sunk below the waves a very long time before people came to the islands.";

export const twoPageFooter: CaseCheck = {
  number: "29",
  async run(folder) {
    const faults = FILES.map(async (file) => {
      const text = await textOf(folder, file);
      const questions = JSON.stringify(await itemsOf(path.join(folder, file)));
      return [
        ...missing(file, text, [CROSSING]),
        ...leftIn(file, text, RUNNING),
        ...leftIn(`${file}: questions`, questions, RUNNING),
      ];
    });
    return (await Promise.all(faults)).flat();
  },
};
