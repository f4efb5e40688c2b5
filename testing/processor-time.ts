import { patience } from "./share.ts";

/**
 * Starts a stopwatch and returns a function that reads it: milliseconds of processor time of this thread, as a quiet
 * machine takes them. Limits on it hold on a busy or slow machine too, unlike limits on wall-clock time.
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000 / patience();
  };
}
