import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { EXPORT_FORMATS, LIMITS } from "@quizmill/contract";
import { loadReader } from "@quizmill/extract/load-reader";
import { exportSet } from "@quizmill/interchange";
import { fileOf, packageOf } from "@quizmill/interchange/testing";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import { pdfOf } from "../../fixtures/small-pdf.ts";
import { own } from "../../testing/own-children.ts";

/**
 * Small random files of each accepted format: valid ones with damage, and random bytes behind a valid beginning. The
 * same number gives the same file.
 */
interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Order {
  /** Of the format. */
  readonly format: number;
  /** Of the file. */
  readonly number: number;
}

/** What reading a file took. */
interface Read extends Order {
  readonly processorMs: number;
}

/** A package that is larger when it is valid keeps its size. */
const MAX_BYTES = 2_048;
/** What a part of a package may grow to before it is packed again. */
const MAX_PART_BYTES = 500_000;
/** What a reader may be held for, in processor time, and what the benchmark waits for. */
const MAX_MS = LIMITS.extraction.quickProcessorMs;
const PATIENCE_MS = 60_000;
const FIXTURES = path.resolve(import.meta.dirname, "../../fixtures");
/** What parsers of text take for the beginning or the end of something. */
const TOKENS = [
  "(",
  "[",
  "{",
  "<",
  "*",
  "_",
  "`",
  "|",
  "\\",
  "$$",
  "&#",
  "=",
  "~",
  "::",
  "<!--",
  "]]>",
  "\n- ",
  "999999999",
];

const TEXT = madeUpNotes(1, 500).slice(0, 900);
const packed = (parts: Record<string, string | Uint8Array>) =>
  packageOf(Object.entries(parts).map(([name, content]) => ({ name, content })));
const office = (type: string, parts: Record<string, string>) =>
  packed({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${Object.keys(parts)[0]}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    ...parts,
  });
const openDocument = (kind: string, inside: string) =>
  packed({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    "content.xml": `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:body>${inside}</office:body></office:document-content>`,
  });
const beginningOf = (file: string) => readFileSync(path.join(FIXTURES, file)).subarray(0, MAX_BYTES);

