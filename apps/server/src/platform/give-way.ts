import { getPriority, setPriority } from "node:os";

/** About a third of the processor where calls want it too. */
const NICENESS = 5;
const MAX_NICENESS = 19;

/** Puts the thread that calls it below those that answer. Only Linux gives a thread a priority of its own. */
export function giveWay(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Math.min(MAX_NICENESS, getPriority() + NICENESS));
  } catch {
    // Not allowed everywhere; it only makes a busy server smoother.
  }
}
