import { type Stored, storedText } from "../storage.ts";

/** Kept from visit to visit only while analytics are allowed. */
export const storedSessionId = storedText("analytics.session-id");

export interface UsageSession {
  readonly id: string;
  readonly isPersisted: boolean;
}

/**
 * Whose event it is: with consent the id this browser keeps, otherwise `pageId`, which dies with the
 * page. Where the browser stores nothing, the page's id serves as well, and says so.
 */
export function usageSession(stored: Stored<string>, pageId: string, hasConsent: boolean): UsageSession {
  if (!hasConsent) return { id: pageId, isPersisted: false };
  const kept = stored.read();
  if (kept !== null) return { id: kept, isPersisted: true };
  stored.write(pageId);
  return { id: pageId, isPersisted: stored.read() === pageId };
}
