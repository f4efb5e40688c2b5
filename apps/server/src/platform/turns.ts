/**
 * Starts this many pieces of work in each turn of the event loop, in the order they came, and at once if nothing waits.
 * Without it, dozens that come together would all run in one turn, and everybody else would wait for them.
 */
export function createTurns(perTurn: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const begin = (works: (() => void)[]) => {
    if (begun === 0) setImmediate(nextTurn);
    begun += works.length;
    for (const work of works) work();
  };
  const nextTurn = () => {
    begun = 0;
    const next = waiting.splice(0, perTurn);
    if (next.length > 0) begin(next);
  };
  return (work) => {
    if (begun < perTurn) begin([work]);
    else waiting.push(work);
  };
}
