import { LIMITS } from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccessTokens } from "../../platform/access-tokens.ts";
import type { AccountsTable } from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { describeStore } from "../../test-store.ts";
import { authenticate, endSession, openSession, rotateSession, type SessionDeps } from "./sessions.ts";
import { closeAccount, insertAccount, replacePassword } from "./store.ts";

const ACCOUNT: AccountsTable = {
  id: "ada",
  email: "ada@example.org",
  name: null,
  passwordHash: "-",
  sessionVersion: 0,
  createdAt: 1,
  deletedAt: null,
  takenFrom: null,
};

const KIND = { isRemembered: false, device: null };

describeStore("Sessions", (db, { kind }) => {
  let deps: SessionDeps;

  beforeEach(async () => {
    await insertAccount(db, ACCOUNT);
    const now = () => 1_000_000;
    deps = {
      db,
      now,
      newId: () => "family",
      accessTokens: createAccessTokens({ current: Buffer.alloc(32), previous: null }, now),
    };
  });

  describe("a caller whose token was verified before", () => {
    it("is recognised without waiting if this process owns the database, and only as long as the session lasts", async () => {
      const { session, refresh } = await openSession(deps, ACCOUNT, KIND);
      const known = async () => authenticate(deps, session.accessToken);
      const caller = await known();
      expect(caller).toMatchObject({ accountId: "ada", sessionId: "family", user: { email: ACCOUNT.email } });
      if (kind === "SQLite") expect(authenticate(deps, session.accessToken)).toEqual(caller);
      await endSession(deps, refresh.token);
      await expect(known()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    });
  });

  const tokensKept = async () => (await db.selectFrom("refreshTokens").selectAll().execute()).length;

  describe("a session in use", () => {
    const DAY_MS = 24 * 60 * 60_000;

    it("ends ninety days after its login, however often it was renewed", async () => {
      let clock = 0;
      const later = { ...deps, now: () => clock };
      let { refresh } = await openSession(later, ACCOUNT, { isRemembered: true, device: null });
      while (clock < LIMITS.account.sessionMaxMs - DAY_MS) {
        clock += DAY_MS;
        ({ refresh } = await rotateSession(later, refresh.token));
      }
      expect(clock).toBe(89 * DAY_MS);
      clock += DAY_MS;
      await expect(rotateSession(later, refresh.token)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    });
  });

  describe("a token that two callers renew at once", () => {
    it("lets exactly one of them through, and ends the session", async () => {
      const { refresh } = await openSession(deps, ACCOUNT, KIND);
      const both = await Promise.allSettled([1, 2].map(() => rotateSession(deps, refresh.token)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const [winner] = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      const again = rotateSession(deps, winner?.refresh.token ?? "");
      await expect(again).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    });
  });

  it("are of one account for each address, and change its password once", async () => {
    expect(await insertAccount(db, { ...ACCOUNT, id: "eve" })).toBe(false);
    const replace = () => inTransaction(db, (tx) => replacePassword(tx, ACCOUNT, "new"));
    const replaced = await Promise.all([replace(), replace()]);
    expect(replaced.filter((account) => account !== undefined)).toMatchObject([{ sessionVersion: 1 }]);
  });

  describe("a slow login", () => {
    it("opens a session of the account as it was read", async () => {
      expect((await openSession(deps, ACCOUNT, KIND)).session.user.email).toBe(ACCOUNT.email);
      expect(await tokensKept()).toBe(1);
    });

    it("opens no session if the password was reset in the meantime", async () => {
      await db.updateTable("accounts").set({ sessionVersion: 1 }).execute();
      await expect(openSession(deps, ACCOUNT, KIND)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
      expect(await tokensKept()).toBe(0);
    });

    it("opens no session if the account was deleted in the meantime", async () => {
      await closeAccount(db, ACCOUNT.id, 1);
      await expect(openSession(deps, ACCOUNT, KIND)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    });
  });
});
