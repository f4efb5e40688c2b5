import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Download, download, removeDownload, sha256Of } from "./download.ts";

const CONTENT = randomBytes(300_000);
const HASH = createHash("sha256").update(CONTENT).digest("hex");

let folder = "";
let servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quizmill-download-"));
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  await rm(folder, { recursive: true });
});

interface Host {
  readonly content?: Buffer;
  readonly etag?: string;
  /** What its header says of the hash; null for nothing. */
  readonly told?: string | null;
  /** Ends the connection after so many bytes of an answer. */
  readonly cutAfter?: () => number | undefined;
  /** Sends nothing more after so many bytes of an answer. */
  readonly stopAfter?: () => number | undefined;
}

/** A host that sends from one address to another for the content, as those of models do. */
async function hostWith(host: Host = {}) {
  const { content = CONTENT, etag = '"v1"', told = HASH, cutAfter, stopAfter } = host;
  const ranges: (string | undefined)[] = [];
  const give = (request: IncomingMessage, response: ServerResponse) => {
    ranges.push(request.headers.range);
    const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isRest = from > 0 && request.headers["if-range"] === etag;
    if (isRest && from >= content.length)
      return void response.writeHead(416, { "content-range": `bytes */${content.length}` }).end();
    const rest = isRest ? content.subarray(from) : content;
    response.writeHead(isRest ? 206 : 200, { etag, "content-length": rest.length });
    const cut = cutAfter?.();
    const stop = stopAfter?.();
    if (stop !== undefined) return void response.write(rest.subarray(0, stop));
    if (cut === undefined) return void response.end(rest);
    response.write(rest.subarray(0, cut), () => void somethingStored().then(() => response.destroy()));
  };
  const server = createServer((request, response) => {
    if (request.url === "/content") return give(request, response);
    if (request.url !== "/model") return void response.writeHead(404).end();
    response
      .writeHead(302, { location: "/content", ...(told !== null && { "x-linked-etag": `"${told}"` }) })
      .end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { ranges, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/model` };
}

/** However busy the machine is: what a connection has brought may be lost with it. */
async function somethingStored(): Promise<void> {
  await expect
    .poll(() =>
      stat(`${fileIn()}.partial`).then(
        ({ size }) => size,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
}

/** How much came before the host went away: not always all that it sent. */
async function partialBytes(): Promise<number> {
  const { size } = await stat(`${fileIn()}.partial`);
  expect(size).toBeGreaterThan(0);
  return size;
}
const fileIn = () => path.join(folder, "models", "m.gguf");
const fetchFrom = (url: string, more: Partial<Download> = {}) => {
  const seen: number[] = [];
  const signal = more.signal ?? new AbortController().signal;
  const done = download({
    url,
    file: fileIn(),
    sha256: more.sha256,
    signal,
    onProgress: (bytes, total) => {
      seen.push(bytes);
      more.onProgress?.(bytes, total);
    },
  });
  return { seen, done };
};
const namesIn = async () => (await readdir(path.join(folder, "models"))).toSorted();

describe("a file from a host", () => {
  it("is there once it is complete and its hash is the one that the host tells, which is kept", async () => {
    const { url } = await hostWith();
    const { seen, done } = fetchFrom(url);
    expect(await done).toEqual({ bytes: CONTENT.length, sha256: HASH });
    expect(seen.at(-1)).toBe(CONTENT.length);
    expect(await namesIn()).toEqual(["m.gguf", "m.gguf.sha256"]);
    expect((await readFile(fileIn())).equals(CONTENT)).toBe(true);
    expect(await readFile(`${fileIn()}.sha256`, "utf8")).toBe(`${HASH}  m.gguf\n`);
    expect(await sha256Of(fileIn())).toBe(HASH);
  });

  it("goes on where it ended", async () => {
    let isFirst = true;
    const cutAfter = () => {
      const cut = isFirst ? 120_000 : undefined;
      isFirst = false;
      return cut;
    };
    const { url, ranges } = await hostWith({ cutAfter });
    await expect(fetchFrom(url).done).rejects.toMatchObject({ fault: "cut" });
    expect(await namesIn()).toEqual(["m.gguf.partial", "m.gguf.partial.json"]);
    const rest = `bytes=${await partialBytes()}-`;
    expect((await fetchFrom(url).done).bytes).toBe(CONTENT.length);
    expect(ranges).toEqual([undefined, rest]);
    expect((await readFile(fileIn())).equals(CONTENT)).toBe(true);
  });

  it("is fetched anew where it has changed there", async () => {
    const old = await hostWith({ content: randomBytes(200_000), etag: '"old"', cutAfter: () => 90_000 });
    await expect(fetchFrom(old.url).done).rejects.toMatchObject({ fault: "cut" });
    const rest = `bytes=${await partialBytes()}-`;
    const { url, ranges } = await hostWith();
    expect((await fetchFrom(url).done).sha256).toBe(HASH);
    expect(ranges).toEqual([rest]);
    expect((await readFile(fileIn())).equals(CONTENT)).toBe(true);
  });

  it("is nowhere where its hash is another, and begins anew after that", async () => {
    const { url } = await hostWith({ told: "0".repeat(64) });
    await expect(fetchFrom(url).done).rejects.toMatchObject({ fault: "wrong_hash" });
    expect(await namesIn()).toEqual([]);
    const mirror = await hostWith({ told: null });
    await expect(fetchFrom(mirror.url, { sha256: "1".repeat(64) }).done).rejects.toMatchObject({
      fault: "wrong_hash",
    });
    expect((await fetchFrom(mirror.url, { sha256: HASH }).done).sha256).toBe(HASH);
  });

  it("is not fetched where nobody tells its hash, or nobody answers", async () => {
    const { url } = await hostWith({ told: null });
    await expect(fetchFrom(url).done).rejects.toMatchObject({ fault: "no_hash" });
    await expect(fetchFrom(`${url}s`).done).rejects.toMatchObject({ fault: "no_answer" });
    await expect(fetchFrom("http://127.0.0.1:9/model").done).rejects.toMatchObject({ fault: "no_answer" });
  });

  it("stops when it is cancelled, and keeps what has come", async () => {
    let isFirst = true;
    const stopAfter = () => {
      const bytes = isFirst ? 50_000 : undefined;
      isFirst = false;
      return bytes;
    };
    const { url, ranges } = await hostWith({ stopAfter });
    const gone = new AbortController();
    const { done } = fetchFrom(url, {
      signal: gone.signal,
      onProgress: (bytes) => bytes >= 50_000 && gone.abort(new Error("enough")),
    });
    await expect(done).rejects.toThrow("enough");
    expect((await readFile(`${fileIn()}.partial`)).equals(CONTENT.subarray(0, 50_000))).toBe(true);
    expect((await fetchFrom(url).done).sha256).toBe(HASH);
    expect(ranges).toEqual([undefined, "bytes=50000-"]);
  });

  it("that has come whole but was not put in its place needs no more, if its hash is right", async () => {
    const { url, ranges } = await hostWith();
    const begin = async (content: Buffer) => {
      await mkdir(path.dirname(fileIn()), { recursive: true });
      await writeFile(`${fileIn()}.partial`, content);
      await writeFile(`${fileIn()}.partial.json`, JSON.stringify({ etag: '"v1"', sha256: HASH }));
    };
    await begin(CONTENT);
    expect(await fetchFrom(url).done).toEqual({ bytes: CONTENT.length, sha256: HASH });
    expect(ranges).toEqual([`bytes=${CONTENT.length}-`]);
    expect((await readFile(fileIn())).equals(CONTENT)).toBe(true);
    await begin(Buffer.concat([CONTENT, Buffer.from("more")]));
    expect(await fetchFrom(url).done).toEqual({ bytes: CONTENT.length, sha256: HASH });
    await begin(randomBytes(CONTENT.length));
    await expect(fetchFrom(url).done).rejects.toMatchObject({ fault: "wrong_hash" });
    expect(await namesIn()).toEqual(["m.gguf", "m.gguf.sha256"]);
  });

  it("is removed with what of it has come, and nothing beside it", async () => {
    const { url } = await hostWith();
    await fetchFrom(url).done;
    await writeFile(`${fileIn()}.partial`, "something");
    const own = path.join(folder, "models", "own.gguf");
    await writeFile(own, "mine");
    await removeDownload(fileIn());
    await removeDownload(own);
    expect(await namesIn()).toEqual(["own.gguf"]);
  });

  it("does not count a partial file of which nothing is known", async () => {
    const { url, ranges } = await hostWith();
    await fetchFrom(url).done;
    await writeFile(`${fileIn()}.partial`, "something");
    expect((await fetchFrom(url).done).sha256).toBe(HASH);
    expect(ranges).toEqual([undefined, undefined]);
  });
});
