import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuestionPicture } from "@quizmill/contract";
import { encode } from "jpeg-js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { patience } from "../../../../testing/share.ts";
import { docxFile, endlessPdf, swellingPdf, wordParagraph } from "../testing/files.ts";
import { pngFile, RIVERS_WEBP } from "../testing/pictures.ts";
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

describe("the pictures of questions", () => {
  const PICTURES = [
    ["a.png", pngFile({ width: 4, height: 3 })],
    ["b.webp", RIVERS_WEBP],
    ["c.jpg", encode({ width: 1_700, height: 9, data: Buffer.alloc(1_700 * 9 * 4, 255) }, 80).data],
    ["d.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    ["e.png", Buffer.from("no picture")],
  ] as const;
  const xml = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[Which?${PICTURES.map(
    ([name]) => `<img src="@@PLUGINFILE@@/${name}" alt="${name}">`,
  ).join("")}]]></text>${PICTURES.map(
    ([name, bytes]) => `<file name="${name}" encoding="base64">${bytes.toString("base64")}</file>`,
  ).join(
    "",
  )}</questiontext><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question></quiz>`;

  it("are made anew in it, without more rights, and come before the text", async () => {
    await writeFile(join(folder, "quiz.xml"), xml);
    const all = { ...LIMITS, quickProcessorMs: 30_000 };
    reader = new ReaderProcess(all, childCommand(all));
    const pictures: QuestionPicture[] = [];
    const file = { ...fileOf("quiz.xml"), pictureRoom: { pictures: 9, bytes: 9_000_000 } };
    const { carried } = await reader.read(file, undefined, (picture) => pictures.push(picture));
    expect(pictures.map(({ type, width }) => [type, width])).toEqual([
      ["image/png", 4],
      [expect.any(String), 640],
      [expect.any(String), 1_600],
      ["image/png", 800],
    ]);
    const [question] = carried?.questions ?? [];
    for (const { hash } of pictures) expect(question?.text).toContain(hash);
    expect(question?.needsPicture).toBe(true);
  });

  it("are not kept for a caller who does not take them", async () => {
    await writeFile(join(folder, "quiz.xml"), xml);
    reader = new ReaderProcess(LIMITS, childCommand(LIMITS));
    const { carried } = await reader.read(fileOf("quiz.xml"));
    expect(carried?.questions[0]?.text).toBe("Which?a.pngb.webpc.jpgd.svge.png");
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
