import { describe, expect, it } from "vitest";
import { patience } from "../../../../testing/share.ts";
import { ReaderPool } from "./reader-pool.ts";
import { ReaderProcess } from "./reader-process.ts";

const SCRIPT = `console.log('{"type":"ready"}'); setTimeout(() => process.exit(1), 20)`;
const OPTIONS = {
  timeoutMs: 20_000 * patience(),
  memoryMaxBytes: 2 ** 29,
  warm: 1,
  command: [process.execPath, ["-e", SCRIPT]] as const,
};

describe("a pool of readers", () => {
  it("gives up keeping one warm where each dies while it waits, ready as it may be", async () => {
    const started: ReaderProcess[] = [];
    const counts: number[] = [];
    const pool = new ReaderPool(
      OPTIONS,
      (count) => counts.push(count),
      () => {
        const reader = new ReaderProcess(OPTIONS, OPTIONS.command);
        started.push(reader);
        return reader;
      },
    );
    await expect.poll(() => counts.filter((count) => count === 0)).toHaveLength(3);
    await Promise.all(started.map((reader) => reader.ended));
    expect(started.map(({ isReady }) => isReady)).toEqual([true, true, true]);
    await pool.close();
  });
});
