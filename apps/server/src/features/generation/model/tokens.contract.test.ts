import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { up as countAll } from "../../../platform/database/migrations/008-tokens-of-all.ts";
import type { AskedQuery } from "../../../platform/database/open.ts";
import { openServices } from "../../../platform/services.ts";
import { describeStore } from "../../../test-store.ts";
import { countTokens, disownTokens, tokensLeft } from "./tokens.ts";

const DAY_MS = 86_400_000;
const LIMITS = { perDay: 1_000, perAccountPerDay: 100 };
const usageOf = (tokens: number) => ({ calls: 1, inputTokens: tokens - 1, outputTokens: 1 });

describeStore("The tokens of a day", (db, { home }) => {
  const use = (accountId: string, tokens: number, now = 0) =>
    countTokens(db, { accountId, usage: usageOf(tokens), now });
  const leftFor = async (
    accountId: string,
    limits: Parameters<typeof tokensLeft>[1]["limits"] = LIMITS,
    now = 0,
  ) => (await tokensLeft(db, { accountId, limits, now })).left;

  it("are left for an account and for all, until the next day", async () => {
    await use("a", 10);
    await use("b", 20);
    await use("b", 30);
    expect(await leftFor("a")).toEqual({ all: 940, own: 90 });
    expect(await leftFor("b")).toEqual({ all: 940, own: 50 });
    expect(await leftFor("c")).toEqual({ all: 940, own: 100 });
    expect(await leftFor("a", LIMITS, DAY_MS)).toEqual({ all: 1_000, own: 100 });
    const none = { perDay: null, perAccountPerDay: null };
    expect(await leftFor("a", none)).toEqual({
      all: Number.POSITIVE_INFINITY,
      own: Number.POSITIVE_INFINITY,
    });
  });

  it("are read from two rows, however many accounts have used any", async () => {
    for (let number = 0; number < 20; number += 1) await use(`account-${number}`, 10);
    const asked: AskedQuery[] = [];
    const watched = await openServices(home, (query) => void asked.push(query));
    asked.length = 0;
    await tokensLeft(watched.db, { accountId: "account-7", limits: LIMITS, now: 0 });
    await watched.close();
    const queries = asked.map(({ sql, parameters }) => CompiledQuery.raw(sql, [...parameters]));
    const results = await Promise.all(queries.map((query) => db.executeQuery(query)));
    expect(results.map(({ rows }) => rows.length)).toEqual([2]);
    expect(asked[0]?.sql).not.toContain("sum");
  });

  it("still count for all accounts when their own is deleted", async () => {
    await use("a", 10);
    await disownTokens(db, "a");
    expect(await leftFor("a")).toEqual({ all: 990, own: 100 });
  });

  it("are added up once if a database is older than the common row", async () => {
    const rows = [
      { day: 0, accountId: "a", tokens: 10 },
      { day: 0, accountId: "", tokens: 5 },
      { day: 1, accountId: "b", tokens: 20 },
    ];
    await db.insertInto("modelTokens").values(rows).execute();
    await countAll(db as never);
    expect(await leftFor("a")).toEqual({ all: 985, own: 90 });
    expect(await leftFor("b", LIMITS, DAY_MS)).toEqual({ all: 980, own: 80 });
  });
});
