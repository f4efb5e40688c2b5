import { spawnSync } from "node:child_process";
import { QUICK_CHECKS } from "./check.ts";
import { command, conclude, ROOT, runSteps } from "./steps.ts";

/** The folders of packages and apps with a file that differs from `main`, new files included. */
function touchedFolders(): string[] {
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout.split("\n");
  const files = [...git("diff", "--name-only", "main"), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(files.flatMap((file) => /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0] ?? []))];
}

const folders = touchedFolders();
/** Of these folders, the tests that depend on a changed file; the server's on SQLite, and its contracts on both. */
const tests = [
  "run",
  "--changed",
  "main",
  "--passWithNoTests",
  "--project",
  "packages",
  "--project",
  "embedded",
  "--project",
  "contracts",
];
const quick = command("tests of the packages that changed", "vitest", [...tests, ...folders]);

conclude(runSteps([...QUICK_CHECKS, ...(folders.length > 0 ? [quick] : [])]));
