/** When a call came in and when it was answered, by the server's clock. */
export interface Flight {
  readonly kind: string;
  readonly at: number;
  readonly until: number;
}

export interface Busyness {
  /** Milliseconds in which calls were in hand, those of all turns together. */
  readonly busyMs: number;
  /** Share of the turns' time that was not used while a passage was left to begin, and after that. */
  readonly idleBefore: number;
  readonly idleAfter: number;
}

/** How well so many turns were used, from the first call to the last answer. */
export function busynessOf(calls: readonly Flight[], turns: number): Busyness {
  const start = Math.min(...calls.map(({ at }) => at));
  const end = Math.max(...calls.map(({ until }) => until));
  const lastBegun = Math.max(...calls.filter(({ kind }) => kind === "write").map(({ at }) => at));
  const usedIn = (from: number, to: number) =>
    calls.reduce((sum, { at, until }) => sum + Math.max(0, Math.min(until, to) - Math.max(at, from)), 0);
  const idleIn = (from: number, to: number) => turns * (to - from) - usedIn(from, to);
  const all = turns * (end - start);
  return {
    busyMs: usedIn(start, end),
    idleBefore: idleIn(start, lastBegun) / all,
    idleAfter: idleIn(lastBegun, end) / all,
  };
}
