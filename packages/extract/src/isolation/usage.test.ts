import { describe, expect, it } from "vitest";
import { usageIn, usageOf } from "./usage.ts";

describe("what a process takes, watched from outside", () => {
  it("is what the system counts for this very process, give or take what changes meanwhile", async () => {
    const { residentBytes, processorMs } = await usageOf(process.pid);
    expect((residentBytes ?? 0) / process.memoryUsage.rss()).toBeCloseTo(1, 0);
    const { user, system } = process.cpuUsage();
    if (process.platform !== "win32") expect((processorMs ?? 0) / ((user + system) / 1000)).toBeCloseTo(1, 0);
  });

  it("is not told for a process that is gone", async () => {
    expect(await usageOf(2 ** 30)).toEqual({ residentBytes: null, processorMs: null });
  });

  it("is read out of the process table of Linux and of ps elsewhere", () => {
    const status = "Name:\tnode\nVmHWM:\t  99999 kB\nVmRSS:\t   51234 kB\nThreads:\t7\n";
    const stat = "4242 (a) S (node) R 1 4242 4242 0 -1 4194304 900 0 0 0 123 45 0 0 20 0 7 0 99 1 2\n";
    const expected = { residentBytes: 51_234 * 1024, processorMs: 1_680 };
    expect(usageIn(status + stat, "linux")).toEqual(expected);
    expect(usageIn(" 51234   0:01.68\n", "darwin")).toEqual(expected);
    expect(usageIn(" 51234 00:01:08\n", "freebsd").processorMs).toBe(68_000);
    for (const platform of ["linux", "darwin"] as const)
      expect(usageIn("", platform)).toEqual({ residentBytes: null, processorMs: null });
  });

  it.each([
    ["English", '"node.exe","4242","Console","1","52,340 K"\r\n'],
    ["German", '"node.exe","4242","Console","1","52.340 K"\r\n'],
    ["Polish", '"node.exe","4242","Console","1","52\u00A0340 K"\r\n'],
    ["Swiss", '"node.exe","4242","RDP-Tcp#3","3","52’340 K"\r\n'],
  ])("is read out of the task list of a Windows in %s", (_language, line) => {
    expect(usageIn(line, "win32").residentBytes).toBe(52_340 * 1024);
  });

  it("is not made up where the task list has no such process", () => {
    const nothing = "INFO: No tasks are running which match the specified criteria.\r\n";
    expect(usageIn(nothing, "win32").residentBytes).toBeNull();
  });
});
