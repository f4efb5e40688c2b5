/** A semaphore whose waiters are served by rank, lowest first. */
export interface PrioritySemaphore {
  /**
   * Resolves with a release function when a slot is free. Ranks are read again for each free slot; equal ranks are
   * served in order of arrival. Throws the signal's reason while waiting.
   */
  acquire(rank: () => number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  rank: () => number;
  start: () => void;
}

export function createPrioritySemaphore(size: number): PrioritySemaphore {
  let free = size;
  const waiting: Waiting[] = [];

  const next = () => {
    if (free <= 0 || waiting.length === 0) return;
    const best = waiting.reduce((a, b) => (b.rank() < a.rank() ? b : a));
    waiting.splice(waiting.indexOf(best), 1);
    free -= 1;
    best.start();
  };
  const release = () => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += 1;
      next();
    };
  };

  return {
    acquire: (rank, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = () => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(signal.reason);
        };
        const start = () => {
          signal.removeEventListener("abort", leave);
          resolve(release());
        };
        const mine: Waiting = { rank, start };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(mine);
        next();
      }),
  };
}
