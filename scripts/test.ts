import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Share } from "../testing/share.ts";
import { findBrowser } from "./browser.ts";
import { buildWebWhenStale } from "./build-web.ts";
import { CHECKS } from "./check.ts";
import { conclude, ROOT, runSteps, type Step, type Tally } from "./steps.ts";

const report = path.join(mkdtempSync(path.join(tmpdir(), "quizmill-report-")), "report.json");

/** A runner that ended without a report has failed, whatever else it did. */
function tallyOf(status: number | null, read: () => Tally): Tally {
  try {
    const tally = read();
    return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What is left out of `npm test` is the rest: together they run each test once. */
const unit = (name: string, share: Share, ...filters: string[]): Step => ({
  name,
  run: () => {
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters];
    const env = { ...process.env, TESTS: share };
    const { status } = spawnSync("vitest", args, { cwd: ROOT, stdio: "inherit", env });
    return tallyOf(status, () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
      return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
    });
  },
});

const journeys = (share: Share): Step => ({
  name: "browser journeys",
  run: () => {
    buildWebWhenStale();
    const env = {
      ...process.env,
      E2E: process.env.E2E ?? share,
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
    const { status } = spawnSync("playwright", args, { cwd: ROOT, stdio: "inherit", env });
    return tallyOf(status, () => {
      const { stats } = JSON.parse(readFileSync(report, "utf8"));
      return { passed: Number(stats.expected), failed: Number(stats.unexpected) + Number(stats.flaky) };
    });
  },
});

const EVERYWHERE = ["--project=packages", "--project=embedded", "--project=contracts"];
const EVERYDAY: readonly Step[] = [
  ...CHECKS,
  unit(
    "unit tests, the server on SQLite, contracts on both databases",
    "everyday",
    ...EVERYWHERE,
    "--tags-filter=!thorough",
  ),
  journeys("everyday"),
];
const REST: readonly Step[] = [
  unit("what takes long", "rest", ...EVERYWHERE, "--tags-filter=thorough || draws"),
  unit("the server on PostgreSQL", "all", "--project=postgres"),
  journeys("rest"),
];
const SHARES: Record<string, readonly Step[]> = {
  everyday: EVERYDAY,
  rest: REST,
  all: [...EVERYDAY, ...REST],
};

const total = runSteps(SHARES[process.argv[2] ?? "everyday"] ?? []);
rmSync(path.dirname(report), { recursive: true, force: true });
conclude(total);
