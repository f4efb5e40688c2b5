import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/** Why a file was not fetched. */
export type DownloadFault = "no_answer" | "no_hash" | "no_space" | "cut" | "wrong_hash";

/** The message names only the reason. */
export class DownloadFailed extends Error {
  override readonly name = "DownloadFailed";
  readonly fault: DownloadFault;

  constructor(fault: DownloadFault) {
    super(`The file could not be fetched: ${fault}`);
    this.fault = fault;
  }
}

export interface Download {
  readonly url: string;
  /** Where the file will be. What has come so far is beside it, in a file that ends in ".partial". */
  readonly file: string;
  /** The expected hash; without it the one that the host tells counts. */
  readonly sha256?: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
}

const REDIRECTS_MAX = 5;
/** Left free on the disk. */
const SPARE_BYTES = 256 * 1024 * 1024;
const SHA256 = /^[0-9a-f]{64}$/u;
/** Under these a host tells the hash of a file, before it sends elsewhere for its content. */
const HASH_HEADERS = ["x-linked-etag", "x-checksum-sha256"];

/** What is known of a file that has come in part. */
interface Begun {
  readonly etag: string;
  readonly sha256: string;
}

/**
 * Fetches a file of which nobody sees anything until it is complete and its hash is right. A download that ended early
 * goes on where it was, unless the file has changed there. Throws DownloadFailed, or the signal's reason.
 */
export async function download({ url, file, signal, onProgress, ...wanted }: Download): Promise<Downloaded> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const begun = await readBegun(partial);
  const have = begun === null ? 0 : await sizeOf(partial);
  const answer = await requested(url, { have, etag: have > 0 ? (begun?.etag ?? null) : null, signal });
  const sha256 = wanted.sha256?.toLowerCase() ?? answer.sha256 ?? begun?.sha256;
  if (sha256 === undefined || !SHA256.test(sha256)) throw new DownloadFailed("no_hash");
  const start = answer.isRest ? have : 0;
  const total = start + answer.bytes;
  if ((await freeBytes(path.dirname(file))) < answer.bytes + SPARE_BYTES)
    throw new DownloadFailed("no_space");
  await writeFile(`${partial}.json`, JSON.stringify({ etag: answer.etag, sha256 } satisfies Begun));
  const hash = createHash("sha256");
  if (start > 0) await pipeline(createReadStream(partial), hash, { end: false });
  const told = (done: number) => onProgress?.(done, total);
  if (answer.body === null) told(total);
  else await append(answer.body, { partial, start, hash, signal, onProgress: told });
  if ((await sizeOf(partial)) < total) throw new DownloadFailed("cut");
  if (hash.digest("hex") !== sha256) {
    await forget(partial);
    throw new DownloadFailed("wrong_hash");
  }
  await rename(partial, file);
  await writeFile(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`);
  await rm(`${partial}.json`, { force: true });
  return { bytes: total, sha256 };
}

interface Answer {
  /** Null where nothing is missing. */
  readonly body: ReadableStream<Uint8Array> | null;
  readonly bytes: number;
  readonly etag: string;
  readonly sha256: string | undefined;
  /** What follows the part that is there already. */
  readonly isRest: boolean;
}

async function requested(
  first: string,
  { have, etag, signal }: { have: number; etag: string | null; signal: AbortSignal },
): Promise<Answer> {
  const isResumed = etag !== null;
  let sha256: string | undefined;
  let url = new URL(first);
  for (let turn = 0; turn <= REDIRECTS_MAX; turn += 1) {
    const headers = isResumed ? { range: `bytes=${have}-`, "if-range": etag } : {};
    const answer = await fetch(url, { redirect: "manual", signal, headers }).catch(() => {
      signal.throwIfAborted();
      throw new DownloadFailed("no_answer");
    });
    sha256 ??= hashIn(answer.headers);
    const next = targetOf(answer, url);
    if (next !== null) {
      url = next;
      continue;
    }
    if (isResumed && answer.status === 416) {
      await answer.body?.cancel();
      // Without a rest, all of it came before, or what is there is longer than the file.
      if (answer.headers.get("content-range") !== `bytes */${have}`)
        return requested(first, { have: 0, etag: null, signal });
      return { body: null, bytes: 0, sha256, isRest: true, etag };
    }
    const bytes = Number(answer.headers.get("content-length"));
    if (!answer.ok || answer.body === null || !(bytes > 0)) throw new DownloadFailed("no_answer");
    return {
      body: answer.body,
      bytes,
      sha256,
      isRest: isResumed && answer.status === 206,
      etag: answer.headers.get("etag") ?? "",
    };
  }
  throw new DownloadFailed("no_answer");
}

/** Where an answer sends on to; null where it does not. */
function targetOf({ status, headers }: Response, from: URL): URL | null {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return null;
  const next = new URL(location, from);
  // Never from a secure address to another.
  if (from.protocol === "https:" && next.protocol !== "https:") throw new DownloadFailed("no_answer");
  return next;
}

function hashIn(headers: Headers): string | undefined {
  const told = HASH_HEADERS.map((name) => headers.get(name)?.replaceAll('"', "").toLowerCase());
  return told.find((hash) => hash !== undefined && SHA256.test(hash));
}

interface Appending {
  readonly partial: string;
  readonly start: number;
  readonly hash: Hash;
  readonly signal: AbortSignal;
  readonly onProgress: (doneBytes: number) => void;
}

/** What has come stays where the connection ends early. */
async function append(
  body: ReadableStream<Uint8Array>,
  { partial, start, hash, signal, onProgress }: Appending,
): Promise<void> {
  const handle = await open(partial, start > 0 ? "r+" : "w");
  let done = start;
  try {
    for await (const piece of body) {
      await handle.write(piece, 0, piece.length, done);
      hash.update(piece);
      done += piece.length;
      onProgress(done);
    }
    await handle.sync();
  } catch {
    signal.throwIfAborted();
    throw new DownloadFailed("cut");
  } finally {
    await handle.close();
  }
}

async function readBegun(partial: string): Promise<Begun | null> {
  try {
    const { etag, sha256 } = JSON.parse(await readFile(`${partial}.json`, "utf8")) as Partial<Begun>;
    return typeof etag === "string" && etag !== "" && typeof sha256 === "string" ? { etag, sha256 } : null;
  } catch {
    return null;
  }
}

/** Removes a file that was fetched, or what of it has come, and its folder if nothing else is in it. */
export async function removeDownload(file: string): Promise<void> {
  await forget(`${file}.partial`);
  // Beside a file that somebody else put here there is no hash of ours.
  const isFetched = (await sizeOf(`${file}.sha256`)) > 0;
  if (isFetched) for (const one of [file, `${file}.sha256`]) await rm(one, { force: true });
  await rmdir(path.dirname(file)).catch(() => undefined);
}

async function forget(partial: string): Promise<void> {
  await Promise.all([rm(partial, { force: true }), rm(`${partial}.json`, { force: true })]);
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The hash of a file that was brought by other means. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
