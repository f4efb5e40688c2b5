import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { shownFileName } from "./file-names.ts";
import { lockFile } from "./lock-file.ts";

/** An uploaded file on its way to extraction. Whoever staged it discards it, in `finally`. */
export interface StagedFile {
  readonly path: string;
  /** As the browser named it, for showing; never used as a path. */
  readonly fileName: string;
  readonly bytes: number;
  discard(): Promise<void>;
}

export interface Staging {
  /**
   * Streams the multipart field `file` to disk while counting.
   * Throws FILE_MISSING, FILE_EMPTY, or FILE_TOO_LARGE with `{maxBytes}`.
   */
  stage(request: FastifyRequest, maxBytes: number): Promise<StagedFile>;
  /** Removes what is left of requests that were cut off; call it once no more can come. */
  close(): Promise<void>;
}

/**
 * Lets the calls that `addRoutes` adds take a form with a file. In a scope of their own: what reads forms has hooks and
 * a listener for each call there is, whether it brings a form or not.
 */
export function acceptFiles(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_000 },
      // The library would take any slash for one of a path, also that of "</b>".
      preservePath: true,
    });
    addRoutes(scope);
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError("FILE_TOO_LARGE", "The file is too large.", { details: { maxBytes } });
}

/** Our own disk's faults stay what they are; all others mean that the form broke off or is malformed. */
function asRefusal(error: unknown): unknown {
  const isOurs = error instanceof Error && ("syscall" in error || "code" in error);
  if (error instanceof AppError || isOurs) return error;
  return new AppError("VALIDATION_FAILED", "The file did not arrive whole.", { cause: error });
}

/**
 * Files that killed servers left behind hold people's documents: they go before the first new one comes.
 * Servers that run on one folder hold a lock each; their files carry its name and stay.
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
  return {
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
      const staged = path.join(dir, `${owner}.${newId()}`);
      const discard = () => rm(staged, { force: true });
      try {
        const out = createWriteStream(staged, { mode: 0o600 });
        await pipeline(part.file, out);
        if (part.file.truncated) throw tooLarge(maxBytes);
        if (out.bytesWritten === 0) throw new AppError("FILE_EMPTY", "The file is empty.");
        return { path: staged, fileName: shownFileName(part.filename), bytes: out.bytesWritten, discard };
      } catch (error) {
        await discard();
        throw asRefusal(error);
      }
    },
  };
}
