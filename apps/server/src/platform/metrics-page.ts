import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { isFromHere } from "./from-here.ts";
import type { Metrics } from "./metrics.ts";

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** With a configured token, everyone who sends it; without one, only callers on this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromHere(request);
  return timingSafeEqual(digestOf(request.headers.authorization ?? ""), digestOf(`Bearer ${token}`));
}

/** `/metrics`, for the operator only: how busy a server is concerns nobody else. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError("UNAUTHORIZED", "These figures are the operator's.");
    const { text, contentType } = await metrics.read();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
}
