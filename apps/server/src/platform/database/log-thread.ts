import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Order } from "./log-of-writes.ts";

/** Copies SQLite's log of writes into the database's file, beside the thread that writes. */

/**
 * What begins the log anew holds the lock of writers until no reader needs the old one. The writer may be that reader,
 * and waits for the lock: it must get it soon.
 */
const WAIT_MS = 20;
const TRIES = 100;
/** Each leaves what was written meanwhile, and that is less each time; a writer that finds nothing left begins anew. */
const COPIES = 3;
/** Beyond, the log begins anew also if it means that writers wait: 16 MB. */
const MOST_PAGES = 4_000;

const connection = new DatabaseSync(String(workerData), { timeout: WAIT_MS });
const copy = connection.prepare("PRAGMA wal_checkpoint(passive)");
const beginAnew = connection.prepare("PRAGMA wal_checkpoint(restart)");
const empty = connection.prepare("PRAGMA wal_checkpoint(truncate)");

function copyAll(): number {
  let pages = 0;
  for (let time = 0; time < COPIES; time += 1) pages = Number(copy.get()?.log);
  return pages;
}

const orders: Record<Order, () => void | Promise<void>> = {
  copy: () => {
    if (copyAll() > MOST_PAGES) beginAnew.get();
  },
  empty: async () => {
    for (let time = 0; time < TRIES; time += 1) {
      copyAll();
      if (empty.get()?.busy === 0) return;
      await pause(WAIT_MS);
    }
  },
  close: () => {
    connection.close();
    parentPort?.close();
  },
};

parentPort?.on("message", async (order: Order) => {
  // A full disk has room later.
  await Promise.try(orders[order]).catch(() => undefined);
  if (order !== "close") parentPort?.postMessage("done");
});
