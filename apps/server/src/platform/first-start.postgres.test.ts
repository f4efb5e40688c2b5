import { expect, it } from "vitest";
import { createTestHome } from "../test-home.ts";

it("makes tables and queue once if several processes open an empty database together", async () => {
  for (let round = 0; round < 3; round++) {
    const home = await createTestHome({ isEmpty: true });
    try {
      const opened = await Promise.allSettled(Array.from({ length: 6 }, () => home.open()));
      for (const one of opened)
        if (one.status === "fulfilled") {
          expect(await one.value.db.selectFrom("accounts").select("id").execute()).toEqual([]);
          expect(await one.value.queue.take()).toBeUndefined();
          await one.value.close();
        }
      expect(opened.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual([]);
    } finally {
      await home.remove();
    }
  }
}, 60_000);
