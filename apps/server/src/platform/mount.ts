import type { ServerResponse } from "node:http";
import type {
  Route,
  RouteBody,
  RouteHeaders,
  RouteParams,
  RouteQuery,
  RouteResponse,
  User,
} from "@quizmill/contract";
import { ROUTES } from "@quizmill/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import { callerAddress } from "./caller-address.ts";
import { sendReady } from "./compress-answers.ts";
import { AppError, callerGone, comeBack } from "./errors.ts";
import { acceptFiles } from "./files.ts";
import { createLargeBodies } from "./large-bodies.ts";
import { andThen, type MaybePromise } from "./maybe-promise.ts";
import { onClose } from "./on-close.ts";
import { ReadyAnswer } from "./ready-answer.ts";
import { refuseCrossSite } from "./same-site.ts";

/** The input of a handler: everything parsed by the contract row, nothing raw. */
export interface Call<R extends Route> {
  readonly params: RouteParams<R>;
  readonly headers: RouteHeaders<R>;
  readonly query: RouteQuery<R>;
  readonly body: RouteBody<R>;
  /** Set exactly if the row says `auth: "user"`. */
  readonly accountId: R["auth"] extends "user" ? string : undefined;
  /** The session of the caller, set in the same case. */
  readonly sessionId: R["auth"] extends "user" ? string : undefined;
  /** The account's profile, set in the same case. */
  readonly user: R["auth"] extends "user" ? User : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts if the caller leaves before the answer is sent; its reason is an expected failure. */
  readonly signal: AbortSignal;
}

/**
 * Handles one call. Rows without a response body (204) return nothing; streams and files are written to the reply. A
 * handler that has its answer already returns it without a promise: the promise would add a fifteenth to the cost of
 * the shortest calls.
 */
type Handler<R extends Route> = R extends { status: 204 } | { kind: "stream" | "file" }
  ? (call: Call<R>) => MaybePromise<void>
  : (call: Call<R>) => MaybePromise<RouteResponse<R> | ReadyAnswer<R>>;

export type Mount = <const R extends Route>(route: R, handler: Handler<R>) => void;

/** The account and session of an access token. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
  readonly user: User;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `mount` if a row requires an account. A field, because weak maps slow down each garbage collection. */
    caller: Caller | null;
  }
}

export interface Admission {
  /** Returns the caller of a bearer token, or throws UNAUTHORIZED. */
  readonly authenticate: (bearerToken: string) => MaybePromise<Caller>;
  /** The URL under which people reach the server. */
  readonly publicUrl: () => string;
  /** Whether the disk is full: calls that may add something are refused. */
  readonly isFull?: () => boolean;
}

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({ path: issue.path.join("."), reason: issue.code }));
  throw new AppError("VALIDATION_FAILED", `The ${part} of this call is not as declared.`, {
    details: { part, fields },
  });
}

function bearerToken(request: FastifyRequest): string {
  const match = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "");
  if (!match?.[1]) throw new AppError("UNAUTHORIZED", "This call needs a bearer token.");
  return match[1];
}

type Parsed = { readonly [Part in "params" | "headers" | "query" | "body"]: unknown };

/** Aborts if `raw` closes before it is answered. */
function signalOf(raw: ServerResponse): AbortSignal {
  const controller = new AbortController();
  onClose(raw, () => {
    if (!raw.writableFinished) controller.abort(callerGone());
  });
  return controller.signal;
}

/** A class, because an object literal with a getter would give V8 a new hidden class each time. */
class IncomingCall implements Readonly<Record<keyof Call<Route>, unknown>> {
  readonly params: unknown;
  readonly headers: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly accountId: string | undefined;
  readonly sessionId: string | undefined;
  readonly user: User | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(parsed: Parsed, request: FastifyRequest, reply: FastifyReply) {
    this.params = parsed.params;
    this.headers = parsed.headers;
    this.query = parsed.query;
    this.body = parsed.body;
    this.accountId = request.caller?.accountId;
    this.sessionId = request.caller?.sessionId;
    this.user = request.caller?.user;
    this.request = request;
    this.reply = reply;
  }

