import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const PACKAGES = path.resolve(import.meta.dirname, "../..");
const FILES = globSync("{language,lexicon,questions}/src/**/*.ts", { cwd: PACKAGES }).filter(
  (file) => !file.endsWith(".test.ts") && !file.includes("/testing/"),
);
const SHARED = FILES.filter((file) => !file.includes("/lang/"));
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

/** "und" is no language: there the platform's own rules hold. */
const BRANCH = /\b(?:code|script|language|space) [!=]== "(?!und")|profileOf\("/u;
/** Manuals in any language leave sentences in English. */
const WITH_BRANCHES = ['questions/src/read/lines.ts: const en = profileOf("en");'];

it("does not turn on one language: what is so of it is in its folder", () => {
  const found = SHARED.flatMap((file) =>
    textOf(file)
      .split("\n")
      .filter((line) => BRANCH.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual(WITH_BRANCHES);
});

it("leaves words in other scripts to the folders of the languages", () => {
  const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gmu;
  const words = /[\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
  const found = SHARED.filter((file) => words.test(textOf(file).replace(comments, "")));
  expect(found.sort()).toEqual(WITH_WORDS);
});
