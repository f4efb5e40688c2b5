import type { AnalyticsBody, UsageEventName, UsageFields } from "@quizmill/contract";
import type { UsageSession } from "./session-id.ts";
import type { Utm } from "./utm.ts";

/** An event, with its time and page. */
export interface Happened<Name extends UsageEventName = UsageEventName> {
  readonly event: Name;
  readonly fields: UsageFields<Name>;
  /** Milliseconds since 1970, UTC. */
  readonly ts: number;
  readonly path: string;
  /** Count it even if consent is denied: without anything that links one visit to the next. */
  readonly evenIfDenied: boolean;
}

export interface AnalyticsDeps {
  readonly hasConsent: () => boolean;
  readonly session: (hasConsent: boolean) => UsageSession;
  readonly utm: Utm;
  /** Do-not-track is on, or this is no production build: events are only logged in the console. */
  readonly isMuted: boolean;
  readonly post: (body: AnalyticsBody) => void;
  readonly log: (body: AnalyticsBody) => void;
}

/** Decides what of an event leaves the browser. */
export function createAnalytics(deps: AnalyticsDeps): (happened: Happened) => void {
  return ({ event, fields, ts, path, evenIfDenied }) => {
    const consentedAnalytics = deps.hasConsent();
    if (!consentedAnalytics && !evenIfDenied) return;
    const { id, isPersisted } = deps.session(consentedAnalytics);
    const body = {
      event,
      properties: { session_id: id, ts, path, ...deps.utm, ...fields },
      consentedAnalytics,
      sidPersisted: isPersisted,
    } as AnalyticsBody;
    (deps.isMuted ? deps.log : deps.post)(body);
  };
}
