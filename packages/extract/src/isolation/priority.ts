import { getPriority, setPriority } from "node:os";

/**
 * About half of the server's share of the processor. A lower one would starve the current upload on a busy machine.
 */
const NICENESS = 3;
/** Of the recogniser: work of minutes that nobody waits for at the screen. */
export const RECOGNISER_NICENESS = 10;
const MAX_NICENESS = 19;

/**
 * Lowers the priority of a process and of those it starts from now on. Systems that refuse lose nothing but
 * smoothness when busy.
 */
export function lowerPriority(pid: number, by = NICENESS): void {
  try {
    setPriority(pid, Math.min(MAX_NICENESS, getPriority() + by));
  } catch {
    // The process keeps its priority.
  }
}
