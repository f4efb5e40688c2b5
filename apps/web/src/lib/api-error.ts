import { ERROR_STATUS, type ErrorCode, isErrorCode, LIMITS } from "@quizmill/contract";

interface ApiFailure {
  status: number;
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
  url: string;
}

/** A call that failed: refused by the server (its status and code) or never answered (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  readonly url: string;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = "ApiError";
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? {};
    this.requestId = failure.requestId ?? null;
    this.url = failure.url;
  }
}

export function networkError(url: string, message?: string): ApiError {
  return new ApiError({
    status: ERROR_STATUS.NETWORK_ERROR,
    code: "NETWORK_ERROR",
    message: message || "Network error",
    url,
  });
}

export function timeoutError(url: string): ApiError {
  return new ApiError({ status: ERROR_STATUS.TIMEOUT, code: "TIMEOUT", message: "Timeout", url });
}

/** The file on disk is no longer the chosen one, or is gone: the browser reads no byte of it. */
export function fileChangedError(url: string): ApiError {
  return new ApiError({
    status: ERROR_STATUS.FILE_CHANGED,
    code: "FILE_CHANGED",
    message: "File changed",
    url,
  });
}

export function refreshFailedError(url: string): ApiError {
  return new ApiError({
    status: ERROR_STATUS.UNAUTHORIZED,
    code: "UNAUTHORIZED",
    message: "Unauthorized (refresh failed)",
    url,
  });
}

/** A response, from either transport. */
export interface Answer {
  url: string;
  status: number;
  statusText: string;
  contentType: string | null;
  requestId: string | null;
  text: string;
}

/** The value of a successful answer (undefined without a JSON body); throws an ApiError for any other. */
export function readAnswer(answer: Answer): unknown {
  if (answer.status < 200 || answer.status > 299) throw refusal(answer);
  if (answer.status === 204 || !answer.contentType?.includes("json")) return undefined;
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ApiError({
      status: ERROR_STATUS.INVALID_JSON,
      code: "INVALID_JSON",
      message: "Invalid JSON",
      requestId: answer.requestId ?? undefined,
      url: answer.url,
    });
  }
}

function refusal(answer: Answer): ApiError {
  const body = recordOf(answer.text);
  const said = [body.message, body.error, body.title].find((value) => typeof value === "string");
  const detail = said ?? answer.text.slice(0, LIMITS.request.errorBodyMaxChars);
  return new ApiError({
    status: answer.status,
    code: isErrorCode(body.code) ? body.code : codeOfStatus(answer.status),
    message: [answer.status, answer.statusText, detail].filter((part) => part !== "").join(" "),
    details: isRecord(body.details) ? body.details : undefined,
    requestId: answer.requestId ?? (typeof body.requestId === "string" ? body.requestId : undefined),
    url: answer.url,
  });
}

/** A proxy or an older server may refuse without a known code; its status still says what to do. */
function codeOfStatus(status: number): ErrorCode {
  const byStatus: Record<number, ErrorCode> = {
    400: "VALIDATION_FAILED",
    401: "UNAUTHORIZED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    413: "BODY_TOO_LARGE",
    429: "RATE_LIMITED",
    502: "SERVER_BUSY",
    503: "SERVER_BUSY",
    504: "TIMEOUT",
  };
  return byStatus[status] ?? "INTERNAL";
}

function recordOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The code whose text is to be shown, for any thrown value. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : "INTERNAL";
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
