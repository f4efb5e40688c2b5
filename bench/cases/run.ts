import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type BenchOptions, ROOT } from "../options.ts";
import { ALL_CHECKS, NEEDS } from "./all-checks.ts";

/**
 * `npm run bench -- cases [DIR]`: the situations that people reported of products like this one. DIR holds a
 * folder per case with an input and `expected.txt`; it stands beside the project.
 */
const CASES = path.resolve(ROOT, "../shared/data/cases");
/** Each of a smoke run's checks takes a second at most. */
const SMOKE_CHECKS = 2;

/** The verdict of a case, and what is wrong where it fails. */
async function verdictOf(number: string, folder: string): Promise<readonly [string, readonly string[]]> {
  const check = ALL_CHECKS.find((one) => one.number === number);
  if (check === undefined) return [`needs ${NEEDS.get(number) ?? "a check"}`, []];
  try {
    const faults = await check.run(folder);
    return [faults.length === 0 ? "holds" : "fails", faults];
  } catch (error) {
    return ["fails", [String(error)]];
  }
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
