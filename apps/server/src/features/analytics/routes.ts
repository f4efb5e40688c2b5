import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { Mount } from "../../platform/mount.ts";
import { createRateLimit } from "../../platform/rate-limits.ts";
import { insertEvent } from "./store.ts";

const HOUR_MS = 60 * 60 * 1000;

export function mountAnalytics(mount: Mount, deps: { db: Database; now: () => number }): void {
  const limit = createRateLimit({ max: LIMITS.analytics.eventsPerAddressPerHour, windowMs: HOUR_MS });
  mount(ROUTES.analyticsEvent, async ({ body, request }) => {
    await limit.use(request.ip);
    await insertEvent(deps.db, body, deps.now());
  });
}
