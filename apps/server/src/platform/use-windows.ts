interface Window {
  uses: number;
  readonly endsAt: number;
}

/** Counts uses by key in this process's memory, in windows that begin with a key's first use. */
export interface UseWindows {
  /** Counts one use; the ms until the key's window ends where there have been more than `max` in it, 0 otherwise. */
  use(key: string): number;
  /** Takes one use back. */
  giveBack(key: string): void;
  reset(key: string): void;
}

/**
 * All in one go, without a promise: calls are counted before anything else is done for them, and many do little more
 * than that. Keys are gone with their window.
 */
export function createWindows({ max, windowMs }: { max: number; windowMs: number }): UseWindows {
  /** In the order in which they began, and so in that in which they end. */
  const windows = new Map<string, Window>();
  // None lasts longer than that: where one seems to, the clock was put back since it began.
  const isCurrent = ({ endsAt }: Window, now: number) => now < endsAt && endsAt <= now + windowMs;
  let isCleaningPlanned = false;
  const clean = () => {
    const now = Date.now();
    for (const [key, window] of windows) {
      if (isCurrent(window, now)) break;
      windows.delete(key);
    }
    isCleaningPlanned = false;
    if (windows.size > 0) planCleaning();
  };
  const planCleaning = () => {
    if (isCleaningPlanned) return;
    isCleaningPlanned = true;
    setTimeout(clean, windowMs).unref();
  };
  const currentOf = (key: string, now: number): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && isCurrent(window, now) ? window : undefined;
  };
  const begin = (key: string, now: number): Window => {
    const window = { uses: 0, endsAt: now + windowMs };
    windows.delete(key);
    windows.set(key, window);
    planCleaning();
    return window;
  };
  return {
    use: (key) => {
      const now = Date.now();
      const window = currentOf(key, now) ?? begin(key, now);
      window.uses += 1;
      return window.uses > max ? window.endsAt - now : 0;
    },
    giveBack: (key) => {
      const window = currentOf(key, Date.now());
      if (window !== undefined && window.uses > 0) window.uses -= 1;
    },
    reset: (key) => {
      windows.delete(key);
    },
  };
}
