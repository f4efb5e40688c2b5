/** @module-tag thorough */
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createRecogniser, type RecognisedPage, type Recogniser, type RecogniserOptions } from "./index.ts";
import { Places } from "./isolation/places.ts";
import { MAX_PICTURE_BYTES } from "./recognition/shown-picture.ts";
import { endlessPdf, pdfFile } from "./testing/files.ts";
import { pngFile } from "./testing/pictures.ts";

const MEBIBYTE = 1024 * 1024;
let folder: string;
let recogniser: Recogniser | undefined;

const linesOf = (page: number) => [
  { text: `Page ${page}: ice that moves down a valley is called`, y: 500, size: 12 },
  { text: "a glacier, and it grinds the rock below.", y: 484, size: 12 },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recogniser-"));
  await writeFile(join(folder, "scan.pdf"), pdfFile([1, 2, 3, 4, 5, 6].map(linesOf)));
  await writeFile(join(folder, "one.pdf"), pdfFile([linesOf(1)]));
  await writeFile(join(folder, "endless.pdf"), endlessPdf());
  await writeFile(join(folder, "huge.png"), pngFile({ width: 9_000, height: 9_000, rows: new Uint8Array() }));
  await writeFile(join(folder, "notes.txt"), "Ice that moves down a valley is called a glacier.");
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await recogniser?.close();
  recogniser = undefined;
});

function start(options: RecogniserOptions = {}): Recogniser {
  recogniser = createRecogniser(options);
  return recogniser;
}

const read = (name: string, pages: readonly number[], more: { signal?: AbortSignal } = {}) =>
  (recogniser ?? start()).recognise(join(folder, name), name, { pages, language: "en", ...more });

async function all(pages: AsyncIterable<RecognisedPage>): Promise<RecognisedPage[]> {
  const read: RecognisedPage[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

/** The ids of our recognising processes, with their niceness. */
function children(): { pid: number; niceness: number }[] {
  const task = `/proc/${process.pid}/task/${process.pid}/children`;
  return readFileSync(task, "utf8")
    .trim()
    .split(" ")
    .flatMap((id) => {
      const pid = Number(id);
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("recogniser-child")) return [];
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        return [{ pid, niceness: Number(fields[16]) }];
      } catch {
        return [];
      }
    });
}

describe("a recogniser", () => {
  it("gives the pages in order, from two processes of low priority, which end with the document", async () => {
    const pages = read("scan.pdf", [1, 2, 3, 4, 5, 6]);
    const first = await pages.next();
    const seen = children();
    const rest = await all(pages);
    const texts = [first.value as RecognisedPage, ...rest].map(({ page, source, picture }) => {
      expect(picture?.png.byteLength).toBeLessThan(MAX_PICTURE_BYTES);
      return [page, source?.sections[0]?.blocks[0]?.text.slice(0, 7)];
    });
    expect(texts).toEqual([1, 2, 3, 4, 5, 6].map((page) => [page, `Page ${page}:`]));
    expect(children()).toEqual([]);
    if (process.platform === "linux") {
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.every(({ niceness }) => niceness >= 10)).toBe(true);
    }
  });

  it("ends its processes when the loop ends, and when it is aborted", async () => {
    for await (const { page } of read("scan.pdf", [1, 2, 3, 4, 5, 6])) if (page === 1) break;
    expect(children()).toEqual([]);
    const stop = new AbortController();
    const pages = read("scan.pdf", [1, 2, 3, 4, 5, 6], { signal: stop.signal });
    await pages.next();
    stop.abort(new Error("enough"));
    await expect(pages.next()).rejects.toThrow("enough");
    expect(children()).toEqual([]);
  });

  it("names why a document cannot be read", async () => {
    await expect(all(read("huge.png", [1]))).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
    await expect(all(read("notes.txt", [1]))).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
    await expect(all(read("one.pdf", [2]))).rejects.toMatchObject({ code: "FILE_DAMAGED" });
    await expect(all(read("none.pdf", [1]))).rejects.toThrow(/ENOENT/);
    expect(children()).toEqual([]);
  });

  it("keeps the limits on time and memory, for the only page with an error", async () => {
    start({ pageTimeoutMs: 1_500 });
    await expect(all(read("endless.pdf", [1]))).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT" });
    await recogniser?.close();
    start({ memoryMaxBytes: 90 * MEBIBYTE });
    await expect(all(read("one.pdf", [1]))).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("goes on after a page that ended its process, without its text", async () => {
    const pages = read("scan.pdf", [1, 2, 3]);
    await pages.next();
    for (const { pid } of children()) process.kill(pid, "SIGKILL");
    const rest = await all(pages);
    expect(rest.map(({ page }) => page)).toEqual([2, 3]);
    expect(rest.at(-1)?.source).not.toBeNull();
  });

  it("takes no more documents when it is closed, and leaves no process", async () => {
    const pages = read("scan.pdf", [1, 2, 3, 4, 5, 6]);
    await pages.next();
    await recogniser?.close();
    expect(children()).toEqual([]);
    await expect(pages.next()).rejects.toThrow("The recogniser is closed");
    await expect(all(read("one.pdf", [1]))).rejects.toThrow("The recogniser is closed");
  });
});

describe("places", () => {
  it("that are shared wait for other processes, and say so to them", async () => {
    let isFree = false;
    let wishes = 0;
    const shared = {
      take: () => (isFree ? () => {} : null),
      want: () => {
        wishes += 1;
        return () => {
          wishes -= 1;
        };
      },
      isWanted: () => wishes > 0,
    };
    const places = new Places(2, shared);
    const taken = places.take();
    expect([places.takeFree(), wishes, places.isWanted]).toEqual([false, 1, true]);
    isFree = true;
    await taken;
    expect([wishes, places.isWanted, places.takeFree(), places.takeFree()]).toEqual([0, false, true, false]);
  });

  it("are given in the order in which they are asked for", async () => {
    const places = new Places(1);
    const order: string[] = [];
    await places.take();
    const stop = new AbortController();
    const left = places.take(stop.signal);
    const waiting = ["first", "second"].map((name) => places.take().then(() => order.push(name)));
    expect([places.isWanted, places.takeFree()]).toEqual([true, false]);
    stop.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    places.give();
    await expect.poll(() => order).toEqual(["first"]);
    places.give();
    await Promise.all(waiting);
    expect(order).toEqual(["first", "second"]);
  });
});
