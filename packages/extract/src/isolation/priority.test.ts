import { spawn } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it } from "vitest";
import { lowerPriority } from "./priority.ts";

it.skipIf(process.platform === "win32")("a child gets a lower priority than this process", () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  try {
    lowerPriority(child.pid ?? 0);
    expect(getPriority(child.pid)).toBe(Math.min(19, getPriority() + 3));
  } finally {
    child.kill("SIGKILL");
  }
});

it("a process that has ended is no error", () => {
  expect(() => lowerPriority(2 ** 30)).not.toThrow();
});
