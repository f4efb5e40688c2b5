/**
 * Returns a function that starts work: at most `maxPerTurn` pieces in each turn of the event loop, in the order they
 * came, and at once if nothing waits. Without it, dozens that come together would all run in one turn, and everybody
 * else would wait for them.
 */
export function createStartLimit(maxPerTurn: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let started = 0;
  const startAll = (works: (() => void)[]) => {
    if (started === 0) setImmediate(nextTurn);
    started += works.length;
    for (const work of works) work();
  };
  const nextTurn = () => {
    started = 0;
    const next = waiting.splice(0, maxPerTurn);
    if (next.length > 0) startAll(next);
  };
  return (work) => {
    if (started < maxPerTurn) startAll([work]);
    else waiting.push(work);
  };
}
