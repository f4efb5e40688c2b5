import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { getPriority } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leaveOneProcessor, lowerPriority, lowerSession, processorsOf, sessionNiceness } from "./priority.ts";

let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

function startInItsOwnSession(): number {
  child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
  return child.pid ?? 0;
}

const below = (niceness: number) => Math.min(19, niceness + 3);

describe("a child that gives way", () => {
  it.skipIf(process.platform === "win32")("is nicer than this process", () => {
    const pid = startInItsOwnSession();
    lowerPriority(pid);
    expect(getPriority(pid)).toBe(below(getPriority()));
  });

  const own = sessionNiceness(process.pid);
  it.skipIf(own === null)(
    "has a session that is nicer than this one, where the system counts these",
    async () => {
      const pid = startInItsOwnSession();
      expect(sessionNiceness(pid)).toBe(0);
      void lowerSession(pid);
      await vi.waitFor(() => expect(sessionNiceness(pid)).toBe(below(own ?? 0)), { timeout: 5_000 });
    },
  );

  const [first, ...others] = processorsOf(process.pid);
  const hasSeveral = others.length > 0 && spawnSync("taskset", ["--version"]).status === 0;
  it.skipIf(!hasSeveral)("leaves the first of several processors to others", () => {
    const pid = startInItsOwnSession();
    expect(processorsOf(pid)).toEqual([first, ...others]);
    leaveOneProcessor(pid);
    expect(processorsOf(pid)).toEqual(others);
  });

  it("may be gone already", async () => {
    expect(() => lowerPriority(2 ** 30)).not.toThrow();
    expect(() => leaveOneProcessor(2 ** 30)).not.toThrow();
    await lowerSession(2 ** 30);
  });
});
