import {
  LIMITS,
  type Route,
  type RouteBodyInput,
  type RouteParams,
  type RouteQueryInput,
  type RouteResponse,
} from "@quizmill/contract";
import { ApiError, networkError, readAnswer, refreshFailedError, timeoutError } from "./api-error.ts";
import { sendFile, type UploadProgressHandler } from "./api-upload.ts";
import { urlOf } from "./api-url.ts";
import { takeEarlyAnswer } from "./early-call.ts";
import { currentSession } from "./session-door.ts";

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

interface Extras {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** The call outlives a page that is being closed, if its body is small enough. */
  keepalive?: boolean;
}

/** What a row of the contract's table requires from its caller. */
export type CallInput<R extends Route> = Given<"params", RouteParams<R>> &
  Given<"query", RouteQueryInput<R>> &
  Given<"body", RouteBodyInput<R>> &
  Extras;

type CallArguments<R extends Route> =
  Extras extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/**
 * Calls one row of the contract's table. Resolves to its response (undefined for 204); rejects with ApiError, or with
 * the caller's own AbortError. After a 401 the session is renewed once, silently, and the call repeated once.
 */
export function call<R extends Route>(route: R, ...[input]: CallArguments<R>): Promise<RouteResponse<R>> {
  return withSession(route, (token) => sendJson(route, (input ?? {}) as LooseInput, token)) as Promise<
    RouteResponse<R>
  >;
}

/** Fetches the file of a row of kind "file", as `call` does. */
export function download<R extends Route & { kind: "file" }>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<Blob> {
  return withSession(route, (token) => sendJson(route, (input ?? {}) as LooseInput, token)) as Promise<Blob>;
}

export type UploadInput<R extends Route> = Given<"params", RouteParams<R>> &
  Given<"query", RouteQueryInput<R>> &
  Extras & { file: File; onProgress?: UploadProgressHandler };

/** Sends a file to a row of kind "upload"; `onProgress` gets the number of bytes that have left. */
export function upload<R extends Route>(route: R, input: UploadInput<R>): Promise<RouteResponse<R>> {
  const { params, query } = input as LooseInput;
  const url = urlOf(route.path, params, query);
  return withSession(route, async (token) =>
    readAnswer(
      await sendFile({
        url,
        file: input.file,
        headers: headersFor(token, input.headers),
        idleTimeoutMs: route.timeoutMs,
        signal: input.signal,
        onProgress: input.onProgress,
      }),
    ),
  ) as Promise<RouteResponse<R>>;
}

/** Browsers refuse bodies above 64 KB for calls that outlive their page. */
const KEEPALIVE_MAX_CHARS = 20_000;

async function withSession(route: Route, attempt: (token: string | null) => Promise<unknown>) {
  const session = currentSession();
  const token = session.token();
  try {
    return await attempt(token);
  } catch (error) {
    if (!isUnauthorized(error) || route.auth !== "user") throw error;
    if (!(await session.refresh(token))) {
      session.end();
      throw refreshFailedError(error.url);
    }
    return attempt(session.token());
  }
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

/** `CallInput` without the types of one row; `call` has checked those. */
interface LooseInput extends Extras {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function sendJson(route: Route, input: LooseInput, token: string | null): Promise<unknown> {
  const url = urlOf(route.path, input.params, input.query);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const deadline = AbortSignal.timeout(route.timeoutMs + timeOnTheWayMs(body));
  const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline;
  const headers = headersFor(token, input.headers);
  if (route.method === "POST" || body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const early = route.method === "GET" ? await takeEarlyAnswer(url, token) : null;
    const keepalive = input.keepalive === true && (body?.length ?? 0) < KEEPALIVE_MAX_CHARS;
    const asked = { method: route.method, headers, credentials: "include", signal, keepalive } as const;
    const response = early ?? (await fetch(url, body === undefined ? asked : { ...asked, body }));
    if (route.kind === "file" && response.ok) return await response.blob();
    return readAnswer({
      url,
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get("content-type"),
      requestId: response.headers.get("x-request-id"),
      text: await response.text(),
    });
  } catch (error) {
    throw translated(error, url, deadline, input.signal);
  }
}

/**
 * How long long notes may take on a slow line until the server has all of them. In most scripts a character is one or
 * two bytes.
 */
function timeOnTheWayMs(body = ""): number {
  return Math.ceil((body.length * 2 * 1000) / LIMITS.request.leastBytesPerSecond);
}

function translated(error: unknown, url: string, deadline: AbortSignal, asked?: AbortSignal): unknown {
  if (error instanceof ApiError || asked?.aborted) return error;
  if (deadline.aborted) return timeoutError(url);
  return networkError(url, error instanceof Error ? error.message : undefined);
}

function headersFor(token: string | null, extra: Record<string, string> | undefined) {
  const headers: Record<string, string> = { Accept: "application/json", ...extra };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  return headers;
}
