import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";

/** The pause between two chunks of at most 64 KiB: some 30 MB a second for all such bodies together. */
const PAUSE_MS = 2;

/**
 * Frees memory that nothing reads any more. Left to the garbage collector, the megabytes of a few bodies would cause
 * full collections again and again. Buffers that share their memory with others are small.
 */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Reads all bodies that it is given, one chunk at a time. */
function createSlowReader(): (body: IncomingMessage) => void {
  const waiting: IncomingMessage[] = [];
  const readOn = () => {
    waiting.shift()?.resume();
    if (waiting.length > 0) plan();
  };
  const plan = () => setTimeout(readOn, PAUSE_MS).unref();
  const wait = (body: IncomingMessage) => {
    body.pause();
    if (waiting.push(body) === 1) plan();
  };
  return (body) => {
    body.on("data", (piece: Buffer) => {
      giveBack(piece);
      wait(body);
    });
    wait(body);
  };
}

/**
 * The rest of a body whose call is already answered is read slowly, chunk by chunk, and discarded. Its sender reads the
 * answer only after sending, so closing the connection at once would lose the answer. Node would read it at full speed,
 * and everybody would wait for megabytes that nobody needs. A body that takes longer than its call allows is cut off.
 */
export function readUnwantedBodiesSlowly(app: FastifyInstance): void {
  const readSlowly = createSlowReader();
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    // Otherwise the framework closes the connection.
    reply.removeHeader("connection");
    if (hasBody(raw) && !raw.complete) readSlowly(raw.unpipe());
    done(null, payload);
  });
}
