import autocannon from "autocannon";
import { processorMs } from "../process-figures.ts";
import { percentile } from "../statistics.ts";

/** One call, asked again and again. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** Of the process that answers. */
  readonly pid: number;
  /** Calls in a round of full length. */
  readonly amount: number;
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the process that answers, for one call; what neighbours on the machine disturb least. */
  readonly processorUs: number;
}

export interface Pressure {
  readonly connections: number;
  readonly rounds: number;
  /** Of each target's `amount` in a round. */
  readonly share: number;
}

/** How often the one who asks looks whether all has been answered. */
const LOOKING_MS = 100;

async function press(
  { url, pid, amount: full, method = "GET", headers = {}, body }: Target,
  { connections, share }: Pick<Pressure, "connections" | "share">,
) {
  // So many calls, not for so long: on a busy machine too few would be answered to say anything.
  const amount = Math.max(connections, Math.round(full * share));
  const before = processorMs(pid);
  const startedAt = performance.now();
  let endedAt = startedAt;
  const result = await autocannon({
    ...{ url, method, headers, connections, amount, sampleInt: LOOKING_MS },
    ...(body !== undefined && { body }),
    setupClient: (client) => {
      client.on("response", () => {
        endedAt = performance.now();
      });
    },
  });
  const seconds = (endedAt - startedAt) / 1000;
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed, ${answered} answered.`);
  return {
    perSecond: answered / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    processorUs: (1000 * (processorMs(pid) - before)) / answered,
  };
}

/**
 * Share of a round's calls that go ahead of it uncounted: the first calls after another target's pay for what that
 * one left to be collected and compiled anew, up to a tenth of a short call's cost over a whole round.
 */
const LEAD_IN = 0.25;

/** All targets by turns, round after round, so that what else the machine does falls on all; medians of the rounds. */
export async function measureByTurns(
  targets: readonly Target[],
  { connections, rounds, share }: Pressure,
): Promise<Map<string, Load>> {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await press(target, { connections, share: share / 2 });
  for (let round = 0; round < rounds; round++)
    for (const target of targets) {
      await press(target, { connections, share: share * LEAD_IN });
      loads.get(target.name)?.push(await press(target, { connections, share }));
    }
  const median = (of: readonly Load[], key: keyof Load) =>
    percentile(
      of.map((load) => load[key]),
      0.5,
    );
  return new Map(
    [...loads].map(([name, of]) => [
      name,
      {
        ...{ perSecond: median(of, "perSecond"), p50Ms: median(of, "p50Ms") },
        ...{ p99Ms: median(of, "p99Ms"), processorUs: median(of, "processorUs") },
      },
    ]),
  );
}
