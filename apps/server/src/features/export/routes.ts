import { Readable } from "node:stream";
import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { exportArchive } from "./archive.ts";

/** Everything that is kept of an account, as one ZIP; `archive.ts` says what is in it. */
export function mountExport(
  mount: Mount,
  { db, now, rateLimits }: { db: Database; now: () => number; rateLimits: RateLimits },
): void {
  const limit = rateLimits({ name: "export", max: LIMITS.account.exportsPerHour, windowMs: HOUR_MS });
  mount(ROUTES.exportMe, async ({ accountId, reply }) => {
    await limit.use(accountId);
    reply.header("content-type", "application/zip");
    reply.header("content-disposition", 'attachment; filename="quizmill-export.zip"');
    await reply.send(Readable.from(exportArchive(db, { accountId, now: now() })));
  });
}
