import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";
import { createTurns } from "./turns.ts";

/** Each takes about half a millisecond until it waits for something. */
const PER_TURN = 2;

/**
 * Calls that bring something or stay, as those of a class or a flood do, give those the way that only read: two
 * thousand streams asked for at once would hold everybody up for a fifth of a second, though nearly all are refused.
 */
export function beginByTurns(app: FastifyInstance): void {
  const inTurn = createTurns(PER_TURN);
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request.raw) || request.routeOptions.config.isStream) inTurn(done);
    else done();
  });
}
