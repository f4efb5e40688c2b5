/** `npm run check:deps`: whether every package may be used, and whether a vulnerability is known. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { faultsOf } from "./licences.ts";
import { conclude, ROOT, runSteps, type Step, type Tally } from "./steps.ts";

const tally = (faults: readonly string[]): Tally => {
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const licences: Step = {
  name: "licences and origin of packages",
  run: () => tally(faultsOf(JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages)),
};

interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { name: string; severity: string; range: string }>>;
}

/** Lesser ones, of tools that nobody outside can reach, are printed but do not fail the check. */
const GRAVE = ["high", "critical"];

function audit(): Audit {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: ROOT, encoding: "utf8" });
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return { message: "npm gave no answer" };
  }
}

const vulnerabilities: Step = {
  name: "known vulnerabilities",
  run: () => {
    const { vulnerabilities: found, message } = audit();
    if (found === undefined) {
      console.log(`  not known: the registry does not tell (${message})`);
      return { passed: 0, failed: 0 };
    }
    const told = Object.values(found);
    for (const { name, severity, range } of told) console.log(`  ${severity}: ${name} ${range}`);
    return tally(
      told.filter(({ severity }) => GRAVE.includes(severity)).map(({ name }) => `${name} must go`),
    );
  },
};

conclude(runSteps([licences, vulnerabilities]));
