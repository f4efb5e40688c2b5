import path from "node:path";
import type { CaseCheck } from "../check.ts";
import { missing, textOf } from "../document.ts";
import { itemsOf } from "../paper.ts";

const WHOLE = ["definition", "reflection", "difference", "Diffraction"];

/** Either the letters are read completely, or the file is refused by name; gibberish never becomes a question. */
async function readOrRefused(folder: string, file: string): Promise<string[]> {
  try {
    const text = await textOf(folder, file);
    const count = (await itemsOf(path.join(folder, file))).length;
    return missing(`${file}: ${count} questions`, text, WHOLE);
  } catch (error) {
    const isNamed = error instanceof Error && "code" in error && error.code === "TEXT_UNREADABLE";
    return isNamed ? [] : [`${file}: ${error}`];
  }
}

export const lettersWithoutCodes: CaseCheck = {
  number: "26",
  async run(folder) {
    const ligatures = ["letters.pdf", "letters-first.pdf"].map(async (file) =>
      missing(file, await textOf(folder, file), WHOLE),
    );
    const rest = ["shifted.pdf", "nocodes.pdf", "private.pdf"].map((file) => readOrRefused(folder, file));
    return (await Promise.all([...ligatures, ...rest])).flat();
  },
};
