import path from "node:path";
import { type CaseCheck, differs } from "../check.ts";
import { compared, importedFrom } from "../paper.ts";

const QUESTIONS = [
  { text: "Which soil holds water longest?", options: ["clay", "sand", "gravel"], key: "clay" },
  {
    text: "What is humus made of ?",
    options: ["quartz grains", "dead plants & animals", "lime"],
    key: "dead plants & animals",
  },
  {
    text: "Which of these signs must be escaped in a bank of this format?",
    options: ["a dot ~ no", "{ the brace", "# and = too, says nobody"],
    key: "{ the brace",
  },
];

export const giftExport: CaseCheck = {
  number: "33",
  async run(folder) {
    const items = await importedFrom(path.join(folder, "export.txt"));
    const worms = items.filter(({ options }) => options.length === 2);
    const rest = items.filter(({ options }) => options.length !== 2);
    const rightWorms = worms.every(
      ({ text, groundTruthOptionId }) => text === "Earthworms loosen the soil." && groundTruthOptionId === 1,
    );
    return [
      ...compared("question", rest, QUESTIONS),
      ...differs("explanation", rest[0]?.aiExplanation, "Its grains are the smallest."),
      ...(rightWorms ? [] : [`true or false: ${JSON.stringify(worms)}`]),
    ];
  },
};
