import { existsSync, rmSync, statfsSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

type Database = Kysely<Tables>;

/**
 * Room on the disk that is kept for logging in, reading and deleting: SQLite appends to its log also where rows are
 * deleted. When the disk is full the room is given back to it, and nothing may be added until there is as much again.
 */
export interface Reserve {
  /** Whether nothing may be added. */
  isFull(): boolean;
  release(): void;
  close(): void;
}

const FILE = "reserve";
/** Deleting a large set writes as much to the log as the set has. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Of a small disk. */
const SHARE = 1 / 8;
const LOOK_AGAIN_MS = 5_000;

/** Less is needed to open a database. */
const LEAST_FREE_BYTES = 1024 * 1024;

/** In a folder; call it before its database is opened. */
export function keepReserve(dataDir: string): Reserve {
  const file = path.join(dataDir, FILE);
  const { blocks, bsize } = statfsSync(dataDir);
  const bytes = Math.min(MOST_BYTES, Math.floor(blocks * bsize * SHARE));
  const freeBytes = () => statfsSync(dataDir).bavail * bsize;
  let isKept = existsSync(file);
  let isFull = !isKept && freeBytes() < 2 * bytes;
  const release = () => {
    isFull = true;
    isKept = false;
    rmSync(file, { force: true });
  };
  const keep = async () => {
    if (isKept || freeBytes() < 2 * bytes) return;
    await fill(file, bytes);
    isKept = true;
    isFull = false;
  };
  const keepIfPossible = () => void keep().catch(() => undefined);
  if (freeBytes() < LEAST_FREE_BYTES) release();
  keepIfPossible();
  const timer = setInterval(keepIfPossible, LOOK_AGAIN_MS).unref();
  return { isFull: () => isFull, release, close: () => clearInterval(timer) };
}

/** Zeros would take no room on a disk that compresses. */
async function fill(file: string, bytes: number): Promise<void> {
  const block = crypto.getRandomValues(Buffer.alloc(64 * 1024));
  const handle = await open(`${file}.part`, "w", 0o600);
  try {
    for (let at = 0; at < bytes; at += block.length) await handle.write(block);
  } catch (error) {
    await handle.truncate();
    throw error;
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

const reserves = new WeakMap<Database, Reserve>();

export function setReserve(db: Database, reserve: Reserve): void {
  reserves.set(db, reserve);
}

/** Whether a write that found no room may find some now. */
export function mayFindRoom(db: Database): boolean {
  return reserves.get(db)?.isFull() ?? false;
}
