import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests of the server that open a database: they run on SQLite and on PostgreSQL. */
const onBothDatabases = globSync("apps/server/src/**/*.test.ts").filter((file) =>
  /\/test-(?:app|home)\.ts"/.test(readFileSync(file, "utf8")),
);
const ON_POSTGRES_ALONE = "**/*.postgres.test.ts";
/** What they look at does not depend on the database. */
const ON_SQLITE_ALONE = "**/*.sqlite.test.ts";

/** The projects with the longest files first: at the end no long file runs alone while one core has nothing to do. */
const ORDER = ["postgres", "embedded", "packages"];

class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongProjectsFirst },
    // Two cores: more workers than that only make the time-sensitive tests wait for each other.
    maxWorkers: 2,
    // No module keeps state that tests could disturb; loading them again for each file takes half of the time of most.
    // What a test sets in place of a global ends with it: the files of a worker share them.
    unstubGlobals: true,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting ends when what is waited for is there; only a failure takes as long as this.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["scripts/quiet-console.ts", "scripts/property-seed.ts"],
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
