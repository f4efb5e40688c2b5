import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { busynessOf } from "./flight.ts";
import type { ModelServer } from "./model-servers.ts";

/**
 * The yardstick for a client's overhead on a model's server: the same calls, each sent as soon as one of so many has
 * been answered, by a loop that does nothing else. Returns the time above the server's own, as a share of it.
 */
export async function bareOverhead(
  server: ModelServer,
  bodies: readonly string[],
  turns: number,
): Promise<number> {
  const left = [...bodies];
  const startedAt = performance.now();
  const loop = async () => {
    for (let body = left.shift(); body !== undefined; body = left.shift()) await ask(server.baseUrl, body);
  };
  await Promise.all(Array.from({ length: turns }, loop));
  const totalMs = performance.now() - startedAt;
  return (totalMs * turns) / busynessOf(await server.calls(), turns).busyMs - 1;
}

async function ask(baseUrl: string, body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const asking = request(`${baseUrl}/chat/completions`, { method: "POST", headers });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  await text(answer);
}
