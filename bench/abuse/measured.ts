import { processorMs } from "../process-figures.ts";
import { percentile } from "../statistics.ts";
import type { Attackers } from "./attackers.ts";
import { count, type Tally } from "./callers.ts";
import type { Learner } from "./ordinary.ts";

/** One attack after another until so much time has passed: a hundredth of a few calls is only the worst of them. */
export interface Measured {
  readonly tally: Tally;
  /** The learner's, in ms, and of how many calls. */
  readonly p99: number;
  readonly calls: number;
  /** How many of them were not answered with 200. */
  readonly failed: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Processor time in seconds meanwhile. */
  readonly server: number;
  readonly attackers: number;
}

export interface Scene {
  readonly learner: Learner;
  readonly attackers: Attackers;
  readonly serverPid: number;
  readonly minMs: number;
}

/** Rounds so far, of all attacks: none comes from where an earlier one came. */
let round = 0;

export async function measure(
  { learner, attackers, serverPid, minMs }: Scene,
  name: string,
  url: string,
): Promise<Measured> {
  const used = () => [processorMs(serverPid), processorMs(attackers.pid)] as const;
  const before = used();
  const startedAt = performance.now();
  const watching = learner.watch();
  const tally: Tally = new Map();
  let rounds = 0;
  do {
    round += 1;
    for (const [what, times] of await attackers.attack(name, { url, round })) count(tally, what, times);
    rounds += 1;
  } while (performance.now() - startedAt < minMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const { latencies, failed } = await watching.stop();
  const after = used();
  return {
    ...{ tally, rounds, seconds, failed, calls: latencies.length, p99: percentile(latencies, 0.99) },
    ...{ server: (after[0] - before[0]) / 1000, attackers: (after[1] - before[1]) / 1000 },
  };
}
