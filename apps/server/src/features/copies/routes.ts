import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { toSummary } from "../datasets/entities.ts";
import { copySets } from "./copy.ts";

interface CopiesDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
  readonly rateLimits: RateLimits;
}

/** Copies of sets: whole, merged, or some of their sections. */
export function mountCopies(mount: Mount, { db, now, newId, rateLimits }: CopiesDeps): void {
  const limit = rateLimits({ name: "copies", max: LIMITS.library.copiesPerHour, windowMs: HOUR_MS });
  mount(ROUTES.copyDatasets, async ({ accountId, body }) => {
    await limit.use(accountId);
    const { made, doubles } = await copySets(db, { ...body, accountId, id: newId(), now: now() });
    return { ...toSummary(made), doubles };
  });
}
