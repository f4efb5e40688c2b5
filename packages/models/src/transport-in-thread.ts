import { type ClientRequest, type IncomingMessage, request as viaHttp } from "node:http";
import { request as viaHttps } from "node:https";
import { parentPort } from "node:worker_threads";
import type { Lane, OutgoingRequest, SendOrder, ThreadCommand, ThreadEvent } from "./transport-protocol.ts";

/**
 * Runs in the thread that sends requests to models' servers. It holds prepared requests, so that a slot is used
 * again with the last byte of a successful answer, however busy the reading thread is.
 */

type Fault = NodeJS.ErrnoException;

/** The slots and waiting requests of one lane. */
interface LaneQueue {
  readonly lane: Lane;
  free: number;
  readonly waiting: WaitingCall[];
}

interface WaitingCall extends SendOrder {
  readonly call: number;
}

interface ActiveRequest {
  readonly queue: LaneQueue;
  readonly request: ClientRequest;
}

const queues = new Map<number, LaneQueue>();
const active = new Map<number, ActiveRequest>();

const tell = (message: ThreadEvent, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

function next(queue: LaneQueue): void {
  while (queue.free > 0 && queue.waiting.length > 0) {
    const { call, request } = queue.waiting.reduce((a, b) => (b.rank < a.rank ? b : a));
    remove(call, queue);
    queue.free -= 1;
    try {
      send(call, request, queue);
      tell({ kind: "sent", call });
    } catch (fault) {
      // The address is not valid.
      queue.free += 1;
      fail(call, fault as Fault);
    }
  }
  if (queue.free === queue.lane.slots) queues.delete(queue.lane.id);
}

function remove(call: number, { waiting }: LaneQueue): void {
  const at = waiting.findIndex((one) => one.call === call);
  if (at >= 0) waiting.splice(at, 1);
}

/** Redirects are not followed: key and text go only to the configured server. */
function send(call: number, { url, body, ...options }: OutgoingRequest, queue: LaneQueue): void {
  const request = (url.startsWith("https:") ? viaHttps : viaHttp)(url, options);
  let hasAnswer = false;
  request.on("response", (answer) => {
    hasAnswer = true;
    receive(call, answer);
  });
  request.on("error", (fault: Fault) => {
    if (!active.has(call)) return;
    // The server closed an idle connection and has not seen this request.
    if (request.reusedSocket && fault.code === "ECONNRESET" && !hasAnswer)
      send(call, { url, body, ...options }, queue);
    else fail(call, fault);
  });
  active.set(call, { queue, request });
  request.end(body);
}

function receive(call: number, answer: IncomingMessage): void {
  const { statusCode: status = 0, headers } = answer;
  tell({
    kind: "head",
    call,
    status,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
  });
  answer.on("data", (bytes: Buffer) => {
    // Copy the bytes: their buffer may be shared with other answers.
    const piece = new Uint8Array(bytes);
    tell({ kind: "piece", call, piece }, [piece.buffer]);
  });
  answer.on("end", () => {
    if (status >= 200 && status < 300) free(call);
    tell({ kind: "end", call });
  });
  answer.on("error", (fault) => fail(call, fault));
}

function fail(call: number, { message, code }: Fault): void {
  tell({ kind: "failed", call, message, code });
}

function free(call: number): void {
  const found = active.get(call);
  if (found === undefined) return;
  active.delete(call);
  found.queue.free += 1;
  next(found.queue);
}

function leave(call: number): void {
  const found = active.get(call);
  if (found === undefined) {
    for (const queue of queues.values()) remove(call, queue);
    return;
  }
  for (const waitingCall of found.queue.waiting.splice(0)) tell({ kind: "returned", call: waitingCall.call });
  found.request.destroy();
  free(call);
}

parentPort?.on("message", (message: ThreadCommand) => {
  if (message.kind === "leave") return leave(message.call);
  const { lane } = message;
  const queue = queues.get(lane.id) ?? { lane, free: lane.slots, waiting: [] };
  queues.set(lane.id, queue);
  queue.waiting.push(message);
  next(queue);
});
