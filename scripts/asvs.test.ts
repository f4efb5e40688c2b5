import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const page = readFileSync(path.join(ROOT, "docs/asvs.md"), "utf8");

/** Number of requirements of levels 1 and 2 in each section: they are its first ones. */
const REQUIRED: Readonly<Record<string, number>> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
};

/** Requirements of one chapter that the same thing shows are in one row. */
const rows = [...page.matchAll(/^- ([\d., ]+) (\S+): (.+)$/gm)].flatMap(
  ([, ids = "", state = "", words = ""]) => ids.split(", ").map((id) => ({ id, state, words })),
);

const testFiles = ["apps", "packages", "scripts", "e2e"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`),
);

describe("the page on ASVS", () => {
  it("has each requirement of levels 1 and 2 in its chapters exactly once", () => {
    const wanted = Object.entries(REQUIRED).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(rows)("$id says whether it is met, and what shows it or why not", ({ state, words }) => {
    expect(["met", "no", "–"]).toContain(state);
    expect(words.trim().length).toBeGreaterThan(5);
  });

  const named = rows.flatMap(({ id, words }) =>
    [...words.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)(?:: ([^`]+))?`/g)].map(([, file = "", name]) => ({
      id,
      file,
      name,
    })),
  );

  it.each(named)("$id names an existing test: $file: $name", ({ file, name }) => {
    const found = testFiles.filter((one) => `/${one}`.endsWith(`/${file}`));
    expect(found).toHaveLength(1);
    const source = readFileSync(path.join(ROOT, found[0] ?? ""), "utf8");
    if (name !== undefined) expect(source).toMatch(titled(name));
  });
});

/** As the argument of `it`, `test` or `describe`: in quotes, possibly with text around it. */
function titled(name: string): RegExp {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`["\`][^"\`\\n]*${words}[^"\`\\n]*["\`]`);
}
