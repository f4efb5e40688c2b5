import autocannon from "autocannon";
import { processorMs } from "../process-figures.ts";
import { percentile } from "../statistics.ts";

/** A call that is repeated. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** Process id of the answering process. */
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
  /** Processor time of the answering process per call; other work on the machine disturbs it least. */
  readonly processorUs: number;
}

export interface Pressure {
  readonly connections: number;
  readonly rounds: number;
  /** Share of each target's `amount` in a round. */
  readonly share: number;
}

/** How often the client checks whether everything has been answered. */
const LOOKING_MS = 100;

async function press(
  { url, pid, amount: full, method = "GET", headers = {}, body }: Target,
  { connections, share }: Pick<Pressure, "connections" | "share">,
) {
  // A number of calls, not a duration: on a busy machine too few would be answered in a fixed time.
  const amount = Math.max(connections, Math.round(full * share));
  const before = processorMs(pid);
  const startedAt = performance.now();
  let endedAt = startedAt;
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    amount,
    sampleInt: LOOKING_MS,
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
 * Share of a round's calls that are made before it and not counted. The first calls after another target pay for its
 * garbage and for compiling again, up to a tenth of a short call's cost over a whole round.
 */
const LEAD_IN = 0.25;

/** Alternates all targets, round after round, so that other work on the machine affects all; medians of the rounds. */
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
        perSecond: median(of, "perSecond"),
        p50Ms: median(of, "p50Ms"),
        p99Ms: median(of, "p99Ms"),
        processorUs: median(of, "processorUs"),
      },
    ]),
  );
}
