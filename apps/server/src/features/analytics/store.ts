import { type AnalyticsBody, LIMITS } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";

/** All SQL of analytics events: no address, no account, and nothing older than the promised 90 days. */

export async function insertEvent(db: Database, event: AnalyticsBody, now: number): Promise<void> {
  await db
    .insertInto("analyticsEvents")
    .values({
      event: event.event,
      propertiesJson: JSON.stringify(event.properties),
      hasConsent: event.consentedAnalytics ? 1 : 0,
      isSidPersisted: event.sidPersisted ? 1 : 0,
      createdAt: now,
    })
    .execute();
}

export async function deleteOldEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("analyticsEvents")
    .where("createdAt", "<", now - LIMITS.analytics.keptMs)
    .execute();
}
