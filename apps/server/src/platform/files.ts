import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { shownFileName } from "./file-names.ts";
import { lockFile } from "./lock-file.ts";

/** An uploaded file before extraction. The code that staged it must discard it, in `finally`. */
export interface StagedFile {
  readonly path: string;
  /** The browser's name for it, for display; never used as a path. */
  readonly fileName: string;
  readonly bytes: number;
  discard(): Promise<void>;
}

export interface Staging {
  /**
   * Streams the multipart field `file` to disk and counts its bytes. Throws FILE_MISSING, FILE_EMPTY, or FILE_TOO_LARGE
   * with `{maxBytes}`.
   */
  stage(request: FastifyRequest, maxBytes: number): Promise<StagedFile>;
  /** Writes a document that was stored before to disk again. */
  restore(fileName: string, pieces: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Deletes what aborted requests left; call it when no more requests can come. */
  close(): Promise<void>;
}

/**
 * Lets the routes that `addRoutes` adds accept a form with a file. They are in a scope of their own, because the form
 * parser adds hooks and a listener to every call in its scope, with a form or without.
 */
export function acceptFiles(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_000 },
      // The library would take every slash for one of a path, also that of "</b>".
      preservePath: true,
    });
    addRoutes(scope);
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError("FILE_TOO_LARGE", "The file is too large.", { details: { maxBytes } });
}

/** Faults of our own disk stay as they are; all others mean that the form broke off or is malformed. */
function asRefusal(error: unknown): unknown {
  const isOurs = error instanceof Error && ("syscall" in error || "code" in error);
  if (error instanceof AppError || isOurs) return error;
  return new AppError("VALIDATION_FAILED", "The file did not arrive whole.", { cause: error });
}

/**
 * Files that killed servers left behind contain people's documents: they are deleted before the first new one comes.
 * Each server running on the folder holds a lock; its files have the lock's name and stay.
 */
async function removeLeftovers(dir: string, locksDir: string): Promise<void> {
  const alive = (await readdir(locksDir)).filter((owner) => {
    const lock = lockFile(path.join(locksDir, owner));
    lock?.release();
    return lock === null;
  });
  for (const name of await readdir(dir))
    if (!alive.some((owner) => name.startsWith(owner))) await rm(path.join(dir, name), { force: true });
}

export async function openStaging(dataDir: string, newId: () => string): Promise<Staging> {
  const dir = path.join(dataDir, "staged");
  const locksDir = path.join(dataDir, "staged.locks");
  const owner = newId();
  for (const one of [dir, locksDir]) await mkdir(one, { recursive: true, mode: 0o700 });
  const lock = lockFile(path.join(locksDir, owner));
  await removeLeftovers(dir, locksDir);
  const write = async (from: AsyncIterable<Uint8Array>) => {
    const file = path.join(dir, `${owner}.${newId()}`);
    const discard = () => rm(file, { force: true });
    try {
      const out = createWriteStream(file, { mode: 0o600 });
      await pipeline(from, out);
      return { path: file, bytes: out.bytesWritten, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  };
  return {
    restore: async (fileName, pieces) => ({ ...(await write(pieces)), fileName }),
    close: async () => {
      for (const name of await readdir(dir))
        if (name.startsWith(owner)) await rm(path.join(dir, name), { force: true });
      lock?.release();
    },
    stage: async (request, maxBytes) => {
      if (!request.isMultipart()) throw new AppError("FILE_MISSING", "Send the file as multipart form data.");
      const part = await request
        .file({ limits: { fileSize: maxBytes, files: 1 } })
        .catch((error: unknown) => Promise.reject(asRefusal(error)));
      if (part?.fieldname !== "file") throw new AppError("FILE_MISSING", "The field `file` is missing.");
      const staged = await write(part.file).catch((error: unknown) => Promise.reject(asRefusal(error)));
      const refusal = part.file.truncated
        ? tooLarge(maxBytes)
        : staged.bytes === 0
          ? new AppError("FILE_EMPTY", "The file is empty.")
          : null;
      if (refusal === null) return { ...staged, fileName: shownFileName(part.filename) };
      await staged.discard();
      throw refusal;
    },
  };
}
