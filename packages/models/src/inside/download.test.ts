import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { download, sha256Of } from "./download.ts";

const CONTENT = randomBytes(300_000);
const HASH = createHash("sha256").update(CONTENT).digest("hex");

let folder = "";
let servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quizmill-download-"));
});
afterEach(async () => {
  for (const server of servers) server.close();
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
}

/** A host that sends from one address to another for the content, as those of models do. */
async function hostWith({ content = CONTENT, etag = '"v1"', told = HASH, cutAfter }: Host = {}) {
  const ranges: (string | undefined)[] = [];
  const give = (request: IncomingMessage, response: ServerResponse) => {
    ranges.push(request.headers.range);
    const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isRest = from > 0 && request.headers["if-range"] === etag;
    const rest = isRest ? content.subarray(from) : content;
    response.writeHead(isRest ? 206 : 200, { etag, "content-length": rest.length });
    const cut = cutAfter?.();
    if (cut === undefined) return void response.end(rest);
    response.write(rest.subarray(0, cut), () => setTimeout(() => response.destroy(), 30));
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

const fileIn = () => path.join(folder, "models", "m.gguf");
const fetchFrom = (url: string, more: { sha256?: string; signal?: AbortSignal } = {}) => {
  const seen: number[] = [];
  const signal = more.signal ?? new AbortController().signal;
  const done = download({
    url,
    file: fileIn(),
    sha256: more.sha256,
    signal,
    onProgress: (bytes) => seen.push(bytes),
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
    expect((await fetchFrom(url).done).bytes).toBe(CONTENT.length);
    expect(ranges).toEqual([undefined, "bytes=120000-"]);
    expect((await readFile(fileIn())).equals(CONTENT)).toBe(true);
  });

  it("is fetched anew where it has changed there", async () => {
    const old = await hostWith({ content: randomBytes(200_000), etag: '"old"', cutAfter: () => 90_000 });
    await expect(fetchFrom(old.url).done).rejects.toMatchObject({ fault: "cut" });
    const { url, ranges } = await hostWith();
    expect((await fetchFrom(url).done).sha256).toBe(HASH);
    expect(ranges).toEqual(["bytes=90000-"]);
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
    const { url } = await hostWith({ cutAfter: () => 50_000 });
    const gone = new AbortController();
    const { done } = fetchFrom(url, { signal: gone.signal });
    gone.abort(new Error("enough"));
    await expect(done).rejects.toThrow("enough");
  });

  it("does not count a partial file of which nothing is known", async () => {
    const { url, ranges } = await hostWith();
    await fetchFrom(url).done;
    await writeFile(`${fileIn()}.partial`, "something");
    expect((await fetchFrom(url).done).sha256).toBe(HASH);
    expect(ranges).toEqual([undefined, undefined]);
  });
});
