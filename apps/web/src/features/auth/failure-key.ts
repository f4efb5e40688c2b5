import { ApiError } from "../../lib/api-error.ts";

/** What to tell someone whose login failed: wrong words, the text of the failure, or that it failed. */
export type LoginFailure = "invalidCredentials" | "byCode" | "generic";

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return "generic";
  return error.status === 401 ? "invalidCredentials" : "byCode";
}
