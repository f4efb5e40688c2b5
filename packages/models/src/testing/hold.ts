import { performance } from "node:perf_hooks";

/** Keeps calls waiting, so that a test sees how many are made at a time without looking at a clock. */
export interface Hold {
  /** Resolves in turn, with how many waited then. */
  wait(): Promise<number>;
}

/**
 * The oldest goes on once `calls` wait, or where no other has come while this thread had nothing to do for `ms`:
 * work in hand, on a busy machine too, is not mistaken for nobody coming.
 */
export function createHold({ calls, ms }: { readonly calls: number; readonly ms: number }): Hold {
  const waiting: ((count: number) => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const letOneGo = () => {
    const count = waiting.length;
    waiting.shift()?.(count);
  };
  const watch = (since = performance.eventLoopUtilization()) => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const idleMs = () => performance.eventLoopUtilization(since).idle;
    timer = setTimeout(
      () => {
        if (idleMs() < ms) return watch(since);
        letOneGo();
        watch();
      },
      Math.max(1, ms - idleMs()),
    );
  };
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length >= calls) letOneGo();
        watch();
      }),
  };
}
