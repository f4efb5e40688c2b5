import { ApiError } from "../../lib/api-error.ts";

/** Which text to show after a failed login: wrong credentials, the text of the error code, or a general one. */
export type LoginFailure = "invalidCredentials" | "byCode" | "generic";

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return "generic";
  return error.status === 401 ? "invalidCredentials" : "byCode";
}
