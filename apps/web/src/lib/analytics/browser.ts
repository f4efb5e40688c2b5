import type { AnalyticsBody } from "@quizmill/contract";
import { consent } from "../consent.ts";
import { newKey } from "../new-key.ts";
import { createAnalytics } from "./client.ts";
import { type TrackingWishes, wantsNoTracking } from "./do-not-track.ts";
import { storedSessionId, usageSession } from "./session-id.ts";
import { utmOf } from "./utm.ts";

/** The contract row's URL; importing the table would add all schemas to pages that need none. */
export const EVENTS_URL = "/api/analytics/events";

const pageId = newKey();

/** This page's analytics. */
export const send = createAnalytics({
  hasConsent: () => consent.read()?.analytics ?? false,
  session: (hasConsent) => usageSession(storedSessionId, pageId, hasConsent),
  utm: utmOf(landingAddress()),
  isMuted: !import.meta.env?.PROD || wantsNoTracking(navigator as TrackingWishes),
  post,
  // biome-ignore lint/suspicious/noConsole: the specification's place for events that are not sent
  log: (body) => console.debug("analytics", body),
});

/** The URL of the first page, also after the person has moved on. */
function landingAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? globalThis.location?.href ?? "";
}

/** Not awaited, and it outlives the page. No cookie, no token: an event has no account. */
function post(body: AnalyticsBody): void {
  fetch(EVENTS_URL, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    keepalive: true,
  }).catch(() => undefined);
}
