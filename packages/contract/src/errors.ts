/**
 * Every error code with its HTTP status. Each code has a text in all six catalogues (`errors.<CODE>`); a test demands
 * it. Status 0 marks failures that only the browser can notice.
 */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  MODE_INVALID: 400,
  FILE_MISSING: 400,
  RESET_TOKEN_INVALID: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  PASSWORD_WRONG: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  TOO_MANY_EXAMS: 409,
  TOO_MANY_TAGS: 409,
  SET_UNFINISHED: 409,
  SET_CHANGED: 409,
  SEVERAL_DOCUMENTS: 409,
  SET_TOO_LARGE: 409,
  ACCOUNT_FULL: 409,
  PICTURES_FULL: 409,
  FILE_TOO_LARGE: 413,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  HEIC_UNSUPPORTED: 415,
  PASSWORD_TOO_COMMON: 422,
  FILE_EMPTY: 422,
  FILE_DAMAGED: 422,
  FILE_ENCRYPTED: 422,
  OLD_FORMAT: 422,
  NO_TEXT_IN_FILE: 422,
  LANGUAGE_NOT_RECOGNISED: 422,
  TEXT_UNREADABLE: 422,
  TEXT_TOO_SHORT: 422,
  TEXT_TOO_LONG: 422,
  SET_FULL: 422,
  EXTRACTION_LIMIT: 422,
  EXTRACTION_TIMEOUT: 422,
  PICTURE_UNREADABLE: 422,
  NO_QUESTIONS: 422,
  NO_OTHER_QUESTION: 422,
  TEXT_TOO_COMPLEX: 422,
  MODEL_KEY_REFUSED: 422,
  MODEL_UNKNOWN: 422,
  MODEL_NO_CREDIT: 422,
  MODEL_UNREACHABLE: 422,
  MODEL_UNFIT: 422,
  RATE_LIMITED: 429,
  TOO_MANY_JOBS: 429,
  GENERATION_FAILED: 500,
  GENERATION_CANCELLED: 409,
  INTERNAL: 500,
  INVALID_JSON: 500,
  SERVER_BUSY: 503,
  NOT_READY: 503,
  NETWORK_ERROR: 0,
  FILE_CHANGED: 0,
  TIMEOUT: 0,
} as const;

/** One of the codes in `ERROR_STATUS`. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** All codes, in the order of the table. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Whether a value from outside is a known error code. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_STATUS, value);
}

/** The failures of reading a document. */
export const EXTRACTION_ERROR_CODES = [
  "UNSUPPORTED_FILE",
  "HEIC_UNSUPPORTED",
  "FILE_EMPTY",
  "FILE_DAMAGED",
  "FILE_ENCRYPTED",
  "OLD_FORMAT",
  "NO_TEXT_IN_FILE",
  "TEXT_UNREADABLE",
  "EXTRACTION_LIMIT",
  "EXTRACTION_TIMEOUT",
] as const satisfies readonly ErrorCode[];

/** One of `EXTRACTION_ERROR_CODES`. */
export type ExtractionErrorCode = (typeof EXTRACTION_ERROR_CODES)[number];
