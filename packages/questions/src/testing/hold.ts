/** Keeps calls waiting, so that a test sees how many are made at a time without looking at a clock. */
export interface Hold {
  /** Resolves in turn, with how many waited then. */
  wait(): Promise<number>;
}

/** The oldest goes on once `calls` wait, or where no other has come for `ms`. */
export function createHold({ calls, ms }: { readonly calls: number; readonly ms: number }): Hold {
  const waiting: ((count: number) => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const letOneGo = () => {
    const count = waiting.length;
    waiting.shift()?.(count);
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    timer = setTimeout(() => {
      letOneGo();
      watch();
    }, ms);
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
