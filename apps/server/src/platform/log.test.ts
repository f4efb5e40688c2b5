import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";

const LOG = path.join(import.meta.dirname, "log.ts");

/** What a process that logs and then ends in this way leaves behind. */
function linesOf(end: string): string[] {
  const script = `
    import { pino } from "pino";
    import { logOptions } from ${JSON.stringify(LOG)};
    const { stream, ...options } = logOptions("info");
    const log = pino(options, stream);
    for (let i = 0; i < 1000; i++) log.info({ i }, "line");
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    ...{ cwd: import.meta.dirname, encoding: "utf8" },
  });
  return stdout.split("\n").filter(Boolean);
}

describe("the log", () => {
  it.each([
    ["comes to its end", ""],
    ["is told to end", "process.exit(1)"],
    ["ends by a fault", 'throw new Error("a fault")'],
    [
      "ends by a fault later",
      'setTimeout(() => { log.info({ i: 1000 }, "line"); throw new Error("a fault") })',
    ],
  ])("loses no line of a process that %s", (_how, end) => {
    const numbers = linesOf(end).map((line) => (JSON.parse(line) as { i: number }).i);
    expect(numbers).toEqual(Array.from({ length: end.includes("setTimeout") ? 1001 : 1000 }, (_, i) => i));
  });
});
