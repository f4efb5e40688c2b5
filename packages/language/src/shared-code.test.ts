import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const PACKAGES = path.resolve(import.meta.dirname, "../..");
const FILES = globSync("{language,lexicon,questions}/src/**/*.ts", { cwd: PACKAGES }).filter(
  (file) => !file.endsWith(".test.ts") && !file.includes("/testing/"),
);
const textOf = (file: string) => readFileSync(path.join(PACKAGES, file), "utf8");

/** Written by a program. */
const LONG = ["questions/src/rank/option-weights.ts"];
/** The words of the lexicon's languages, and what still stands in shared code. */
const WITH_WORDS = ["lexicon/src/marks.ts", "questions/src/ask/keys.ts", "questions/src/text/words.ts"];

it("has no line that is longer than 120 characters", () => {
  const long = FILES.filter((file) =>
    textOf(file)
      .split("\n")
      .some((line) => line.length > 120),
  );
  expect(long.sort()).toEqual(LONG);
});

it("leaves words in other scripts to the folders of the languages", () => {
  const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gmu;
  const words = /[\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
  const found = FILES.filter(
    (file) => !file.includes("/lang/") && words.test(textOf(file).replace(comments, "")),
  );
  expect(found.sort()).toEqual(WITH_WORDS);
});
