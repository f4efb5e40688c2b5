import { once } from "node:events";
import type { FastifyReply } from "fastify";

export interface EventStream {
  /** Resolves when the socket can take more, so a slow listener slows only its own stream. */
  send(event: { id: number; name: string; dataJson: string }): Promise<void>;
  close(): void;
  /** Aborts when the listener is gone or the stream was closed. */
  readonly signal: AbortSignal;
}

/** Takes the reply over as a server-sent event stream, with a comment as heartbeat so proxies keep it open. */
export function openEventStream(reply: FastifyReply, heartbeatMs: number): EventStream {
  reply.hijack();
  const socket = reply.raw;
  const ended = new AbortController();
  socket.writeHead(200, {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  } as Record<string, string>);
  socket.write(": open\n\n");
  const heartbeat = setInterval(() => socket.write(": still here\n\n"), heartbeatMs);
  heartbeat.unref();
  const end = () => {
    clearInterval(heartbeat);
    ended.abort();
  };
  socket.once("close", end);
  return {
    signal: ended.signal,
    send: async ({ id, name, dataJson }) => {
      if (ended.signal.aborted) return;
      const hasRoom = socket.write(`id: ${id}\nevent: ${name}\ndata: ${dataJson}\n\n`);
      if (!hasRoom) await once(socket, "drain", { signal: ended.signal }).catch(() => undefined);
    },
    close: () => {
      end();
      socket.end();
    },
  };
}
