import { ROUTES } from "@quizmill/contract";
import { call } from "../api.ts";
import { ApiError } from "../api-error.ts";
import { type ReceivedSession, receivedSession } from "./received-session.ts";

/*
 * The calls that renew and end a session. Loaded on demand: neither the transport nor the contract's schemas are needed
 * to paint the first page, and most visits to it make no call at all.
 */

/**
 * The new session, or null if the cookie is refused. Rejects if the server could not be reached, or could not answer
 * just now (it restarts, it is busy): that is no refusal.
 */
export async function tradeCookie(): Promise<ReceivedSession | null> {
  try {
    return receivedSession(await call(ROUTES.refresh));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const callLogout = () => call(ROUTES.logout);
