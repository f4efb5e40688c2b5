import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Tests of the server that open a database: they run on SQLite and on PostgreSQL. */
const onBothDatabases = globSync("apps/server/src/**/*.test.ts").filter((file) =>
  /\/test-(?:app|home)\.ts"/.test(readFileSync(file, "utf8")),
);
const ON_POSTGRES_ALONE = "**/*.postgres.test.ts";
/** What they look at does not depend on the database. */
const ON_SQLITE_ALONE = "**/*.sqlite.test.ts";

export default defineConfig({
  test: {
    // Two cores: more workers than that only make the time-sensitive tests wait for each other.
    maxWorkers: 2,
    // No module keeps state that tests could disturb; loading them again for each file takes half of the time of most.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting ends when what is waited for is there; only a failure takes as long as this.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["scripts/quiet-console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts"],
          globalSetup: "scripts/test-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          include: ["apps/*/{src,build}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: [ON_POSTGRES_ALONE],
          globalSetup: "scripts/test-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: onBothDatabases,
          exclude: [ON_SQLITE_ALONE],
          globalSetup: ["scripts/test-setup.ts", "apps/server/src/test-postgres.ts"],
        },
      },
    ],
  },
});
