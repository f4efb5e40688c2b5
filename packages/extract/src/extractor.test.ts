import { execFile, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LIMITS, type QuestionPicture } from "@quizmill/contract";
import { endlessTablePackage } from "@quizmill/interchange/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Owner } from "./extractor.ts";
import { createExtractor, type Extractor, ExtractorBusyError, extractText, plainText } from "./index.ts";
import { BUILT_CHILD, BUILT_FOLDER, SOURCE_FILE } from "./isolation/reader-file.ts";
import { docxFile, endlessPdf, pdfFile, swellingPdf, wordParagraph, zipFile } from "./testing/files.ts";
import { heicShell, pngFile } from "./testing/pictures.ts";

const TEXT =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae, where chlorophyll absorbs mostly blue and red light. The oxygen of the air is a product of it, and all food chains begin with it.";
const MEBIBYTE = 1024 * 1024;

let folder: string;
let extractor: Extractor | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "extractor-"));
  await writeFile(join(folder, "good.docx"), docxFile(wordParagraph(TEXT)));
  await writeFile(join(folder, "endless.pdf"), endlessPdf());
  await writeFile(join(folder, "swelling.pdf"), swellingPdf());
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await extractor?.close();
  extractor = undefined;
});

function start(options: Parameters<typeof createExtractor>[0]): Extractor {
  extractor = createExtractor(options);
  extractor.warmUp();
  return extractor;
}

const ADA = { account: "ada" };
const read = (reader: Extractor, name: string, signal?: AbortSignal, owner: Owner = ADA) =>
  reader.extract(join(folder, name), name, { owner, signal });

/** Another test may have built the reader since our first child started. */
const READER_FILES = [SOURCE_FILE, join(BUILT_FOLDER, BUILT_CHILD)];

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parentOf(pid: number): number[] {
  return [...contentOf(`/proc/${pid}/status`).matchAll(/^PPid:\t(\d+)$/gm)].map(([, parent]) =>
    Number(parent),
  );
}

/**
 * Ids of the extraction processes that a helper process of the server started; read at once, because they come and
 * go.
 */
function childrenOf(server: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const command = contentOf(`/proc/${name}/cmdline`);
      return READER_FILES.some((file) => command.includes(file));
    })
    .map(Number)
    .filter((pid) => parentOf(pid).flatMap(parentOf).includes(server));
}

/** Waits until there are so many. */
async function readersOf(server: number, count: number): Promise<number[]> {
  await expect.poll(() => childrenOf(server)).toHaveLength(count);
  return childrenOf(server);
}

/** The highest resident memory of any extraction process of ours, in bytes, from now until stopped. */
function highestMemory(): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of childrenOf(process.pid)) {
      const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(contentOf(`/proc/${pid}/status`)) ?? [];
      peak = Math.max(peak, 1024 * Number(kilobytes));
    }
  }, 20);
  const stop = () => {
    clearInterval(timer);
    return peak;
  };
  return { stop };
}

