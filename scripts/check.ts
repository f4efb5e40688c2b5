import { command, conclude, runSteps, type Step } from "./steps.ts";

/** TypeScript 7 checks; TypeScript 6 is installed beside it for tools that need its API (dependency-cruiser). */
const NATIVE_TSC = "node_modules/typescript-native/bin/tsc";
const CRUISED = ["packages", "apps", "bench", "e2e", "scripts", "fixtures", "testing"];

/** Those that say most in a few seconds. */
export const QUICK_CHECKS: readonly Step[] = [
  command("types: server, packages, scripts", process.execPath, [NATIVE_TSC, "-p", "tsconfig.json"]),
  command("types: web", process.execPath, [NATIVE_TSC, "-p", "apps/web/tsconfig.json"]),
  command("lint and format", "biome", ["check", "--error-on-warnings", "."]),
];

export const CHECKS: readonly Step[] = [
  ...QUICK_CHECKS,
  command("import rules", "depcruise", ["--config", ".dependency-cruiser.js", ...CRUISED]),
  command("dead code", "knip", ["--no-progress"]),
  command("weight of the start page", process.execPath, ["scripts/weigh.ts"]),
];

if (import.meta.main) conclude(runSteps(CHECKS));
