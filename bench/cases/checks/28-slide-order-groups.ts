import { readFileSync } from "node:fs";
import path from "node:path";
import { extractText, plainText } from "@quizmill/extract";
import { type CaseCheck, differs } from "../check.ts";
import { missing } from "../document.ts";

const SLIDE_TWO = ["Forms of ice", "Left upper", "Left lower", "Right upper", "Right lower"];

export const slideOrderGroups: CaseCheck = {
  number: "28",
  async run(folder) {
    const source = await extractText(readFileSync(path.join(folder, "glaciers.pptx")), "glaciers.pptx");
    const text = plainText(source);
    const order = SLIDE_TWO.map((words) => text.indexOf(words));
    const isHiddenRead = /HIDDENWORD/u.test(text) && /Hidden: answers/u.test(text);
    const isHiddenSaid = !/hidden/iu.test(text) && source.warnings.length > 0;
    return [
      ...differs("order of slide 2", order.includes(-1) ? [] : order.toSorted((a, b) => a - b), order),
      ...missing("text", text, ["The snow line is the height", "Meltwater is water"]),
      ...differs("hidden slide read, or left out and said so", isHiddenRead || isHiddenSaid, true),
    ];
  },
};