describe("reading in a child process", () => {
  it("gives what reading in this process gives", async () => {
    const here = await extractText(await readFile(join(folder, "good.docx")), "good.docx");
    expect(await read(start({}), "good.docx")).toEqual(here);
  });

  it("gives long documents whole", async () => {
    const paragraphs = Array.from({ length: 5_000 }, (_, index) => wordParagraph(`${index} ${TEXT}`));
    await writeFile(join(folder, "long.docx"), docxFile(paragraphs.join("")));
    const source = await read(start({}), "long.docx");
    expect(source.sections[0]?.blocks).toHaveLength(5_000);
    expect(source.sections[0]?.blocks.at(-1)?.text).toBe(`4999 ${TEXT}`);
  });

  it("reads a PDF whose table points beside two of its pages", async () => {
    const pages = pdfFile(Array.from({ length: 4 }, () => [{ text: TEXT.slice(0, 80), y: 700 }]));
    let object = 0;
    const beside = pages.toString("latin1").replace(/^\d{10}(?= 00000 n)/gm, (offset) => {
      object += 1;
      return object === 7 || object === 9 ? String(Number(offset) + 2).padStart(10, "0") : offset;
    });
    await writeFile(join(folder, "beside.pdf"), beside, "latin1");
    expect(await read(start({}), "beside.pdf")).toMatchObject({ pageCount: 4, pagesWithText: 4 });
  });

  it("makes a picture of a question anew, and gives nothing for what is none", async () => {
    await writeFile(join(folder, "sign.png"), pngFile({ width: 4, height: 3 }));
    await writeFile(join(folder, "photo.heic"), heicShell());
    const reader = start({});
    const made = async (name: string) => {
      const pictures: QuestionPicture[] = [];
      const take = (picture: QuestionPicture) => void pictures.push(picture);
      const options = { owner: ADA, questionPictures: { isFile: true, take } };
      const { sections } = await reader.extract(join(folder, name), name, options);
      expect(sections).toEqual([]);
      return pictures;
    };
    expect(await made("sign.png")).toMatchObject([{ type: "image/png", width: 4, height: 3 }]);
    expect(await made("good.docx")).toEqual([]);
    await expect(made("photo.heic")).rejects.toMatchObject({ code: "HEIC_UNSUPPORTED" });
  });

  it("fails by the same names", async () => {
    await writeFile(join(folder, "empty.pdf"), "");
    const reader = start({});
    await expect(read(reader, "empty.pdf")).rejects.toMatchObject({ code: "FILE_EMPTY" });
    const bomb = zipFile({ "[Content_Types].xml": Buffer.alloc(65 * MEBIBYTE, " ") });
    await writeFile(join(folder, "bomb.docx"), bomb);
    await expect(read(reader, "bomb.docx")).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("ends a document that never ends", async () => {
    const reading = read(start({ timeoutMs: 1_500 }), "endless.pdf");
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT", details: { seconds: 1.5 } });
  });

  it.skipIf(process.platform === "win32")("ends a deck that never ends by its processor's time", async () => {
    await writeFile(join(folder, "endless.apkg"), endlessTablePackage());
    const reading = read(start({ quickProcessorMs: 300 }), "endless.apkg");
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT", details: { seconds: 0.3 } });
  });

  it("ends a document that takes more memory than it may", async () => {
    const reading = read(start({ memoryMaxBytes: 32 * MEBIBYTE }), "swelling.pdf");
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it.skipIf(!existsSync("/proc/self/status"))(
    "never holds more than it may, however a document swells",
    async () => {
      const reading = read(start({}), "swelling.pdf");
      const memory = highestMemory();
      await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
      const peak = memory.stop();
      expect(peak).toBeGreaterThan(200 * MEBIBYTE);
      expect(peak).toBeLessThanOrEqual(LIMITS.extraction.memoryMaxBytes);
    },
  );

  it("goes on with the next document after one that was killed", async () => {
    const reader = start({ memoryMaxBytes: 200 * MEBIBYTE });
    const swelling = read(reader, "swelling.pdf");
    const good = read(reader, "good.docx");
    await expect(swelling).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
    expect((await good).format).toBe("docx");
  });
});

describe("the process that has documents read", () => {
  const failing = join(import.meta.dirname, "testing/failing-pool.ts");

  it("fails what it had in hand when it fails, and another takes its place", async () => {
    const reader = start({ program: failing });
    const first = read(reader, "good.docx");
    const second = read(reader, "good.docx");
    await expect(first).rejects.toThrow("process ended");
    await expect(second).rejects.toThrow("process ended");
    expect(reader.load()).toEqual({ children: 0, reading: 0, waiting: 0 });
    await expect(read(reader, "good.docx")).rejects.toThrow("process ended");
  });

  it.skipIf(!existsSync("/proc/self/status"))(
    "starts them in the server's place, and is below it as they are",
    async () => {
      start({ warm: 1 });
      const [reader = 0] = await readersOf(process.pid, 1);
      const [pool = 0] = parentOf(reader);
      expect(pool).not.toBe(process.pid);
      expect(parentOf(pool)).toEqual([process.pid]);
      const below = Math.min(19, getPriority() + 3);
      expect([getPriority(pool), getPriority(reader)]).toEqual([below, below]);
    },
  );

  it.skipIf(!existsSync("/proc/thread-self/children"))(
    "is not started before a document comes where no reader is kept warm",
    async () => {
      const ownChildren = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
      const before = ownChildren();
      const reader = start({ warm: 0 });
      expect(ownChildren()).toBe(before);
      expect((await read(reader, "good.docx")).format).toBe("docx");
    },
  );

  it.skipIf(process.platform === "win32")(
    "goes on when all of a server's processes are told to end, until the server is done",
    async () => {
      const reader = start({ warm: 1 });
      const [child = 0] = await readersOf(process.pid, 1);
      const [pool = 0] = parentOf(child);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(pool, signal);
      expect((await read(reader, "good.docx")).format).toBe("docx");
      await reader.close();
      expect(existsSync(`/proc/${pool}`)).toBe(false);
    },
  );
});

describe("readers that are kept ready", () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const isReady = (reader: Extractor) => expect.poll(() => reader.load().children).toBe(1);

  it("stay while somebody is present, end after ten minutes, and start again", async () => {
    const reader = start({ warm: 1 });
    await isReady(reader);
    vi.advanceTimersByTime(9 * MINUTE_MS);
    reader.warmUp();
    vi.advanceTimersByTime(9 * MINUTE_MS);
    expect(reader.load().children).toBe(1);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(reader.load().children).toBe(0);
    reader.warmUp();
    await isReady(reader);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(plainText(await read(reader, "good.docx"))).toContain("Photosynthesis turns light");
  });

  it("stay while a document is read, however long that takes", async () => {
    const reader = start({ warm: 1 });
    const reading = read(reader, "good.docx");
    vi.advanceTimersByTime(30 * MINUTE_MS);
    expect(plainText(await reading)).toContain("Photosynthesis turns light");
    await isReady(reader);
  });

  it("are not started over and over where the process that starts them fails", async () => {
    const reader = start({ warm: 1, program: join(import.meta.dirname, "testing/failing-pool.ts") });
    await expect(read(reader, "good.docx")).rejects.toThrow("process ended");
    const ownChildren = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap");
    const before = ownChildren().length;
    reader.warmUp();
    expect(ownChildren()).toHaveLength(before);
  });
});

describe("the queue", () => {
  it("keeps a reader for every other account, and one for those without an account", async () => {
    const reader = start({});
    const stop = new AbortController();
    const held = [ADA, ADA, { address: "192.0.2.1" }, { address: "192.0.2.2" }].map((owner) =>
      read(reader, "endless.pdf", stop.signal, owner),
    );
    expect((await read(reader, "good.docx", undefined, { account: "ben" })).format).toBe("docx");
    expect(reader.load()).toMatchObject({ reading: 2, waiting: 2 });
    stop.abort();
    for (const one of held) await expect(one).rejects.toBe(stop.signal.reason);
  });

  it("takes documents of an account up to its limit, then says when to come back", async () => {
    const reader = start({ waitingMax: 1 });
    const stop = new AbortController();
    const first = read(reader, "endless.pdf", stop.signal);
    const second = read(reader, "good.docx");
    const third = read(reader, "good.docx");
    await expect(third).rejects.toBeInstanceOf(ExtractorBusyError);
    await expect(third).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) });
    stop.abort();
    await expect(first).rejects.toBe(stop.signal.reason);
    expect((await second).format).toBe("docx");
  });

  it("lets go a document that nobody waits for any more", async () => {
    const reader = start({ waitingMax: 1 });
    const running = new AbortController();
    const waiting = new AbortController();
    const first = read(reader, "endless.pdf", running.signal);
    const second = read(reader, "good.docx", waiting.signal);
    waiting.abort(new Error("changed my mind"));
    await expect(second).rejects.toThrow("changed my mind");
    const third = read(reader, "good.docx");
    running.abort();
    await expect(first).rejects.toBe(running.signal.reason);
    expect((await third).format).toBe("docx");
  });
});

