import { LIMITS, ROUTES } from "@quizmill/contract";
import { callerAddress } from "../../platform/caller-address.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { insertEvent } from "./store.ts";
import { createUnlink } from "./unlink.ts";

export interface AnalyticsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
}

export function mountAnalytics(mount: Mount, deps: AnalyticsDeps): void {
  const max = LIMITS.analytics.eventsPerAddressPerHour;
  const limit = deps.rateLimits({ name: "analytics", max, windowMs: HOUR_MS });
  const unlink = createUnlink();
  mount(ROUTES.analyticsEvent, async ({ body, request }) => {
    await limit.use(callerAddress(request));
    await insertEvent(deps.db, unlink(body), deps.now());
  });
}
