import { mainThreadMs, processorMs } from "../process-figures.ts";
import { percentile } from "../statistics.ts";
import type { Target } from "./attack.ts";
import type { Attackers } from "./attackers.ts";
import { count, type Tally } from "./callers.ts";
import type { Learner, Watched } from "./ordinary.ts";

/** One attack after another for at least this long: with few calls, the slowest hundredth would be a single one. */
export interface Round {
  readonly tally: Tally;
  readonly attacks: number;
  readonly seconds: number;
  /** The learner's calls during the round. */
  readonly watched: Watched;
  /** Processor time in the round, in seconds. */
  readonly server: number;
  readonly mainThread: number;
  readonly attackers: number;
}

export interface Scene {
  readonly learner: Learner;
  readonly attackers: Attackers;
  readonly serverPid: number;
  readonly minMs: number;
}

/** Number of attacks so far, of all kinds: each uses new addresses. */
let attacksSoFar = 0;

export async function attackFor(
  { learner, attackers, serverPid, minMs }: Scene,
  name: string,
  at: Pick<Target, "url" | "dataDir">,
): Promise<Round> {
  const used = () => [processorMs(serverPid), mainThreadMs(serverPid), processorMs(attackers.pid)];
  const before = used();
  const startedAt = performance.now();
  const watching = learner.watch();
  const tally: Tally = new Map();
  let attacks = 0;
  do {
    attacksSoFar += 1;
    const answers = await attackers.attack(name, { ...at, round: attacksSoFar });
    for (const [what, times] of answers) count(tally, what, times);
    attacks += 1;
  } while (performance.now() - startedAt < minMs);
  const seconds = (performance.now() - startedAt) / 1000;
  const watched = await watching.stop();
  const [server = 0, mainThread = 0, ofAttackers = 0] = used().map((ms, n) => (ms - (before[n] ?? 0)) / 1000);
  return { tally, attacks, seconds, watched, server, mainThread, attackers: ofAttackers };
}

/** The learner's calls in several rounds. */
export interface Felt {
  /** In ms: the median of the rounds' values, so that other work on the machine in one of them does not decide. */
  readonly p99: number;
  readonly calls: number;
  /** In ms, of all rounds: what nine of ten uploads took at most, and the health calls' slowest hundredth and slowest. */
  readonly uploadP90: number;
  readonly uploads: number;
  readonly healthP99: number;
  readonly healthMax: number;
  /** Calls that were not answered with 200. */
  readonly failed: number;
}

export function feltIn(rounds: readonly Watched[]): Felt {
  const sum = (of: (watched: Watched) => number) => rounds.reduce((total, watched) => total + of(watched), 0);
  const uploads = rounds.flatMap((watched) => watched.uploads);
  const health = rounds.flatMap((watched) => watched.health);
  return {
    uploadP90: percentile(uploads, 0.9),
    uploads: uploads.length,
    healthP99: percentile(health, 0.99),
    healthMax: percentile(health, 1),
    p99: percentile(
      rounds.map(({ latencies }) => percentile(latencies, 0.99)),
      0.5,
    ),
    calls: sum(({ latencies }) => latencies.length),
    failed: sum(({ failed }) => failed),
  };
}

/** The sum of all rounds. */
export function sumOf(rounds: readonly Round[]): Omit<Round, "watched"> {
  const tally: Tally = new Map();
  for (const round of rounds) for (const [what, times] of round.tally) count(tally, what, times);
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  return {
    tally,
    attacks: sum(({ attacks }) => attacks),
    seconds: sum(({ seconds }) => seconds),
    server: sum(({ server }) => server),
    mainThread: sum(({ mainThread }) => mainThread),
    attackers: sum(({ attackers }) => attackers),
  };
}
