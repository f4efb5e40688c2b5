import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { patience, shareOfRun } from "./testing/share.ts";

/** What differs by database: each of these files runs on SQLite and on PostgreSQL. */
const CONTRACTS = "**/*.contract.test.ts";
/** Other tests of the server that open a database: on SQLite, and with the rest also on PostgreSQL. */
const withDatabase = globSync("apps/server/src/**/*.test.ts").filter((file) =>
  /\/test-(?:app|home|learner)\.ts"/.test(readFileSync(file, "utf8")),
);
/** What they look at does not depend on the database. */
const ON_SQLITE_ALONE = "**/*.sqlite.test.ts";

/**
 * Files with a test of the rest: a run of these alone loads no others. A tag is in a test's options, or for all of a
 * file in a comment at its beginning.
 */
const inRest = (pattern: string) => {
  const files = globSync(pattern);
  return shareOfRun() !== "rest"
    ? files
    : files.filter((file) => /"(?:thorough|draws)"|@module-tag/.test(readFileSync(file, "utf8")));
};
/** How long a test may take; only a failure takes as long as this. */
const MAX_TEST_MS = 120_000 * patience();

/** The projects with the longest files first: at the end no long file runs alone while one core has nothing to do. */
const ORDER = ["postgres", "embedded", "contracts", "packages"];

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
    testTimeout: MAX_TEST_MS,
    hookTimeout: MAX_TEST_MS,
    expect: { poll: { timeout: MAX_TEST_MS / 4 } },
    tags: [
      { name: "thorough", description: "Guards more than an ordinary change; not in `npm test`." },
      { name: "draws", description: "Draws few random values in `npm test`, and many with the rest." },
    ],
    setupFiles: ["scripts/quiet-console.ts", "scripts/property-seed.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "packages",
          include: inRest("packages/*/src/**/*.test.ts"),
          globalSetup: "scripts/test-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          include: inRest("{apps/*/{src,build},bench,scripts}/**/*.test.{ts,tsx}"),
          exclude: [CONTRACTS],
          globalSetup: "scripts/test-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "contracts",
          include: inRest(`apps/server/src/${CONTRACTS}`),
          globalSetup: ["scripts/test-setup.ts", "apps/server/src/test-postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: withDatabase,
          exclude: [ON_SQLITE_ALONE, CONTRACTS],
          globalSetup: ["scripts/test-setup.ts", "apps/server/src/test-postgres.ts"],
        },
      },
    ],
  },
});
