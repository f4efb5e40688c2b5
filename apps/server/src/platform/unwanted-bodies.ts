import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";

/** Between two pieces of at most 64 KiB: some 30 MB a second of all such bodies together. */
const PAUSE_MS = 2;

/**
 * Gives memory back that nobody looks at any more. Left to the garbage collector, the megabytes of a few bodies make it
 * go through all there is, again and again. What shares its memory with others is small.
 */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Of all bodies that it is given, one piece at a time. */
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
 * What still comes of a body once its call is answered is read piece by piece and forgotten. Whoever sends it looks
 * for the answer only then, so that a connection which ended at once would take the answer with it; and Node would read
 * as fast as it comes, so that everybody waits for megabytes that nobody wants. A body that takes longer than its call
 * gives it is dropped.
 */
export function readUnwantedBodiesSlowly(app: FastifyInstance): void {
  const readSlowly = createSlowReader();
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    // The framework would end the connection.
    reply.removeHeader("connection");
    if (hasBody(raw) && !raw.complete) readSlowly(raw.unpipe());
    done(null, payload);
  });
}
