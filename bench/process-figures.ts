import { readFileSync } from "node:fs";

/** USER_HZ, 100 on every Linux. */
const MS_PER_TICK = 10;

/** Processor time that a process has used so far, all its threads together, in ms; NaN if there is no /proc. */
export function processorMs(pid: number): number {
  return usedAt(`/proc/${pid}/stat`);
}

/** The same of its first thread alone: in Node, the one that answers calls. */
export function mainThreadMs(pid: number): number {
  return usedAt(`/proc/${pid}/task/${pid}/stat`);
}

function usedAt(file: string): number {
  try {
    // After the name in brackets, which may contain anything.
    const fields = readFileSync(file, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
