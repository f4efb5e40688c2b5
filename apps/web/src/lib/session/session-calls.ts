import { ROUTES } from "@quizmill/contract";
import { call } from "../api.ts";
import { ApiError } from "../api-error.ts";
import { type ReceivedSession, receivedSession } from "./received-session.ts";

/*
 * The calls that renew and end a session. Loaded on demand: neither the transport nor the contract's
 * schemas are needed to paint the first page, and most visits to it make no call at all.
 */

/**
 * The new session, or null when the cookie is refused. Rejects when there was nobody to ask, or the server
 * could not answer just now (it restarts, it is busy): that refuses nothing.
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
