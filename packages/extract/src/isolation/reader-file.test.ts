import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patience } from "../../../../testing/share.ts";
import { buildReaderWhenStale } from "../../build/build-reader.ts";
import { extractText } from "../extract-text.ts";
import { loadReader } from "../load-reader.ts";
import { endlessPdf, swellingPdf } from "../testing/files.ts";
import { childCommand } from "./command.ts";
import {
  BUILT_CHILD,
  BUILT_FOLDER,
  BUILT_POOL,
  isBuiltFrom,
  poolFile,
  readerFile,
  SOURCE_FILE,
  STAMP_NAME,
  sourcesHash,
} from "./reader-file.ts";
import { ReaderProcess } from "./reader-process.ts";

const FIXTURES = resolve(import.meta.dirname, "../../../../fixtures");
const LIMITS = { timeoutMs: 20_000 * patience(), memoryMaxBytes: 480 * 1024 * 1024 };
const TRY_RIGHTS = resolve(import.meta.dirname, "../testing/try-rights.ts");
const BUILD = pathToFileURL(resolve(import.meta.dirname, "../../build/build-reader.ts")).href;
const run = promisify(execFile);

describe("the built reader", () => {
  beforeAll(() => buildReaderWhenStale());

  it("is what children run once it is built", () => {
    expect(readerFile()).toBe(join(BUILT_FOLDER, BUILT_CHILD));
    expect(childCommand(LIMITS, null)[1].at(-1)).toBe(readerFile());
    expect(poolFile()).toBe(join(BUILT_FOLDER, BUILT_POOL));
  });

  it.each(["doc", "docx", "epub", "html", "md", "odp", "odt", "pdf", "ppt", "pptx", "rtf", "txt"])(
    "reads just what the sources read: %s",
    async (format) => {
      const file = join(FIXTURES, format, `en-photosynthesis.${format}`);
      const reader = new ReaderProcess(LIMITS, childCommand(LIMITS));
      const read = await reader.read({ filePath: file, fileName: `lecture.${format}` });
      await reader.ended;
      expect(read).toEqual(await extractText(await readFile(file), `lecture.${format}`));
    },
  );

  it("reads questions as the sources do, which a process of their own may load", async () => {
    const folder = await mkdtemp(join(tmpdir(), "questions-"));
    const filePath = join(folder, "rivers.gift");
    await writeFile(filePath, "::Length:: Which river is the longest? {=the Nile ~the Rhine}");
    const programs = [readerFile(), SOURCE_FILE];
    const [built, source] = await Promise.all(
      programs.map(async (file) => {
        const reader = new ReaderProcess(
          LIMITS,
          childCommand(LIMITS, undefined, { file, cpuMs: LIMITS.timeoutMs }),
        );
        return reader.read({ filePath, fileName: "rivers.gift" }).finally(() => reader.ended);
      }),
    );
    await rm(folder, { recursive: true });
    expect(source?.carried?.questions).toHaveLength(1);
    expect(built).toEqual(source);
  });

  it("is what the command line reads with", async () => {
    const built = await loadReader();
    expect(built.extractText).not.toBe(extractText);
    const file = await readFile(join(FIXTURES, "docx/pl-historia-druku.docx"));
    expect(await built.extractText(file, "a.docx")).toEqual(await extractText(file, "a.docx"));
    await expect(built.extractText(file.subarray(0, 500), "a.docx")).rejects.toThrow(built.ExtractionError);
  });
});

describe("a process of the built reader", () => {
  let folder: string;
  beforeAll(async () => {
    buildReaderWhenStale();
    folder = await mkdtemp(join(tmpdir(), "built-"));
    await writeFile(join(folder, "endless.pdf"), endlessPdf());
    await writeFile(join(folder, "swelling.pdf"), swellingPdf());
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("keeps the limits", async () => {
    const read = (name: string, limits: typeof LIMITS) =>
      new ReaderProcess(limits, childCommand(limits)).read({ filePath: join(folder, name), fileName: name });
    await expect(read("swelling.pdf", LIMITS)).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
    await expect(read("endless.pdf", { ...LIMITS, timeoutMs: 1_500 })).rejects.toMatchObject({
      code: "EXTRACTION_TIMEOUT",
    });
  });

  it("has no right to write, to start others or to make code of text", async () => {
    const [program, args] = childCommand(LIMITS);
    expect(args.at(-1)).toBe(join(BUILT_FOLDER, BUILT_CHILD));
    const { stdout } = await run(program, [...args.slice(0, -1), TRY_RIGHTS, folder]);
    expect(JSON.parse(stdout)).toEqual({ write: false, start: false, eval: false });
  });
});

describe("a built reader", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "built-reader-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is used only where it was built from just these sources", async () => {
    const hash = sourcesHash();
    expect(isBuiltFrom(folder, hash)).toBe(false);
    await writeFile(join(folder, STAMP_NAME), hash);
    expect(isBuiltFrom(folder, hash)).toBe(true);
    expect(isBuiltFrom(folder, `${hash} and more`)).toBe(false);
    expect(isBuiltFrom(dirname(folder), hash)).toBe(false);
  });

  it("is built by another process than the one that needs it, which would keep the bundler", async () => {
    const made = join(folder, "made");
    const script = `
      import { buildReaderWhenStale } from ${JSON.stringify(BUILD)};
      buildReaderWhenStale(${JSON.stringify(made)});
      console.log(JSON.stringify(process.report.getReport().sharedObjects));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
    expect(isBuiltFrom(made, sourcesHash())).toBe(true);
    const libraries: string[] = JSON.parse(stdout);
    expect(libraries.length).toBeGreaterThan(0);
    expect(libraries.filter((library) => library.includes("rolldown"))).toEqual([]);
  });

  it("is not needed: where there is none, the sources are read with", async () => {
    expect((await loadReader(join(folder, "none"))).extractText).toBe(extractText);
  });
});
