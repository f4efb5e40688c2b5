import { sql } from "kysely";
import { afterEach, beforeEach, describe } from "vitest";
import type { Database } from "./platform/database/open.ts";
import { isPostgres } from "./platform/database/search.ts";
import { openRows, type Services } from "./platform/services.ts";
import { createTestHome, type DatabaseKind, type TestHome } from "./test-home.ts";

/** Where the rows of a contract are. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly home: TestHome;
  /** Opens these rows as a further process does; it is closed after the test. */
  open(home?: TestHome): Promise<Services>;
  /** Another database of this kind; it is removed after the test. */
  newHome(how?: { isEmpty?: boolean }): Promise<TestHome>;
}

/**
 * What a feature needs of its database, as tests that run on each of the two. `db` is open, migrated, and empty when a
 * test begins; all contracts of a worker share it. Whoever changes its tables takes another one, and so does a server:
 * on SQLite its transactions and `db` would wait for each other in one thread.
 */
export function describeStore(feature: string, contract: (db: Database, store: Store) => void): void {
  describe.each<DatabaseKind>(["SQLite", "PostgreSQL"])(`${feature} on %s`, async (kind) => {
    kept[kind] ??= keep(kind);
    const { home, db } = await kept[kind];
    const ends: (() => Promise<void>)[] = [];
    beforeEach(() => empty(db));
    afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end();
    });
    contract(db, {
      kind,
      home,
      open: async (of = home) => {
        const services = await of.open();
        ends.push(services.close);
        return services;
      },
      newHome: async (how) => {
        const made = await createTestHome({ ...how, kind });
        ends.push(made.remove);
        return made;
      },
    });
  });
}

interface Kept {
  readonly home: TestHome;
  readonly db: Database;
}

/** Open until the worker ends. */
const kept: Partial<Record<DatabaseKind, Promise<Kept>>> = {};

async function keep(kind: DatabaseKind): Promise<Kept> {
  const home = await createTestHome({ kind });
  return { home, db: await openRows(home) };
}

/** All other rows go with their account. */
async function empty(db: Database): Promise<void> {
  for (const table of ["accounts", "documentPieces", "analyticsEvents", "modelTokens", "modelPaces"] as const)
    await db.deleteFrom(table).execute();
  if (!isPostgres(db)) return;
  await sql`delete from pgboss.job`.execute(db);
  await sql`delete from "rateLimits"`.execute(db);
}
