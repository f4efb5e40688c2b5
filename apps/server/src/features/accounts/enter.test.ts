import * as argon2 from "@node-rs/argon2";
import { LIMITS } from "@quizmill/contract";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAccessTokens } from "../../platform/access-tokens.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Services } from "../../platform/services.ts";
import { createTestHome, type TestHome } from "../../test-home.ts";
import { createEntrance, type Entrance } from "./enter.ts";
import { createGuessLimit } from "./guess-limit.ts";
import { createPasswords } from "./passwords.ts";
import { findAccountByEmail, insertAccount } from "./store.ts";

const PASSWORD = "Correct-horse-7";
const OLD_COST = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };

let home: TestHome;
let services: Services;
let db: Database;
let entrance: Entrance;
/** The costly computations since the list was last emptied, and their cost. */
let work: string[];

const countingQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    work.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const countingArgon2 = {
  hash: ((password, options) => {
    work.push(`hash ${JSON.stringify(options)}`);
    return argon2.hash(password, options);
  }) as typeof argon2.hash,
  verify: ((hashed, password) => {
    work.push(`verify ${String(hashed).split("$").slice(0, 4).join("$")}`);
    return argon2.verify(hashed, password);
  }) as typeof argon2.verify,
};

beforeEach(async () => {
  work = [];
  home = await createTestHome();
  services = await home.open();
  db = services.db.withPlugin(countingQueries);
  const now = () => 1_000_000;
  entrance = createEntrance({
    db,
    now,
    newId: () => "family",
    rateLimits: services.rateLimits,
    guesses: createGuessLimit(services.rateLimits),
    accessTokens: createAccessTokens({ current: Buffer.alloc(32), previous: null }, now),
    passwords: createPasswords(countingArgon2),
  });
});
afterEach(async () => {
  await services.close();
  await home.remove();
});

async function addAccount(email: string, cost?: object): Promise<void> {
  const passwordHash = cost ? await argon2.hash(PASSWORD, cost) : await createPasswords().hash(PASSWORD);
  const blank = { name: null, sessionVersion: 0, createdAt: 1, deletedAt: null, takenFrom: null };
  await insertAccount(db, { id: email, email, passwordHash, ...blank });
}

const login = (email: string, password: string) =>
  entrance.login({ email, password, remember: true }, { address: "192.0.2.1", device: null });
const hashOf = async (email: string) => (await findAccountByEmail(db, email))?.passwordHash ?? "";

describe("a login that is refused", () => {
  it("does the same work for an unknown address as for a wrong password", async () => {
    await addAccount("ada@example.org");
    const workOf = async (email: string) => {
      work = [];
      await expect(login(email, "Wrong-password-1")).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
      return work;
    };
    const known = await workOf("ada@example.org");
    expect(known).toEqual(["SelectQueryNode", "verify $argon2id$v=19$m=19456,t=2,p=1"]);
    expect(await workOf("nobody@example.org")).toEqual(known);
  });

  it("lets nobody in with the password that stands in for an unknown account", async () => {
    const passwords = createPasswords({ ...argon2, verify: async () => true });
    expect(await passwords.isRight("a hash", "anything")).toBe(true);
    expect(await passwords.isRight(undefined, "anything")).toBe(false);
  });
});

describe("a login with the right password", () => {
  it("hashes the password again, once, if it was hashed at another cost", async () => {
    await addAccount("ada@example.org", OLD_COST);
    await login("ada@example.org", PASSWORD);
    const renewed = await hashOf("ada@example.org");
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    work = [];
    await login("ada@example.org", PASSWORD);
    expect(work.some((what) => what.startsWith("hash"))).toBe(false);
    expect(await hashOf("ada@example.org")).toBe(renewed);
  });

  it("leaves the hash unchanged if the password is wrong", async () => {
    await addAccount("ada@example.org", OLD_COST);
    const before = await hashOf("ada@example.org");
    await expect(login("ada@example.org", "Wrong-password-1")).rejects.toThrow();
    expect(await hashOf("ada@example.org")).toBe(before);
  });

  it("is not blocked by guesses from another address", async () => {
    await addAccount("ada@example.org");
    for (let n = 0; n < LIMITS.account.failedLoginsPerAccountAndAddress; n += 1)
      await expect(
        entrance.login(
          { email: "ada@example.org", password: "Wrong-1", remember: true },
          { address: "198.51.100.1", device: null },
        ),
      ).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    await expect(
      entrance.login(
        { email: "ada@example.org", password: PASSWORD, remember: true },
        { address: "198.51.100.1", device: null },
      ),
    ).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect((await login("ada@example.org", PASSWORD)).session.user.email).toBe("ada@example.org");
  });
});
