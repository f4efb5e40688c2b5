import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { leftIn, missing, textOf } from "../document.ts";
import { itemsOf } from "../paper.ts";

const FILES = ["kazan.html", "kazan.pdf", "kazan-yoko.pdf"];
const SENTENCE = "火山とは、地下のマグマが地表に噴出してできた山のことである。";
const READINGS = [
  "かざん",
  "ふんしゅつ",
  "かせいがん",
  "しんせいがん",
  "ようがん",
  "かさいりゅう",
  "しんげん",
  "しんおう",
];

export const verticalRuby: CaseCheck = {
  number: "24",
  async run(folder) {
    const faults = FILES.map(async (file) => [
      ...missing(file, await textOf(folder, file), [SENTENCE]),
      ...leftIn(`${file}: questions`, JSON.stringify(await itemsOf(path.join(folder, file))), READINGS),
    ]);
    return (await Promise.all(faults)).flat();
  },
};