describe.skipIf(!existsSync("/proc/self/status"))("processes", () => {
  const script = `
    const { createExtractor } = await import(${JSON.stringify(new URL("./index.ts", import.meta.url).href)});
    const extractor = createExtractor({ warm: 2 });
    extractor.warmUp();`;
  const node = ["--input-type=module", "-e"];

  it("are gone after close, whatever they were doing", async () => {
    const reader = start({ warm: 2 });
    const running = read(reader, "endless.pdf");
    const waiting = read(reader, "good.docx");
    const refused = Promise.all([
      expect(running).rejects.toThrow(),
      expect(waiting).rejects.toThrow("closed"),
    ]);
    await expect.poll(() => childrenOf(process.pid)).not.toEqual([]);
    const before = childrenOf(process.pid);
    await reader.close();
    await refused;
    const after = new Set(childrenOf(process.pid));
    expect(before.filter((pid) => after.has(pid))).toEqual([]);
    await expect(read(reader, "good.docx")).rejects.toThrow("closed");
  });

  it("do not keep an idle program from ending", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...node,
      `${script} process.stdout.write("ready");`,
    ]);
    expect(stdout).toBe("ready");
  });

  it("die with a server that is killed", async () => {
    const server = spawn(process.execPath, [...node, `${script} setInterval(() => {}, 1000);`]);
    const pid = server.pid ?? 0;
    const children = await readersOf(pid, 2);
    const all = [...children, ...children.flatMap(parentOf)];
    server.kill("SIGKILL");
    await expect.poll(() => all.filter((child) => existsSync(`/proc/${child}`))).toEqual([]);
  });
});
