import { readFileSync } from "node:fs";

/** USER_HZ, 100 on every Linux there is. */
const MS_PER_TICK = 10;

/** Processor time a process has used so far, all its threads together, in ms; NaN where there is no /proc. */
export function processorMs(pid: number): number {
  return usedAt(`/proc/${pid}/stat`);
}

/** The same of its first thread alone: in Node, of what answers callers. */
export function mainThreadMs(pid: number): number {
  return usedAt(`/proc/${pid}/task/${pid}/stat`);
}

function usedAt(file: string): number {
  try {
    // After the name, which may hold anything, in brackets.
    const fields = readFileSync(file, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
