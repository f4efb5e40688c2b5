import { QUICK_CHECKS } from "./check.ts";
import { command, conclude, runSteps } from "./steps.ts";

/** Tests of what differs from `main`, and of what depends on it; the server's on SQLite alone. */
const CHANGED = [
  "run",
  "--changed",
  "main",
  "--passWithNoTests",
  "--project",
  "packages",
  "--project",
  "embedded",
];

conclude(runSteps([...QUICK_CHECKS, command("tests of what changed since main", "vitest", CHANGED)]));
