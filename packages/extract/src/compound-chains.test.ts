import { describe, expect, it } from "vitest";
import { withoutCircles } from "./compound-chains.ts";
import { readCompoundFile } from "./compound-file.ts";
import { compoundFile } from "./testing/files.ts";

const SECTOR_BYTES = 512;
/** Long enough for sectors of its own (outside the mini stream). */
const CONTENT = Buffer.alloc(20 * SECTOR_BYTES, "chain ");
const FREE_OR_MARK = 0xfffffffa;

const file = () => compoundFile({ "PowerPoint Document": CONTENT });

/** Lets the last sector of the longest chain point back to its middle. */
function withCircle(bytes: Buffer): Buffer {
  const table = (bytes.readUInt32LE(76) + 1) * SECTOR_BYTES;
  const next = (sector: number) => bytes.readUInt32LE(table + 4 * sector);
  const starts = Array.from({ length: SECTOR_BYTES / 4 }, (_, sector) => sector);
  const chains = starts.map((start) => {
    const chain = [start];
    for (let sector = next(start); sector < FREE_OR_MARK; sector = next(sector)) chain.push(sector);
    return chain;
  });
  const longest = chains.reduce((a, b) => (b.length > a.length ? b : a));
  bytes.writeUInt32LE(longest[5] ?? 0, table + 4 * (longest.at(-1) ?? 0));
  return bytes;
}

describe("chains of sectors", () => {
  it("are left as they are where they end", () => {
    const bytes = file();
    expect(withoutCircles(bytes)).toBe(bytes);
  });

  it("are cut where they run in a circle, and all that stands before it is read", () => {
    const mended = withoutCircles(withCircle(file()));
    expect(Buffer.from(mended).equals(file())).toBe(true);
    const stream = readCompoundFile(withCircle(file())).stream("PowerPoint Document");
    expect(Buffer.from(stream ?? []).equals(CONTENT)).toBe(true);
  });

  it("are not looked for in what is no compound file", () => {
    const bytes = Buffer.alloc(2_000, 0x7f);
    expect(withoutCircles(bytes)).toBe(bytes);
    expect(withoutCircles(Buffer.alloc(10))).toHaveLength(10);
  });
});
