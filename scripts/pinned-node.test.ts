import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A project of one script that counts as installed, so that these tests do not touch the real one. */
const root = mkdtempSync(path.join(tmpdir(), "quizmill-scripts-"));
const LOCK = "{}";
const IDLE = "console.log(process.pid); setInterval(() => undefined, 1000);";
const OPTIONS = "console.log(process.execArgv.join(), process.env.MALLOC_MMAP_THRESHOLD_);";
const CACHE = "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir());";
const ECHO = "console.log(process.argv.slice(2).join()); process.exitCode = 7;";

beforeAll(() => {
  for (const folder of ["scripts", "node_modules/node/bin"])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ["run.mjs", "pinned-node.mjs"])
    copyFileSync(path.join(import.meta.dirname, file), path.join(root, "scripts", file));
  writeFileSync(path.join(root, "scripts/idle.ts"), IDLE);
  writeFileSync(path.join(root, "scripts/echo.ts"), ECHO);
  writeFileSync(path.join(root, "scripts/cache.ts"), CACHE);
  writeFileSync(path.join(root, "scripts/start.ts"), OPTIONS);
  writeFileSync(path.join(root, "package-lock.json"), LOCK);
  writeFileSync(
    path.join(root, "node_modules/.installed-from"),
    createHash("sha256").update(LOCK).digest("hex"),
  );
  symlinkSync(process.execPath, path.join(root, "node_modules/node/bin/node"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As npm runs a script: with a shell in between, which stays. */
function runByNpm(name: string): ChildProcess {
  const command = `"${process.execPath}" scripts/run.mjs scripts/${name} a b; exit $?`;
  const env = { PATH: process.env.PATH, npm_lifecycle_event: "start" };
  return spawn("sh", ["-c", command], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("No output.");
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return line;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("a command of package.json", () => {
  it("gets its arguments and ends with the exit code of its program", async () => {
    const child = runByNpm("echo");
    const ended = once(child, "exit");
    expect(await firstLine(child)).toBe("a,b");
    expect((await ended)[0]).toBe(7);
  });

  it("starts the server with a heap that does not grow with the load, and that returns unused memory", async () => {
    expect(await firstLine(runByNpm("start"))).toMatch(/^--max-semi-space-size=\d+,--v8-pool-size=1 \d+$/);
  });

  it("keeps the compile cache for the next start", async () => {
    const child = runByNpm("cache");
    const ended = once(child, "exit");
    const folder = await firstLine(child);
    await ended;
    expect(folder.startsWith(path.join(root, "node_modules"))).toBe(true);
    expect(readdirSync(folder)).not.toEqual([]);
  });

  it("does not outlive npm, whose shell does not pass signals on", async () => {
    const shell = runByNpm("idle");
    const pid = Number(await firstLine(shell));
    expect(isAlive(pid)).toBe(true);
    shell.kill("SIGTERM");
    try {
      await expect.poll(() => isAlive(pid)).toBe(false);
    } finally {
      if (isAlive(pid)) process.kill(pid, "SIGKILL");
    }
  });
});

it("runs every command for operators by the program that has it", () => {
  const here = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
  const commands = here("../apps/server/src/admin/commands.ts").matchAll(/^ {2}quizmill ([a-z-]+)/gmu);
  const names = [...new Set([...commands].map(([, name]) => name))];
  expect(names.length).toBeGreaterThan(3);
  const known = JSON.parse(/OPERATING = (\[[^\]]*\])/u.exec(here("quizmill.mjs"))?.[1] ?? "") as string[];
  expect(known.toSorted()).toEqual(names.toSorted());
});
