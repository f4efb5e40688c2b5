import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createExtractor } from "@quizmill/extract";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { createEngineThreads } from "./features/generation/engine-threads.ts";
import { openDatabase } from "./platform/database/open.ts";
import { createDoorbell } from "./platform/doorbell.ts";

/** A stop that takes longer than this is not going to end by itself. */
const STOP_DEADLINE_MS = 10_000;

const fromHere = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

function version(): string {
  const manifest = JSON.parse(readFileSync(fromHere("../package.json"), "utf8")) as { version: string };
  return manifest.version;
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

/** Most often another program has the port; a stack of ours would not tell anybody so. */
function refuseToListen(error: Error): never {
  return exitWith(`The server cannot listen: ${error.message}. PORT and HOST choose another address.`);
}

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const db = await openDatabase(config.dataDir);
  const extractor = createExtractor();
  const engine = createEngineThreads();
  const { app, start, stop } = await buildApp({
    ...{ config, db, extractor, engine, version: version() },
    now: Date.now,
    newId: randomUUID,
    doorbell: createDoorbell(),
    webDir: fromHere("../../web/dist"),
  });

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await stop();
    await Promise.all([extractor.close(), engine.close()]);
    await db.destroy();
    process.exit(0);
  };
  process.on("SIGINT", shutDown);
  process.on("SIGTERM", shutDown);

  await app.listen({ port: config.port, host: config.host }).catch(refuseToListen);
  await start();
  process.stdout.write(`Quizmill is ready at ${config.publicUrl ?? app.listeningOrigin}\n`);
}

await main();
