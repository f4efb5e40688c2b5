import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";
import { createStartLimit } from "./start-limit.ts";

/** Each takes about half a millisecond until its first wait. */
const MAX_PER_TURN = 2;

/**
 * Calls that bring a body or open a stream often come in crowds, from a class or a flood. They are started a few per
 * turn of the event loop, so that calls that only read go first: two thousand streams requested at once would block
 * everybody for a fifth of a second, although nearly all are refused.
 */
export function limitCallStarts(app: FastifyInstance): void {
  const start = createStartLimit(MAX_PER_TURN);
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request.raw) || request.routeOptions.config.isStream) start(done);
    else done();
  });
}
