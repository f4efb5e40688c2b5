import { describe, expect, it } from "vitest";
import { zipFile } from "./testing/files.ts";
import { openZip } from "./zip.ts";

const TEXT = "Moss grows on the north side of trees. ".repeat(50);
const PARTS = { "word/document.xml": TEXT, "word/styles.xml": "<s/>" };

const textOf = (bytes: Uint8Array, name: string) => {
  const part = openZip(bytes).read(name);
  return part === null ? null : Buffer.from(part).toString();
};

const DIRECTORY = Buffer.from("PK\u0001\u0002", "latin1");
const END = Buffer.from("PK\u0005\u0006", "latin1");

/** A number of eight bytes, as a ZIP file has it. */
function wide(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** The same archive as a streaming writer leaves it: every size and offset is in a 64-bit field. */
function zip64File(bytes: Buffer): Buffer {
  const from = bytes.indexOf(DIRECTORY);
  const end = bytes.lastIndexOf(END);
  const nameBytes = bytes.readUInt16LE(from + 28);
  const entry = Buffer.from(bytes.subarray(from, from + 46));
  const fields = [24, 20, 42].map((at) => wide(entry.readUInt32LE(at)));
  for (const at of [24, 20, 42]) entry.writeUInt32LE(0xffffffff, at);
  entry.writeUInt16LE(28 + 8, 30);
  const other = Buffer.from([0x55, 0x54, 4, 0, 1, 2, 3, 4]);
  const name = bytes.subarray(from + 46, from + 46 + nameBytes);
  const directory = [entry, name, other, Buffer.from([1, 0, 24, 0]), ...fields];
  const directoryBytes = Buffer.concat(directory).byteLength;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50);
  wide(from).copy(end64, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  wide(from + directoryBytes).copy(locator, 8);
  const tail = Buffer.from(bytes.subarray(end));
  tail.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([bytes.subarray(0, from), ...directory, end64, locator, tail]);
}

describe("a ZIP file", () => {
  it("gives its parts by name, whatever case and slashes are used for it", () => {
    const bytes = zipFile({ ...PARTS, "customXml\\item1.xml": "<i/>" });
    expect(textOf(bytes, "word/document.xml")).toBe(TEXT);
    expect(textOf(bytes, "/Word/Styles.XML")).toBe("<s/>");
    expect(textOf(bytes, "customXml/item1.xml")).toBe("<i/>");
    expect(textOf(bytes, "word/none.xml")).toBeNull();
    expect(openZip(bytes).has("word/none.xml")).toBe(false);
  });

  it("is read with sizes and places of 64 bits", () => {
    expect(textOf(zip64File(zipFile({ "word/document.xml": TEXT })), "word/document.xml")).toBe(TEXT);
  });

  it("is read where bytes stand behind it, or its comment is longer or shorter than it says", () => {
    const bytes = zipFile(PARTS);
    const stated = Buffer.from(bytes);
    stated.writeUInt16LE(500, stated.byteLength - 2);
    for (const one of [Buffer.concat([bytes, Buffer.alloc(900, "x")]), stated]) {
      expect(textOf(one, "word/document.xml")).toBe(TEXT);
    }
  });

  it("gives the whole part where the directory states another size, and as many parts as there are", () => {
    const bytes = zipFile(PARTS);
    const at = bytes.indexOf(DIRECTORY);
    for (const size of [0, 3, 0x7fffffff]) {
      bytes.writeUInt32LE(size, at + 24);
      bytes.writeUInt16LE(1, bytes.byteLength - 12);
      expect(textOf(Uint8Array.from(bytes), "word/document.xml")).toBe(TEXT);
      expect(textOf(Uint8Array.from(bytes), "word/styles.xml")).toBe("<s/>");
    }
  });

  it("is refused where it says nothing that can be true", () => {
    const bytes = zipFile(PARTS);
    expect(() => openZip(bytes.subarray(0, bytes.byteLength - 30))).toThrow("No end");
    const lost = Buffer.from(bytes);
    lost.writeUInt32LE(0xfffffff0, lost.byteLength - 6);
    expect(() => openZip(lost)).toThrow("no entries");
    const moved = Buffer.from(bytes);
    moved.writeUInt32LE(7, moved.indexOf(DIRECTORY) + 42);
    expect(() => openZip(moved).read("word/document.xml")).toThrow("No part");
    const locked = Buffer.from(bytes);
    locked.writeUInt16LE(1, locked.indexOf(DIRECTORY) + 8);
    expect(() => openZip(locked).read("word/document.xml")).toThrow("FILE_ENCRYPTED");
  });

  it("is refused where it has more entries, or unpacks to more, than any document", {
    tags: "thorough",
  }, () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`p${index}`, ""]));
    expect(() => openZip(zipFile(many))).toThrow("EXTRACTION_LIMIT");
    const swollen = zipFile({ a: Buffer.alloc(65 * 1024 * 1024) });
    swollen.writeUInt32LE(10, swollen.indexOf(DIRECTORY) + 24);
    expect(() => openZip(swollen).read("a")).toThrow("EXTRACTION_LIMIT");
    // Parts may overlap: the limit counts everything that was inflated.
    const often = openZip(zipFile({ a: Buffer.alloc(33 * 1024 * 1024) }));
    for (let times = 0; times < 7; times += 1) expect(often.read("a")?.byteLength).toBe(33 * 1024 * 1024);
    expect(() => often.read("a")).toThrow("EXTRACTION_LIMIT");
  });
});
