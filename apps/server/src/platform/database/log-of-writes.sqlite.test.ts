import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createTestHome } from "../../test-home.ts";
import { emptyLog } from "./log-of-writes.ts";
import { DATABASE_FILE } from "./open.ts";
import { inTransaction } from "./transactions.ts";

const PIECE = "x".repeat(500_000);

it("a server's log of writes is copied into its database by another thread, not by who commits, and emptied when asked", async () => {
  const home = await createTestHome();
  const { db, close } = await home.open();
  const file = path.join(home.dataDir, DATABASE_FILE);
  const sizeOf = (name: string) => statSync(name).size;
  const before = sizeOf(file);
  await inTransaction(db, async (tx) => {
    for (let ordinal = 0; ordinal < 20; ordinal += 1)
      await tx.insertInto("documentPieces").values({ documentId: "d", ordinal, base64: PIECE }).execute();
  });
  expect(sizeOf(file)).toBe(before);
  await expect.poll(() => sizeOf(file)).toBeGreaterThan(before + 20 * PIECE.length);
  // Also beside a transaction under way, which reads and then writes.
  await inTransaction(db, async (tx) => {
    await tx.selectFrom("documentPieces").select("ordinal").execute();
    const emptying = emptyLog(db);
    await tx.deleteFrom("documentPieces").execute();
    return { emptying };
  }).then(({ emptying }) => emptying);
  expect(sizeOf(`${file}-wal`)).toBe(0);
  await close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  await home.remove();
});
