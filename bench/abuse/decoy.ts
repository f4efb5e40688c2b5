import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { forkFarBack, stepBack } from "./far-back.ts";

/**
 * Something else for attackers to attack: it takes in what they send, tells them nothing, and comes as late to the
 * processors as they do. What a learner of the real server feels meanwhile is the attackers' own doing, who have
 * machines of their own in life.
 */
export interface Decoy {
  readonly url: string;
  leave(): void;
}

export async function openDecoy(): Promise<Decoy> {
  const child = forkFarBack(import.meta.filename);
  const [url] = (await once(child, "message")) as [string];
  return { url, leave: () => child.kill() };
}

/** What the attackers need to go on: an account and a job. */
const SESSION = JSON.stringify({ accessToken: "decoy", jobId: "decoy", token: "decoy" });

function answer({ url = "" }: IncomingMessage, reply: ServerResponse): void {
  if (url.startsWith("/api/jobs/") && url.includes("/events"))
    reply.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  else reply.writeHead(200, { "content-type": "application/json" }).end(SESSION);
}

/** The decoy's own process. */
async function stand(): Promise<void> {
  stepBack();
  process.once("disconnect", () => process.exit());
  const server = createServer((request, reply) => {
    request.on("error", () => undefined).on("end", () => answer(request, reply));
    request.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

if (process.argv[1] === import.meta.filename && process.send) await stand();
