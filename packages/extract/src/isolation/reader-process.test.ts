import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { patience } from "../../../../testing/share.ts";
import { docxFile, endlessPdf, swellingPdf, wordParagraph } from "../testing/files.ts";
import { childCommand } from "./command.ts";
import { ReaderProcess } from "./reader-process.ts";

const MEBIBYTE = 1024 * 1024;
const LIMITS = { timeoutMs: 20_000 * patience(), memoryMaxBytes: 480 * MEBIBYTE };
const TEXT = "Volcanoes are openings in the crust of a planet through which lava and gases escape.";

let folder: string;
let reader: ReaderProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "reader-process-"));
  await writeFile(join(folder, "good.docx"), docxFile(wordParagraph(TEXT)));
  await writeFile(join(folder, "endless.pdf"), endlessPdf());
  await writeFile(join(folder, "swelling.pdf"), swellingPdf());
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  reader?.kill();
  await reader?.ended;
});

const fileOf = (name: string) => ({ filePath: join(folder, name), fileName: name });

/** As on a system without a shell that could set limits. */
function startWithoutShell(limits: Partial<typeof LIMITS> = {}): ReaderProcess {
  const all = { ...LIMITS, ...limits };
  reader = new ReaderProcess(all, childCommand(all, null));
  return reader;
}

describe("where no shell sets the system's limits", () => {
  it("documents are read all the same", async () => {
    const source = await startWithoutShell().read(fileOf("good.docx"));
    expect(source.sections[0]?.blocks[0]?.text).toBe(TEXT);
  });

  it("memory is watched from outside", async () => {
    const reading = startWithoutShell({ memoryMaxBytes: 150 * MEBIBYTE }).read(fileOf("swelling.pdf"));
    await expect(reading).rejects.toMatchObject({
      code: "EXTRACTION_LIMIT",
      details: { memoryMaxBytes: 150 * MEBIBYTE },
    });
  });

  it("the wall clock ends what never ends", async () => {
    const reading = startWithoutShell({ timeoutMs: 1_500 }).read(fileOf("endless.pdf"));
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT" });
  });
});

describe("a reader that uses the processor and tells nothing", () => {
  const start = (first: string) => {
    const script = `console.log('${first}'); for (;;);`;
    const limits = { ...LIMITS, timeoutMs: 2_000, quickProcessorMs: 300 };
    reader = new ReaderProcess(limits, [process.execPath, ["-e", script]]);
    return reader.read(fileOf("good.docx"));
  };

  it.skipIf(process.platform === "win32")("is ended soon where its file cannot need that", async () => {
    const reading = start('{"type":"ready"}');
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT", details: { seconds: 0.3 } });
  });

  it("has the whole time where its file may need it", async () => {
    const reading = start('{"type":"ready"}\\n{"type":"long"}');
    await expect(reading).rejects.toMatchObject({ code: "EXTRACTION_TIMEOUT", details: { seconds: 2 } });
  });
});

describe("a child", () => {
  it("sees no variable of the server's environment", async () => {
    const script = "process.stderr.write(JSON.stringify(process.env)); process.exit(1)";
    reader = new ReaderProcess(LIMITS, [process.execPath, ["-e", script]]);
    const reading = reader.read(fileOf("good.docx"));
    await expect(reading).rejects.toThrow(/could not start: {"MALLOC_MMAP_THRESHOLD_":"262144"}$/);
  });

  it("gets no right to write, to start others or to read documents", () => {
    const [program, args] = childCommand(LIMITS, null);
    expect(program).toBe(process.execPath);
    expect(args).toContain("--permission");
    expect(args.filter((arg) => /^--allow-(?!fs-read=)/.test(arg))).toEqual([]);
    expect(args.filter((arg) => arg === `--allow-fs-read=${folder}`)).toEqual([]);
  });

  it("that cannot start fails the document as our own fault, not the document's", async () => {
    reader = new ReaderProcess(LIMITS, ["/no/such/program", []]);
    const reading = reader.read(fileOf("good.docx"));
    await expect(reading).rejects.toThrow(/ENOENT|could not start/);
  });
});
