import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

const LOG = path.join(import.meta.dirname, "log.ts");

/** A program that logs so many lines and continues with `rest`. */
function programOf(lines: number, rest: string): string[] {
  const script = `
    import { pino } from "pino";
    import { logOptions } from ${JSON.stringify(LOG)};
    const { stream, ...options } = logOptions("info");
    const log = pino(options, stream);
    for (let i = 0; i < ${lines}; i++) log.info({ i }, "line");
    ${rest}`;
  return ["--input-type=module", "-e", script];
}

const cwd = import.meta.dirname;
const numbersIn = (out: string) =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { i: number }).i);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

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
    const { stdout } = spawnSync(process.execPath, programOf(1000, end), { cwd, encoding: "utf8" });
    expect(numbersIn(stdout)).toEqual(upTo(end.includes("setTimeout") ? 1001 : 1000));
  });

  it("reports an answer in the same form as everything else", () => {
    const script = `
      import { pino } from "pino";
      import { answerLog, logOptions } from ${JSON.stringify(LOG)};
      const { stream, ...options } = logOptions("info");
      const common = { method: "GET", route: "/api/\\"quoted\\"", status: 200 };
      pino(options, stream).info({ reqId: "one", ms: 3, ...common }, "answered");
      answerLog("info", common)("one", 3);
      answerLog("warn", common)("two", 3);`;
    const args = ["--input-type=module", "-e", script];
    const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
    const [theirs, ours, ...more] = stdout
      .trim()
      .replaceAll(/"time":\d{13}/g, "the time")
      .split("\n");
    expect(ours).toBe(theirs);
    expect(more).toEqual([]);
  });

  it("blocks nobody while its lines are not read, and loses none of them", async () => {
    const many = 30_000;
    // As the server does when it says that it is ready.
    const goOn = `process.stdout.write("");
      setTimeout(() => process.send("going on"), 50);
      process.once("disconnect", () => process.exit());`;
    const child = spawn(process.execPath, programOf(many, goOn), {
      cwd,
      stdio: ["ignore", "pipe", 2, "ipc"],
    });
    expect(await once(child, "message")).toEqual(["going on", undefined]);
    const read = text(child.stdout as NonNullable<typeof child.stdout>);
    child.disconnect();
    expect(numbersIn(await read)).toEqual(upTo(many));
  });
});
