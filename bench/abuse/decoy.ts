import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { forkFarBack, stepBack } from "./far-back.ts";

/**
 * Another target for the attackers: it accepts what they send, answers nothing of use, and has the same low priority as
 * they have. What a learner of the real server notices meanwhile is caused by the attackers' own load on the machine.
 * In reality they have machines of their own.
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

/** The attackers need an account and a job to go on. */
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
