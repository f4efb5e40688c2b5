import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { refusal } from "./rate-limits.ts";

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
 * writing a row for each call would cost more than most calls do. The library that counts the rarer uses would
 * take a fifth of the time of a short call; here all addresses share one minute, at whose end all are forgotten.
 */
export function limitCalls(app: FastifyInstance, callsPerMinute: number): void {
  const calls = new Map<string, number>();
  let endsAt = 0;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isLimited(request)) {
      done();
      return;
    }
    const now = performance.now();
    if (now >= endsAt) {
      calls.clear();
      endsAt = now + MINUTE_MS;
    }
    const address = callerAddress(request);
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    done(count > callsPerMinute ? refusal(endsAt - now) : undefined);
  });
}
