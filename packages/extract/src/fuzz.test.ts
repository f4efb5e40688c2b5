import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { draws, patience } from "../../../testing/share.ts";
import { FORMATS } from "./formats.ts";
import { openContainer } from "./testing/containers.ts";
import type { FuzzAnswer, FuzzCase } from "./testing/fuzz-child.ts";
import { MUTATIONS, type Mutation, mutate } from "./testing/mutations.ts";
import { pngFile, RIVERS_WEBP, TURNED_RIVERS_JPEG } from "./testing/pictures.ts";

/**
 * Damaged copies of the project's documents. Each must end in valid text or in a named failure, within a time limit.
 * FUZZ_RUNS=2000 FUZZ_SEED=7 runs more, or other ones (see scripts/property-seed.ts).
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? draws(60));
/** Per format; cases not tried by then are left to a longer run. */
const MAX_FORMAT_MS = process.env.FUZZ_RUNS === undefined ? draws(2_000) : 6 * 3_600_000;
const MAX_CASE_MS = 10_000 * patience();
/** To start a process and load a parser. */
const MAX_START_MS = 15_000 * patience();
const HEAP_MEGABYTES = 256;

const fixtures = fileURLToPath(new URL("../../../fixtures/", import.meta.url));
const CHILD_FILE = fileURLToPath(new URL("./testing/fuzz-child.ts", import.meta.url));

interface Document {
  readonly name: string;
  readonly bytes: Buffer;
}

const PICTURES: Readonly<Record<string, readonly Buffer[]>> = {
  png: [
    pngFile({ width: 120, height: 90 }),
    pngFile({ width: 60, height: 40, colour: 6, rows: Buffer.alloc(241 * 40) }),
  ],
  jpeg: [TURNED_RIVERS_JPEG],
  webp: [RIVERS_WEBP],
};

function documentsOf(format: string): Document[] {
  const pictures = PICTURES[format];
  if (pictures !== undefined) return pictures.map((bytes, index) => ({ name: `${index}.${format}`, bytes }));
  const folder = join(fixtures, format);
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

const formats = FORMATS.map(({ name }) => name).filter(
  (name) => name in PICTURES || readdirSync(fixtures).includes(name),
);

let child: ChildProcess | undefined;
/** The case in progress: fast-check may have stopped waiting while it is still being read. */
let pending: Promise<unknown> = Promise.resolve();
afterAll(() => stopChild());

function stopChild(): void {
  child?.kill("SIGKILL");
  child = undefined;
}

async function read(fuzzCase: FuzzCase): Promise<FuzzAnswer> {
  await pending;
  const answer = readInChild(fuzzCase);
  pending = answer;
  return answer;
}

/** Reads in a process that is reused for the next case, unless the case hangs or kills it. */
function readInChild(fuzzCase: FuzzCase): Promise<FuzzAnswer> {
  const maxMs = MAX_CASE_MS + (child === undefined ? MAX_START_MS : 0);
  child ??= fork(CHILD_FILE, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
  });
  const reader = child;
  let complaint = "";
  reader.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk).slice(-1_000);
  });
  return new Promise((resolve) => {
    const end = (answer: FuzzAnswer) => {
      clearTimeout(timer);
      reader.removeAllListeners();
      reader.stderr?.removeAllListeners("data");
      // Damage to that process must not affect the next document.
      if (answer.fault !== "" || !reader.connected) stopChild();
      resolve(answer);
    };
    const gaveUp = { outcome: "hang", fault: `not done after ${maxMs} ms` };
    const timer = setTimeout(() => end(gaveUp), maxMs);
    reader.once("message", (answer: FuzzAnswer) => end(answer));
    reader.once("exit", (code, signal) => end(deathOf(signal ?? `${code} ${complaint}`)));
    reader.send(fuzzCase);
  });
}

/** V8 aborts when its heap is full; the real isolation gives that a name. */
function deathOf(how: string): FuzzAnswer {
  if (how === "SIGABRT") return { outcome: "EXTRACTION_LIMIT", fault: "" };
  return { outcome: "died", fault: `the process ended: ${how}` };
}

const share = fc.nat({ max: 9_999 }).map((value) => value / 10_000);
const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...MUTATIONS),
  at: share,
  to: share,
  length: fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 8_192 })),
});
const damage = fc.record({
  file: fc.nat(),
  donor: fc.nat(),
  /** The part of the package that is damaged; null for the file as a whole. */
  part: fc.option(fc.nat(), { freq: 4 }),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function damaged(documents: readonly Document[], { file, donor, part, mutations }: Damage) {
  const { name, bytes } = pick(documents, file);
  const other = pick(documents, donor).bytes;
  const hurt = (content: Uint8Array, spliced: Uint8Array) =>
    mutations.reduce((before: Uint8Array, one) => mutate(before, one, spliced), content);
  const container = part === null ? null : await openContainer(bytes);
  if (part === null || container === null || container.parts.length === 0)
    return { fileName: name, bytes: hurt(bytes, other) };
  const index = part % container.parts.length;
  const content = hurt(pick(container.parts, index), pick(container.parts, donor));
  return { fileName: name, bytes: await container.replace(index, content) };
}

describe("damaged documents", () => {
  it.each(formats)(
    "%s: end in text or in a named failure, soon",
    { tags: "draws", timeout: MAX_FORMAT_MS + 2 * (MAX_START_MS + MAX_CASE_MS) },
    async (format) => {
      const documents = documentsOf(format);
      const outcomes = new Set<string>();
      for (const { name, bytes } of documents.slice(0, 1))
        expect(await read({ fileName: name, bytes })).toEqual({ outcome: "text", fault: "" });
      const property = fc.asyncProperty(damage, async (one) => {
        const fuzzCase = await damaged(documents, one);
        const { fault, outcome } = await read(fuzzCase);
        outcomes.add(outcome);
        const hash = createHash("sha256").update(fuzzCase.bytes).digest("hex");
        expect(fault, `${fuzzCase.fileName}, sha256 ${hash}`).toBe("");
      });
      const limits = { numRuns: RUNS, interruptAfterTimeLimit: MAX_FORMAT_MS };
      await fc.assert(property, { ...limits, endOnFailure: true });
      // If all damage were refused at once, the test would show nothing. Of pictures only few are read in that time.
      if (!(format in PICTURES)) expect(outcomes).toContain("text");
    },
  );
});