/** One of each format that an upload takes. */
async function seeds(): Promise<Seed[]> {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const p =
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  const documents: [name: string, bytes: Uint8Array][] = [
    ["a.pdf", pdfOf([[TEXT.slice(0, 80), TEXT.slice(80, 160)]])],
    [
      "a.docx",
      office("wordprocessingml.document", {
        "word/document.xml": `<w:document ${w}><w:body><w:p><w:r><w:t>${TEXT}</w:t></w:r></w:p></w:body></w:document>`,
      }),
    ],
    [
      "a.pptx",
      office("presentationml.presentation", {
        "ppt/presentation.xml": `<p:presentation ${p}/>`,
        "ppt/slides/slide1.xml": `<p:sld ${p}><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${TEXT}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
      }),
    ],
    ["a.odt", openDocument("text", `<office:text><text:p>${TEXT}</text:p></office:text>`)],
    [
      "a.odp",
      openDocument(
        "presentation",
        `<office:presentation><draw:page><text:p>${TEXT}</text:p></draw:page></office:presentation>`,
      ),
    ],
    [
      "a.epub",
      packed({
        mimetype: "application/epub+zip",
        "META-INF/container.xml":
          '<container><rootfiles><rootfile full-path="p.opf"/></rootfiles></container>',
        "p.opf":
          '<package><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>',
        "c.xhtml": `<html><body><h1>Title</h1><p>${TEXT}</p></body></html>`,
      }),
    ],
    ["a.doc", beginningOf("doc/en-photosynthesis.doc")],
    ["a.ppt", beginningOf("ppt/en-photosynthesis.ppt")],
    ["a.rtf", Buffer.from(`{\\rtf1\\ansi {\\b Title}\\par ${TEXT}\\par {\\field{\\*\\fldinst X}}}`)],
    [
      "a.html",
      Buffer.from(`<html><body><h1>Title</h1><table><tr><td>${TEXT}</td></tr></table></body></html>`),
    ],
    [
      "a.md",
      Buffer.from(
        `# Title\n\n- **Term**: ${TEXT}\n\n| a | b |\n|---|---|\n| c | $x^2$ |\n\n> [link](x) [^1]\n`,
      ),
    ],
    ["a.txt", Buffer.from(`Title\n\n1. ${TEXT}\n\n- item\n`)],
    [
      "a.png",
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    [
      "a.jpg",
      Buffer.from(
        "ffd8ffe000104a46494600010100000100010000ffc00011080010001003012200021101031101ffd9",
        "hex",
      ),
    ],
    ["a.webp", Buffer.from("524946462400000057454250565038201800000030019d012a0100010001", "hex")],
  ];
  const set = {
    title: "Rivers",
    questions: [{ text: "Where does a delta form?", options: ["at the source", "at the mouth"], key: [1] }],
  };
  const printed = ["worksheet", "flashcards"];
  for (const format of EXPORT_FORMATS.filter((one) => !printed.includes(one))) {
    const { bytes, extension } = await exportSet(set, format);
    documents.push([`${format}${extension}`, bytes]);
  }
  return documents.map(([name, bytes]) => ({ name, bytes }));
}

type Random = () => number;
const upTo = (random: Random, max: number) => Math.floor(random() * max);

function damaged(bytes: Uint8Array, random: Random, maxBytes: number): Uint8Array {
  const at = upTo(random, bytes.byteLength);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const slice = after.subarray(0, 1 + upTo(random, 12));
  const token = Buffer.from(TOKENS[upTo(random, TOKENS.length)] ?? "");
  const many = (piece: Uint8Array) => {
    const room = Math.max(0, maxBytes - bytes.byteLength);
    const times = Math.floor((random() ** 2 * room) / Math.max(1, piece.byteLength));
    return Buffer.alloc(times * piece.byteLength, piece);
  };
  const copy = Buffer.from(bytes);
  switch (upTo(random, 6)) {
    case 0:
      return Buffer.concat([before, many(slice), after]);
    case 1:
      return Buffer.concat([before, many(token), after]);
    case 2:
      return before;
    case 3:
      return Buffer.concat([before, after.subarray(slice.byteLength)]);
    case 4:
      return copy.fill(upTo(random, 256), at, at + slice.byteLength);
    default:
      for (let flip = 0; flip < 4; flip += 1) copy[upTo(random, copy.byteLength)] = upTo(random, 256);
      return copy;
  }
}

function damagedOften(bytes: Uint8Array, random: Random, maxBytes: number): Uint8Array {
  let result = bytes;
  for (let times = 1 + upTo(random, 4); times > 0 && result.byteLength > 0; times -= 1)
    result = damaged(result, random, maxBytes);
  return result;
}

/** The random file of this number. */
function randomFile({ bytes }: Seed, number: number): Uint8Array {
  const mostBytes = Math.max(MAX_BYTES, bytes.byteLength);
  const random = seededRandom(number + 1);
  const kind = random();
  if (kind < 0.1)
    return Buffer.concat([bytes.subarray(0, 8), Uint8Array.from({ length: 200 }, () => upTo(random, 256))]);
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isPackage || kind < 0.3) return damagedOften(bytes, random, mostBytes).subarray(0, mostBytes);
  const { names = [], read } = fileOf("", bytes).parts ?? {};
  const parts = names.map((name) => [name, read?.(name) ?? new Uint8Array()] as const);
  const chosen = upTo(random, parts.length);
  const maxBytes = random() < 0.1 ? MAX_PART_BYTES : 8 * MAX_BYTES;
  const changed = parts.map(([name, content], index) => [
    name,
    index === chosen ? damagedOften(content, random, maxBytes) : content,
  ]);
  return packed(Object.fromEntries(changed)).subarray(0, mostBytes);
}

/** Reads files one after another, in a process that can be ended. */
async function openReader() {
  const child = own(fork(import.meta.filename, { serialization: "advanced" }));
  await once(child, "message");
  return child;
}

/** The slowest files of one format. */
async function measure(format: number, count: number): Promise<Read> {
  let slowest: Read = { format, number: 0, processorMs: 0 };
  let child = await openReader();
  for (let number = 0; number < count; number += 1) {
    child.send({ format, number } satisfies Order);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    const ended = once(child, "exit", { signal: controller.signal }).then(() => null);
    const answered = once(child, "message", { signal: controller.signal }).then(([read]) => read as Read);
    const read = await Promise.race([answered, ended]).catch(() => ({
      format,
      number,
      processorMs: PATIENCE_MS,
    }));
    clearTimeout(timer);
    controller.abort();
    for (const one of [answered, ended]) one.catch(() => undefined);
    if (read !== null && read.processorMs > slowest.processorMs) slowest = read;
    if (read !== null && child.connected && read.processorMs < PATIENCE_MS) continue;
    // Its memory ran out, which ends a real reader too, or it never ended.
    child.kill("SIGKILL");
    child = await openReader();
  }
  child.kill();
  return slowest;
}

/** Reads `count` random files of each format; returns what broke the limit. */
export async function readRandomFiles(count: number): Promise<string[]> {
  const broken: string[] = [];
  for (const [format, { name }] of (await seeds()).entries()) {
    const startedAt = performance.now();
    const { number, processorMs } = await measure(format, count);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const line = `${name}: ${count} files in ${seconds} s, the slowest (${number}) ${processorMs.toFixed(0)} ms of the processor`;
    console.log(`  ${line}`);
    if (processorMs > MAX_MS) broken.push(`random files, ${line}`);
  }
  return broken;
}

/** The reader's own process. */
async function readOrders(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const [{ extractText }, all] = [await loadReader(), await seeds()];
  process.on("message", async ({ format, number }: Order) => {
    const seed = all[format] as Seed;
    const bytes = randomFile(seed, number);
    const before = process.cpuUsage();
    await extractText(bytes, seed.name, { pictures: true }).catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    process.send?.({ format, number, processorMs: (user + system) / 1000 } satisfies Read);
  });
  process.send?.("ready");
}

if (process.argv[1] === import.meta.filename && process.send) await readOrders();
