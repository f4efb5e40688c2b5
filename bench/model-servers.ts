import { fork } from "node:child_process";
import { once } from "node:events";
import type { Flight } from "./flight.ts";

/** A stand-in for a language model's server, in another process. */
export interface ModelServer {
  readonly baseUrl: string;
  /** The calls it has got so far. */
  calls(): Promise<Flight[]>;
  /** The bodies of the first of these calls, as they were sent. */
  bodies(): Promise<string[]>;
}

/** What is requested from which server. */
export interface Asked {
  readonly index: number;
  readonly what: "calls" | "bodies";
}

/**
 * Stand-ins in a process of their own, so that their work is not counted as ours. Each waits so many milliseconds
 * before each answer, or holds calls as `llm-server.ts` describes.
 */
export async function startModelServers(
  how: readonly (number | string)[],
): Promise<{ servers: ModelServer[]; stop(): void }> {
  const child = fork(new URL("./llm-server.ts", import.meta.url), how.map(String));
  const [{ baseUrls }] = (await once(child, "message")) as [{ baseUrls: string[] }];
  const ask = async (asked: Asked) => {
    child.send(asked);
    const [answer] = (await once(child, "message")) as [{ calls: Flight[]; bodies: string[] }];
    return answer;
  };
  const servers = baseUrls.map((baseUrl, index) => ({
    baseUrl,
    calls: async () => (await ask({ index, what: "calls" })).calls,
    bodies: async () => (await ask({ index, what: "bodies" })).bodies,
  }));
  return { servers, stop: () => void child.kill() };
}
