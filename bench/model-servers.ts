import { fork } from "node:child_process";
import { once } from "node:events";
import type { Flight } from "./flight.ts";

/** A stand-in for a language model's server, in another process. */
export interface ModelServer {
  readonly baseUrl: string;
  /** What it was asked so far. */
  calls(): Promise<Flight[]>;
}

/**
 * Stand-ins in a process of their own, so that their work is not taken for ours; each waits so many milliseconds
 * before each answer, or is held as `llm-server.ts` says.
 */
export async function startModelServers(
  how: readonly (number | string)[],
): Promise<{ servers: ModelServer[]; stop(): void }> {
  const child = fork(new URL("./llm-server.ts", import.meta.url), how.map(String));
  const [{ baseUrls }] = (await once(child, "message")) as [{ baseUrls: string[] }];
  const servers = baseUrls.map((baseUrl, index) => ({
    baseUrl,
    calls: async () => {
      child.send(index);
      const [answer] = (await once(child, "message")) as [{ calls: Flight[] }];
      return answer.calls;
    },
  }));
  return { servers, stop: () => void child.kill() };
}
