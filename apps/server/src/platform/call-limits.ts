import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { rateLimitsInMemory } from "./rate-limits.ts";

const MINUTE_MS = 60_000;

/** Called by load balancers, all from one address, and cheap. */
const UNLIMITED = new Set(["/api/health", "/api/ready"]);

function isLimited({ url, routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? url;
  return route.startsWith("/api/") && !UNLIMITED.has(route);
}

/**
 * Limits all calls a minute from one address, and counts them before any other work. The count is of this process only,
 * also if others share the database: these calls keep this process busy, and a row for each call would cost more than
 * most calls.
 */
export function limitCalls(app: FastifyInstance, callsPerMinute: number): void {
  const calls = rateLimitsInMemory({ name: "calls", max: callsPerMinute, windowMs: MINUTE_MS });
  app.addHook("onRequest", async (request) => {
    if (isLimited(request)) await calls.use(callerAddress(request));
  });
}
