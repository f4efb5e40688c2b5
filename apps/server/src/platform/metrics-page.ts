import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import type { Metrics } from "./metrics.ts";

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Each of these headers shows that a proxy on this machine passed on somebody else's request. */
const PASSED_ON = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** With a configured token, everyone who sends it; without one, only callers on this machine. */
function mayRead({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null)
    return timingSafeEqual(digestOf(headers.authorization ?? ""), digestOf(`Bearer ${token}`));
  const isHere = LOOPBACK.test(raw.socket.remoteAddress ?? "");
  return isHere && PASSED_ON.every((name) => headers[name] === undefined);
}

/** `/metrics`, for the operator only: how busy a server is concerns nobody else. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError("UNAUTHORIZED", "These figures are the operator's.");
    const { text, contentType } = await metrics.read();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
}
