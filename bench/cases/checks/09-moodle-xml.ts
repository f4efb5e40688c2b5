import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { compared, itemsOf } from "../paper.ts";

const QUESTIONS = [
  {
    text: "Which lens makes parallel rays meet?",
    options: ["a concave lens", "a convex lens", "a plane pane"],
    key: "a convex lens",
  },
  {
    text: "Which colour of light is bent most by a prism?",
    options: ["red", "green", "violet"],
    key: "violet",
  },
  { text: "Light is slower in glass than in air.", options: ["true", "false"], key: "true" },
];

export const moodleXml: CaseCheck = {
  number: "09",
  async run(folder) {
    const file = path.join(folder, "bank.xml");
    const items = await itemsOf(file).catch((error: unknown) => error);
    // A refusal by name is as good as an import.
    if (!Array.isArray(items)) return /UNSUPPORTED_FILE/u.test(JSON.stringify(items)) ? [] : [String(items)];
    return compared("bank", items, QUESTIONS);
  },
};
