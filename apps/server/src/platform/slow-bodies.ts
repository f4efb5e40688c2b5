import { LIMITS } from "@quizmill/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody } from "./has-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of such a call may take to arrive. */
    bodyTimeoutMs?: number;
    /** The body may be long: it has that time again and again, as long as it comes at the least rate. */
    isLongBody?: boolean;
  }
}

/**
 * Drops a caller whose body does not arrive in the time its call has: by then nobody waits for the answer, but
 * each such caller would hold a connection, and an upload a file. A long body counts as arriving while it brings
 * the least rate: a document on a slow line is on its way, not stuck. Callers who are slow with the head of a
 * request are the server's own time-out's business.
 */
export function dropSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    dropSlowBody(request);
    done();
  });
}

/** As the hook does, for a request that no hook is asked about. */
export function dropSlowBody(request: FastifyRequest): void {
  if (hasBody(request.raw)) dropUnlessComplete(request);
}

function dropUnlessComplete({ raw, routeOptions }: FastifyRequest): void {
  const { bodyTimeoutMs = LIMITS.request.timeoutMs, isLongBody = false } = routeOptions.config;
  const leastBytes = (LIMITS.request.leastBytesPerSecond * bodyTimeoutMs) / 1000;
  let readBefore = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const { bytesRead } = raw.socket;
    if (!isLongBody || bytesRead - readBefore < leastBytes) raw.destroy();
    readBefore = bytesRead;
  }, bodyTimeoutMs);
  timer.unref();
  raw.once("close", () => clearInterval(timer));
}
