/**
 * Starts a watch and gives what reads it: milliseconds of processor time of this thread. Limits of cost hold
 * for it on a machine that has other work, which they do not for the time that passes.
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
}
