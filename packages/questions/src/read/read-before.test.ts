/** @module-tag thorough */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { LANGUAGES, type Language } from "@quizmill/contract";
import { beforeAll, expect, it } from "vitest";

const CHILD = fileURLToPath(new URL("../testing/sets-in-order.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const fresh = new Map<string, string>();

/** One process for all of them, in this order. */
async function setsOf(languages: readonly Language[], flags: readonly string[] = []): Promise<string[]> {
  const run = await promisify(execFile)(process.execPath, [...flags, CHILD, ...languages]);
  return run.stdout.trim().split("\n");
}

/** Each language once behind each other one: from every language on to those further down, and back. */
function eachBehindEach(): Language[] {
  const order: Language[] = [];
  for (const [index, from] of LANGUAGES.entries())
    for (const to of LANGUAGES.slice(index + 1)) order.push(from, to);
  return order;
}

beforeAll(async () => {
  for (const language of LANGUAGES) fresh.set(language, (await setsOf([language]))[0] ?? "");
});

it("A process gives each language the set that a fresh one gives, whatever it read before", async () => {
  const order = eachBehindEach();
  expect(new Set(order)).toEqual(new Set(LANGUAGES));
  expect(await setsOf(order)).toEqual(order.map((language) => fresh.get(language)));
});

/**
 * V8 compiles expressions without optimizing them once a process holds much compiled code, which is when it has read
 * a few documents; the flag has it do so from the first.
 */
it("A process that V8 optimizes no expressions for gives the same sets", async () => {
  const sets = await setsOf(LANGUAGES, ["--no-regexp-optimization"]);
  expect(sets).toEqual(LANGUAGES.map((language) => fresh.get(language)));
});

it("No expression changes its flags within: without optimizing V8 applies them to the wrong parts", () => {
  const files = globSync("packages/*/src/**/*.ts", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const changing = files.filter((file) =>
    /\(\?[ims]*-?[ims]+:/.test(readFileSync(path.join(ROOT, file), "utf8")),
  );
  expect(changing).toEqual([]);
});
