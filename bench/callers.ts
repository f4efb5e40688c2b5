import { randomUUID } from "node:crypto";

export const PROBE_PAUSE_MS = 10;

/** Opens an account from an address of its own; returns its access token. */
export async function openAccount(url: string): Promise<string> {
  const body = JSON.stringify({ email: `bench-${randomUUID()}@example.org`, password: "Bench-mark-1" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/register`, { method: "POST", headers, body });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Calls /api/health again and again until stopped; returns all latencies in ms. */
export function probeHealth(url: string): { stop: () => Promise<number[]> } {
  const latencies: number[] = [];
  let isStopped = false;
  const probing = (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      await (await fetch(`${url}/api/health`)).arrayBuffer();
      latencies.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await probing;
      return latencies;
    },
  };
}
