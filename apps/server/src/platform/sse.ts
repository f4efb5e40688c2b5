import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { onClose } from "./on-close.ts";

export interface EventStream {
  /** Resolves when the socket can take more, so a slow listener slows only its own stream. */
  send(event: { id: number; name: string; dataJson: string }): Promise<void>;
  close(): void;
  /** Aborts when the listener has left or the stream was closed. */
  readonly signal: AbortSignal;
}

/** Thousands of streams are written to in groups, not all at the same moment. */
const GROUPS = 16;

interface Rhythm {
  readonly groups: readonly Set<ServerResponse>[];
  next: number;
}

/** One timer for all streams of the same interval: a timer for each would waste memory. They never end. */
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

/** The group that takes the next stream, in rotation. */
function groupFor(heartbeatMs: number): Set<ServerResponse> {
  const rhythm = rhythms.get(heartbeatMs) ?? startRhythm(heartbeatMs);
  const group = rhythm.groups[rhythm.next] as Set<ServerResponse>;
  rhythm.next = (rhythm.next + 1) % GROUPS;
  return group;
}

/** A class, because thousands are held: closures for each would cost more memory than their data. */
class OpenStream implements EventStream {
  readonly #socket: ServerResponse;
  readonly #group: Set<ServerResponse>;
  readonly #ended = new AbortController();

  constructor(socket: ServerResponse, heartbeatMs: number) {
    this.#socket = socket;
    this.#group = groupFor(heartbeatMs).add(socket);
    onClose(socket, () => this.#end());
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  async send({ id, name, dataJson }: Parameters<EventStream["send"]>[0]): Promise<void> {
    if (this.signal.aborted) return;
    const hasRoom = this.#socket.write(`id: ${id}\nevent: ${name}\ndata: ${dataJson}\n\n`);
    if (!hasRoom) await once(this.#socket, "drain", { signal: this.signal }).catch(() => undefined);
  }

  close(): void {
    this.#end();
    this.#socket.end();
  }

  #end(): void {
    this.#group.delete(this.#socket);
    this.#ended.abort();
  }
}

/** Takes over the reply as a server-sent event stream, with a comment as heartbeat so that proxies keep it open. */
export function openEventStream(reply: FastifyReply, heartbeatMs: number): EventStream {
  reply.hijack();
  const socket = reply.raw;
  socket.writeHead(200, {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  } as Record<string, string>);
  // Flushed separately, so that the head stays in memory as one string: Node keeps it, and builds it from sixty parts.
  socket.cork();
  socket.flushHeaders();
  socket.write(": open\n\n");
  socket.uncork();
  return new OpenStream(socket, heartbeatMs);
}
