import { describe, expect, it, vi } from "vitest";
import { ReaderPool } from "./reader-pool.ts";
import { ReaderProcess } from "./reader-process.ts";

const OPTIONS = { timeoutMs: 20_000, memoryMaxBytes: 2 ** 29, concurrency: 1, warm: 1, queueMax: 1 };

describe("a pool of readers", () => {
  it("gives up keeping one warm where each dies while it waits, ready as it may be", async () => {
    const script = `console.log('{"type":"ready"}'); setTimeout(() => process.exit(1), 20)`;
    const started: ReaderProcess[] = [];
    const counts: number[] = [];
    const pool = new ReaderPool(
      OPTIONS,
      (count) => counts.push(count),
      () => {
        const reader = new ReaderProcess(OPTIONS, [process.execPath, ["-e", script]]);
        started.push(reader);
        return reader;
      },
    );
    await vi.waitFor(() => expect(counts.filter((count) => count === 0)).toHaveLength(3), 20_000);
    await Promise.all(started.map((reader) => reader.ended));
    expect(started.map(({ isReady }) => isReady)).toEqual([true, true, true]);
    await pool.close();
  });
});
