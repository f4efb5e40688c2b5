import { describe, expect, it } from "vitest";
import { residentBytes, residentBytesIn } from "./memory.ts";

describe("the memory of a process, watched from outside", () => {
  it("is what the system counts for this very process, give or take what changes meanwhile", async () => {
    const bytes = (await residentBytes(process.pid)) ?? 0;
    expect(bytes / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  });

  it("is not told for a process that is gone", async () => {
    expect(await residentBytes(2 ** 30)).toBeNull();
  });

  it("is read out of the process table of Linux and of ps elsewhere", () => {
    const status = "Name:\tnode\nVmHWM:\t  99999 kB\nVmRSS:\t   51234 kB\nThreads:\t7\n";
    expect(residentBytesIn(status, "linux")).toBe(51_234 * 1024);
    expect(residentBytesIn(" 51234\n", "darwin")).toBe(51_234 * 1024);
    expect(residentBytesIn("", "darwin")).toBeNull();
  });

  it.each([
    ["English", '"node.exe","4242","Console","1","52,340 K"\r\n'],
    ["German", '"node.exe","4242","Console","1","52.340 K"\r\n'],
    ["Polish", '"node.exe","4242","Console","1","52\u00A0340 K"\r\n'],
    ["Swiss", '"node.exe","4242","RDP-Tcp#3","3","52’340 K"\r\n'],
  ])("is read out of the task list of a Windows in %s", (_language, line) => {
    expect(residentBytesIn(line, "win32")).toBe(52_340 * 1024);
  });

  it("is not made up where the task list has no such process", () => {
    const nothing = "INFO: No tasks are running which match the specified criteria.\r\n";
    expect(residentBytesIn(nothing, "win32")).toBeNull();
  });
});
