import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import type { Metrics } from "./metrics.ts";

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Any of these says that somebody else asked, and a proxy on this machine passed it on. */
const PASSED_ON = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** With a token whoever names it; without one whoever asks from this very machine. */
function mayRead({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null)
    return timingSafeEqual(digestOf(headers.authorization ?? ""), digestOf(`Bearer ${token}`));
  const isHere = LOOPBACK.test(raw.socket.remoteAddress ?? "");
  return isHere && PASSED_ON.every((name) => headers[name] === undefined);
}

/** `/metrics`, for the operator's eyes: how busy a server is, is nobody else's business. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError("UNAUTHORIZED", "These figures are the operator's.");
    const { text, contentType } = await metrics.read();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
}
