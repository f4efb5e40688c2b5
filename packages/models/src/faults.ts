import type { FailureWeight } from "./breaker.ts";
import type { Timing } from "./settings.ts";

/** Kinds of failed calls, told apart where the next step differs. */
export type FaultKind =
  /** No answer in time. */
  | "timeout"
  | "rate_limited"
  | "server"
  /** No connection, or it broke. */
  | "network"
  | "cut"
  /** Wrong key, unknown model or no credit: a retry cannot help. */
  | "access"
  /** The server does not accept the request's form or content. */
  | "rejected"
  /** The model declined to answer. */
  | "refused"
  /** The answer is incomplete, malformed or empty. */
  | "unusable"
  /** Not sent: the circuit breaker is open. */
  | "resting"
  /** Not sent: the token budget is spent. */
  | "budget";

/** What a server without access refuses; null where it does not say. */
export type Refused = "key" | "model" | "credit" | null;

/** A failed call. The message names only the kind: the server's own words may hold document text or a key. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";
  readonly kind: FaultKind;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly refused: Refused;

  constructor(
    kind: FaultKind,
    details: { status?: number; retryAfterMs?: number | null; refused?: Refused } = {},
  ) {
    super(`The model's server failed: ${kind}${details.status === undefined ? "" : ` (${details.status})`}`);
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.refused = details.refused ?? null;
  }
}

/** Retries for each kind of fault. */
export const RETRIES: Readonly<Record<FaultKind, number>> = {
  rate_limited: 3,
  server: 3,
  network: 2,
  timeout: 1,
  cut: 1,
  unusable: 1,
  access: 0,
  rejected: 0,
  refused: 0,
  resting: 0,
  budget: 0,
};

/** Whether a server asks to be left alone for longer than anybody waits. */
export function isTooLong({ retryAfterMs }: ModelFault, { retryAfterMaxMs }: Timing): boolean {
  return (retryAfterMs ?? 0) > retryAfterMaxMs;
}

/**
 * The weight of a fault for the circuit breaker; null where it says nothing about the server, as with some
 * rejections.
 */
export function weightOf(fault: ModelFault, timing: Timing): FailureWeight | null {
  const { kind } = fault;
  if (kind === "access" || isTooLong(fault, timing)) return "final";
  if (kind === "timeout") return "each";
  return kind === "rate_limited" || kind === "server" || kind === "network" ? "one_of_many" : null;
}

interface ApiError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

/**
 * Texts in the body of a refusal that mean an access problem, whatever the status. Google answers a wrong key with
 * 400, OpenAI an account without credit with 429, Anthropic with 400, Mistral and OpenRouter an unknown model with
 * 400.
 */
const NO_ACCESS: readonly (readonly [Refused, RegExp])[] = [
  ["key", /API_KEY_INVALID|API key not valid|invalid_api_key/iu],
  ["credit", /insufficient_quota|credit balance is too low/iu],
  ["model", /model_not_found|invalid_model|is not a valid model/iu],
];
/** What a status says where the body does not. */
const REFUSED: Readonly<Record<number, Refused>> = { 401: "key", 402: "credit", 403: "key", 404: "model" };

/** Google's form of Retry-After, in the body. */
const RETRY_DELAY = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/u;

/** Turns errors of the AI SDK and of `fetch` into a ModelFault. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const { statusCode: status, responseHeaders, responseBody = "" } = (error ?? {}) as ApiError;
  if (status === undefined) return new ModelFault(isFetchError(error) ? "network" : "unusable");
  const isRefusal = status >= 400 && status < 500;
  const said = isRefusal ? NO_ACCESS.find(([, words]) => words.test(responseBody)) : undefined;
  if (said !== undefined) return new ModelFault("access", { status, refused: said[0] });
  const delay = RETRY_DELAY.exec(responseBody)?.[1];
  const retryAfterMs = retryAfter(responseHeaders) ?? (delay === undefined ? null : Number(delay) * 1000);
  return new ModelFault(kindOfStatus(status), { status, retryAfterMs, refused: REFUSED[status] ?? null });
}

function kindOfStatus(status: number): FaultKind {
  if (status === 429) return "rate_limited";
  // A redirect is not followed: the configured address is wrong.
  if (status >= 300 && status < 400) return "access";
  if (status in REFUSED) return "access";
  if (status === 408 || status === 409 || status === 425 || status >= 500) return "server";
  return status >= 400 ? "rejected" : "unusable";
}

/** Sockets that close and wrong addresses show as a TypeError of `fetch`, with or without the SDK's own error. */
function isFetchError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    /fetch failed|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|socket|Cannot connect|Invalid URL|parse URL/iu.test(
      error.message,
    )
  )
    return true;
  return isFetchError(error.cause);
}

/** `Retry-After` in seconds or as a date (RFC 9110), or in milliseconds as some servers say it. */
function retryAfter(headers: Record<string, string> = {}): number | null {
  const precise = Number(headers["retry-after-ms"]);
  if (headers["retry-after-ms"] !== undefined && precise >= 0) return precise;
  const said = headers["retry-after"];
  if (said === undefined) return null;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
