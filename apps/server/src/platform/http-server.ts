import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import { LIMITS } from "@quizmill/contract";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { limitCalls } from "./call-limits.ts";
import { compressAnswers } from "./compress-answers.ts";
import type { Timing } from "./durations.ts";
import { answerFailure } from "./errors.ts";
import { acceptJsonOnly } from "./json-bodies.ts";
import { limitCallStarts } from "./limit-call-starts.ts";
import { type AnswerLog, answerLog, logOptions } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { safeHeaders } from "./security-headers.ts";
import { dropSlowBodies, dropSlowBody } from "./slow-bodies.ts";
import { readUnwantedBodiesSlowly } from "./unwanted-bodies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Stays open as long as a client listens. */
    isStream?: boolean;
  }
}

export interface HttpServerOptions {
  readonly newId: () => string;
  readonly logLevel: string;
  /** Proxies whose headers about the caller are trusted; none if empty. */
  readonly trustProxy: readonly string[];
  /** People reach the server over TLS, even if a proxy in front of it uses plain http. */
  readonly isBehindTls: boolean;
  readonly callsPerMinute: number;
  readonly metrics: Metrics;
}

/** The route's pattern, never the URL: URLs contain ids and tokens. Pages are too many to count separately. */
function routeLabel(route: string | undefined): string {
  return route?.startsWith("/api/") ? route : "other";
}

/** What all answers of one route, method and status share; there are few such kinds. */
interface AnswerKind {
  readonly log: AnswerLog;
  /** Null for streams: how long a client listened says nothing about the server's speed. */
  readonly timing: Timing | null;
}

function createAnswerKinds({ requests }: Metrics, logLevel: string) {
  const kinds = new Map<string, AnswerKind>();
  const make = (request: FastifyRequest, status: number): AnswerKind => {
    const { method, routeOptions } = request;
    const { url: route, config } = routeOptions;
    return {
      log: answerLog(logLevel, { method, route, status }),
      timing: config.isStream ? null : requests.of({ method, route: routeLabel(route), status }),
    };
  };
  return (request: FastifyRequest, { statusCode }: FastifyReply): AnswerKind => {
    const name = `${statusCode} ${request.method} ${request.routeOptions.url}`;
    const known = kinds.get(name);
    if (known !== undefined) return known;
    const kind = make(request, statusCode);
    kinds.set(name, kind);
    return kind;
  };
}

/** Every answer names its request; every request is counted and leaves one line in the log. */
function identifyAndLog(app: FastifyInstance, { metrics, logLevel }: HttpServerOptions): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  const kindOf = createAnswerKinds(metrics, logLevel);
  app.addHook("onResponse", (request, reply, done) => {
    const { elapsedTime: ms } = reply;
    const { log, timing } = kindOf(request, reply);
    log(request.id, Math.round(ms));
    timing?.observe(ms / 1000);
    done();
  });
}

/** A request that is unanswered this long after closing began waits for a stalled caller. */
const CLOSE_GRACE_MS = 4_000;

/**
 * Closing waits for the requests under way, but not for a connection that never sent a request (Node counts it as
 * busy), and not for ever: a half-sent upload would keep the process alive.
 */
function boundClosing(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  });
}

/** How often the server looks for requests that take too long to arrive. */
const CHECKING_MS = 5_000;

/** No call has a parameter a tenth as long; Node limits the head of a request to 16 KB. */
const LONGEST_PARAMETER_CHARS = 16_384;

/** The HTTP server without routes: ids, logs, errors, security headers, cookies and JSON. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const secure = safeHeaders({ isBehindTls: options.isBehindTls });
  const app = fastify({
    logger: logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: options.newId,
    requestIdHeader: false,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    requestTimeout: LIMITS.request.arrivalTimeoutMs,
    http: { headersTimeout: LIMITS.request.headTimeoutMs, connectionsCheckingInterval: CHECKING_MS },
    bodyLimit: LIMITS.request.bodyMaxBytes,
    forceCloseConnections: "idle",
    // Ids are checked by their contract rows, which have an error text for it.
    routerOptions: { maxParamLength: LONGEST_PARAMETER_CHARS },
    // A URL that cannot be decoded belongs to no route: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply.header("x-request-id", request.id));
      dropSlowBody(request);
      return answerFailure(error, request, reply);
    },
  });
  app.setErrorHandler(answerFailure);
  identifyAndLog(app, options);
  boundClosing(app);
  limitCallStarts(app);
  compressAnswers(app);
  app.addHook("onRequest", (request, reply, done) => {
    secure(request, reply);
    done();
  });
  limitCalls(app, options.callsPerMinute);
  dropSlowBodies(app);
  readUnwantedBodiesSlowly(app);
  // Parsed by the few calls that need cookies, and not for every call.
  await app.register(cookie, { hook: false });
  acceptJsonOnly(app);
  return app;
}
