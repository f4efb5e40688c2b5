import { LIMITS } from "@quizmill/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody } from "./has-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of such a call may take to arrive. */
    bodyTimeoutMs?: number;
    /** The body may be long: the time begins anew as long as it arrives at the minimum rate. */
    isLongBody?: boolean;
  }
}

/**
 * Closes the connection of a caller whose body does not arrive in the time of its call: by then nobody waits for the
 * answer, but each such caller would hold a connection, and an upload a file. A long body counts as arriving while it
 * keeps the minimum rate: a document on a slow line is still on its way. Slow request heads are handled by the server's
 * own time-out.
 */
export function dropSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    dropSlowBody(request);
    done();
  });
}

/** The same as the hook, for a request that no hook runs for. */
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
