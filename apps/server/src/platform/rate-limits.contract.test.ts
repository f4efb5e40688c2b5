import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeStore } from "../test-store.ts";
import { HOUR_MS, type RateLimit } from "./rate-limits.ts";
import { openServices } from "./services.ts";

const ADDRESS = "203.0.113.7";

describeStore("Limits", (db, { kind, home, open }) => {
  let limit: RateLimit;
  beforeEach(async () => {
    const { rateLimits } = await open();
    limit = rateLimits({ name: "guesses", max: 2, windowMs: HOUR_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function useUp(): Promise<void> {
    await limit.use(ADDRESS);
    await limit.use(ADDRESS);
    await expect(limit.use(ADDRESS)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  }

  describe("a limit", () => {
    it("refuses too many uses within its window, and says how long that lasts", async () => {
      await useUp();
      await limit.use("198.51.100.1");
      const refused = await limit.use(ADDRESS).catch((error: unknown) => error);
      expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3_500);
    });

    it("counts no use that was given back, and none from before a reset", async () => {
      await limit.use(ADDRESS);
      await limit.giveBack(ADDRESS);
      await useUp();
      await limit.reset(ADDRESS);
      await useUp();
    });

    it("refuses nobody for longer than its window if the clock is set back", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      await useUp();
      vi.setSystemTime(Date.now() - HOUR_MS);
      await useUp();
    });

    it("begins a new window if the clock is set forward", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      await useUp();
      vi.setSystemTime(Date.now() + HOUR_MS + 1);
      await useUp();
    });
  });

  describe.runIf(kind === "PostgreSQL")("a limit that all processes share", () => {
    const keys = async () =>
      (await sql<{ key: string }>`select key from "rateLimits"`.execute(db)).rows.map(({ key }) => key);

    it("stores no address, and nothing that could be looked up among the hashes of all addresses", async () => {
      await limit.use(ADDRESS);
      const [key = ""] = await keys();
      expect(key).toMatch(/^guesses:[\w-]{43}$/);
      const plain = createHash("sha256").update(ADDRESS).digest("base64url");
      expect(key).not.toContain(plain);
    });

    it("is the same for all of them, under the key of the installation", async () => {
      await limit.use(ADDRESS);
      const { dataDir, databaseUrl } = home;
      const other = await open();
      await other.rateLimits({ name: "guesses", max: 2, windowMs: HOUR_MS }).use(ADDRESS);
      expect(await keys()).toHaveLength(1);
      const signingKeys = { current: Buffer.alloc(32, 7).toString("base64url"), previous: null };
      const elsewhere = await openServices({ dataDir, databaseUrl, signingKeys });
      await elsewhere.rateLimits({ name: "guesses", max: 2, windowMs: HOUR_MS }).use(ADDRESS);
      await elsewhere.close();
      expect(await keys()).toHaveLength(2);
    });
  });
});
