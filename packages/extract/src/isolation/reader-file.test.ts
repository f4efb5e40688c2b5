import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildReaderWhenStale } from "../../build/build-reader.ts";
import { ExtractionError } from "../errors.ts";
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
  STAMP_NAME,
  snapshotArguments,
  sourcesHash,
} from "./reader-file.ts";
import { ReaderProcess } from "./reader-process.ts";
import { isSnapshotOf, SNAPSHOT_NAME, SNAPSHOT_STAMP_NAME, snapshotStamp } from "./snapshot-file.ts";

const FIXTURES = resolve(import.meta.dirname, "../../../../fixtures");
const LIMITS = { timeoutMs: 20_000, memoryMaxBytes: 480 * 1024 * 1024 };
const SNAPSHOT = ["--snapshot-blob", join(BUILT_FOLDER, SNAPSHOT_NAME)];
const run = promisify(execFile);

/** The command of a child without some of its arguments. */
const commandWithout = (left: readonly string[]) => {
  const [program, args] = childCommand(LIMITS);
  return [program, args.filter((argument) => !left.includes(argument))] as const;
};

describe("the built reader", () => {
  beforeAll(buildReaderWhenStale);

  it("is what children run once it is built", () => {
    expect(readerFile()).toBe(join(BUILT_FOLDER, BUILT_CHILD));
    expect(childCommand(LIMITS, null)[1].at(-1)).toBe(readerFile());
    expect(poolFile()).toBe(join(BUILT_FOLDER, BUILT_POOL));
  });

  it("starts with its parsers in memory", () => {
    expect(snapshotArguments()).toEqual(SNAPSHOT);
    expect(childCommand(LIMITS, null)[1].slice(-3)).toEqual([...SNAPSHOT, readerFile()]);
  });

  it.each(["doc", "docx", "epub", "html", "md", "odp", "odt", "pdf", "ppt", "pptx", "rtf", "txt"])(
    "reads just what the sources read: %s",
    async (format) => {
      const file = join(FIXTURES, format, `en-photosynthesis.${format}`);
      const reader = new ReaderProcess(LIMITS, childCommand(LIMITS));
      const read = await reader.read(file, `lecture.${format}`);
      await reader.ended;
      expect(read).toEqual(await extractText(await readFile(file), `lecture.${format}`));
    },
  );

  it("reads the same where there is no snapshot", async () => {
    const command = commandWithout(SNAPSHOT);
    expect(command[1]).not.toContain("--snapshot-blob");
    const file = join(FIXTURES, "docx/uk-astronomiia.docx");
    const reader = new ReaderProcess(LIMITS, command);
    expect(await reader.read(file, "a.docx")).toEqual(await extractText(await readFile(file), "a.docx"));
  });

  it("is what the command line reads with", async () => {
    const built = await loadReader();
    expect(built.extractText).not.toBe(extractText);
    const file = await readFile(join(FIXTURES, "docx/pl-historia-druku.docx"));
    expect(await built.extractText(file, "a.docx")).toEqual(await extractText(file, "a.docx"));
    await expect(built.extractText(file.subarray(0, 500), "a.docx")).rejects.toThrow(built.ExtractionError);
  });
});

describe("a process that starts from the snapshot", () => {
  let folder: string;
  beforeAll(async () => {
    await buildReaderWhenStale();
    folder = await mkdtemp(join(tmpdir(), "snapshot-"));
    await writeFile(join(folder, "endless.pdf"), endlessPdf());
    await writeFile(join(folder, "swelling.pdf"), swellingPdf());
  });
  afterAll(() => rm(folder, { recursive: true }));

  const testing = (name: string) => resolve(import.meta.dirname, "../testing", name);

  it("reads every document of ours as the sources do, and refuses the same", async () => {
    const files = globSync("{doc,docx,epub,html,md,odp,odt,pdf,ppt,pptx,rtf,txt,odd,damaged}/*", {
      cwd: FIXTURES,
    }).map((name) => join(FIXTURES, name));
    expect(files.length).toBeGreaterThan(80);
    const args = [...snapshotArguments(), testing("read-files.ts"), ...files];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
    const outcomes = stdout.trimEnd().split("\n");
    expect(outcomes).toHaveLength(files.length);
    for (const [index, file] of files.entries()) {
      const outcome = await extractText(await readFile(file), basename(file)).catch((error: unknown) =>
        error instanceof ExtractionError ? error.code : error,
      );
      expect(JSON.parse(outcomes[index] ?? ""), file).toEqual(JSON.parse(JSON.stringify(outcome)));
    }
  }, 60_000);

  it("says where in the code a document broke it", async () => {
    const file = join(FIXTURES, "damaged/damaged.docx");
    const reader = new ReaderProcess(LIMITS, childCommand(LIMITS));
    const expected = await extractText(await readFile(file), "a.docx").catch((error: unknown) => error);
    await expect(reader.read(file, "a.docx")).rejects.toMatchObject({
      code: (expected as ExtractionError).code,
      details: { reason: expect.stringMatching(/^\w+ at snapshot\.cjs:\d+$/) },
    });
  });

  it("keeps the limits", async () => {
    const read = (name: string, limits: typeof LIMITS) =>
      new ReaderProcess(limits, childCommand(limits)).read(join(folder, name), name);
    await expect(read("swelling.pdf", LIMITS)).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
    await expect(read("endless.pdf", { ...LIMITS, timeoutMs: 1_500 })).rejects.toMatchObject({
      code: "EXTRACTION_TIMEOUT",
    });
  });

  it("has no right to write, to start others or to make code of text", async () => {
    const [program, args] = commandWithout([readerFile()]);
    expect(args).toContain("--snapshot-blob");
    const { stdout } = await run(program, [...args, testing("try-rights.ts"), folder]);
    expect(JSON.parse(stdout)).toEqual({ write: false, start: false, eval: false });
  });
});

describe("a snapshot", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "snapshot-file-"));
    await writeFile(join(folder, SNAPSHOT_NAME), "the memory of a process");
    await writeFile(join(folder, "package.json"), '{ "version": "1.0.0" }');
    await writeFile(
      join(folder, SNAPSHOT_STAMP_NAME),
      snapshotStamp(folder, "the sources", ["package.json"]),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Whether the build is used while one of its files has other content. */
  async function isUsedWhile(name: string, change: (text: string) => string): Promise<boolean> {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(file, change(text));
    const isUsed = isSnapshotOf(folder, "the sources");
    await writeFile(file, text);
    return isUsed;
  }

  it("is used only by the Node and for the sources and packages it was made of, and whole", async () => {
    expect(isSnapshotOf(folder, "the sources")).toBe(true);
    expect(isSnapshotOf(folder, "other sources")).toBe(false);
    expect(await isUsedWhile(SNAPSHOT_NAME, (text) => text.slice(0, -1))).toBe(false);
    expect(await isUsedWhile("package.json", (text) => text.replace("1.0.0", "1.0.1"))).toBe(false);
    expect(await isUsedWhile(SNAPSHOT_STAMP_NAME, (text) => text.slice(0, -1))).toBe(false);
    const byAnotherNode = (text: string) => text.replace(/(?<="node":")./, "-");
    expect(await isUsedWhile(SNAPSHOT_STAMP_NAME, byAnotherNode)).toBe(false);
    expect(isSnapshotOf(folder, "the sources")).toBe(true);
    expect(isSnapshotOf(dirname(folder), "the sources")).toBe(false);
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

  it("is not needed: where there is none, the sources are read with", async () => {
    expect((await loadReader(join(folder, "none"))).extractText).toBe(extractText);
  });
});