  /** Made when a handler first reads it: few do, and a stream would keep it in memory for long. */
  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.reply.raw);
    return this.#signal;
  }
}

const JSON_TYPE = "application/json; charset=utf-8";

/** What the framework is to send; the reply itself if it has been given its content already. */
function checkedAnswer(route: Route, { request, reply }: IncomingCall, answer: unknown): unknown {
  if (route.kind === "stream" || route.kind === "file") return reply;
  reply.status(route.status);
  if (!route.response) return reply.send();
  if (answer instanceof ReadyAnswer) return sendReady(request, reply.type(JSON_TYPE), answer);
  return route.response.parse(answer);
}

/** Logging in and out, reading and deleting; a full disk leaves room for these. */
const ALWAYS_ROOM = /^\/api\/(?:auth\/(?!register)|me\/|jobs\/|datasets\/\{id\}\/export)/;

function mayAdd({ method, path }: Route): boolean {
  return method !== "GET" && method !== "DELETE" && !ALWAYS_ROOM.test(path);
}

const FULL_RETRY_SECONDS = 60;

const fastifyPath = (route: Route) => route.path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * Mounts contract rows: parses what comes in, authenticates if the row requires it, and parses the answer on the way
 * out, so that a field nobody declared cannot leak.
 */
export function createMount(
  app: FastifyInstance,
  { authenticate, publicUrl, isFull = () => false }: Admission,
): Mount {
  app.decorateRequest("caller", null);
  /** Before the body is read: nobody without an account makes the server parse megabytes. */
  const admit = (request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void) => {
    const admitted = andThen(authenticate(bearerToken(request)), (caller) => {
      request.caller = caller;
    });
    if (admitted instanceof Promise) admitted.then(() => done(), done);
    else done();
  };
  const largeBodies = createLargeBodies((request) => request.caller?.accountId ?? callerAddress(request));
  const refuseWithoutRoom = (
    _request: FastifyRequest,
    _reply: FastifyReply,
    done: (refusal?: Error) => void,
  ) => done(isFull() ? comeBack("SERVER_BUSY", "The disk is full.", FULL_RETRY_SECONDS) : undefined);
  const admitOwnPages = async (request: FastifyRequest) => refuseCrossSite(request, publicUrl());
  return (route, handler) => {
    const options: RouteOptions = {
      method: route.method,
      url: fastifyPath(route),
      ...(route.bodyMaxBytes && { bodyLimit: route.bodyMaxBytes, ...largeBodies(route.bodyMaxBytes) }),
      config: {
        ...(route.timeoutMs > 0 && { bodyTimeoutMs: route.timeoutMs }),
        isLongBody: route.kind === "upload" || route.bodyMaxBytes !== undefined,
        isStream: route.kind === "stream",
        ...(route.bodyMaxParts && { bodyMaxParts: route.bodyMaxParts }),
      },
      onRequest: [
        ...(mayAdd(route) ? [refuseWithoutRoom] : []),
        ...(route.auth === "user" ? [admit] : []),
        ...(route.auth === "cookie" ? [admitOwnPages] : []),
      ],
      handler: (request, reply) => {
        const parsed = {
          params: parse(route.params, request.params, "path"),
          headers: parse(route.headers, request.headers, "headers"),
          query: parse(route.query, request.query, "query"),
          body: parse(route.body, request.body, "body"),
        };
        const call = new IncomingCall(parsed, request, reply);
        const answer = handler(call as unknown as Call<typeof route>);
        return andThen<unknown, unknown>(answer, (there) => checkedAnswer(route, call, there));
      },
    };
    if (route.kind === "upload") acceptFiles(app, (scope) => scope.route(options));
    else app.route(options);
  };
}

/** The server refuses to start when a row of the contract has no handler. */
export async function assertAllMounted(app: FastifyInstance): Promise<void> {
  await app.after();
  const missing = Object.values(ROUTES as Record<string, Route>).filter(
    (route) => !app.hasRoute({ method: route.method, url: fastifyPath(route) }),
  );
  if (missing.length === 0) return;
  throw new Error(`No handler for ${missing.map((route) => `${route.method} ${route.path}`).join(", ")}`);
}
