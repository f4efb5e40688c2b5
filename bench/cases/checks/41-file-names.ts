import { type CaseCheck, differs } from "../check.ts";
import { Uploader } from "../uploaded.ts";

const NAMES = [
  '"Notes" of week 3',
  "Zażółć gęślą jaźń",
  "Cafe\u0301 culture",
  "50% of marks & more",
  "100%25",
  "it's; a=b",
];
const TEXT =
  "A glacier is a body of ice that moves under its own weight. A moraine is debris that a glacier has carried and dropped. A fjord is a valley that the sea has filled. A crevasse is a deep crack in the ice of a glacier.";

export const fileNames: CaseCheck = {
  number: "41",
  run: () =>
    Uploader.use(async (uploader) => {
      const faults: string[] = [];
      for (const name of NAMES) {
        const { datasetName } = await uploader.upload(`${name}.txt`, TEXT);
        faults.push(...differs("name", datasetName.normalize(), name.normalize()));
      }
      return faults;
    }),
};
