import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const PACKAGES = path.join(import.meta.dirname, "../../..");

/** "und" is no language: there the platform's own rules hold. */
const BRANCH = /\b(?:code|script|language|space) [!=]== "(?!und")|profileOf\("/u;

/** Manuals in any language leave sentences in English. */
const EXCEPTIONS = ['questions/src/read/lines.ts: const en = profileOf("en");'];

it("no shared code turns on one language: what is so of it is in its folder", () => {
  const files = globSync("{questions,language}/src/**/*.ts", { cwd: PACKAGES }).filter(
    (file) => !/\.test\.ts$|\/testing\/|^language\/src\/lang\//u.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(PACKAGES, file), "utf8")
      .split("\n")
      .filter((line) => BRANCH.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual(EXCEPTIONS);
});
