import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { rateLimitsInMemory } from "./rate-limits.ts";

const MINUTE_MS = 60_000;

/** Asked by load balancers, all from one address, and cheap. */
const UNLIMITED = new Set(["/api/health", "/api/ready"]);

function isLimited({ url, routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? url;
  return route.startsWith("/api/") && !UNLIMITED.has(route);
}

/**
 * So many calls a minute from one address, whatever they ask, counted before anything else is done for them.
 * In this process only, also where others share a database: it is this process that they keep busy, and
 * writing a row for each call would cost more than most calls do.
 */
export function limitCalls(app: FastifyInstance, callsPerMinute: number): void {
  const calls = rateLimitsInMemory({ name: "calls", max: callsPerMinute, windowMs: MINUTE_MS });
  app.addHook("onRequest", async (request) => {
    if (isLimited(request)) await calls.use(callerAddress(request));
  });
}
