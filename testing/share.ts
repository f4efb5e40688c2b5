import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";

/**
 * Which tests a run has: `everyday` guards an ordinary change, `rest` is what that leaves out, `all` is both.
 * `npm test` and `npm run test:rest` set it.
 */
export type Share = "everyday" | "rest" | "all";

export function shareOfRun(): Share {
  const { TESTS } = process.env;
  return TESTS === "everyday" || TESTS === "rest" ? TESTS : "all";
}

/** How many of so many random draws this run makes; a test that asks has the tag `draws`. */
export function draws(all: number): number {
  return shareOfRun() === "everyday" ? Math.ceil(all / 4) : all;
}

const PATIENCE = "TEST_PATIENCE";
/** What it takes to start a process on a quiet machine with two cores of 2023. */
const QUIET_START_MS = 45;

/**
 * How many times longer than on a quiet machine waiting may take, a whole number from 1 on: measured when a run starts,
 * by the load of the machine and by what it takes to start a process, and handed on to all processes of the run.
 */
export function patience(): number {
  process.env[PATIENCE] ??= String(measuredPatience());
  return Number(process.env[PATIENCE]);
}

function measuredPatience(): number {
  const starts = Array.from({ length: 3 }, () => {
    const from = performance.now();
    spawnSync(process.execPath, ["-e", "0"]);
    return performance.now() - from;
  });
  const [load = 0] = loadavg();
  const slowness = Math.max(Math.min(...starts) / QUIET_START_MS, load / 2);
  return Math.min(10, Math.max(1, Math.ceil(slowness)));
}
