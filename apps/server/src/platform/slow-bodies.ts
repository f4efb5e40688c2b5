import { LIMITS } from "@quizmill/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody } from "./read-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of such a call may take to arrive. */
    bodyTimeoutMs?: number;
  }
}

/**
 * Drops a caller whose body does not arrive in the time its call has: by then nobody waits for the answer, but
 * each such caller would hold a connection, and an upload a file. Callers who are slow with the head of a
 * request, and those before any route is known, are the server's own time-outs' business.
 */
export function dropSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request.raw)) dropUnlessComplete(request);
    done();
  });
}

function dropUnlessComplete({ raw, routeOptions }: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, routeOptions.config.bodyTimeoutMs ?? LIMITS.request.timeoutMs);
  timer.unref();
  raw.once("close", () => clearTimeout(timer));
}
