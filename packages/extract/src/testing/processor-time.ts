/**
 * Starts a stopwatch and returns a function that reads it: milliseconds of processor time of this thread. Limits on
 * it also hold on a busy machine, unlike limits on wall-clock time.
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
}
