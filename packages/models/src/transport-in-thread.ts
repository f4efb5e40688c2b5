import { type ClientRequest, type IncomingMessage, request as viaHttp } from "node:http";
import { request as viaHttps } from "node:https";
import { parentPort } from "node:worker_threads";
import type { Lane, Order, Outgoing, Sent, ToSend } from "./transport-protocol.ts";

/**
 * Runs inside the thread that sends calls to models' servers. It holds some that are ready to go, so that a turn is
 * used again as soon as the last byte of a good answer has come, however busy those are who read it.
 */

type Fault = NodeJS.ErrnoException;

/** The turns of one server's calls. */
interface Line {
  readonly lane: Lane;
  free: number;
  readonly waiting: Ready[];
}

interface Ready extends Order {
  readonly call: number;
}

interface Trip {
  readonly line: Line;
  readonly request: ClientRequest;
}

const lines = new Map<number, Line>();
const trips = new Map<number, Trip>();

const tell = (message: Sent, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

function next(line: Line): void {
  while (line.free > 0 && line.waiting.length > 0) {
    const { call, request } = line.waiting.reduce((a, b) => (b.rank < a.rank ? b : a));
    remove(call, line);
    line.free -= 1;
    try {
      send(call, request, line);
      tell({ kind: "sent", call });
    } catch (fault) {
      // An address that is none.
      line.free += 1;
      fail(call, fault as Fault);
    }
  }
  if (line.free === line.lane.turns) lines.delete(line.lane.id);
}

function remove(call: number, { waiting }: Line): void {
  const at = waiting.findIndex((one) => one.call === call);
  if (at >= 0) waiting.splice(at, 1);
}

/** Redirects are answers like others: a key and a text are for the server that the settings name. */
function send(call: number, { url, body, ...options }: Outgoing, line: Line): void {
  const request = (url.startsWith("https:") ? viaHttps : viaHttp)(url, options);
  let hasAnswer = false;
  request.on("response", (answer) => {
    hasAnswer = true;
    receive(call, answer);
  });
  request.on("error", (fault: Fault) => {
    if (!trips.has(call)) return;
    // The server had ended a connection that was kept: it has not seen the call.
    if (request.reusedSocket && fault.code === "ECONNRESET" && !hasAnswer)
      send(call, { url, body, ...options }, line);
    else fail(call, fault);
  });
  trips.set(call, { line, request });
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
    // A copy of its own: others' bytes may lie beside these.
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
  const trip = trips.get(call);
  if (trip === undefined) return;
  trips.delete(call);
  trip.line.free += 1;
  next(trip.line);
}

function leave(call: number): void {
  const trip = trips.get(call);
  if (trip === undefined) {
    for (const line of lines.values()) remove(call, line);
    return;
  }
  for (const ready of trip.line.waiting.splice(0)) tell({ kind: "returned", call: ready.call });
  trip.request.destroy();
  free(call);
}

parentPort?.on("message", (message: ToSend) => {
  if (message.kind === "leave") return leave(message.call);
  const { lane } = message;
  const line = lines.get(lane.id) ?? { lane, free: lane.turns, waiting: [] };
  lines.set(lane.id, line);
  line.waiting.push(message);
  next(line);
});
