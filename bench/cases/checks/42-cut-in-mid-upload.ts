import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type CaseCheck, differs } from "../check.ts";
import { Uploader } from "../uploaded.ts";

const MEBIBYTE = 1024 * 1024;
const [FILE_BYTES, CUT_AT_BYTES] = [15 * MEBIBYTE, 7 * MEBIBYTE];
const LINE_CHARS = 1_000;
const KEY = "00000000-0000-4000-8000-000000000042";
/** The rest of the file is lines of spaces: only its size matters. */
const TEXT =
  "A glacier is a body of ice that moves under its own weight. A moraine is debris that a glacier has carried and dropped. A fjord is a valley that the sea has filled. A crevasse is a deep crack in the ice of a glacier.";
const [PAUSE_MS, MOST_PAUSES] = [50, 200];

/** Whether the test becomes true before long. */
async function becomes(test: () => boolean): Promise<boolean> {
  for (let i = 0; i < MOST_PAUSES && !test(); i++) await pause(PAUSE_MS);
  return test();
}

export const cutInMidUpload: CaseCheck = {
  number: "42",
  run: () =>
    Uploader.use(async (uploader) => {
      const file = TEXT.padEnd(FILE_BYTES, `\n${" ".repeat(LINE_CHARS)}`);
      const staged = () => readdirSync(path.join(uploader.dataDir, "staged"));
      const connection = await uploader.beginUpload("ice.txt", file, KEY, CUT_AT_BYTES);
      const isStaged = await becomes(() => staged().length > 0);
      connection.resetAndDestroy();
      const isCleared = await becomes(() => staged().length === 0);
      const first = await uploader.upload("ice.txt", file, KEY);
      const again = await uploader.upload("ice.txt", file, KEY);
      return [
        ...differs("staged while bytes came", isStaged, true),
        ...differs("nothing staged after the cut", isCleared, true),
        ...differs("the set of the second retry", again.datasetId, first.datasetId),
        ...differs("sets", await uploader.countOfSets(), 1),
        ...differs("staged at the end", staged(), []),
      ];
    }),
};
