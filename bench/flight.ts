/** When a call came in and when it was answered, by the server's clock. */
export interface Flight {
  readonly kind: string;
  /** The beginning of the passage that it is about. */
  readonly passage: string;
  readonly at: number;
  readonly until: number;
  /** Number of calls in progress when it was answered, if the server counts them. */
  readonly besides: number | null;
}

export interface Busyness {
  /** Milliseconds with calls in progress, summed over all slots. */
  readonly busyMs: number;
  /** Share of the slots' time that was unused while there were passages left to begin, and after that. */
  readonly idleBefore: number;
  readonly idleAfter: number;
}

/** How well the slots for parallel calls were used, from the first call to the last answer. */
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
 * Of this many milliseconds from the first call on, those without a call about the first passage in progress: the time
 * before the first question that a learner waits for the client, and not for the model's server.
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

/**
 * How well slots were used, by counting and not by a clock: for a server that answers once all slots are taken, or no
 * more calls come.
 */
export function emptyTurnsOf(
  calls: readonly Flight[],
  turns: number,
): Pick<Busyness, "idleBefore" | "idleAfter"> {
  const lastBegun = calls.findLastIndex(({ kind }) => kind === "write");
  const emptyIn = (some: readonly Flight[]) =>
    some.reduce((sum, { besides }) => sum + turns - (besides ?? turns), 0) / (turns * calls.length);
  return { idleBefore: emptyIn(calls.slice(0, lastBegun)), idleAfter: emptyIn(calls.slice(lastBegun)) };
}
