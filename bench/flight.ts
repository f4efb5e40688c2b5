/** When a call came in and when it was answered, by the server's clock. */
export interface Flight {
  readonly kind: string;
  /** How the passage begins that it is about. */
  readonly passage: string;
  readonly at: number;
  readonly until: number;
  /** How many were in hand when it was answered, where the server counts. */
  readonly besides: number | null;
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

/**
 * Milliseconds, of so many from the first call on, in which no call about the first passage was in hand: what a
 * learner waits for us, and not for the server, before the first question.
 */
export function ownShareOf(ms: number, calls: readonly Flight[]): number {
  const inOrder = [...calls].sort((a, b) => a.at - b.at);
  const { at: start = 0, passage } = inOrder[0] ?? {};
  let busyMs = 0;
  let reached = start;
  for (const { at, until } of inOrder.filter((call) => call.passage === passage)) {
    const end = Math.min(until, start + ms);
    busyMs += Math.max(0, end - Math.max(at, reached));
    reached = Math.max(reached, end);
  }
  return ms - busyMs;
}

/** How well by counting and not by a clock: of a server that answers once all turns are taken, or nobody comes. */
export function emptyTurnsOf(
  calls: readonly Flight[],
  turns: number,
): Pick<Busyness, "idleBefore" | "idleAfter"> {
  const lastBegun = calls.findLastIndex(({ kind }) => kind === "write");
  const emptyIn = (some: readonly Flight[]) =>
    some.reduce((sum, { besides }) => sum + turns - (besides ?? turns), 0) / (turns * calls.length);
  return { idleBefore: emptyIn(calls.slice(0, lastBegun)), idleAfter: emptyIn(calls.slice(lastBegun)) };
}
