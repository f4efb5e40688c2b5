import { type Stored, storedText } from "../storage.ts";

/** Kept between visits only while analytics are allowed. */
export const storedSessionId = storedText("analytics.session-id");

export interface UsageSession {
  readonly id: string;
  readonly isPersisted: boolean;
}

/**
 * The id of an event's session: with consent the id stored in this browser, otherwise `pageId`, which lasts as long as
 * the page. If the browser stores nothing, `pageId` is used too, marked as not persisted.
 */
export function usageSession(stored: Stored<string>, pageId: string, hasConsent: boolean): UsageSession {
  if (!hasConsent) return { id: pageId, isPersisted: false };
  const kept = stored.read();
  if (kept !== null) return { id: kept, isPersisted: true };
  stored.write(pageId);
  return { id: pageId, isPersisted: stored.read() === pageId };
}
