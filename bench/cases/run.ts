import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type BenchOptions, ROOT } from "../options.ts";
import { ALL_CHECKS, SHOWN_BY } from "./all-checks.ts";

/**
 * `npm run bench -- cases [DIR]`: the situations that people reported of products like this one. DIR has a folder per
 * case with an input and `expected.txt`; it is beside the project.
 */
const CASES = path.resolve(ROOT, "../shared/data/cases");
/** Each check of a smoke run takes a second at most. */
const SMOKE_CHECKS = 2;

/** The verdict on a case; with the faults if it fails, and with the test that shows it. */
async function verdictOf(number: string, folder: string): Promise<readonly [string, readonly string[]]> {
  const check = ALL_CHECKS.find((one) => one.number === number);
  if (check === undefined) return verdictOfShowing(number);
  const lacking = check.lacks?.() ?? null;
  if (lacking !== null) return [`needs ${lacking}`, []];
  try {
    const faults = await check.run(folder);
    return [faults.length === 0 ? "holds" : "fails", faults];
  } catch (error) {
    return ["fails", [String(error)]];
  }
}

/** The test runs with the other tests; here it is only checked that it exists. */
function verdictOfShowing(number: string): readonly [string, readonly string[]] {
  const showing = SHOWN_BY.get(number);
  if (showing === undefined) return ["needs a check", []];
  const { file, test } = showing;
  const place = path.join(ROOT, file);
  const isThere = existsSync(place) && readFileSync(place, "utf8").includes(`"${test}"`);
  return isThere ? ["is shown by a test", [`${file}: ${test}`]] : ["fails", [`no test "${test}" in ${file}`]];
}

function casesIn(root: string): { number: string; name: string }[] {
  return readdirSync(root)
    .map((name) => ({ number: /^\d+(?=-)/u.exec(name)?.[0] ?? "", name }))
    .filter(({ number }) => number !== "")
    .sort((a, b) => a.number.localeCompare(b.number));
}

export async function run({ args, isSmoke }: BenchOptions): Promise<void> {
  const root = path.resolve(args[0] ?? CASES);
  if (!existsSync(root)) {
    console.log("skipped: no cases beside the project, and no folder of them named");
    return;
  }
  const cases = casesIn(root);
  const chosen = isSmoke ? cases.slice(0, SMOKE_CHECKS) : cases;
  const counts = new Map<string, number>();
  for (const { number, name } of chosen) {
    const [verdict, faults] = await verdictOf(number, path.join(root, name));
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    console.log(`${name.padEnd(28)} ${verdict}`);
    for (const fault of faults) console.log(`    ${fault.slice(0, 300)}`);
  }
  console.log([...counts].map(([verdict, count]) => `${count} ${verdict}`).join(" · "));
}
