import type { FailureWeight } from "./breaker.ts";
import type { Timing } from "./settings.ts";

/** What can go wrong with a call, as far as it makes a difference to what is done next. */
export type FaultKind =
  /** No answer in time. */
  | "timeout"
  | "rate_limited"
  | "server"
  /** Nobody there, or gone in the middle. */
  | "network"
  | "cut"
  /** Wrong key, unknown model, no credit: no use in asking again. */
  | "access"
  /** The request itself was not understood, or refused for what it holds. */
  | "rejected"
  /** The model would not answer. */
  | "refused"
  /** An answer that is not what was asked for: half of it, of another shape, empty. */
  | "unusable"
  /** Not asked, since the server failed again and again just now. */
  | "resting"
  /** Not asked, since the tokens are used up. */
  | "budget";

/** A call that failed. Its message names the kind alone: a server's own words may hold the document or a key. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";
  readonly kind: FaultKind;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(kind: FaultKind, details: { status?: number; retryAfterMs?: number | null } = {}) {
    super(`The model's server failed: ${kind}${details.status === undefined ? "" : ` (${details.status})`}`);
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** How often a call is asked again for such a fault. */
export const RETRIES: Readonly<Record<FaultKind, number>> = {
  ...{ rate_limited: 3, server: 3, network: 2 },
  ...{ timeout: 1, cut: 1, unusable: 1 },
  ...{ access: 0, rejected: 0, refused: 0, resting: 0, budget: 0 },
};

/** What a fault tells of the server; null where it tells only of what was asked, as one of "rejected" may. */
export function weightOf(
  { kind, retryAfterMs }: ModelFault,
  { retryAfterMaxMs }: Timing,
): FailureWeight | null {
  if (kind === "access" || (retryAfterMs ?? 0) > retryAfterMaxMs) return "final";
  if (kind === "timeout") return "each";
  return kind === "rate_limited" || kind === "server" || kind === "network" ? "one_of_many" : null;
}

interface ApiError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

/**
 * What servers write into the body of a refusal that is one of access, whatever its status: Google refuses a wrong key
 * with 400, OpenAI an account without credit with 429, Anthropic with 400, Mistral and OpenRouter an unknown model
 * with 400.
 */
const NO_ACCESS =
  /API_KEY_INVALID|API key not valid|invalid_api_key|insufficient_quota|credit balance is too low|model_not_found|invalid_model|is not a valid model/iu;

/** How Google asks for patience, in place of a header. */
const RETRY_DELAY = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/u;

/** The AI SDK's errors, and whatever `fetch` throws, as faults. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const { statusCode: status, responseHeaders, responseBody = "" } = (error ?? {}) as ApiError;
  if (status === undefined) return new ModelFault(isFetchError(error) ? "network" : "unusable");
  if (status >= 400 && status < 500 && NO_ACCESS.test(responseBody))
    return new ModelFault("access", { status });
  const delay = RETRY_DELAY.exec(responseBody)?.[1];
  const retryAfterMs = retryAfter(responseHeaders) ?? (delay === undefined ? null : Number(delay) * 1000);
  return new ModelFault(kindOfStatus(status), { status, retryAfterMs });
}

function kindOfStatus(status: number): FaultKind {
  if (status === 429) return "rate_limited";
  // It points elsewhere, where nobody follows: the address in the settings is not the server's.
  if (status >= 300 && status < 400) return "access";
  if (status === 401 || status === 402 || status === 403 || status === 404) return "access";
  if (status === 408 || status === 409 || status === 425 || status >= 500) return "server";
  return status >= 400 ? "rejected" : "unusable";
}

/** Sockets that close show as a TypeError of `fetch`, with or without the SDK's own error round it. */
function isFetchError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/fetch failed|terminated|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|socket|Cannot connect/iu.test(error.message))
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
