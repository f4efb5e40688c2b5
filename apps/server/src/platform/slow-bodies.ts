import { LIMITS } from "@quizmill/contract";
import type { FastifyInstance } from "fastify";

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
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    const hasBody =
      raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"]) > 0;
    if (!hasBody) return;
    const timeoutMs = routeOptions.config.bodyTimeoutMs ?? LIMITS.request.timeoutMs;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, timeoutMs);
    timer.unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
