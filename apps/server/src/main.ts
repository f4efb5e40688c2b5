import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LIMITS } from "@quizmill/contract";
import { createExtractor, createRecogniser } from "@quizmill/extract";
import { readModelFile } from "@quizmill/models";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { createEngineThreads } from "./features/generation/engine/index.ts";
import { offerOllama } from "./features/generation/model/index.ts";
import { DatabaseDamaged } from "./platform/database/open.ts";
import { machineSlots } from "./platform/machine-slots.ts";
import { FolderInUse, openServices } from "./platform/services.ts";

/** A stop that takes longer is not going to end by itself. */
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
    return readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

/** The database's error names the host or the user, never the password. */
function refuseToOpen(error: Error): never {
  if (error instanceof FolderInUse)
    return exitWith(
      `Another Quizmill server has its data in ${error.message}. Stop that one, or give this one a DATA_DIR of its own; several servers on one database need DATABASE_URL.`,
    );
  if (error instanceof DatabaseDamaged)
    return exitWith(`${error.message}. Put a backup in its place; docs/operating.md says how.`);
  return exitWith(
    `The database cannot be opened: ${error.message}. DATABASE_URL or DATA_DIR say where it is.`,
  );
}

/** Most often another program uses the port; a stack trace would not say so. */
function refuseToListen(error: Error): never {
  return exitWith(`The server cannot listen: ${error.message}. PORT and HOST choose another address.`);
}

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const { close: closeServices, ...services } = await openServices({ ...config, keepsRoom: true }).catch(
    refuseToOpen,
  );
  const extractor = createExtractor({ warm: 1 });
  const places = machineSlots(path.join(config.dataDir, "recognition.locks"), LIMITS.recognition.concurrency);
  const recogniser = createRecogniser({ places });
  const engine = createEngineThreads();
  const { app, start, stop } = await buildApp({
    config,
    ...services,
    extractor,
    recogniser,
    engine,
    version: version(),
    now: Date.now,
    newId: randomUUID,
    webDir: fromHere("../../web/dist"),
  });

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await stop();
    await Promise.all([extractor.close(), recogniser.close(), engine.close()]);
    await closeServices();
    process.exit(0);
  };
  process.on("SIGINT", shutDown);
  process.on("SIGTERM", shutDown);

  await app.listen({ port: config.port, host: config.host }).catch(refuseToListen);
  await start();
  if (config.model === null && (await readModelFile(config.dataDir).catch(() => null)) === null)
    void offerOllama(app.log);
  process.stdout.write(`Quizmill is ready at ${config.publicUrl ?? app.listeningOrigin}\n`);
  // The children start after the server listens: nobody waits for them yet, but everybody waits for the server.
  extractor.warmUp();
  // Node writes the compile cache when a process ends; this process may be killed.
  flushCompileCache();
}

await main();
