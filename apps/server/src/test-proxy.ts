import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallOptions, callServer } from "./test-app.ts";

/** A load balancer: each call goes to the next server in rotation; an unreachable one is skipped. */
export interface TestProxy {
  readonly url: string;
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  close(): Promise<void>;
}

export async function startTestProxy(targets: readonly string[]): Promise<TestProxy> {
  let turn = 0;
  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse, triesLeft: number) => {
    const target = new URL(incoming.url ?? "/", targets[turn++ % targets.length]);
    const { method, headers } = incoming;
    const outgoing = request(target, { method, headers, agent: false }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      reply.on("aborted", () => answer.destroy());
    });
    outgoing.on("error", () => {
      if (!answer.headersSent && triesLeft > 0) forward(incoming, body, answer, triesLeft - 1);
      else answer.destroy();
    });
    answer.on("close", () => outgoing.destroy());
    outgoing.end(body);
  };
  const server = createServer(async (incoming, answer) => {
    const chunks = await Array.fromAsync(incoming as AsyncIterable<Buffer>).catch(() => []);
    forward(incoming, Buffer.concat(chunks), answer, targets.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    call: (...call) => callServer(url, ...call),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
