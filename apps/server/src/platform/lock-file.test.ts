import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFile } from "./lock-file.ts";

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "quizmill-lock-"));
  file = path.join(dir, "lock");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A program that locks the file and then runs `then`. */
const locking = (then: string) => [
  "--input-type=module-typescript",
  "--eval",
  `import { lockFile } from ${JSON.stringify(path.join(import.meta.dirname, "lock-file.ts"))};
   const lock = lockFile(${JSON.stringify(file)});
   ${then}`,
];

describe("a locked file", () => {
  it("is refused to others, here and in other processes, until it is released", () => {
    const lock = lockFile(file);
    expect(lockFile(file)).toBeNull();
    const elsewhere = () =>
      execFileSync(process.execPath, locking("console.log(lock === null)"), { encoding: "utf8" }).trim();
    expect(elsewhere()).toBe("true");
    lock?.release();
    expect(elsewhere()).toBe("false");
  });

  it("leaves nothing behind when it is released", () => {
    const lock = lockFile(file);
    expect(existsSync(file)).toBe(true);
    lock?.release();
    expect(existsSync(file)).toBe(false);
  });

  it("is free again when its process was killed", async () => {
    const holder = spawn(process.execPath, locking("console.log('held'); setInterval(() => {}, 1000)"), {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    expect(lockFile(file)).toBeNull();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const lock = lockFile(file);
    expect(lock).not.toBeNull();
    lock?.release();
  });
});
