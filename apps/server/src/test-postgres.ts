import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";
import { type RealPostgres, startRealPostgres } from "../../../testing/real-postgres.ts";
import { openServices } from "./platform/services.ts";
import { TEMPLATE_DATABASE } from "./test-home.ts";

const MARK = "QUIZMILL_TEST_POSTGRES";

let server: RealPostgres | undefined;

/** A real PostgreSQL for the tests of one run, of all projects: started before the first, stopped after the last. */
export async function setup(project: TestProject): Promise<void> {
  process.env[MARK] ??= await start();
  project.provide("postgresUrl", process.env[MARK]);
}

async function start(): Promise<string> {
  // These tests do not look at what a power cut would lose.
  server = await startRealPostgres(["fsync=off", "full_page_writes=off"]);
  const databaseUrl = await server.createDatabase(TEMPLATE_DATABASE);
  const template = await openServices({ dataDir: tmpdir(), databaseUrl });
  await template.close();
  return server.url;
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
