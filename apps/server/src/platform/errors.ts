import { ERROR_STATUS, type ErrorCode, type Failure } from "@quizmill/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isOutage } from "./database/open.ts";

/** An expected failure: its code decides the status and the text that people read; `message` is for developers. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A temporary refusal: the header and the details both say when to try again. */
export function comeBack(
  code: ErrorCode,
  message: string,
  retryAfterSeconds: number,
  options: { cause?: unknown } = {},
): AppError {
  return new AppError(code, message, { ...options, details: { retryAfterSeconds }, retryAfterSeconds });
}

/** Nobody receives this answer; it keeps calls whose caller left out of the log of server errors. */
export function callerGone(): AppError {
  return new AppError("GENERATION_CANCELLED", "The caller went away before the answer.");
}

/** The contract's codes for errors that the framework raises. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "VALIDATION_FAILED",
  FST_ERR_CTP_EMPTY_JSON_BODY: "VALIDATION_FAILED",
  FST_ERR_CTP_INVALID_JSON_BODY: "VALIDATION_FAILED",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "VALIDATION_FAILED",
  FST_REQ_FILE_TOO_LARGE: "FILE_TOO_LARGE",
  FST_FILES_LIMIT: "VALIDATION_FAILED",
  FST_PARTS_LIMIT: "VALIDATION_FAILED",
  FST_FIELDS_LIMIT: "VALIDATION_FAILED",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "FILE_MISSING",
};

function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const frameworkCode = "code" in error ? String(error.code) : "";
  const code = FRAMEWORK_CODES[frameworkCode];
  if (code) return new AppError(code, error.message, { cause: error });
  const isClientFault = "statusCode" in error && error.statusCode === 400;
  return isClientFault ? new AppError("VALIDATION_FAILED", error.message, { cause: error }) : undefined;
}

/** The path without its query: a stream's query has a token, and no token may reach a log or an answer. */
function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

function failureOf(error: AppError, request: FastifyRequest): Failure {
  return {
    status: error.status,
    code: error.code,
    message: error.message,
    ...(error.details && { details: error.details }),
    requestId: request.id,
    url: pathOf(request),
  };
}

const OUTAGE_RETRY_SECONDS = 5;

/** A database that is unreachable or a disk that is full may be back soon: a later call may succeed. */
function ourFault(thrown: unknown): AppError {
  if (!isOutage(thrown)) return new AppError("INTERNAL", "Something went wrong on our side.");
  return comeBack("SERVER_BUSY", "Nothing can be stored or read for now.", OUTAGE_RETRY_SECONDS, {
    cause: thrown,
  });
}

/**
 * Turns every error into the contract's failure object; an unexpected one is logged, and its answer says nothing about
 * it.
 */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toAppError(thrown);
  if (!expected) request.log.error({ err: thrown }, "unexpected failure");
  const error = expected ?? ourFault(thrown);
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  return reply.status(error.status).send(failureOf(error, request));
}
