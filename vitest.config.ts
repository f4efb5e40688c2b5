import { defineConfig } from "vitest/config";

/** Server tests that touch no database; all others run on both. */
const WITHOUT_DATABASE = [
  "chaos",
  "abuse",
  "config",
  "features/accounts/mail",
  "features/accounts/passwords",
  "features/datasets/entities",
  "features/demo/shorten",
  "features/generation/engine-threads",
  "features/uploads/in-hand",
  "features/uploads/names",
  "platform/access-tokens",
  "platform/body-room",
  "platform/caller-address",
  "platform/doorbell",
  "platform/encodings",
  "platform/json-bodies",
  "platform/json-thread",
  "platform/modest-json",
  "platform/large-bodies",
  "platform/lock-file",
  "platform/log",
  "platform/mount",
  "platform/own-memory",
  "platform/read-body",
  "platform/readiness",
  "platform/services",
  "platform/signing-keys",
  "platform/sse",
  "platform/unwanted-bodies",
  "platform/web-pages",
  "start",
];

export default defineConfig({
  test: {
    // Two cores: more workers than that only make the time-sensitive tests wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting ends when what is waited for is there; only a failure takes as long as this.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["scripts/quiet-console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "embedded",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/*/{src,build}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          exclude: ["apps/server/src/{platform/{postgres-doorbell,first-start},several-processes}.test.ts"],
          globalSetup: "scripts/test-folder.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["apps/server/src/**/*.test.ts"],
          exclude: WITHOUT_DATABASE.map((file) => `apps/server/src/${file}.test.ts`),
          globalSetup: ["scripts/test-folder.ts", "apps/server/src/test-postgres.ts"],
        },
      },
    ],
  },
});
