import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseDamaged } from "./database/open.ts";
import { FolderInUse, openServices, type Services } from "./services.ts";

let root: string;
let crashed: string;
let running: Services;

const open = (dataDir: string) => openServices({ dataDir, databaseUrl: null });

/** A folder as a power cut leaves it while a server was writing. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "quizmill-services-"));
  const dataDir = path.join(root, "running");
  running = await open(dataDir);
  const account = { email: "a@example.org", name: null, passwordHash: "-", sessionVersion: 0, createdAt: 0 };
  await running.db
    .insertInto("accounts")
    .values({ id: "a", ...account })
    .execute();
  crashed = path.join(root, "crashed");
  mkdirSync(crashed);
  for (const file of ["quizmill.sqlite", "quizmill.sqlite-wal"])
    copyFileSync(path.join(dataDir, file), path.join(crashed, file));
});
afterEach(async () => {
  await running.close();
  rmSync(root, { recursive: true, force: true });
});

/** Overwrites pages in the middle of a file. */
function damage(file: string): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(8_192, 0x5a), 0, 8_192, 16_384);
}

describe("a folder left by a crash", () => {
  it("opens with everything that was committed", async () => {
    const { db, close } = await open(crashed);
    expect(await db.selectFrom("accounts").select("id").execute()).toEqual([{ id: "a" }]);
    await close();
  });

  it("is refused if its database is damaged, and can be used with a sound one", async () => {
    const file = path.join(crashed, "quizmill.sqlite");
    // The log would repair the pages that it holds.
    await (await open(crashed)).close();
    damage(file);
    writeFileSync(`${file}-wal`, "");
    await expect(open(crashed)).rejects.toThrow(DatabaseDamaged);
    rmSync(crashed, { recursive: true });
    await (await open(crashed)).close();
  });
});

describe("a folder that everybody can read, as mounted ones often are", () => {
  const readable = (dataDir: string) =>
    readdirSync(dataDir).filter(
      (name) => /sqlite|key/.test(name) && (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
    );

  it("has no file with people's data that others can read, new or old", async () => {
    const fresh = path.join(root, "mounted");
    for (const dataDir of [fresh, crashed]) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o755);
      for (const name of readdirSync(dataDir)) chmodSync(path.join(dataDir, name), 0o644);
      const { db, close } = await open(dataDir);
      const other = { name: null, passwordHash: "-", sessionVersion: 0, createdAt: 0 };
      await db
        .insertInto("accounts")
        .values({ id: "b", email: "b@example.org", ...other })
        .execute();
      expect(readdirSync(dataDir)).toEqual(
        expect.arrayContaining(["quizmill.sqlite", "quizmill.sqlite-shm", "quizmill.sqlite-wal"]),
      );
      expect(readable(dataDir)).toEqual([]);
      await close();
    }
  });
});

describe("a folder in use", () => {
  it("is refused to a second server until the first has stopped", async () => {
    const dataDir = path.join(root, "running");
    await expect(open(dataDir)).rejects.toThrow(FolderInUse);
    await running.close();
    running = await open(dataDir);
  });
});
