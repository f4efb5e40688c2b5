import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

export interface EventStream {
  /** Resolves when the socket can take more, so a slow listener slows only its own stream. */
  send(event: { id: number; name: string; dataJson: string }): Promise<void>;
  close(): void;
  /** Aborts when the listener is gone or the stream was closed. */
  readonly signal: AbortSignal;
}

/** Thousands of streams are written to group after group, not all in one moment. */
const GROUPS = 16;

interface Rhythm {
  readonly groups: readonly Set<ServerResponse>[];
  next: number;
}

/** A timer for all streams of one rhythm: of its own, each would cost memory for nothing. They never end. */
const rhythms = new Map<number, Rhythm>();

function startRhythm(heartbeatMs: number): Rhythm {
  const groups = Array.from({ length: GROUPS }, () => new Set<ServerResponse>());
  let at = 0;
  setInterval(() => {
    for (const socket of groups[at] ?? []) socket.write(": still here\n\n");
    at = (at + 1) % GROUPS;
  }, heartbeatMs / GROUPS).unref();
  const rhythm = { groups, next: 0 };
  rhythms.set(heartbeatMs, rhythm);
  return rhythm;
}

/** Gives the way to stop. */
function beatWith(socket: ServerResponse, heartbeatMs: number): () => void {
  const rhythm = rhythms.get(heartbeatMs) ?? startRhythm(heartbeatMs);
  const group = rhythm.groups[rhythm.next];
  rhythm.next = (rhythm.next + 1) % GROUPS;
  group?.add(socket);
  return () => {
    group?.delete(socket);
  };
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
  const stopBeating = beatWith(socket, heartbeatMs);
  const end = () => {
    stopBeating();
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
